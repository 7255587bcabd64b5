// Licensed terraces of Madrid: bars, cafés and restaurants with tables outside, by the City Council's lists of September 2023
// (with the hours the terrace may be open) and April 2026 (which of them there are today).
import { join } from 'node:path';
import type { City } from '../../../src/city/city.ts';
import type { Provenance } from '../../../src/domain/place.ts';
import { distanceM, type Point } from '../../../src/geo/point.ts';
import { csvRows } from '../../../src/ingest/readers/csv.ts';
import { openFile } from '../../../src/ingest/readers/file.ts';
import { signWritten } from '../../city/streets.ts';
import { officialAddress } from '../official-address.ts';
import { similarity } from './names.ts';
import { OFFICIAL_FOLDER } from './official.ts';

export const LICENSED: Provenance = { source: 'municipal', asOf: '2026-04' };
export const HOURS_LICENSED: Provenance = { source: 'municipal', asOf: '2023-09' };

export interface Terrace {
  /** The name on the sign, in capitals and mostly without accents. */
  readonly sign: string;
  readonly position: Point;
  /** Code of the street and number: one door. */
  readonly door: string;
  /** As the index of streets writes it. */
  readonly address: string;
  /** When the terrace may be open, OSM syntax: not the opening hours of the house. Of Sundays the lists know nothing. */
  readonly hours?: string;
  /** It had a terrace under this name in 2023 already. */
  readonly isLasting: boolean;
  readonly tables: number;
}

/** Terraces of April 2026 whose door the index of streets knows. */
export async function readTerraces({ streets }: City): Promise<Terrace[]> {
  const earlier = new Map<string, Cells[]>();
  for await (const cells of table('terraces_2023-09.csv.gz', ['hours_mon_thu_season', 'tables', 'in_2026']))
    if (cells.in_2026 === 'same') earlier.set(doorOf(cells), [...(earlier.get(doorOf(cells)) ?? []), cells]);
  const terraces: Terrace[] = [];
  for await (const cells of table('terraces_2026-04.csv.gz', ['name', 'road', 'coord_src'])) {
    const position: Point = { latDeg: Number(cells.lat), lngDeg: Number(cells.lon) };
    const street = `${signWritten(cells.road_class ?? '')} ${signWritten(cells.road ?? '')}, ${cells.number}`;
    const official = officialAddress(streets, street, position);
    if (official === undefined || official.offM > NEAR_M) continue;
    const before = earlier.get(doorOf(cells))?.find(({ name = '' }) => similarity(name, cells.name ?? '') >= SAME_SIGN);
    const hours = before && hoursOf(before);
    terraces.push({
      sign: (cells.name ?? '').trim(),
      position,
      door: doorOf(cells),
      address: official.address,
      ...(hours !== undefined && { hours }),
      isLasting: before !== undefined,
      tables: Number(before?.tables ?? 0),
    });
  }
  return terraces;
}

type Cells = Readonly<Record<string, string>>;

/** The census places premises; a door farther off is a slip in one of the two. */
const NEAR_M = 60;
const SAME_SIGN = 0.5;

const doorOf = ({ cod_via, number }: Cells): string => `${cod_via}-${number}`;

async function* table(name: string, required: readonly string[]) {
  const path = join(OFFICIAL_FOLDER, 'terraces-municipal', name);
  for await (const { cells } of csvRows(path, openFile(path), required)) yield cells;
}

/** By the City Council's terrace ordinance. */
const SEASON = 'Mar 15-Oct 31';
const REST = 'Nov 01-Mar 14';
/** A day without a rule would be one on which it is shut. */
const SUNDAYS = 'Su unknown';

function hoursOf(cells: Cells): string | undefined {
  const season = weekOf(cells.hours_mon_thu_season, cells.hours_fri_sat_season);
  const rest = weekOf(cells.hours_mon_thu_rest, cells.hours_fri_sat_rest);
  if (season === undefined) return undefined;
  if (rest?.join() === season.join()) return [...season, SUNDAYS].join('; ');
  const inSeason = season.map((rule) => `${SEASON} ${rule}`);
  return [...inSeason, ...(rest ?? []).map((rule) => `${REST} ${rule}`), SUNDAYS].join('; ');
}

const SPAN = /^\d\d:\d\d-\d\d:\d\d$/u;

function weekOf(monToThu = '', friAndSat = ''): string[] | undefined {
  if (!SPAN.test(monToThu) || !SPAN.test(friAndSat)) return undefined;
  return monToThu === friAndSat ? [`Mo-Sa ${monToThu}`] : [`Mo-Th ${monToThu}`, `Fr,Sa ${friAndSat}`];
}

export const isNear = (one: Point, other: Point, withinM: number): boolean => distanceM(one, other) <= withinM;
