// What a list of places may be narrowed by, in words of the asker: names are not looked up yet.
import type { BoundingBox } from '../geo/bounding-box.ts';

export interface PlaceFilters {
  /** Any of these. */
  readonly categories?: readonly string[];
  /** Any of these. */
  readonly kinds?: readonly string[];
  /** None of these: categories, kinds or ids of places. */
  readonly exclude?: readonly string[];
  readonly radiusM?: number;
  readonly bbox?: BoundingBox;
  readonly area?: string;
  readonly near?: string;
  readonly openAt?: string;
  readonly priceMax?: number;
  readonly amountMax?: number;
  readonly features?: readonly string[];
  readonly diets?: readonly string[];
  readonly minRating?: number;
  /** Wishes as short texts: `open:now`, `dish:tapas`. */
  readonly wishes?: readonly string[];
  /** Instead of what surely matches, what would if facts nobody knows were favourable; the fewest unknown facts first. */
  readonly match?: 'unknown';
}
