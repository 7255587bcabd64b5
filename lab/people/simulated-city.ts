// A simulated population over a catalogue: for measuring speed and for tests of learning, never for claims about people.
import { asPlaceId } from '../../src/domain/branded.ts';
import { catalogueOf } from '../../src/domain/catalogue.ts';
import type { Category } from '../../src/domain/category.ts';
import type { Place } from '../../src/domain/place.ts';
import type { Profile } from '../../src/domain/profile.ts';
import { type Random, seededRandom } from '../../src/math/random.ts';
import type { TrainingSet } from '../../src/models/training/train-all.ts';
import { CATEGORIES } from '../../src/vocabulary/categories.ts';

export interface SimulationOptions {
  readonly people: number;
  readonly reviews: number;
  readonly seed: number;
}

/** Hidden tastes that nobody states; what is learned must find them. */
const HIDDEN_TASTES = 8;
/** How much a rating is due to stated category, hidden taste and chance. */
const RATING = { category: 1.1, taste: 0.9, noise: 0.5, middle: 3.4 } as const;
const STATED_CATEGORIES = 4;

/** People with stated likings and hidden tastes review places that are popular or to their taste. */
export function simulatePeople(places: readonly Place[], { people, reviews, seed }: SimulationOptions): Profile[] {
  const random = seededRandom(seed);
  const tastes = places.map(() => Array.from({ length: HIDDEN_TASTES }, () => random.gaussian()));
  const popular = drawByWeight(places.map((_, at) => 1 / (at + 20) ** 0.8));
  return Array.from({ length: people }, () => {
    const likes = new Map(CATEGORIES.map((category) => [category, random.gaussian()]));
    const taste = Array.from({ length: HIDDEN_TASTES }, () => random.gaussian() / Math.sqrt(HIDDEN_TASTES));
    const appeal = (at: number) =>
      RATING.category * likes.get(places[at]!.categories[0]!)! + RATING.taste * product(taste, tastes[at]!);
    const count = Math.max(1, Math.round((reviews / people) * Math.exp(random.gaussian() * 0.7 - 0.245)));
    return { categories: stated(likes, random), places: visits(places, appeal, popular, count, random) };
  });
}

/** A city of nameless places for timing at full size. */
export function simulatedCity(options: SimulationOptions & { readonly places: number }): TrainingSet {
  const random = seededRandom(options.seed);
  const places = Array.from({ length: options.places }, (_, at) => namelessPlace(at, random));
  const catalogue = catalogueOf('simulated', places);
  return { catalogue, people: simulatePeople(catalogue.places, options) };
}

/** Mostly what pleases, among what is popular; each place once. */
function visits(
  places: readonly Place[],
  appeal: (at: number) => number,
  popular: (random: Random) => number,
  count: number,
  random: Random,
): Profile['places'] {
  const rated = new Map<Place['id'], number>();
  for (let attempt = 0; attempt < count * 6 && rated.size < count; attempt++) {
    const at = popular(random);
    const pleasure = appeal(at);
    if (random.next() > 1 / (1 + Math.exp(-1.5 * pleasure))) continue;
    const rating = Math.round(RATING.middle + pleasure + RATING.noise * random.gaussian());
    rated.set(places[at]!.id, Math.min(5, Math.max(1, rating)));
  }
  return rated;
}

/** Half of the people state a few likings, strongest first, on the scale from 0 to 5. */
function stated(likes: ReadonlyMap<Category, number>, random: Random): Profile['categories'] {
  if (random.next() < 0.5) return new Map();
  const strongest = [...likes].sort(([, a], [, b]) => Math.abs(b) - Math.abs(a)).slice(0, STATED_CATEGORIES);
  return new Map(
    strongest.map(([category, liking]) => [category, Math.min(5, Math.max(0, Math.round(2.5 + 1.5 * liking)))]),
  );
}

function drawByWeight(weights: readonly number[]): (random: Random) => number {
  const sums = new Float64Array(weights.length);
  weights.reduce((sum, weight, at) => {
    sums[at] = sum + weight;
    return sums[at]!;
  }, 0);
  return (random) => {
    const wanted = random.next() * sums.at(-1)!;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sums[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

function namelessPlace(at: number, random: Random): Place {
  return {
    id: asPlaceId(`simulated-${at}`),
    name: `Place ${at}`,
    aliases: [],
    position: { latDeg: 40.42 + 0.05 * random.gaussian(), lngDeg: -3.7 + 0.05 * random.gaussian() },
    types: [],
    categories: [CATEGORIES[random.below(CATEGORIES.length)]!],
    cuisines: [],
    description: { en: '', es: '' },
    prices: [],
    features: [],
    rating: { mean: 0, count: 0 },
    prominence: 5 / (1 + at / 50),
    closedForGood: false,
    source: 'simulated',
    provenance: {},
  };
}

const product = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * b[at]!, 0);
