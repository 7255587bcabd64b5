// Transfer and its rivals, asked about every newcomer of a held-out area.
import { seededRandom } from '../../src/math/random.ts';
import { ndcgAt } from '../../src/models/training/ranking-metrics.ts';
import { match, tasteOf } from '../../src/models/transfer/features.ts';
import { type CountedWorld, lookOf, utilitiesOf } from './form.ts';
import type { LearnedTransfer } from './learning.ts';
import { type Anchors, anchorsOf, type Known } from './model.ts';
import { hiddenWithin, type Newcomer, SHARES } from './world.ts';

export const RIVALS = ['transfer', 'popularity', 'nearest', 'local only', 'popularity x distance', 'chance'] as const;
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

export interface Asked {
  readonly world: CountedWorld;
  readonly model: LearnedTransfer;
  readonly withinM: number;
  readonly seed: number;
}

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
const NEEDS_RATINGS: ReadonlySet<Rival> = new Set(['transfer', 'popularity', 'popularity x distance']);

function utilitiesBy(
  { world, model, seed }: Asked,
  newcomer: Newcomer,
  { known, anchors, rows }: Pick<Asking, 'known' | 'anchors'> & { readonly rows: Uint32Array },
): Record<Rival, (share: number) => Float64Array> {
  const ofRows = (numberOf: (row: number) => number): Float64Array => {
    const values = new Float64Array(world.vectors.length);
    for (const row of rows) values[row] = numberOf(row);
    return values;
  };
  const awayM = ofRows((row) => anchors.nearestM(row, known.visitsHere));
  const near = ofRows((row) => 1 / (1 + awayM[row]! / 1_000));
  const taste = tasteOf(known.signs, Math.sqrt(model.affinities.length));
  const random = seededRandom(seed + newcomer.person);
  const transfer = utilitiesOf(model.weights, world, lookOf(world, known, model, anchors), rows);
  const visits = (share: number) => world.locals[share]!.counts;
  return {
    transfer: (share) => transfer[share]!,
    popularity: visits,
    nearest: () => ofRows((row) => -awayM[row]!),
    // The visits' own categories, nearer first among equals: all that these visits alone can teach.
    'local only': () => ofRows((row) => (0.05 + match(taste, world.vectors[row]!)) * near[row]!),
    'popularity x distance': (share) => ofRows((row) => visits(share)[row]! * near[row]!),
    chance: () => ofRows(() => random.next()),
  };
}

function ndcgOf(utilities: Float64Array, rows: Uint32Array, wanted: ReadonlySet<number>): number {
  const top: number[] = [];
  for (const row of rows) {
    if (top.length === DEPTH && utilities[row]! <= utilities[top[DEPTH - 1]!]!) continue;
    let at = Math.min(top.length, DEPTH - 1);
    while (at > 0 && utilities[row]! > utilities[top[at - 1]!]!) at--;
    top.splice(at, 0, row);
    top.length = Math.min(top.length, DEPTH);
  }
  return ndcgAt(
    top.map((row) => wanted.has(row)),
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
