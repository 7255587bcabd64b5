// What the lists of terraces say of places that the catalogue has: hours of the terrace, or another business at the door.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editsWithin } from '../../../src/math/edits.ts';
import { distinctiveWordsOf } from './names.ts';
import type { CatalogueRow } from './row.ts';
import { hasOwnName } from './signs.ts';
import { HOURS_LICENSED, isNear, LICENSED, type Terrace } from './terraces.ts';

/** One line of terrace-facts.jsonl: the place has a terrace, or its door bears another sign. */
export interface TerraceFact {
  readonly id: string;
  readonly hours?: string;
  readonly other_sign?: string;
}

const FILE = join('lab', 'catalogue', 'starter', 'terrace-facts.jsonl');

export const writeFacts = (facts: readonly TerraceFact[]): string =>
  facts.map((each) => `${JSON.stringify(each)}\n`).join('');

export function terraceFacts(
  text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '',
): ReadonlyMap<string, TerraceFact> {
  const facts = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TerraceFact);
  return new Map(facts.map((each) => [each.id, each]));
}

/** The row with its terrace, each fact with its source and date. */
export function withTerrace(row: CatalogueRow, fact: TerraceFact | undefined): CatalogueRow {
  if (fact === undefined) return row;
  const { provenance = {}, features = [] } = row;
  if (fact.other_sign !== undefined) {
    const { source, asOf } = LICENSED;
    return { ...row, other_sign: { name: fact.other_sign, source, as_of: asOf! } };
  }
  const isNew = !features.includes('outdoor_seating');
  // A row that the lists made needs no other word for its name.
  const isOwn = row.checked_on === LICENSED.asOf;
  return {
    ...row,
    features: isNew ? [...features, 'outdoor_seating'] : features,
    ...(fact.hours !== undefined && { terrace_hours: fact.hours }),
    provenance: {
      ...provenance,
      ...(!isOwn && { name: LICENSED }),
      ...(isNew && !isOwn && { outdoor_seating: LICENSED }),
      ...(fact.hours !== undefined && { terrace_hours: HOURS_LICENSED }),
    },
  };
}

/** The terrace of a place, by name and door. */
export function terraceOf(row: CatalogueRow, terraces: readonly Terrace[]): Terrace | undefined {
  const at = { latDeg: row.lat, lngDeg: row.lng };
  const near = terraces.filter(({ position }) => isNear(position, at, SAME_HOUSE_M));
  return near.find(({ sign }) => [row.name, ...(row.aliases ?? [])].some((name) => areOneName(name, sign)));
}

/** Another business at the door of a place that was last seen before the list was made. */
export function otherSignAt(row: CatalogueRow, terraces: readonly Terrace[]): string | undefined {
  const street = streetAndNumber(row.address);
  if (street === undefined || (row.checked_on ?? '') >= OLD_BEFORE || !EATING.has(row.categories[0] ?? ''))
    return undefined;
  const at = { latDeg: row.lat, lngDeg: row.lng };
  const there = terraces.filter(({ address, position }) => address === street && isNear(position, at, SAME_HOUSE_M));
  // Where a building has several bars the other one says nothing.
  const [only, ...others] = there;
  const isOther = only !== undefined && others.length === 0 && hasOwnName(only.sign) && !IS_HOUSE.test(only.sign);
  return isOther ? only.sign : undefined;
}

export const EATING: ReadonlySet<string> = new Set([
  ...['restaurants', 'burger/pizza shops', 'cafes', 'bakeries', 'juice bars', 'pubs/bars'],
]);

/** Signs of the house that a bar is in, or of nobody yet. */
const IS_HOUSE =
  /CIRCULO DE BELLAS|REAL MADRID|DETERMINAR|DEFINIR|APARTAHOTEL|CASA DE ARAGON|ICON EMBASSY|CARPINTERIA|FISIO/u;

const SAME_HOUSE_M = 80;
/** Records that are younger know more than a list of licences. */
const OLD_BEFORE = '2023';

const streetAndNumber = (address: string | undefined): string | undefined => /^[^,]+, \d+/u.exec(address ?? '')?.[0];

/** All telling words of the shorter name are in the longer one, a long word among them; or it is spelt a little differently. */
function areOneName(one: string, other: string): boolean {
  const names = [one, other].map((name) => name.replace(/\s*\([^)]*\)/gu, ''));
  const [fewer, more] = names.map(distinctiveWordsOf).sort((a, b) => a.length - b.length);
  const isWithin = fewer!.some((word) => word.length >= 4) && fewer!.every((word) => more!.includes(word));
  const [short, long] = [fewer, more].map((words) => words!.join('')).sort((a, b) => a.length - b.length);
  return isWithin || (short!.length >= 5 && (long!.includes(short!) || isMisspelt(short!, long!)));
}

/** One slip for every five letters. */
const isMisspelt = (one: string, other: string): boolean =>
  editsWithin(one, other, Math.floor(other.length / 5)) !== undefined;
