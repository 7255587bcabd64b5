// One row of the shipped catalogue: its fields, their fixed order, and how a file of rows is written and read.
import type { Category } from '../../../src/domain/category.ts';
import type { Texts } from '../../../src/domain/language.ts';
import type { LikelyPrice, Price, PriceLevel, Provenance, Wheelchair } from '../../../src/domain/place.ts';
import { listOf } from './prose/beginnings.ts';

/** Until when the editors' own knowledge of hours and visits reaches; prices carry their own month. */
export const EDITORS_KNEW = '2024-12-31';

export interface CatalogueRow {
  readonly id: string;
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly lat: number;
  readonly lng: number;
  readonly types: readonly string[];
  readonly categories: readonly Category[];
  readonly cuisines?: readonly string[];
  readonly description: Texts;
  readonly address?: string;
  readonly district?: string;
  readonly barrio?: string;
  readonly opening_hours?: string;
  /** Of a record some years old, where no hours of today are known. */
  readonly past_hours?: string;
  readonly free_entry?: string;
  /** Hours that the licence of the terrace allows. */
  readonly terrace_hours?: string;
  readonly price_level?: PriceLevel;
  /** A guess, where the level is not known. */
  readonly likely_price?: LikelyPrice;
  readonly prices?: readonly Price[];
  readonly website?: string;
  readonly phone?: string;
  readonly wheelchair?: Wheelchair;
  readonly features?: readonly string[];
  readonly visit_minutes?: number;
  readonly wikidata?: string;
  /** Another business seen at the door after the place was last checked. */
  readonly other_sign?: { readonly name: string; readonly source: string; readonly as_of: string };
  readonly prominence: number;
  readonly source: string;
  readonly checked_on?: string;
  readonly provenance?: Readonly<Record<string, Provenance>>;
}

const KEYS: readonly (keyof CatalogueRow)[] = [
  ...(['id', 'name', 'aliases', 'lat', 'lng', 'types', 'categories', 'cuisines', 'description'] as const),
  ...([
    'address',
    'district',
    'barrio',
    'opening_hours',
    'past_hours',
    'free_entry',
    'terrace_hours',
    'price_level',
    'likely_price',
    'prices',
  ] as const),
  ...(['website', 'phone', 'wheelchair', 'features', 'visit_minutes', 'wikidata', 'other_sign'] as const),
  ...(['prominence', 'source', 'checked_on', 'provenance'] as const),
];

/** JSON lines with the keys always in the same order and nothing empty, so that a build is the same to the byte. */
export function writeRows(rows: readonly CatalogueRow[]): string {
  return rows.map((row) => `${JSON.stringify(inOrder(row))}\n`).join('');
}

export function readRows(text: string): CatalogueRow[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as CatalogueRow);
}

/** The order of every shipped file: the best known first. */
export function byProminence<Row extends Pick<CatalogueRow, 'id' | 'prominence'>>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => b.prominence - a.prominence || (a.id < b.id ? -1 : 1));
}

/** What a composer must know of rows that are there already. */
export const toldIn = (rows: readonly CatalogueRow[]) =>
  byProminence(rows).map(({ lat: latDeg, lng: lngDeg, district, categories, description }) => ({
    spot: { position: { latDeg, lngDeg }, list: listOf(district, categories[0]) },
    description,
  }));

function inOrder(row: CatalogueRow): Record<string, unknown> {
  return Object.fromEntries(KEYS.filter((key) => !isEmpty(row[key])).map((key) => [key, row[key]]));
}

function isEmpty(value: unknown): boolean {
  if (value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
