// An operator's own export of Google Places as CSV: one row a place, `types` separated by commas.
import { categoriesOfGoogle } from '../categories/google.ts';
import { type Draft, finish } from '../draft.ts';
import { priceLevelIn } from '../prices.ts';
import { prominenceOfRatings } from '../prominence.ts';
import { type CsvRow, csvRows } from '../readers/csv.ts';
import { openFile } from '../readers/file.ts';
import type { Incoming, ReadOptions, Source } from '../source.ts';
import { numberIn, plainText, shortened } from '../text.ts';

const NAME = 'google-export';

export const googleExport: Source = {
  name: NAME,
  summary: 'Google-Places-style CSV export (name, lat, lng, types, rating, user_ratings_total, place_id, ...)',
  attribution: 'The operator\u2019s own export; not to be redistributed',
  read(path, options) {
    const file = openFile(path);
    const rows = csvRows(path, file, ['name', 'lat', 'lng', 'types', 'place_id']);
    return { totalBytes: file.totalBytes, bytesRead: file.bytesRead, records: placesOf(rows, options) };
  },
};

async function* placesOf(rows: AsyncIterable<CsvRow>, options?: ReadOptions): AsyncIterable<Incoming> {
  for await (const { line, cells } of rows) yield finish(draftOf(cells), `line ${line}`, options);
}

/** Types that say nothing about a place. */
const EMPTY_TYPES = new Set(['point_of_interest', 'establishment']);

function draftOf(cells: CsvRow['cells']): Draft {
  const types = (listIn(cells.types) ?? (cells.types ?? '').split(','))
    .map((type) => type.trim())
    .filter((type) => type !== '' && !EMPTY_TYPES.has(type));
  const name = cells.name ?? '';
  const rating = ratingOf(cells);
  const status = cells.business_status ?? '';
  const categories = categoriesOfGoogle(types, name, cells.search_category);
  return {
    id: cells.place_id ?? '',
    name,
    latDeg: numberIn(cells.lat),
    lngDeg: numberIn(cells.lng),
    types,
    categories,
    source: NAME,
    rating,
    prominence: prominenceOfRatings(rating.count),
    closedForGood: status === 'CLOSED_PERMANENTLY',
    description: cells.description ? { en: shortened(plainText(cells.description)) } : {},
    address: cells.vicinity || cells.formatted_address || undefined,
    priceLevel: priceLevelIn(cells.price_level),
    website: cells.website || undefined,
    phone: cells.international_phone_number || cells.formatted_phone_number || undefined,
  };
}

/** A mean without a count, or the other way round, is no rating. */
function ratingOf({ rating, user_ratings_total }: CsvRow['cells']): { mean: number; count: number } {
  const mean = numberIn(rating);
  const count = Math.round(numberIn(user_ratings_total));
  return mean >= 1 && mean <= 5 && count > 0 ? { mean, count } : { mean: 0, count: 0 };
}

/** `["cafe", "food"]`: some exports write lists as JSON into a cell. */
function listIn(cell: string | undefined): readonly string[] | undefined {
  if (!cell?.startsWith('[')) return undefined;
  try {
    return (JSON.parse(cell) as unknown[]).map(String);
  } catch {
    return undefined;
  }
}
