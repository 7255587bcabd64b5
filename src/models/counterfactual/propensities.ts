// Probability that a place is looked at by its position in a list, learned from the lists of all people.

/** How often a place was shown at a position, and chosen there. */
export interface Exposure {
  readonly placeId: string;
  /** From 1. */
  readonly position: number;
  readonly shown: number;
  /** At most `shown`. */
  readonly chosen: number;
}

/** Positions from here on count as this one: what stands lower is seldom shown. */
const LAST_POSITION = 20;
const ROUNDS = 100;
/** Each position begins as if it had been shown so often more, looked at as often as studies of eyes say (1 / k^0.7). */
const PRIOR = 20;
const priorAt = (position: number): number => position ** -0.7;

/**
 * The position-based click model: a place is chosen when it is looked at (by position) and liked (by place).
 *
 * @returns by position minus 1, the probability of being looked at, in (0, 1], that of the first position 1; without any
 * exposure the prior, 1 / k^0.7
 * Source: expectation maximisation for the position-based model as in Wang, Golbandi, Bendersky, Metzler and Najork (2018),
 * "Position bias estimation for unbiased learning to rank in personal search", section 4. Departures: what people like is one
 * number a place, and a prior keeps positions steady that few have seen.
 */
export function propensitiesOf(exposures: readonly Exposure[]): Float64Array {
  const usable = exposures.filter(({ shown, chosen }) => shown > 0 && chosen <= shown);
  const looked = Float64Array.from({ length: LAST_POSITION }, (_, at) => priorAt(at + 1));
  const liked = new Map(usable.map(({ placeId }) => [placeId, 0.5]));
  for (let round = 0; round < ROUNDS; round++) maximise(usable, looked, liked);
  const first = looked[0]!;
  return looked.map((value) => Math.min(1, value / first));
}

/** One round of EM: expected looks and likings under the present parameters, then the parameters that fit them. */
function maximise(exposures: readonly Exposure[], looked: Float64Array, liked: Map<string, number>): void {
  const lookedSum = Float64Array.from(looked, (_, at) => PRIOR * priorAt(at + 1));
  const lookedOf = new Float64Array(looked.length).fill(PRIOR);
  const likedSum = new Map<string, number>();
  const likedOf = new Map<string, number>();
  for (const { placeId, position, shown, chosen } of exposures) {
    const at = indexOf(position);
    const [look, like] = [looked[at]!, liked.get(placeId)!];
    const passed = (shown - chosen) / Math.max(1e-9, 1 - look * like);
    add(likedSum, placeId, chosen + passed * like * (1 - look));
    add(likedOf, placeId, shown);
    lookedSum[at]! += chosen + passed * look * (1 - like);
    lookedOf[at]! += shown;
  }
  for (const at of looked.keys()) looked[at] = lookedSum[at]! / lookedOf[at]!;
  for (const [placeId, sum] of likedSum) liked.set(placeId, sum / likedOf.get(placeId)!);
}

const add = (sums: Map<string, number>, key: string, value: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + value);
};

export const indexOf = (position: number): number => Math.min(position, LAST_POSITION) - 1;
