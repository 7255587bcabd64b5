// Our own catalogue format: one place a line, as JSON (docs/importing.md lists the fields).
import { DATED_FACTS } from '../../domain/freshness.ts';
import { categoriesOfLabels } from '../categories/labels.ts';
import { type Draft, finish } from '../draft.ts';
import { FieldError, Fields } from '../fields.ts';
import { badData, openFile } from '../readers/file.ts';
import { linesOf, type NumberedLine } from '../readers/lines.ts';
import type { Incoming, ReadOptions, Source } from '../source.ts';

const NAME = 'jsonl';

export const jsonl: Source = {
  name: NAME,
  summary: 'our own format, one JSON object a line: id, name, lat, lng, types, ...',
  attribution: 'As named by the rows themselves',
  read(path, options = {}) {
    const file = openFile(path);
    return {
      totalBytes: file.totalBytes,
      bytesRead: file.bytesRead,
      records: placesOf(path, linesOf(file.text()), options),
    };
  },
};

/** A row that is no place is rejected; a line that is not JSON makes the whole file bad, for it may be cut or mixed up. */
async function* placesOf(
  path: string,
  lines: AsyncIterable<NumberedLine>,
  options: ReadOptions,
): AsyncIterable<Incoming> {
  let rows = 0;
  for await (const { number, text } of lines) {
    if (text.trim() === '') continue;
    rows += 1;
    const row = parsed(path, number, text);
    try {
      yield finish(draftOf(row), `line ${number}`, options);
    } catch (error) {
      if (!(error instanceof FieldError)) throw error;
      yield { rejected: { record: `line ${number}`, reason: error.message } };
    }
  }
  if (rows === 0) throw badData(path, 'the file holds no rows');
}

function parsed(path: string, line: number, text: string): Fields {
  try {
    return new Fields(JSON.parse(text) as unknown);
  } catch (error) {
    const problem = error instanceof FieldError ? error.message : `not valid JSON (${(error as Error).message})`;
    throw badData(path, `line ${line}: ${problem}; expected one JSON object a line`);
  }
}

function draftOf(row: Fields): Draft {
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
    source: row.optionalText('source') ?? NAME,
    aliases: row.optionalTexts('aliases'),
    cuisines: row.optionalTexts('cuisines'),
    features: row.optionalTexts('features'),
    description: row.optionalBilingual('description'),
    address: row.optionalText('address'),
    district: row.optionalText('district'),
    barrio: row.optionalText('barrio'),
    openingHours: row.optionalText('opening_hours'),
    freeEntry: row.optionalText('free_entry'),
    pastHours: row.optionalText('past_hours'),
    terraceHours: row.optionalText('terrace_hours'),
    priceLevel: row.optionalPriceLevel('price_level'),
    likelyPrice: row.optionalLikelyPrice('likely_price'),
    prices: row.optionalPrices('prices'),
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
