// Other cities' visits, read into one form: named places with canonical categories, and who went where after where.
import type { Category } from '../../src/domain/category.ts';
import type { Point } from '../../src/geo/point.ts';
import { CATEGORIES, categoriesNamed } from '../../src/vocabulary/categories.ts';
import type { Tastes } from './affinities.ts';
import { grouped } from './yelp.ts';

interface VisitedPlace {
  readonly position: Point;
  readonly category: Category;
}

/** Somebody went from one place to another within hours. Both are numbers of `places`. */
export interface Move {
  readonly from: number;
  readonly to: number;
}

export interface VisitedCity {
  readonly name: string;
  readonly places: readonly VisitedPlace[];
  readonly visits: readonly { readonly person: string; readonly place: number }[];
  readonly moves: readonly Move[];
}

interface TimedVisit {
  readonly person: string;
  readonly place: number;
  readonly atMs: number;
}

const SAME_OUTING_MS = 8 * 3_600_000;

/** Gowalla check-ins: venues have names, and a name's head noun tells the category ("Bryant Park", "Museum of Sex"). */
export function readGowalla(venues: string, events: string): VisitedCity {
  const categoryOf = new Map(linesOf(venues, '\t').map(([id, name]) => [id, categoryByName(name ?? '')]));
  const places: VisitedPlace[] = [];
  const rowOf = new Map<string, number>();
  const visits: TimedVisit[] = [];
  for (const [person, time, lat, lng, venue] of linesOf(events, '\t') as [string, string, string, string, string][]) {
    const category = categoryOf.get(venue);
    if (!category) continue;
    if (!rowOf.has(venue)) {
      rowOf.set(venue, places.length);
      places.push({ position: { latDeg: Number(lat), lngDeg: Number(lng) }, category });
    }
    visits.push({ person, place: rowOf.get(venue)!, atMs: Date.parse(time) });
  }
  return { name: 'New York', places, visits, moves: movesIn(visits) };
}

/** What the last words of an English name say, or the first before "of"; undefined where they say nothing clear. */
export function categoryByName(name: string): Category | undefined {
  const words = name
    .toLowerCase()
    .replace(/[^\p{L}\s&/]/gu, ' ')
    .split(/\s+/u)
    .filter(Boolean);
  const heads = [words.slice(-2).join(' '), words.at(-1) ?? '', words[1] === 'of' ? (words[0] ?? '') : ''];
  for (const head of heads) {
    const named = categoriesNamed(head);
    if (named.length === 1) return named[0];
  }
  return undefined;
}

const FLICKR_CATEGORIES: Readonly<Record<string, Category>> = {
  Museum: 'museums',
  Park: 'parks',
  'Parks and spaces': 'parks',
  Religion: 'places of worship',
  Sport: 'sports',
  'Sports stadiums': 'sports',
  Shopping: 'malls',
  Historical: 'monuments',
  Structure: 'tourist attractions',
  Structures: 'tourist attractions',
  Amusement: 'amusement parks',
  Beach: 'nature',
  'Public galleries': 'art galleries',
  Cultural: 'museums',
};

/** Photo itineraries: one file of sights and one of visits a city; ambiguous kinds of sights are left out. */
export function readItineraries(name: string, sights: string, visits: string): VisitedCity {
  const [header, ...rows] = linesOf(sights, ',') as [string[], ...string[][]];
  const column = (title: string) => header.indexOf(title);
  const places: VisitedPlace[] = [];
  const rowOf = new Map<string, number>();
  for (const row of rows) {
    const category = FLICKR_CATEGORIES[row[column('poiCat')]!];
    if (!category) continue;
    rowOf.set(row[column('poiID')]!, places.length);
    // Melbourne's two columns are titled the wrong way round.
    const [a, b] = [Number(row[column('poiLat')]), Number(row[column('poiLon')])];
    places.push({ position: Math.abs(a) <= 90 ? { latDeg: a, lngDeg: b } : { latDeg: b, lngDeg: a }, category });
  }
  const timed = linesOf(visits, ',')
    .slice(1)
    .filter((row) => rowOf.has(row[2]!))
    .map((row) => ({ person: row[0]!, place: rowOf.get(row[2]!)!, atMs: Number(row[3]) * 1_000 }));
  return { name, places, visits: timed, moves: movesIn(timed) };
}

function movesIn(visits: readonly TimedVisit[]): readonly Move[] {
  return [...grouped(visits.map((visit) => [visit.person, visit] as const)).values()].flatMap((own) => {
    const inOrder = [...own].sort((a, b) => a.atMs - b.atMs);
    return inOrder.slice(1).flatMap((next, at): Move[] => {
      const before = inOrder[at]!;
      const sameOuting = next.atMs - before.atMs <= SAME_OUTING_MS && next.place !== before.place;
      return sameOuting ? [{ from: before.place, to: next.place }] : [];
    });
  });
}

/** Columns of the travel review ratings, in order. */
const RATED: readonly Category[] = [
  'places of worship',
  'resorts',
  'nature',
  'parks',
  'theatres',
  'museums',
  'malls',
  'zoo',
  'restaurants',
  'pubs/bars',
  'local services',
  'burger/pizza shops',
  'hotels',
  'juice bars',
  'art galleries',
  'dance clubs',
  'swimming pools',
  'sports',
  'bakeries',
  'beauty & spas',
  'cafes',
  'view points',
  'monuments',
  'gardens',
];

/** Each person's ratings, as deviations from what everybody gives the category, in standard deviations; 0 means none. */
export function readTravelRatings(text: string): readonly Tastes[] {
  const rows = linesOf(text, ',')
    .slice(1)
    .map((row) => RATED.map((_, at) => Number(row[at + 1]) || 0));
  const scales = RATED.map((_, at) => momentsOf(rows.map((row) => row[at]!).filter((rating) => rating > 0)));
  return rows.map((row) => {
    const known = row.flatMap((rating, at): [number, number][] => {
      const { mean, deviation } = scales[at]!;
      return rating > 0 ? [[CATEGORIES.indexOf(RATED[at]!), (rating - mean) / deviation]] : [];
    });
    const own = known.reduce((sum, [, liking]) => sum + liking, 0) / Math.max(1, known.length);
    return new Map(known.map(([category, liking]) => [category, liking - own]));
  });
}

function momentsOf(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, deviation: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) };
}

const linesOf = (text: string, separator: string): string[][] =>
  text
    .trim()
    .split(/\r?\n/u)
    .map((line) => line.split(separator));
