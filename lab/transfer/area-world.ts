// One area as the cross-city protocol sees it: residents make a place known and rated, newcomers choose.
import { distanceM } from '../../src/geo/point.ts';
import { seededRandom, shuffle } from '../../src/math/random.ts';
import { type CategoryVector, categoryVectors, relativeQuality } from '../../src/models/transfer/features.ts';
import { type Area, grouped } from './yelp.ts';

export interface AreaWorld {
  readonly area: Area;
  /** What is known of its places where so many of its people have rated, in the order of SHARES. */
  readonly locals: readonly LocalRatings[];
  readonly vectors: readonly CategoryVector[];
  /** People whose choices are to be predicted; their visits made no place known. */
  readonly newcomers: readonly Newcomer[];
  /** All places, drawn: equals are ranked in this order, as the order of the data betrays who is visited. */
  readonly order: Uint32Array;
}

interface LocalRatings {
  /** Visits by residents: all that is public about a place's fame. */
  readonly counts: Float64Array;
  readonly visitsAPlace: number;
  readonly quality: Float64Array;
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

/** Parts of an area's people whose ratings are there: a city without any, with the first few, with half of all. */
export const SHARES = [0, 0.01, 0.05, 0.2, 0.5] as const;
export const MOST_KNOWN = 5;
/** Around here: places that a person who stands somewhere may well go to. */
export const NEARBY_M = 5_000;
const LEAST_HIDDEN = 5;

/** Which half of all people are the newcomers: everybody is one once, and a resident once. */
export const HALVES = ['first', 'second'] as const;
type Half = (typeof HALVES)[number];

/** Who is a resident at a small share is one at a larger, and wherever they go; who is none at the largest is a newcomer. */
function isResident(person: number, share: number, newcomers: Half): boolean {
  const drawn = seededRandom(person + 1).next();
  return newcomers === 'first' ? drawn < share : drawn >= 1 - share;
}

export function areaWorld(area: Area, categoryCount: number, seed: number, half: Half = 'first'): AreaWorld {
  const rows = Uint32Array.from(area.positions.keys());
  return {
    area,
    locals: SHARES.map((share) => localRatings(area, share, half)),
    vectors: categoryVectors(area.categories, categoryCount),
    newcomers: newcomersOf(area, seed, half),
    order: shuffle(rows, seededRandom(seed)),
  };
}

function localRatings(area: Area, share: number, half: Half): LocalRatings {
  const size = area.positions.length;
  const residents = area.visits.filter(({ person }) => isResident(person, share, half));
  const counts = new Float64Array(size);
  const stars = new Float64Array(size);
  for (const visit of residents) {
    counts[visit.place]! += 1;
    stars[visit.place]! += visit.stars;
  }
  const mean = residents.reduce((sum, each) => sum + each.stars, 0) / Math.max(1, residents.length);
  return {
    counts,
    visitsAPlace: residents.length / Math.max(1, size),
    quality: counts.map((count, row) => relativeQuality(count > 0 ? stars[row]! / count : mean, count, mean)),
  };
}

function newcomersOf(area: Area, seed: number, half: Half): readonly Newcomer[] {
  return [...visitsByPerson(area).entries()].flatMap(([person, visited]) => {
    const places = [...new Set(visited)];
    if (isResident(person, SHARES.at(-1)!, half) || places.length < 1 + MOST_KNOWN + LEAST_HIDDEN) return [];
    // The data has no times, so which visits came first is drawn.
    const order = shuffle(places, seededRandom(seed + person));
    const [standsAt, ...rest] = order as [number, ...number[]];
    return [{ person, standsAt, known: rest.slice(0, MOST_KNOWN), hidden: rest.slice(MOST_KNOWN) }];
  });
}

/** The places of everybody's visits. */
export const visitsByPerson = ({ visits }: Area): ReadonlyMap<number, readonly number[]> =>
  grouped(visits.map(({ person, place }) => [person, place] as const));

/** What they went on to visit within reach of where they stand. */
export function hiddenWithin({ area }: AreaWorld, { standsAt, hidden }: Newcomer, withinM: number): readonly number[] {
  const here = area.positions[standsAt]!;
  return hidden.filter((place) => distanceM(here, area.positions[place]!) <= withinM);
}
