// The rule of choice on a grid: no setting is preferred for coming first, and each is judged together with the settings beside it,
// because of settings that are equally good the luckiest stands alone and the best one stands among good ones.

export interface GridPoint<Choice> {
  readonly choice: Choice;
  /** Settings that cannot be put in order, such as the kind of a member: only points of one family are neighbours. */
  readonly family: string;
  /** Steps on each ladder; neighbours differ by one step on one ladder. */
  readonly at: readonly number[];
}

/** One setting, held against what was hidden: `merit` is maximised. */
interface Judged<Choice> {
  readonly choice: Choice;
  readonly merit: number;
}

/** @param people the first so many of those asked */
type Judge<Choice, Trial extends Judged<Choice>> = (choice: Choice, people: number) => Trial;

interface GridSearch<Trial> extends Leader<Trial> {
  readonly trials: readonly Trial[];
  /** Every point that all people were asked about. */
  readonly leaders: readonly Leader<Trial>[];
}

export interface Leader<Trial> {
  readonly chosen: Trial;
  /** The merit of the point averaged with its neighbours', which is what a choice is made by. */
  readonly merit: number;
}

/** All points are judged by so many people, the best tenth of them by everybody (successive halving in one step). */
const SCOUTS = 1_000;
const KEPT_SHARE = 0.1;
const FEWEST_KEPT = 40;

export function chooseOnGrid<Choice, Trial extends Judged<Choice>>(
  points: readonly GridPoint<Choice>[],
  judge: Judge<Choice, Trial>,
  people: number,
): GridSearch<Trial> {
  const scouted = points.map(({ choice }) => judge(choice, Math.min(people, SCOUTS)));
  const first = smoothed(points, meritsOf(scouted));
  const kept = people <= SCOUTS ? new Set(points.keys()) : bestOf(first);
  const judged = points.map(({ choice }, at) =>
    kept.has(at) && people > SCOUTS ? judge(choice, people) : scouted[at]!,
  );
  // Points that only the scouts judged still count as neighbours: a point must not gain because the bad ones beside it were dropped.
  const drift = sumOver(kept, judged) / (sumOver(kept, scouted) || 1);
  const merits = judged.map(({ merit }, at) => (kept.has(at) ? merit : merit * drift));
  const last = smoothed(points, merits);
  const leaders = Array.from(kept, (at) => ({ chosen: judged[at]!, merit: last[at]! }));
  const top = leaders.reduce((leader, other) => (other.merit > leader.merit ? other : leader));
  return { ...top, trials: judged, leaders };
}

const meritsOf = (trials: readonly Judged<unknown>[]): readonly number[] => trials.map(({ merit }) => merit);

const sumOver = (kept: ReadonlySet<number>, trials: readonly Judged<unknown>[]): number =>
  [...kept].reduce((sum, at) => sum + trials[at]!.merit, 0);

function bestOf(merits: readonly number[]): ReadonlySet<number> {
  const order = [...merits.keys()].sort((a, b) => merits[b]! - merits[a]! || a - b);
  return new Set(order.slice(0, Math.max(FEWEST_KEPT, Math.ceil(merits.length * KEPT_SHARE))).sort((a, b) => a - b));
}

/** Each merit averaged with its neighbours': a point counts twice, each neighbour once. */
export function smoothed(points: readonly GridPoint<unknown>[], merits: readonly number[]): readonly number[] {
  const keyOf = (family: string, at: readonly number[]) => `${family} ${at.join(' ')}`;
  const known = new Map(points.map(({ family, at }, index) => [keyOf(family, at), merits[index]!]));
  return points.map(({ family, at }, index) => {
    let sum = 2 * merits[index]!;
    let count = 2;
    for (const [ladder, step] of at.entries()) {
      for (const beside of [step - 1, step + 1]) {
        const merit = known.get(keyOf(family, at.with(ladder, beside)));
        if (merit === undefined) continue;
        sum += merit;
        count++;
      }
    }
    return sum / count;
  });
}
