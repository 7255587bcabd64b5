// The transfer model as the cross-city protocol trains it: on some areas, for use in another.
import { distanceM } from '../domain/geography.ts';
import { type Random, seededRandom } from '../math/random.ts';
import { learnAffinities, type Tastes } from '../models/transfer/affinities.ts';
import { type Choice, fitChoices } from '../models/transfer/choice.ts';
import { carriedOver, confidenceIn, match, type Sign, tasteOf } from '../models/transfer/features.ts';
import { type AreaWorld, hiddenWithin, MOST_KNOWN, type Newcomer } from './cross-city-world.ts';
import { grouped } from './cross-city-yelp.ts';

export interface TrainedTransfer {
  readonly affinities: Float64Array;
  /** In the order of FEATURES. */
  readonly weights: Float64Array;
  readonly logLikelihood: number;
}

/** The first five describe place and taste and serve everywhere; the others describe distance. */
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
] as const;
const WIDTH = FEATURES.length;
const ALTERNATIVES = 30;
const CHOICES_A_PERSON = 4;
/** Where few places lie within the radius, fewer alternatives must do. */
const MOST_DRAWS = 1_500;
const AFFINITY_REGULARIZATION = 0.1;
const RIDGE = 1;
/** Of the distance features; the exponents are learned. */
const NEAR_M = 1_000;
const REACH_M = 8_000;

export const affinitiesIn = (worlds: readonly AreaWorld[], categoryCount: number): Float64Array =>
  learnAffinities(
    worlds.flatMap((world) => [...tastesIn(world)]),
    categoryCount,
    AFFINITY_REGULARIZATION,
  );

/** @param withinM only choices of places so near to where the person stands are learned from */
export function trainTransfer(
  worlds: readonly AreaWorld[],
  affinities: Float64Array,
  seed: number,
  withinM = Number.POSITIVE_INFINITY,
): TrainedTransfer {
  const random = seededRandom(seed);
  const choices = worlds.flatMap((world) => {
    return world.newcomers.flatMap((newcomer) => {
      const hidden = hiddenWithin(world, newcomer, withinM);
      return hidden.length > 0 ? choicesOf(world, { ...newcomer, hidden }, affinities, withinM, random) : [];
    });
  });
  return { affinities, ...fitChoices(choices, WIDTH, new Float64Array(WIDTH).fill(RIDGE)) };
}

/** The mean category vector of everybody's visits in an area. */
function* tastesIn({ area, vectors }: AreaWorld): Iterable<Tastes> {
  for (const places of grouped(area.visits.map(({ person, place }) => [person, place] as const)).values()) {
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

function choicesOf(
  world: AreaWorld,
  newcomer: Newcomer,
  affinities: Float64Array,
  withinM: number,
  random: Random,
): readonly Choice[] {
  const visited = new Set([newcomer.standsAt, ...newcomer.known, ...newcomer.hidden]);
  const anchors = anchorsOf(world, newcomer);
  return Array.from({ length: CHOICES_A_PERSON }, () => {
    const write = featuresFor(world, newcomer, random.below(MOST_KNOWN + 1), affinities, anchors);
    const features = new Float64Array(ALTERNATIVES * WIDTH);
    write(newcomer.hidden[random.below(newcomer.hidden.length)]!, features, 0);
    let alternatives = 1;
    for (let draw = 0; draw < MOST_DRAWS && alternatives < ALTERNATIVES; draw++) {
      const row = random.below(world.area.positions.length);
      if (!visited.has(row) && anchors.fromHereM(row) <= withinM) write(row, features, alternatives++ * WIDTH);
    }
    return { features, alternatives };
  }).filter(({ alternatives }) => alternatives > 1);
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

/** Writes the features of a place for a person of whom `known` visits are known into `target` from `offset` on. */
function featuresFor(world: AreaWorld, newcomer: Newcomer, known: number, affinities: Float64Array, anchors: Anchors) {
  const signs = signsIn(world, newcomer, known);
  const taste = tasteOf(signs, Math.sqrt(affinities.length));
  const carried = carriedOver(taste, affinities);
  const confidence = confidenceIn(signs);
  return (row: number, target: Float64Array, offset: number): void => {
    const standing = world.standing[row]!;
    const metres = anchors.nearestM(row, known);
    const reach = -Math.log1p(metres / REACH_M);
    target[offset] = standing;
    target[offset + 1] = world.quality[row]!;
    target[offset + 2] = match(taste, world.vectors[row]!);
    target[offset + 3] = match(carried, world.vectors[row]!);
    target[offset + 4] = confidence * standing;
    target[offset + 5] = -Math.log1p(anchors.fromHereM(row) / NEAR_M);
    target[offset + 6] = -Math.log1p(metres / NEAR_M);
    target[offset + 7] = reach;
    target[offset + 8] = standing * reach;
  };
}

/** Visits are signs of taste, all alike: what the data calls a rating of 3 was still worth a visit. */
export const signsIn = (world: AreaWorld, newcomer: Newcomer, known: number): readonly Sign[] =>
  newcomer.known.slice(0, known).map((place) => ({ vector: world.vectors[place]!, liking: 1, strength: 1 }));

export function transferUtilities(
  model: TrainedTransfer,
  world: AreaWorld,
  newcomer: Newcomer,
  known: number,
  anchors: Anchors,
): Float64Array {
  const write = featuresFor(world, newcomer, known, model.affinities, anchors);
  const features = new Float64Array(WIDTH);
  return world.standing.map((_, row) => {
    write(row, features, 0);
    let utility = 0;
    for (let at = 0; at < WIDTH; at++) utility += features[at]! * model.weights[at]!;
    return utility;
  });
}
