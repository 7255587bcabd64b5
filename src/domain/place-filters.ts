// Filters of a list of places as the request gives them: names are not looked up yet.
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
  /** Places that would match if their unknown facts were favourable, instead of sure matches; the fewest unknown facts first. */
  readonly match?: 'unknown';
}
