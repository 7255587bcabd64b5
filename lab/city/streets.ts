// Streets and doors of a pack from two tables: streets (`cod_via, class, particle, name, lat, lon, method`) and points of
// addresses (`cod_via, number, lat, lon, src`). A door that several sources place is put where the most careful of them say.
import { join } from 'node:path';
import { STREET_COLUMNS, UNITS_PER_DEGREE } from '../../src/city/streets.ts';
import { distanceM, type Point } from '../../src/geo/point.ts';
import { csvRows } from '../../src/ingest/readers/csv.ts';
import { openFile } from '../../src/ingest/readers/file.ts';

export interface OfficialStreet {
  readonly code: string;
  readonly type: string;
  readonly link: string;
  readonly name: string;
  readonly position: Point;
}

export interface OfficialDoor {
  readonly code: string;
  readonly number: number;
  readonly position: Point;
  /** A source that was made at the door places it. */
  readonly isCareful: boolean;
}

interface OfficialStreets {
  readonly streets: readonly OfficialStreet[];
  readonly doors: readonly OfficialDoor[];
}

/** How a street's point was found; a street of which only the barrio is known is no place to send anybody to. */
const PLACED: ReadonlySet<string> = new Set(['points', 'between', 'near']);
/** Sources that were made at the door; the others are within tens of metres. */
const CAREFUL = /^(?:ser|accidents|terraces)/u;

/** @param folder with `street_index.csv.gz` and `address_points.csv.gz` @param uses which sources of points are read */
export async function readOfficialStreets(
  folder: string,
  uses: (source: string) => boolean = () => true,
): Promise<OfficialStreets> {
  const streets: OfficialStreet[] = [];
  for await (const cells of table(folder, 'street_index.csv.gz', [
    'cod_via',
    'class',
    'name',
    'lat',
    'lon',
    'method',
  ])) {
    if (!PLACED.has(cells.method ?? '')) continue;
    streets.push({
      code: cells.cod_via!,
      type: cells.class!,
      link: cells.particle ?? '',
      name: signWritten(cells.name!),
      position: pointOf(cells),
    });
  }
  const points = new Map<string, { readonly position: Point; readonly isCareful: boolean }[]>();
  for await (const cells of table(folder, 'address_points.csv.gz', ['cod_via', 'number', 'lat', 'lon', 'src'])) {
    if (!/^[1-9]\d{0,4}$/u.test(cells.number ?? '') || !uses(cells.src ?? '')) continue;
    const key = `${cells.cod_via} ${cells.number}`;
    const known = points.get(key) ?? [];
    known.push({ position: pointOf(cells), isCareful: CAREFUL.test(cells.src ?? '') });
    points.set(key, known);
  }
  const doors = [...points].map(([key, placed]): OfficialDoor => {
    const [code = '', number = ''] = key.split(' ');
    const careful = placed.filter(({ isCareful }) => isCareful);
    return {
      code,
      number: Number(number),
      isCareful: careful.length > 0,
      position: middleOf((careful.length > 0 ? careful : placed).map(({ position }) => position)),
    };
  });
  return { streets, doors };
}

/** The file of a pack, in the order of street names. */
export function streetsText({ streets, doors }: OfficialStreets): string {
  const doorsOf = new Map<string, OfficialDoor[]>(streets.map(({ code }) => [code, []]));
  for (const door of doors) doorsOf.get(door.code)?.push(door);
  const inOrder = streets.toSorted((a, b) => a.name.localeCompare(b.name, 'es') || (a.code < b.code ? -1 : 1));
  const rows = inOrder.map(({ code, type, link, name, position }) => {
    const [lat, lng] = unitsOf(position);
    const degrees = [lat, lng].map((each) => String(each / UNITS_PER_DEGREE));
    return [type, link, name, ...degrees, doorsText(doorsOf.get(code) ?? [], [lat, lng])].join('\t');
  });
  return `${[STREET_COLUMNS.join('\t'), ...rows].join('\n')}\n`;
}

/** Odd numbers up one side, then even ones: steps from door to door are short. */
function doorsText(doors: readonly OfficialDoor[], street: readonly [number, number]): string {
  let [lat, lng] = street;
  const side = ({ number }: OfficialDoor) => number % 2;
  const inOrder = doors.toSorted((a, b) => side(b) - side(a) || a.number - b.number);
  return inOrder
    .filter((door, at) => !isAstray(door, inOrder[at - 1], inOrder[at + 1]))
    .map(({ number, position }) => {
      const [north, east] = unitsOf(position);
      const text = `${number},${north - lat},${east - lng}`;
      [lat, lng] = [north, east];
      return text;
    })
    .join(';');
}

/** So much longer is the way from the door before to the next one by a door that was put on the wrong spot. */
const ASTRAY_M = 200;

function isAstray(door: OfficialDoor, before: OfficialDoor | undefined, next: OfficialDoor | undefined): boolean {
  if (!before || !next || before.number % 2 !== next.number % 2) return false;
  const by = distanceM(before.position, door.position) + distanceM(door.position, next.position);
  return by - distanceM(before.position, next.position) > ASTRAY_M;
}

async function* table(folder: string, name: string, required: readonly string[]) {
  const path = join(folder, name);
  for await (const { cells } of csvRows(path, openFile(path), required)) yield cells;
}

const pointOf = ({ lat, lon }: Readonly<Record<string, string | undefined>>): Point => ({
  latDeg: Number(lat),
  lngDeg: Number(lon),
});

const unitsOf = ({ latDeg, lngDeg }: Point): [number, number] => [
  Math.round(latDeg * UNITS_PER_DEGREE),
  Math.round(lngDeg * UNITS_PER_DEGREE),
];

const middle = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
};

const middleOf = (points: readonly Point[]): Point => ({
  latDeg: middle(points.map(({ latDeg }) => latDeg)),
  lngDeg: middle(points.map(({ lngDeg }) => lngDeg)),
});

/** Names are in capitals: words of two letters and more are written as on a sign, Roman numbers and letters with digits stay. */
export function signWritten(capitals: string): string {
  return capitals
    .replace(/["\t]+/gu, ' ')
    .trim()
    .split(/ +/u)
    .map((word, at) => {
      if (/^[IVX]+$/u.test(word) || /\d/u.test(word)) return word;
      if (at > 0 && SMALL.has(word)) return word.toLowerCase();
      return word.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase());
    })
    .map((word) => MISSPELT[word] ?? word)
    .join(' ')
    .replace(/\bde el (?=\p{Lu})/gu, 'de El ')
    .replace('San Vicente de Paul', 'San Vicente de Paúl');
}

/** Words of the index with a slip in their accents; "de el" is "del" but before names like El Pardo. */
const MISSPELT: Readonly<Record<string, string>> = {
  ...{ Alanis: 'Alanís', Amsterdam: 'Ámsterdam', Aurea: 'Áurea', Corazónes: 'Corazones', Ordoñez: 'Ordóñez' },
  ...{ Santiváñes: 'Santivañes' },
};
/** Articles and prepositions of street names in Spain. */
const SMALL: ReadonlySet<string> = new Set(['DE', 'DEL', 'LA', 'LAS', 'LOS', 'EL', 'Y', 'A', 'AL', 'EN']);
