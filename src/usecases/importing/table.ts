// A table has room for some facts only: of places that are there already, an import leaves alone what it has no column for.
import type { Place } from '../../domain/place.ts';
import { isSame } from '../../domain/same.ts';

/** Which field each column of our own tables fills. Prices, provenance and confirmations have none. */
const FIELD_OF = {
  name: 'name',
  aliases: 'aliases',
  lat: 'position',
  types: 'types',
  categories: 'categories',
  cuisines: 'cuisines',
  description_en: 'description',
  description_es: 'description',
  address: 'address',
  district: 'district',
  barrio: 'barrio',
  opening_hours: 'openingHours',
  past_hours: 'pastHours',
  free_entry: 'freeEntry',
  terrace_hours: 'terraceHours',
  price_level: 'priceLevel',
  website: 'website',
  phone: 'phone',
  wheelchair: 'wheelchair',
  features: 'features',
  visit_minutes: 'visitMinutes',
  wikidata: 'wikidata',
  rating: 'rating',
  prominence: 'prominence',
  other_sign: 'otherSign',
  closed_for_good: 'closedForGood',
  source: 'source',
  checked_on: 'checkedOn',
} as const satisfies Readonly<Record<string, keyof Place>>;

/**
 * @param row the place as the table alone tells it
 * @param known the place as it is; undefined where it is new, and then the table is all there is
 * @param columns those that the table has
 */
export function withWhatTableLacks(row: Place, known: Place | undefined, columns: ReadonlySet<string>): Place {
  if (!known) return row;
  const told = new Set<keyof Place>(
    Object.entries(FIELD_OF).flatMap(([column, field]) => (columns.has(column) ? field : [])),
  );
  const kept = Object.fromEntries(Object.entries(known).filter(([field]) => !told.has(field as keyof Place)));
  const said = Object.fromEntries(Object.entries(row).filter(([field]) => told.has(field as keyof Place)));
  const place = { ...row, ...kept, ...said, id: row.id, description: descriptionOf(row, known, columns) } as Place;
  const { likelyPrice: _, ...priced } = place;
  const whole = place.priceLevel === undefined ? place : priced;
  return { ...whole, provenance: provenanceOf(whole, known) };
}

/** A table may have one language alone. */
const descriptionOf = (row: Place, known: Place, columns: ReadonlySet<string>): Place['description'] => ({
  ...Object.fromEntries(
    Object.entries(known.description).filter(([language]) => !columns.has(`description_${language}`)),
  ),
  ...row.description,
});

/** What the table says otherwise is the table's word, and no longer that of the source before. */
const provenanceOf = (place: Place, known: Place): Place['provenance'] =>
  Object.fromEntries(
    Object.entries(known.provenance).filter(
      ([field]) =>
        !(field in known || field in place) || isSame(place[field as keyof Place], known[field as keyof Place]),
    ),
  );
