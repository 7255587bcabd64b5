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

/** The first six describe place and taste and serve everywhere; the others describe distance. */
export const FEATURES = [
  'standing',
  'standing squared',
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
    const draw = drawFrom(world);
    return world.newcomers.flatMap((newcomer) => {
      const hidden = hiddenWithin(world, newcomer, withinM);
      return hidden.length > 0 ? choicesOf(world, { ...newcomer, hidden }, affinities, draw, random) : [];
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

/** Alternatives are drawn half from all places, half by fame: what matters is who wins among the known ones. */
interface Draw {
  row(random: Random): number;
  /** Chance with which a row is drawn. */
  readonly chance: Float64Array;
}

function drawFrom({ popularity }: AreaWorld): Draw {
  const total = popularity.reduce((sum, count) => sum + count, 0);
  const chance = popularity.map((count) => 0.5 / popularity.length + (0.5 * count) / total);
  const upTo = new Float64Array(chance.length);
  chance.forEach((share, row) => {
    upTo[row] = (upTo[row - 1] ?? 0) + share;
  });
  return {
    chance,
    row(random) {
      const target = random.next() * upTo.at(-1)!;
      let [low, high] = [0, upTo.length - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (upTo[middle]! <= target) low = middle + 1;
        else high = middle;
      }
      return low;
    },
  };
}

function choicesOf(
  world: AreaWorld,
  newcomer: Newcomer,
  affinities: Float64Array,
  draw: Draw,
  random: Random,
): readonly Choice[] {
  const visited = new Set([newcomer.standsAt, ...newcomer.known, ...newcomer.hidden]);
  const anchors = anchorsOf(world, newcomer);
  return Array.from({ length: CHOICES_A_PERSON }, () => {
    const write = featuresFor(world, newcomer, random.below(MOST_KNOWN + 1), affinities, anchors);
    const features = new Float64Array(ALTERNATIVES * WIDTH);
    const offsets = new Float64Array(ALTERNATIVES);
    for (let alternative = 0; alternative < ALTERNATIVES; ) {
      const row = alternative === 0 ? newcomer.hidden[random.below(newcomer.hidden.length)]! : draw.row(random);
      if (alternative > 0 && visited.has(row)) continue;
      offsets[alternative] = -Math.log(draw.chance[row]!);
      write(row, features, alternative++ * WIDTH);
    }
    return { features, alternatives: ALTERNATIVES, offsets };
  });
}

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
function featuresFor(world: AreaWorld, newcomer: Newcomer, known: number, affinities: Float64Array, anchors: Anchors) {
  const signs = signsIn(world, newcomer, known);
  const taste = tasteOf(signs, Math.sqrt(affinities.length));
  const carried = carriedOver(taste, affinities);
  const confidence = confidenceIn(signs);
  const nearestM = anchors.nearestM[known]!;
  return (row: number, target: Float64Array, offset: number): void => {
    const standing = world.standing[row]!;
    const reach = -Math.log1p(nearestM[row]! / REACH_M);
    target[offset] = standing;
    target[offset + 1] = (standing * standing) / 10;
    target[offset + 2] = world.quality[row]!;
    target[offset + 3] = match(taste, world.vectors[row]!);
    target[offset + 4] = match(carried, world.vectors[row]!);
    target[offset + 5] = confidence * standing;
    target[offset + 6] = -Math.log1p(anchors.fromHereM[row]! / NEAR_M);
    target[offset + 7] = -Math.log1p(nearestM[row]! / NEAR_M);
    target[offset + 8] = reach;
    target[offset + 9] = standing * reach;
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
  return anchors.fromHereM.map((_, row) => {
    write(row, features, 0);
    let utility = 0;
    for (let at = 0; at < WIDTH; at++) utility += features[at]! * model.weights[at]!;
    return utility;
  });
}
