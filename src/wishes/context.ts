// What the evaluator must be told besides the place: words, clocks, areas, ratings.
import type { Place, RatingSummary } from '../domain/place.ts';
import type { CityHours } from '../hours/city-hours.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

export interface WishContext {
  readonly vocabulary: Vocabulary;
  readonly hours: CityHours;
  readonly now: Date;
  /** What everybody's ratings say of the place now. */
  ratingOf(place: Place): RatingSummary;
  isInArea(areaId: string, place: Place): boolean;
}
