// What a place looks like to a person who chooses: the features whose weights are learned from choices in other areas.
import { distanceM } from '../../src/geo/point.ts';
import { carriedOver, confidenceIn, match, type Sign, standings, tasteOf } from '../../src/models/transfer/features.ts';
import { learnAffinities, type Tastes } from './affinities.ts';
import { type AreaWorld, type Newcomer, visitsByPerson } from './area-world.ts';
import { type ExpectedFame, learnFame, shrunkFame } from './fame.ts';

/** What is learned of categories before anything is weighed. */
export interface Lessons {
  readonly affinities: Float64Array;
  readonly fame: ExpectedFame;
}

/** An area with the standing of its places at each share of local ratings, as fame learned elsewhere completes it. */
export interface TaughtWorld extends AreaWorld {
  readonly standings: readonly Float64Array[];
}

/** The first five describe place and taste and serve everywhere; the others describe distance and how little is known. */
export const FEATURES = [
  'standing',
  'quality',
  'own category',
  'carried category',
  'standing once known',
  'near here',
  'near what is known',
  'not beyond reach',
  'standing near',
  'standing where guessed',
] as const;
export const WIDTH = FEATURES.length;
const AFFINITY_REGULARIZATION = 0.1;
/** Of the distance features; the exponents are learned. */
const NEAR_M = 1_000;
const REACH_M = 8_000;
/** With so many visits a place, half of a standing is a guess from categories. */
const GUESS_VISITS = 0.1;

export const lessonsFrom = (worlds: readonly AreaWorld[], categoryCount: number): Lessons => ({
  affinities: learnAffinities(
    worlds.flatMap((world) => [...tastesIn(world)]),
    categoryCount,
    AFFINITY_REGULARIZATION,
  ),
  fame: learnFame(
    worlds.map(({ area, locals }) => ({ categories: area.categories, ...locals.at(-1)! })),
    categoryCount,
  ),
});

export function taught(world: AreaWorld, { fame }: Pick<Lessons, 'fame'>): TaughtWorld {
  const expected = world.area.categories.map(fame);
  return {
    ...world,
    standings: world.locals.map(({ counts, visitsAPlace }) =>
      standings(counts.map((count, row) => shrunkFame(count, visitsAPlace, expected[row]!))),
    ),
  };
}

/** The mean category vector of everybody's visits in an area. */
function* tastesIn({ area, vectors }: AreaWorld): Iterable<Tastes> {
  for (const places of visitsByPerson(area).values()) {
    if (places.length < 3) continue;
    const taste = new Map<number, number>();
    for (const place of places) {
      for (const [category, weight] of vectors[place]!) {
        taste.set(category, (taste.get(category) ?? 0) + weight / places.length);
      }
    }
    yield taste;
  }
}

/** How far every place is from where a person stands, and from what is known of them. */
export interface Anchors {
  fromHereM(row: number): number;
  /** To the nearest of here and the first `known` known places. */
  nearestM(row: number, known: number): number;
}

/** Distances are computed when first asked for: training looks at a few places, ranking at all. */
export function anchorsOf({ area }: AreaWorld, { standsAt, known }: Newcomer): Anchors {
  const size = area.positions.length;
  const anchors = [standsAt, ...known];
  const distances = anchors.map(() => new Float64Array(size).fill(Number.NaN));
  const from = (anchor: number, row: number): number => {
    const metres = distances[anchor]![row]!;
    if (!Number.isNaN(metres)) return metres;
    const fresh = distanceM(area.positions[anchors[anchor]!]!, area.positions[row]!);
    distances[anchor]![row] = fresh;
    return fresh;
  };
  return {
    fromHereM: (row) => from(0, row),
    nearestM: (row, count) => {
      let nearest = from(0, row);
      for (let anchor = 1; anchor <= count; anchor++) nearest = Math.min(nearest, from(anchor, row));
      return nearest;
    },
  };
}

/** Visits are signs of taste, all alike: what the data calls a rating of 3 was still worth a visit. */
export const signsFrom = ({ vectors }: AreaWorld, places: readonly number[]): readonly Sign[] =>
  places.map((place) => ({ vector: vectors[place]!, liking: 1, strength: 1 }));

/** What each newcomer visited in the other areas. */
export function signsElsewhere(here: AreaWorld, worlds: readonly AreaWorld[]): ReadonlyMap<number, readonly Sign[]> {
  const signs = new Map<number, Sign[]>(here.newcomers.map(({ person }) => [person, []]));
  for (const world of worlds) {
    if (world.area.name === here.area.name) continue;
    for (const { person, place } of world.area.visits) signs.get(person)?.push(...signsFrom(world, [place]));
  }
  return signs;
}

/** What is known of somebody when they ask: visits that show taste, and how many of those here show where they go. */
export interface Known {
  readonly signs: readonly Sign[];
  readonly visitsHere: number;
}

/** What a place looks like to one person; `target` takes a row of features from `offset` on. */
interface View {
  /** All that does not depend on how much the city's own people have said; comes first. */
  writePersonal(row: number, target: Float64Array, offset: number): void;
  /** All that does: the share by its place in SHARES. */
  writeLocal(row: number, share: number, target: Float64Array, offset: number): void;
}

export function viewOf(
  world: TaughtWorld,
  { signs, visitsHere }: Known,
  affinities: Float64Array,
  anchors: Anchors,
): View {
  const taste = tasteOf(signs, Math.sqrt(affinities.length));
  const carried = carriedOver(taste, affinities);
  const confidence = confidenceIn(signs);
  const guessed = world.locals.map(({ visitsAPlace }) => GUESS_VISITS / (GUESS_VISITS + visitsAPlace));
  return {
    writePersonal(row, target, offset) {
      const metres = anchors.nearestM(row, visitsHere);
      target[offset + 2] = match(taste, world.vectors[row]!);
      target[offset + 3] = match(carried, world.vectors[row]!);
      target[offset + 5] = -Math.log1p(anchors.fromHereM(row) / NEAR_M);
      target[offset + 6] = -Math.log1p(metres / NEAR_M);
      target[offset + 7] = -Math.log1p(metres / REACH_M);
    },
    writeLocal(row, share, target, offset) {
      const standing = world.standings[share]![row]!;
      target[offset] = standing;
      target[offset + 1] = world.locals[share]!.quality[row]!;
      target[offset + 4] = confidence * standing;
      target[offset + 8] = standing * target[offset + 7]!;
      target[offset + 9] = guessed[share]! * standing;
    },
  };
}

export function product(weights: Float64Array, features: Float64Array, offset: number): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += weights[at]! * features[offset + at]!;
  return sum;
}
