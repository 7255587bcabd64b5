// Eight metropolitan areas in one file: reads them apart. Category numbers are the same in every area.
import { distanceM, type Point } from '../../src/geo/point.ts';

export interface Area {
  readonly name: string;
  readonly positions: readonly Point[];
  readonly categories: readonly (readonly number[])[];
  readonly visits: readonly Visit[];
}

interface Visit {
  readonly person: number;
  /** Row in the area. */
  readonly place: number;
  readonly stars: number;
}

export interface YelpTexts {
  readonly positions: string;
  readonly categories: string;
  /** Train, tune and test alike: here the split is by area and by person. */
  readonly visits: readonly string[];
}

const CENTRES: Readonly<Record<string, Point>> = {
  Phoenix: { latDeg: 33.45, lngDeg: -112.07 },
  'Las Vegas': { latDeg: 36.17, lngDeg: -115.14 },
  Charlotte: { latDeg: 35.23, lngDeg: -80.84 },
  Pittsburgh: { latDeg: 40.44, lngDeg: -80.0 },
  Madison: { latDeg: 43.07, lngDeg: -89.4 },
  Montreal: { latDeg: 45.5, lngDeg: -73.57 },
  Urbana: { latDeg: 40.11, lngDeg: -88.21 },
  Edinburgh: { latDeg: 55.95, lngDeg: -3.19 },
};

export function readAreas(texts: YelpTexts): readonly Area[] {
  const positions = new Map(
    numbersOf(texts.positions).map(([id, latDeg, lngDeg]) => [id!, { latDeg: latDeg!, lngDeg: lngDeg! }]),
  );
  const categories = grouped(numbersOf(texts.categories).map(([id, category]) => [id!, category!]));
  const visits = texts.visits.flatMap(numbersOf);
  const areaOf = new Map([...positions].map(([id, position]) => [id, nearestCentre(position)]));
  return Object.keys(CENTRES).map((name) => {
    const ids = [...positions.keys()].filter((id) => areaOf.get(id) === name).sort((a, b) => a - b);
    const rowOf = new Map(ids.map((id, row) => [id, row]));
    return {
      name,
      positions: ids.map((id) => positions.get(id)!),
      categories: ids.map((id) => categories.get(id) ?? []),
      visits: visits
        .filter(([, id]) => rowOf.has(id!))
        // Values above 5 are sums over repeated visits, and none of them is a low opinion.
        .map(([person, id, stars]) => ({ person: person!, place: rowOf.get(id!)!, stars: Math.min(5, stars!) })),
    };
  });
}

const nearestCentre = (position: Point): string =>
  Object.entries(CENTRES).reduce((best, each) =>
    distanceM(position, each[1]) < distanceM(position, best[1]) ? each : best,
  )[0];

const numbersOf = (text: string): number[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/u).map(Number));

export function grouped<K, V>(pairs: Iterable<readonly [K, V]>): ReadonlyMap<K, readonly V[]> {
  const groups = new Map<K, V[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** Category numbers run from 0 to this, exclusively. */
export const categoryCountOf = (areas: readonly Area[]): number =>
  areas.reduce((most, { categories }) => categories.flat().reduce((a, b) => Math.max(a, b + 1), most), 0);
