// One area as the cross-city protocol sees it: residents make a place known and rated, newcomers choose.
import { distanceM } from '../domain/geography.ts';
import { seededRandom, shuffle } from '../math/random.ts';
import { type CategoryVector, categoryVectors, relativeQuality, standings } from '../models/transfer/features.ts';
import { type Area, grouped } from './cross-city-yelp.ts';

export interface AreaWorld {
  readonly area: Area;
  /** Visits by residents: all that is public about a place's fame. */
  readonly popularity: Float64Array;
  readonly standing: Float64Array;
  readonly quality: Float64Array;
  readonly vectors: readonly CategoryVector[];
  /** People whose choices are to be predicted; their visits made no place known. */
  readonly newcomers: readonly Newcomer[];
}

/** Everything one newcomer did in the area, cut in three. */
export interface Newcomer {
  readonly person: number;
  /** Where they stand: the position of one place they know. */
  readonly standsAt: number;
  /** What may be known of them, in the order in which it becomes known. */
  readonly known: readonly number[];
  /** What they went on to visit: to be found. */
  readonly hidden: readonly number[];
}

export const MOST_KNOWN = 5;
const LEAST_HIDDEN = 5;

/** Every other person is a resident, wherever they go, so that nobody is both. */
export const isResident = (person: number): boolean => seededRandom(person + 1).next() < 0.5;

export function areaWorld(area: Area, categoryCount: number, seed: number): AreaWorld {
  const size = area.positions.length;
  const residents = area.visits.filter(({ person }) => isResident(person));
  const counts = new Float64Array(size);
  const stars = new Float64Array(size);
  for (const visit of residents) {
    counts[visit.place]! += 1;
    stars[visit.place]! += visit.stars;
  }
  const mean = residents.reduce((sum, each) => sum + each.stars, 0) / Math.max(1, residents.length);
  return {
    area,
    popularity: counts,
    standing: standings(counts),
    quality: counts.map((count, row) => relativeQuality(count > 0 ? stars[row]! / count : mean, count, mean)),
    vectors: categoryVectors(area.categories, categoryCount),
    newcomers: newcomersOf(area, seed),
  };
}

function newcomersOf(area: Area, seed: number): readonly Newcomer[] {
  const placesOf = grouped(area.visits.map(({ person, place }) => [person, place] as const));
  return [...placesOf.entries()].flatMap(([person, visited]) => {
    const places = [...new Set(visited)];
    if (isResident(person) || places.length < 1 + MOST_KNOWN + LEAST_HIDDEN) return [];
    // The data has no times, so which visits came first is drawn.
    const order = shuffle(places, seededRandom(seed + person));
    const [standsAt, ...rest] = order as [number, ...number[]];
    return [{ person, standsAt, known: rest.slice(0, MOST_KNOWN), hidden: rest.slice(MOST_KNOWN) }];
  });
}

/** What they went on to visit within reach of where they stand. */
export function hiddenWithin({ area }: AreaWorld, { standsAt, hidden }: Newcomer, withinM: number): readonly number[] {
  const here = area.positions[standsAt]!;
  return hidden.filter((place) => distanceM(here, area.positions[place]!) <= withinM);
}
