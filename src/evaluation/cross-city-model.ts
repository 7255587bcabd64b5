// The transfer model as the cross-city protocol trains it: on some areas, for use in another.
import { distanceM } from '../domain/geography.ts';
import { type Random, seededRandom } from '../math/random.ts';
import { learnAffinities, type Tastes } from '../models/transfer/affinities.ts';
import { type Choice, fitChoices } from '../models/transfer/choice.ts';
import { carriedOver, match, tasteOf } from '../models/transfer/features.ts';
import { type AreaWorld, MOST_KNOWN, type Newcomer } from './cross-city-world.ts';
import { grouped } from './cross-city-yelp.ts';

export interface TrainedTransfer {
  readonly affinities: Float64Array;
  readonly weights: Float64Array;
  readonly scaleM: number;
  /** Categories with a distance weight of their own. */
  readonly groups: readonly number[];
  readonly logLikelihood: number;
}

export const FEATURES = [
  'standing',
  'quality',
  'own category',
  'carried category',
  'standing once known',
  'near',
  'near what is known',
];
const CATEGORY_GROUPS = 12;
const ALTERNATIVES = 25;
const CHOICES_A_PERSON = 3;
const AFFINITY_REGULARIZATION = 0.1;
const RIDGE = 1;
const GROUP_RIDGE = 200;
/** Of the distance features; the exponents are learned. */
const SCALE_M = 1_000;

export function trainTransfer(worlds: readonly AreaWorld[], categoryCount: number, seed: number): TrainedTransfer {
  const affinities = learnAffinities(
    worlds.flatMap((world) => [...tastesIn(world)]),
    categoryCount,
    AFFINITY_REGULARIZATION,
  );
  const groups = commonest(worlds, categoryCount);
  const base = { affinities, scaleM: SCALE_M, groups };
  const random = seededRandom(seed);
  const choices = worlds.flatMap((world) => world.newcomers.flatMap((each) => choicesOf(world, each, base, random)));
  const width = FEATURES.length + groups.length;
  const ridge = Float64Array.from({ length: width }, (_, at) => (at < FEATURES.length ? RIDGE : GROUP_RIDGE));
  return { ...base, ...fitChoices(choices, width, ridge) };
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

function commonest(worlds: readonly AreaWorld[], categoryCount: number): readonly number[] {
  const counts = new Float64Array(categoryCount);
  for (const { area } of worlds)
    for (const { place } of area.visits) for (const c of area.categories[place]!) counts[c]! += 1;
  return Array.from(counts.keys())
    .sort((a, b) => counts[b]! - counts[a]!)
    .slice(0, CATEGORY_GROUPS);
}

function choicesOf(world: AreaWorld, newcomer: Newcomer, base: FeatureBase, random: Random): readonly Choice[] {
  const visited = new Set([newcomer.standsAt, ...newcomer.known, ...newcomer.hidden]);
  const width = FEATURES.length + base.groups.length;
  const anchors = anchorsOf(world, newcomer);
  return Array.from({ length: CHOICES_A_PERSON }, () => {
    const write = featuresFor(world, newcomer, random.below(MOST_KNOWN + 1), base, anchors);
    const features = new Float64Array(ALTERNATIVES * width);
    write(newcomer.hidden[random.below(newcomer.hidden.length)]!, features, 0);
    for (let alternative = 1; alternative < ALTERNATIVES; ) {
      const row = random.below(world.area.positions.length);
      if (!visited.has(row)) write(row, features, alternative++ * width);
    }
    return { features, alternatives: ALTERNATIVES };
  });
}

export type FeatureBase = Pick<TrainedTransfer, 'affinities' | 'scaleM' | 'groups'>;

/** How far every place is from where a person stands, and from what is known of them: rows of one number a place. */
export interface Anchors {
  readonly fromHereM: Float64Array;
  /** Element k: to the nearest of here and the first k known places. */
  readonly nearestM: readonly Float64Array[];
}

export function anchorsOf({ area }: AreaWorld, { standsAt, known }: Newcomer): Anchors {
  const from = (place: number) =>
    Float64Array.from(area.positions, (position) => distanceM(area.positions[place]!, position));
  const fromHereM = from(standsAt);
  const nearestM = [fromHereM];
  for (const place of known) {
    const [before, next] = [nearestM.at(-1)!, from(place)];
    nearestM.push(before.map((metres, row) => Math.min(metres, next[row]!)));
  }
  return { fromHereM, nearestM };
}

/** Writes the features of a place for a person of whom `known` visits are known into `target` from `offset` on. */
export function featuresFor(world: AreaWorld, newcomer: Newcomer, known: number, base: FeatureBase, anchors: Anchors) {
  const size = Math.sqrt(base.affinities.length);
  const signs = newcomer.known
    .slice(0, known)
    .map((place) => ({ vector: world.vectors[place]!, liking: 1, strength: 1 }));
  const taste = tasteOf(signs, size);
  const carried = carriedOver(taste, base.affinities);
  const confidence = known / (known + 2);
  const nearestM = anchors.nearestM[known]!;
  return (row: number, target: Float64Array, offset: number): void => {
    const near = -Math.log1p(nearestM[row]! / base.scaleM);
    target[offset] = world.standing[row]!;
    target[offset + 1] = world.quality[row]!;
    target[offset + 2] = match(taste, world.vectors[row]!);
    target[offset + 3] = match(carried, world.vectors[row]!);
    target[offset + 4] = confidence * world.standing[row]!;
    target[offset + 5] = -Math.log1p(anchors.fromHereM[row]! / base.scaleM);
    target[offset + 6] = near;
    const categories = world.area.categories[row]!;
    for (let at = 0; at < base.groups.length; at++) {
      target[offset + 7 + at] = categories.includes(base.groups[at]!) ? near : 0;
    }
  };
}

export function transferUtilities(
  model: TrainedTransfer,
  world: AreaWorld,
  newcomer: Newcomer,
  known: number,
  anchors: Anchors,
): Float64Array {
  const write = featuresFor(world, newcomer, known, model, anchors);
  const features = new Float64Array(model.weights.length);
  return anchors.fromHereM.map((_, row) => {
    write(row, features, 0);
    let utility = 0;
    for (let at = 0; at < features.length; at++) utility += features[at]! * model.weights[at]!;
    return utility;
  });
}
