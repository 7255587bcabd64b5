// The catalogue that all rooms read: an immutable snapshot with a version, rows numbered from 0.
import type { PlaceId } from './branded.ts';
import type { Category } from './category.ts';
import type { Place, RatingSummary } from './place.ts';

export interface Catalogue {
  /** Changes whenever a place does. */
  readonly version: string;
  /** Ordered by prominence (high first), then id; a place's index here is its *row*. */
  readonly places: readonly Place[];
  readonly rowOf: ReadonlyMap<PlaceId, number>;
  /** Rows of each canonical category, ascending. */
  readonly rowsOf: ReadonlyMap<Category, Uint32Array>;
}

export function catalogueOf(version: string, unordered: readonly Place[]): Catalogue {
  const places = [...unordered].sort((a, b) => b.prominence - a.prominence || (a.id < b.id ? -1 : 1));
  const rowsOf = new Map<Category, number[]>();
  places.forEach((place, row) => {
    for (const category of place.categories) {
      const rows = rowsOf.get(category);
      if (rows) rows.push(row);
      else rowsOf.set(category, [row]);
    }
  });
  return {
    version,
    places,
    rowOf: new Map(places.map((place, row) => [place.id, row])),
    rowsOf: new Map([...rowsOf].map(([category, rows]) => [category, Uint32Array.from(rows)])),
  };
}

/** Ratings of every row as they stand now: what the sources brought, combined with the reviews written here. */
export interface Ratings {
  /** Rises with every change; absent where nothing ever changes. */
  readonly revision?: number;
  summaryOf(row: number): RatingSummary;
}

/** Only what the sources brought. */
export const sourceRatings = (catalogue: Catalogue): Ratings => ({
  summaryOf: (row) => catalogue.places[row]?.rating ?? { mean: 0, count: 0 },
});
