// Transfer and its rivals, asked about every newcomer of a held-out area.
import { seededRandom } from '../../src/math/random.ts';
import { ndcgAt } from '../../src/models/training/ranking-metrics.ts';
import { match, standings, tasteOf } from '../../src/models/transfer/features.ts';
import { fameFactorOf, pullOf, utilityOf } from '../../src/models/transfer/utility.ts';
import { DEFAULT_HALFWAY_M, keptAt } from '../../src/recommend/distance.ts';
import { type AreaWorld, hiddenWithin, type Newcomer, SHARES } from '../transfer/area-world.ts';
import { type Anchors, anchorsOf, type Known } from '../transfer/choice-features.ts';
import type { LearnedTransfer } from '../transfer/weights.ts';

/** `transfer` as its own scores rank; `transfer x distance` as `recommend` applies distance to them in a city without curves. */
export const RIVALS = [
  'transfer',
  'transfer x distance',
  'popularity',
  'nearest',
  'local only',
  'popularity x distance',
  'chance',
] as const;
export type Rival = (typeof RIVALS)[number];

export const byRival = <T>(value: (rival: Rival) => T): Record<Rival, T> =>
  Object.fromEntries(RIVALS.map((rival) => [rival, value(rival)])) as Record<Rival, T>;

/** One question's answers about everybody who was asked. */
export interface Scores {
  readonly people: readonly number[];
  /** NDCG@10 in the order of people, by rival, for each of SHARES. */
  readonly byShare: readonly Readonly<Record<Rival, readonly number[]>>[];
}

interface GrowingScores {
  readonly people: number[];
  readonly byShare: readonly Readonly<Record<Rival, number[]>>[];
}

interface Asked {
  readonly world: AreaWorld;
  /** Of its places, by visits of residents alone as in the service, for each of SHARES. */
  readonly standings: readonly Float64Array[];
  readonly model: LearnedTransfer;
  readonly withinM: number;
  readonly seed: number;
}

export const askedOf = (world: AreaWorld, model: LearnedTransfer, withinM: number, seed: number): Asked => ({
  world,
  standings: world.locals.map(({ counts }) => standings(counts)),
  model,
  withinM,
  seed,
});

const DEPTH = 10;

/** What is known of somebody in one question; undefined where it is not asked about them. */
export type Question = (newcomer: Newcomer) => Known | undefined;

/** Everybody who has something to be found within reach answers every question. @returns one element a question */
export function scoresOf(asked: Asked, newcomers: readonly Newcomer[], questions: readonly Question[]): Scores[] {
  const scores = questions.map((): GrowingScores => ({ people: [], byShare: SHARES.map(() => byRival(() => [])) }));
  for (const newcomer of newcomers) {
    const wanted = new Set(hiddenWithin(asked.world, newcomer, asked.withinM));
    if (wanted.size === 0) continue;
    const anchors = anchorsOf(asked.world, newcomer);
    questions.forEach((question, at) => {
      const known = question(newcomer);
      if (!known) return;
      scores[at]!.people.push(newcomer.person);
      askOnce(asked, newcomer, { known, anchors, wanted }, scores[at]!);
    });
  }
  return scores;
}

interface Asking {
  readonly known: Known;
  readonly anchors: Anchors;
  readonly wanted: ReadonlySet<number>;
}

function askOnce(asked: Asked, newcomer: Newcomer, { known, anchors, wanted }: Asking, scores: GrowingScores): void {
  // What is known of the person is not to be found again.
  const seen = new Set([newcomer.standsAt, ...newcomer.known.slice(0, known.visitsHere)]);
  const rows = asked.world.order.filter((row) => !seen.has(row) && anchors.fromHereM(row) <= asked.withinM);
  const utilities = utilitiesBy(asked, newcomer, { known, anchors, rows });
  const everyShare = new Map<Rival, number>();
  for (const [share, own] of scores.byShare.entries()) {
    for (const rival of RIVALS) {
      const score = everyShare.get(rival) ?? ndcgOf(utilities[rival](share), rows, wanted);
      if (!NEEDS_RATINGS.has(rival)) everyShare.set(rival, score);
      own[rival].push(score);
    }
  }
}

/** The others are the same however much the city has said. */
const NEEDS_RATINGS: ReadonlySet<Rival> = new Set([
  'transfer',
  'transfer x distance',
  'popularity',
  'popularity x distance',
]);

function utilitiesBy(
  { world, standings, model: { weights, affinities }, seed }: Asked,
  newcomer: Newcomer,
  { known, anchors, rows }: Pick<Asking, 'known' | 'anchors'> & { readonly rows: Uint32Array },
): Record<Rival, (share: number) => Float64Array> {
  /** One number a row, in the order of `rows`. */
  const ofRows = (numberOf: (row: number, at: number) => number): Float64Array => {
    const values = new Float64Array(rows.length);
    for (let at = 0; at < rows.length; at++) values[at] = numberOf(rows[at]!, at);
    return values;
  };
  const awayM = ofRows((row) => anchors.nearestM(row, known.visitsHere));
  const near = awayM.map((metres) => 1 / (1 + metres / 1_000));
  const pull = pullOf(weights, affinities, known.signs);
  const matched = ofRows((row) => match(pull, world.vectors[row]!));
  const fameFactor = fameFactorOf(weights, known.signs);
  const transfer = (share: number) => {
    const [{ quality }, standing] = [world.locals[share]!, standings[share]!];
    return ofRows((row, at) => utilityOf(weights, matched[at]!, quality[row]!, fameFactor, standing[row]!));
  };
  const keeps = ofRows((row) => keptAt(anchors.fromHereM(row), DEFAULT_HALFWAY_M));
  const taste = tasteOf(known.signs, Math.sqrt(affinities.length));
  const random = seededRandom(seed + newcomer.person);
  const visits = (share: number) => {
    const { counts } = world.locals[share]!;
    return ofRows((row) => counts[row]!);
  };
  return {
    transfer,
    'transfer x distance': (share) => transfer(share).map((utility, at) => Math.max(0, utility) * keeps[at]!),
    popularity: visits,
    nearest: () => awayM.map((metres) => -metres),
    // The visits' own categories, nearer first among equals: all that these visits alone can teach.
    'local only': () => ofRows((row, at) => (0.05 + match(taste, world.vectors[row]!)) * near[at]!),
    'popularity x distance': (share) => visits(share).map((count, at) => count * near[at]!),
    chance: () => ofRows(() => random.next()),
  };
}

/** @param utilities one a row, in the order of `rows` */
function ndcgOf(utilities: Float64Array, rows: Uint32Array, wanted: ReadonlySet<number>): number {
  const top: number[] = [];
  for (let position = 0; position < rows.length; position++) {
    const utility = utilities[position]!;
    if (top.length === DEPTH && utility <= utilities[top[DEPTH - 1]!]!) continue;
    let at = Math.min(top.length, DEPTH - 1);
    while (at > 0 && utility > utilities[top[at - 1]!]!) at--;
    top.splice(at, 0, position);
    top.length = Math.min(top.length, DEPTH);
  }
  return ndcgAt(
    top.map((position) => wanted.has(rows[position]!)),
    wanted.size,
    DEPTH,
  );
}

/** Areas together: a person who was asked in several counts once, with the mean of their scores. */
export function together(parts: readonly Scores[]): Scores {
  const asked = parts.flatMap(({ people }) => people);
  const people = [...new Set(asked)];
  const unitOf = new Map(people.map((person, unit) => [person, unit]));
  const times = new Float64Array(people.length);
  for (const person of asked) times[unitOf.get(person)!]! += 1;
  const meanOf = (scores: readonly number[]): readonly number[] => {
    const means = new Float64Array(people.length);
    asked.forEach((person, at) => {
      const unit = unitOf.get(person)!;
      means[unit]! += scores[at]! / times[unit]!;
    });
    return Array.from(means);
  };
  return {
    people,
    byShare: SHARES.map((_, share) =>
      byRival((rival) => meanOf(parts.flatMap(({ byShare }) => byShare[share]![rival]))),
    ),
  };
}
