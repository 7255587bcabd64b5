// The whole catalogue as a file, in pieces: one snapshot, read from its first place to its last, never written at once.
import type { Catalogue } from '../domain/catalogue.ts';
import { csvCell } from '../domain/csv-cell.ts';
import type { Place } from '../domain/place.ts';
import { rowFieldsOf, rowOf } from '../ingest/jsonl-row.ts';

export const CATALOGUE_FILE_TYPES = {
  jsonl: 'application/jsonl',
  geojson: 'application/geo+json',
  csv: 'text/csv',
} as const;
export type CatalogueFileKind = keyof typeof CATALOGUE_FILE_TYPES;
export const CATALOGUE_FILE_KINDS = Object.keys(CATALOGUE_FILE_TYPES) as readonly CatalogueFileKind[];

/** About so many characters travel together: single rows would cost a system call each. */
const PIECE_CHARACTERS = 65_536;

/** @yields pieces of the file, of one snapshot whatever is imported meanwhile */
export function* catalogueFile(
  { places }: Pick<Catalogue, 'places'>,
  kind: CatalogueFileKind,
): Generator<string, void> {
  let pending = '';
  for (const text of TEXTS_OF[kind](places)) {
    pending += text;
    if (pending.length < PIECE_CHARACTERS) continue;
    yield pending;
    pending = '';
  }
  if (pending !== '') yield pending;
}

const TEXTS_OF: Readonly<Record<CatalogueFileKind, (places: readonly Place[]) => Iterable<string>>> = {
  *jsonl(places) {
    for (const place of places) yield `${rowOf(place)}\n`;
  },
  /** RFC 7946. */
  *geojson(places) {
    yield '{"type":"FeatureCollection","features":[';
    for (const [at, place] of places.entries()) yield `${at === 0 ? '' : ','}\n${JSON.stringify(featureOf(place))}`;
    yield '\n]}\n';
  },
  *csv(places) {
    yield `${COLUMNS.join(',')}\r\n`;
    for (const place of places) yield `${cellsOf(place).join(',')}\r\n`;
  },
};

function featureOf(place: Place): object {
  const { id, lat, lng, ...properties } = rowFieldsOf(place);
  return { type: 'Feature', id, geometry: { type: 'Point', coordinates: [lng, lat] }, properties };
}

/** Flat facts; prices, provenance and confirmations have no room in a table. */
const COLUMNS = [
  ...['id', 'name', 'aliases', 'lat', 'lng', 'types', 'categories', 'cuisines', 'description_en', 'description_es'],
  ...[
    'address',
    'district',
    'barrio',
    'opening_hours',
    'past_hours',
    'free_entry',
    'terrace_hours',
    'price_level',
    'website',
  ],
  ...['phone', 'wheelchair', 'features', 'visit_minutes', 'wikidata', 'rating', 'user_ratings_total', 'prominence'],
  ...['other_sign', 'other_sign_source', 'other_sign_as_of', 'closed_for_good', 'source', 'checked_on'],
];

function cellsOf(place: Place): readonly string[] {
  const { en, es } = place.description;
  const sign = place.otherSign;
  const row: Readonly<Record<string, unknown>> = {
    ...rowFieldsOf(place),
    description_en: en,
    description_es: es,
    other_sign: sign?.name,
    other_sign_source: sign?.source,
    other_sign_as_of: sign?.asOf,
  };
  return COLUMNS.map((column) => {
    const value = row[column];
    // A minus sign in front of a number is no formula.
    if (typeof value === 'number') return String(value);
    return csvCell(Array.isArray(value) ? value.join('; ') : String(value ?? ''));
  });
}
