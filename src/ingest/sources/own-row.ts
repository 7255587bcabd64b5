// A row of our own format, whether it came as JSON or as a line of a table (docs/importing.md lists the fields).
import { DATED_FACTS } from '../../domain/freshness.ts';
import { categoriesOfLabels } from '../categories/labels.ts';
import { type Draft, finish } from '../draft.ts';
import { FieldError, type Fields } from '../fields.ts';
import type { Incoming, ReadOptions } from '../source.ts';

/** Of a row that is read for no city. */
const CURRENCY = 'EUR';

/** @param source the name of the source where the row names none */
export function placeOfRow(row: Fields, record: string, source: string, options: ReadOptions): Incoming {
  try {
    return finish(draftOf(row, source, options), record, options);
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    return { rejected: { record, reason: error.message } };
  }
}

function draftOf(row: Fields, source: string, { city }: ReadOptions): Draft {
  const name = row.text('name');
  const types = row.optionalTexts('types') ?? [];
  const mean = row.optionalNumber('rating', 0, 5) ?? 0;
  const count = Math.round(row.optionalNumber('user_ratings_total', 0, 1e9) ?? 0);
  return {
    id: row.id('id'),
    name,
    latDeg: row.number('lat', -90, 90),
    lngDeg: row.number('lng', -180, 180),
    types,
    categories: row.optionalCategories('categories') ?? categoriesOfLabels(types, name),
    source: row.optionalText('source') ?? source,
    aliases: row.optionalTexts('aliases'),
    cuisines: row.optionalTexts('cuisines'),
    features: row.optionalTexts('features'),
    description: row.optionalByLanguage('description'),
    address: row.optionalText('address'),
    district: row.optionalText('district'),
    barrio: row.optionalText('barrio'),
    openingHours: row.optionalText('opening_hours'),
    freeEntry: row.optionalText('free_entry'),
    pastHours: row.optionalText('past_hours'),
    terraceHours: row.optionalText('terrace_hours'),
    priceLevel: row.optionalPriceLevel('price_level'),
    likelyPrice: row.optionalLikelyPrice('likely_price'),
    prices: row.optionalPrices('prices', city?.currency ?? CURRENCY),
    website: row.optionalText('website'),
    phone: row.optionalText('phone'),
    wheelchair: row.optionalWheelchair('wheelchair'),
    visitMinutes: row.optionalNumber('visit_minutes', 1, 7 * 24 * 60),
    wikidata: row.optionalText('wikidata'),
    rating: mean > 0 && count > 0 ? { mean, count } : undefined,
    prominence: row.optionalNumber('prominence', 0, 5),
    closedForGood: row.optionalFlag('closed_for_good'),
    otherSign: row.optionalOtherSign('other_sign'),
    provenance: row.optionalProvenance('provenance'),
    checkedOn: row.optionalDate('checked_on'),
    confirmed: row.optionalDates('confirmed', DATED_FACTS),
  };
}
