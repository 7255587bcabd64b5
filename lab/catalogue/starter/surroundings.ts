// What a stranger would be told about where a place is: the sight next to it, the metro, the name of the quarter.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCity } from '../../../src/compose/city.ts';
import { distanceM, type Point } from '../../../src/geo/point.ts';
import type { CatalogueRow } from './row.ts';

interface Neighbour {
  readonly name: string;
  /** To the next ten metres. */
  readonly apartM: number;
  /** Lines of the metro; empty for a sight. */
  readonly lines: readonly string[];
}

/** What is around a place with that address: a bar on Plaza de Santa Ana is not "one minute from Plaza de Santa Ana". */
export function withoutOwnSquare({ landmark, ...rest }: Surroundings, address = ''): Surroundings {
  return landmark === undefined || address.startsWith(landmark.name) ? rest : { ...rest, landmark };
}

export interface Surroundings {
  /** The name people use where there is one, else the barrio. */
  readonly quarter?: string;
  readonly landmark?: Neighbour;
  readonly metro?: Neighbour;
}

const LANDMARK_REACH_M = 800;
const METRO_REACH_M = 1_000;

/** The best-known rows are the landmarks of all the others. */
export function surroundingsIn(known: readonly CatalogueRow[]): (point: Point) => Surroundings {
  const landmarks = known.filter((row) => row.prominence >= 3.9 && isSight(row.categories) && !isWide(row.types));
  const metro = stations();
  const { areas } = loadCity('madrid');
  return (point) => {
    const there = areas.areasAt(point);
    const official = there.filter(({ kind }) => kind !== 'neighbourhood').map(({ name }) => name);
    const quarter = there.find(
      ({ kind, name }) =>
        kind !== 'district' &&
        !isTakenForAnother(name, point) &&
        !official.some((each) => BEYOND[name]?.includes(each)),
    )?.name;
    const landmark = best(
      landmarks
        .filter(({ name }) => name !== quarter)
        .map((row) => ({
          name: shortName(row.name),
          at: { latDeg: row.lat, lngDeg: row.lng },
          lines: [],
          pull: row.prominence,
        })),
      point,
      LANDMARK_REACH_M,
    );
    const station = best(metro, point, METRO_REACH_M);
    return {
      ...(quarter ? { quarter } : {}),
      ...(landmark ? { landmark } : {}),
      ...(station ? { metro: station } : {}),
    };
  };
}

/**
 * Barrios called after what is only a part of them: a statue in the barrio Palacio is not in the palace; and what is drawn
 * around an airport, or around two quarters at once.
 */
function isTakenForAnother(name: string, point: Point): boolean {
  return NO_QUARTERS.has(name) || (name === 'Casa de Campo' && isEastOfRiver(point));
}
const NO_QUARTERS = new Set(['Palacio', 'Aeropuerto', 'Aeropuerto de Barajas', 'Argüelles y Princesa']);

/** Where quarters are drawn too far: barrios and districts whose people would not say that they live there. */
const BEYOND: Readonly<Record<string, readonly string[]>> = {
  Vallecas: ['Retiro'],
  'Barrio de la Concepción': ['Quintana'],
  Montecarmelo: ['Valverde'],
  Sanchinarro: ['Valverde'],
  Chueca: ['Sol', 'Cortes'],
};

/** The barrio called Casa de Campo has streets on this side of the river, which comes from the north-west. */
const isEastOfRiver = ({ latDeg, lngDeg }: Point): boolean => lngDeg > (latDeg > 40.4225 ? -3.7305 : -3.7235);

/** Too long or too large for the distance to its one point to mean anything. */
const WIDE = new Set(['street', 'large park', 'riverside park', 'forest', 'nature reserve', 'historic quarter']);
const isWide = (types: readonly string[]): boolean => types.some((type) => WIDE.has(type));

/** "Andén 0. Estación de Chamberí" is long for a passing mention. */
const shortName = (name: string): string => name.split('. ')[0] ?? name;

interface Mark {
  readonly name: string;
  readonly at: Point;
  readonly lines: readonly string[];
  readonly pull: number;
}

const SIGHTS = new Set([
  'museums',
  'monuments',
  'tourist attractions',
  'parks',
  'markets',
  'places of worship',
  'sports',
]);
const isSight = (categories: readonly string[]): boolean => SIGHTS.has(categories[0] ?? '');

/** A sight so near is the place itself or what it is part of; a station may be at the door. */
const AT_THE_SPOT_M = 25;

/** Nearness first; a famous sight may be 250 m farther than a lesser one. */
function best(marks: readonly Mark[], from: Point, reachM: number): Neighbour | undefined {
  const ranked = marks
    .map((mark) => ({ mark, apartM: distanceM(mark.at, from) }))
    .filter(({ mark, apartM }) => apartM <= reachM && (apartM >= AT_THE_SPOT_M || mark.lines.length > 0))
    .sort(
      (a, b) => a.apartM - 250 * a.mark.pull - (b.apartM - 250 * b.mark.pull) || (a.mark.name < b.mark.name ? -1 : 1),
    );
  const [first] = ranked;
  if (first === undefined) return undefined;
  return { name: first.mark.name, lines: first.mark.lines, apartM: Math.max(10, Math.round(first.apartM / 10) * 10) };
}

interface StationRow {
  readonly name: string;
  readonly network: string;
  readonly lines: readonly string[];
  readonly lat: number;
  readonly lng: number;
}

function stations(): Mark[] {
  return json<{ stations: readonly StationRow[] }>('stations.json')
    .stations.filter(({ network, lines }) => network === 'metro' && lines.length > 0)
    .map(({ name, lines, lat, lng }) => ({ name, lines, at: { latDeg: lat, lngDeg: lng }, pull: 0 }));
}

function json<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(join('data', 'cities', 'madrid', file), 'utf8')) as Shape;
}
