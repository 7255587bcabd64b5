// Conveniences of Madrid: by the City Council's lists public toilets (May 2026), areas for dogs (2023) and the drinking fountains
// that were in service on 22 August 2026; by the region's list pharmacies (2021), of which only the doors are known. Facts alone are taken; what the lists say in sentences is left where it is.
import { join } from 'node:path';
import type { City } from '../../../src/city/city.ts';
import type { Category } from '../../../src/domain/category.ts';
import type { Point } from '../../../src/geo/point.ts';
import { csvRows } from '../../../src/ingest/readers/csv.ts';
import { openFile } from '../../../src/ingest/readers/file.ts';
import { readOfficialStreets, signWritten } from '../../city/streets.ts';
import { officialAddress } from '../official-address.ts';
import { OFFICIAL_FOLDER } from './official.ts';
import type { KindKey } from './prose/kinds.ts';

export interface Amenity {
  /** By the list's own number where it has one, else by the point. */
  readonly id: string;
  readonly kind: KindKey & ('toilet' | 'dogs' | 'tap' | 'pharmacy');
  /** Of the vocabulary. */
  readonly concept: 'toilet' | 'dog_park' | 'drinking_fountain' | 'pharmacy';
  readonly category: Category;
  readonly position: Point;
  /** As the index of streets writes it; without a number where the door is elsewhere. */
  readonly address?: string;
  readonly asOf: string;
  readonly source: 'municipal' | 'comunidad';
}

export async function readAmenities(city: City): Promise<readonly Amenity[]> {
  return [...(await toilets(city)), ...(await dogAreas(city)), ...(await fountains(city)), ...(await pharmacies(city))];
}

async function toilets(city: City): Promise<Amenity[]> {
  const found: Amenity[] = [];
  for await (const cells of table('public_toilets_2026-05.csv.gz', ['code', 'road'])) {
    const position = pointOf(cells);
    found.push({
      ...{ id: `aseo-${cells.code!.toLowerCase()}`, kind: 'toilet', concept: 'toilet', category: 'local services' },
      ...{ position, asOf: '2026-05', source: 'municipal' },
      ...addressOf(city, streetOf(cells), numberOf(cells), position),
    });
  }
  return found;
}

/** The source has no points: those that were put farther off than a few doors could be anywhere in their street. */
async function dogAreas(city: City): Promise<Amenity[]> {
  const found: Amenity[] = [];
  for await (const cells of table('dog_areas_2023.csv.gz', ['id', 'coord_src'])) {
    if (!isWellPlaced(cells.coord_src ?? '')) continue;
    const position = pointOf(cells);
    found.push({
      ...{ id: `area-canina-${cells.id}`, kind: 'dogs', concept: 'dog_park', category: 'parks' },
      ...{ position, asOf: '2023', source: 'municipal' },
      ...addressOf(city, streetOf(cells), numberOf(cells), position),
    });
  }
  return found;
}

const MOST_DOORS_OFF = 10;

function isWellPlaced(source: string): boolean {
  const doors = /^near_(\d+)$/u.exec(source)?.[1];
  return source === 'number' || source === 'street_between' || Number(doors ?? Infinity) <= MOST_DOORS_OFF;
}

/** Those in service and known to be for people: a basin for dogs is none to drink from. */
async function fountains(city: City): Promise<Amenity[]> {
  const found: Amenity[] = [];
  for await (const cells of table('fountains_2026-08.csv.gz', ['state', 'use', 'address'])) {
    if (cells.state !== 'OPERATIVO' || !FOR_PEOPLE.has(cells.use ?? '')) continue;
    const position = pointOf(cells);
    const [street = '', number = ''] = (cells.address ?? '').split(/,\s*(?=\d)/u);
    const at = [cells.lat!, cells.lon!].map((degrees) => Math.round(Math.abs(Number(degrees)) * POINTS_A_DEGREE));
    found.push({
      ...{ id: `fuente-${at.join('-')}`, kind: 'tap', concept: 'drinking_fountain', category: 'local services' },
      ...{ position, asOf: '2026-08-22', source: 'municipal' },
      ...addressOf(city, street, numberIn(number), position),
    });
  }
  return found;
}

const FOR_PEOPLE: ReadonlySet<string> = new Set(['PERSONAS', 'MIXTO']);
/** The list has points to a millionth of a degree and no numbers. */
const POINTS_A_DEGREE = 1e6;

/** One door each, without a name or hours: who needs one today is sent to the nearest. */
async function pharmacies(city: City): Promise<Amenity[]> {
  const folder = join(OFFICIAL_FOLDER, 'streets-official');
  const { streets, doors } = await readOfficialStreets(folder, (source) => source === 'cm_pharmacies2021');
  const names = new Map(streets.map(({ code, type, link, name }) => [code, [type, link, name].join(' ')]));
  return doors.map(({ code, number, position }) => ({
    ...{ id: `farmacia-${code}-${number}`, kind: 'pharmacy', concept: 'pharmacy', category: 'local services' },
    ...{ position, asOf: '2021', source: 'comunidad' },
    ...addressOf(city, names.get(code) ?? '', number, position),
  }));
}

type Cells = Readonly<Record<string, string>>;

async function* table(name: string, required: readonly string[]) {
  const path = join(OFFICIAL_FOLDER, 'amenities-municipal', name);
  for await (const { cells } of csvRows(path, openFile(path), ['lat', 'lon', ...required])) yield cells;
}

const pointOf = ({ lat, lon }: Cells): Point => ({ latDeg: Number(lat), lngDeg: Number(lon) });

const streetOf = ({ road_class: type = '', road = '' }: Cells): string =>
  `${signWritten(type)} ${signWritten(road.trim())}`.trim();

const numberOf = ({ number = '' }: Cells): number | undefined => numberIn(number);

function numberIn(text: string): number | undefined {
  const number = Number.parseInt(text, 10);
  return number > 0 ? number : undefined;
}

/** A number that stands so far off misleads; the street alone is right for longer. */
const DOOR_WITHIN_M = 60;
const STREET_WITHIN_M = 150;

function addressOf({ streets }: City, street: string, number: number | undefined, at: Point) {
  if (street === '') return {};
  const door = number === undefined ? undefined : officialAddress(streets, `${street}, ${number}`, at);
  if (door !== undefined && door.offM <= DOOR_WITHIN_M) return { address: door.address };
  const whole = officialAddress(streets, street, at);
  return whole !== undefined && whole.offM <= STREET_WITHIN_M ? { address: whole.address } : {};
}
