// A number a row that depends on the row's rating.
import type { Catalogue, Ratings } from '../domain/catalogue.ts';
import type { RatingSummary } from '../domain/place.ts';

/**
 * The column as the ratings stand now: worked out again only after a change, and then only where a summary is another
 * object than before.
 */
export function ratingColumn(
  { places }: Catalogue,
  ratings: Ratings,
  amountOf: (summary: RatingSummary) => number,
): () => Float64Array {
  const summaries = new Array<RatingSummary | undefined>(places.length);
  const column = new Float64Array(places.length);
  let revision: number | undefined = Number.NaN;
  return () => {
    if (ratings.revision === revision) return column;
    for (let row = 0; row < column.length; row++) {
      const summary = ratings.summaryOf(row);
      if (summaries[row] === summary) continue;
      summaries[row] = summary;
      column[row] = amountOf(summary);
    }
    revision = ratings.revision;
    return column;
  };
}
