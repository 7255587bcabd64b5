// Streets of a pack with their door numbers: which address a text names, and where it is. A door that the pack lacks is
// placed between its neighbours, those on its side of the street before others.
import { foldedWords } from '../domain/text.ts';
import type { Point } from '../geo/point.ts';

interface Street {
  /** As a sign says it: "Calle de Fuencarral". */
  readonly name: string;
  /** A point on the street. */
  readonly position: Point;
}

export interface Address {
  readonly street: Street;
  readonly number?: number;
  readonly position: Point;
  /** What the position is of: the door, a place between two doors, the nearest known door, or somewhere on the street. */
  readonly precision: 'door' | 'between' | 'beside' | 'street';
}

/** A street that bears a name which others may bear too: the Calle and the Paseo del Prado. */
export interface Namesake {
  readonly type: string;
  readonly link: string;
  readonly own: string;
  readonly position: Point;
  readonly doors: readonly Door[];
  /** Where a number of it is. */
  readonly placeOf: (number: number) => Pick<Address, 'position' | 'precision'>;
}

/** Streets of a city; without any where its pack has none. */
export interface StreetBook {
  readonly all: readonly Street[];
  /** Kinds of street of the city, folded: "calle", "plaza". */
  readonly types: ReadonlySet<string>;
  /** Every street of the name that a text without a number is, of whatever kind: "Paseo del Prado" also gives the Calle. */
  namesakesOf(text: string): readonly Namesake[];
  /**
   * The address that begins at a word, and how many words it takes: a kind of street and a name ("calle de fuencarral",
   * "plaza mayor 3"), or a name and a number ("fuencarral 78").
   *
   * @param words folded; @param hasType the first word is a kind of street, as the pack writes it or otherwise ("c/")
   */
  addressAt(
    words: readonly string[],
    at: number,
    hasType?: boolean,
  ): { readonly address: Address; readonly length: number } | undefined;
  /** The address that a text is, the postcode and the town behind a comma left aside. */
  addressIn(text: string): Address | undefined;
}

interface Row {
  readonly type: string;
  readonly link: string;
  readonly own: string;
  readonly position: Point;
  /** `number,lat,lng;...`: the coordinates of the first in 1e-5 degrees from the street's, of others from the door before. */
  readonly doors: string;
}

interface Door {
  readonly number: number;
  readonly position: Point;
}

/** Columns of the file, in this order; tab-separated, with a first line of these names. */
export const STREET_COLUMNS = ['type', 'link', 'name', 'lat', 'lng', 'doors'] as const;
export const UNITS_PER_DEGREE = 1e5;

const DOORS = /^(?:\d{1,5},-?\d{1,7},-?\d{1,7}(?:;(?!$)|$))*$/u;

/** @param text of the file; undefined where the city has none */
export function streetsIn(text: string | undefined): {
  readonly found: StreetBook;
  readonly faults: readonly string[];
} {
  if (text === undefined) return { found: streetBook([]), faults: [] };
  const [header = '', ...lines] = text.trimEnd().split('\n');
  if (header !== STREET_COLUMNS.join('\t'))
    return { found: streetBook([]), faults: [`line 1: expected the columns ${STREET_COLUMNS.join(', ')}, with tabs`] };
  const rows: Row[] = [];
  const faults: string[] = [];
  for (const [at, line] of lines.entries()) {
    const [type = '', link = '', own = '', lat = '', lng = '', doors = '', ...more] = line.split('\t');
    const position = { latDeg: Number(lat), lngDeg: Number(lng) };
    if (own === '' || more.length > 0) faults.push(`line ${at + 2}: expected ${STREET_COLUMNS.length} columns`);
    else if (lat === '' || lng === '' || !(Math.abs(position.latDeg) <= 90) || !(Math.abs(position.lngDeg) <= 180))
      faults.push(`line ${at + 2}: lat and lng must be degrees`);
    else if (!DOORS.test(doors)) faults.push(`line ${at + 2}: doors must be number,lat,lng;...`);
    else rows.push({ type, link, own, position, doors });
  }
  return { found: streetBook(rows), faults };
}

/** Names are looked through when the first address is asked for: most starts of a program ask for none. */
function streetBook(rows: readonly Row[]): StreetBook {
  let names: Names | undefined;
  const book = (): Names => {
    names ??= namesOf(rows);
    return names;
  };
  const addressAt: StreetBook['addressAt'] = (words, at, hasType = false) =>
    rows.length === 0 ? undefined : readAddress(book(), words, at, hasType);
  return {
    all: rows.map((row) => ({ name: nameOf(row), position: row.position })),
    get types() {
      return book().types;
    },
    namesakesOf: (text) => namesakesIn(book(), foldedWords(text)),
    addressAt,
    addressIn(text) {
      const words = foldedWords(text.slice(0, LONGEST_ADDRESS));
      const read = addressAt(words, 0);
      if (!read) return undefined;
      // Behind the street may follow its door, a postcode and a town, and these behind a comma.
      const isWhole = read.length === words.length || /[,;]/u.test(text);
      return isWhole ? read.address : undefined;
    },
  };
}

const LONGEST_ADDRESS = 200;

const nameOf = ({ type, link, own }: Row): string => [type, link, own].filter((part) => part !== '').join(' ');

interface Names {
  readonly rowsOf: ReadonlyMap<string, readonly Row[]>;
  /** Words of kinds of street, and small words between them and the name, as this city writes them. */
  readonly types: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
  readonly longest: number;
}

function namesOf(rows: readonly Row[]): Names {
  const types = new Set(rows.map(({ type }) => foldedWords(type).join(' ')).filter((type) => type !== ''));
  const links = new Set(rows.flatMap(({ link }) => foldedWords(link)));
  const rowsOf = new Map<string, Row[]>();
  let longest = 1;
  for (const row of rows) {
    const words = foldedWords(row.own).filter((word) => !links.has(word));
    const key = words.join(' ');
    longest = Math.max(longest, words.length);
    const known = rowsOf.get(key);
    if (known) known.push(row);
    else rowsOf.set(key, [row]);
  }
  return { rowsOf, types, links, longest };
}

const MOST_TYPE_WORDS = 3;
/** Small words within a name, which people leave out or put in: "Calle de Juan de la Cierva". */
const MOST_LINKS = 4;
const isNumber = (word = ''): boolean => /^\d{1,4}$/u.test(word);
/** Between a street and its number stands nothing, or a short word for "number". */
const isShort = (word = ''): boolean => /^\p{L}{1,3}$/u.test(word);

function readAddress({ rowsOf, types, links, longest }: Names, words: readonly string[], at: number, hasType: boolean) {
  const isNumberFirst = isNumber(words[at]) && typeAt(types, words, at + 1) > 0;
  const typeFrom = at + (isNumberFirst ? 1 : 0);
  const typeLength = typeAt(types, words, typeFrom) || (hasType ? 1 : 0);
  const isTyped = typeLength > 0;
  let from = typeFrom + typeLength;
  while (isTyped && links.has(words[from] ?? '')) from++;
  for (let length = Math.min(words.length - from, longest + MOST_LINKS); length > 0; length--) {
    const phrase = words.slice(from, from + length);
    if (links.has(phrase[0]!) || links.has(phrase.at(-1)!)) continue;
    const rows = rowsOf.get(phrase.filter((word) => !links.has(word)).join(' '));
    if (!rows) continue;
    const behind = from + length;
    const numberAt = isShort(words[behind]) && !links.has(words[behind]!) ? behind + 1 : behind;
    const hasNumber = !isNumberFirst && isNumber(words[numberAt]);
    const number = isNumberFirst ? Number(words[at]) : hasNumber ? Number(words[numberAt]) : undefined;
    if (!isTyped && number === undefined) return undefined;
    const type = words.slice(typeFrom, typeFrom + typeLength).join(' ');
    return { address: addressOn(rows, type, number), length: (hasNumber ? numberAt + 1 : behind) - at };
  }
  return undefined;
}

/** A name may begin with the word of a kind ("Gran Vía", "Corredera Alta"), so it is looked up whole and without it. */
function namesakesIn({ rowsOf, types, links }: Names, words: readonly string[]): Namesake[] {
  const named = (own: readonly string[]) => rowsOf.get(own.filter((word) => !links.has(word)).join(' ')) ?? [];
  const rows = new Set([...named(words), ...named(words.slice(typeAt(types, words, 0)))]);
  return [...rows].map((row) => {
    const doors = doorsOf(row);
    return { ...row, doors, placeOf: (number) => placeOf(number, doors, row.position) };
  });
}

/** Words of the kind of street that begins here; 0 where there is none. */
function typeAt(types: ReadonlySet<string>, words: readonly string[], at: number): number {
  for (let length = Math.min(MOST_TYPE_WORDS, words.length - at); length > 0; length--)
    if (types.has(words.slice(at, at + length).join(' '))) return length;
  return 0;
}

/** Of streets of one name the one of the kind that was said, else the one that has the door, else the one with most doors. */
function addressOn(rows: readonly Row[], type: string, number: number | undefined): Address {
  const ofType = rows.filter((row) => foldedWords(row.type).join(' ') === type);
  const candidates = (ofType.length > 0 ? ofType : rows).map((row) => ({ row, doors: doorsOf(row) }));
  const has = ({ doors }: (typeof candidates)[number]) => doors.some((door) => door.number === number);
  const [best] = candidates.toSorted((a, b) => Number(has(b)) - Number(has(a)) || b.doors.length - a.doors.length);
  const { row, doors } = best!;
  const street = { name: nameOf(row), position: row.position };
  if (number === undefined) return { street, position: row.position, precision: 'street' };
  return { street, number, ...placeOf(number, doors, row.position) };
}

function doorsOf({ doors, position }: Row): readonly Door[] {
  if (doors === '') return [];
  let lat = Math.round(position.latDeg * UNITS_PER_DEGREE);
  let lng = Math.round(position.lngDeg * UNITS_PER_DEGREE);
  return doors.split(';').map((each) => {
    const [number = 0, north = 0, east = 0] = each.split(',').map(Number);
    lat += north;
    lng += east;
    return { number, position: { latDeg: lat / UNITS_PER_DEGREE, lngDeg: lng / UNITS_PER_DEGREE } };
  });
}

/** Beyond so many numbers from the nearest known door nothing tells where on the street a number is. */
const FAR_IN_NUMBERS = 12;

function placeOf(number: number, doors: readonly Door[], onStreet: Point): Pick<Address, 'position' | 'precision'> {
  const exact = doors.find((door) => door.number === number);
  if (exact) return { position: exact.position, precision: 'door' };
  const ownSide = doors.filter((door) => (door.number - number) % 2 === 0);
  const position = between(number, ownSide) ?? between(number, doors);
  if (position) return { position, precision: 'between' };
  const nearest = nearestDoor(number, doors);
  if (!nearest || Math.abs(nearest.number - number) > FAR_IN_NUMBERS)
    return { position: onStreet, precision: 'street' };
  return { position: nearest.position, precision: 'beside' };
}

/** Where the number would be if doors stood evenly between the nearest ones on either side of it. */
function between(number: number, doors: readonly Door[]): Point | undefined {
  const below = nearestDoor(
    number,
    doors.filter((door) => door.number < number),
  );
  const above = nearestDoor(
    number,
    doors.filter((door) => door.number > number),
  );
  if (!below || !above) return undefined;
  const share = (number - below.number) / (above.number - below.number);
  const on = (from: number, to: number) => from + share * (to - from);
  return {
    latDeg: on(below.position.latDeg, above.position.latDeg),
    lngDeg: on(below.position.lngDeg, above.position.lngDeg),
  };
}

const nearestDoor = (number: number, doors: readonly Door[]): Door | undefined =>
  doors.toSorted((a, b) => Math.abs(a.number - number) - Math.abs(b.number - number) || a.number - b.number)[0];
