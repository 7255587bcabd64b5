// Toilets, drinking fountains and the like: whoever asks for one wants the nearest, whatever they like otherwise.
import type { WishSearch as Search } from '../../chat/state.ts';
import type { Category } from '../../domain/category.ts';
import type { Place } from '../../domain/place.ts';
import type { Recommendation } from '../../domain/recommendation.ts';
import { distanceM, type Point } from '../../geo/point.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import type { Scene } from './world.ts';

/** Whether all kinds that are sought of a category are conveniences. */
export function isForConveniences({ kinds = {} }: Pick<Search, 'kinds'>, category: Category | undefined): boolean {
  const ids = category ? (kinds[category] ?? []) : [];
  return ids.length > 0 && ids.every((id) => VOCABULARY.concept('kind', id)?.isConvenience);
}

/** Those that suit, the nearest first. @param rows of the catalogue, of the kinds that are sought */
export function nearestConveniences(
  { world }: Scene,
  rows: Uint32Array,
  from: Point,
  limit: number,
  suits: (place: Place) => boolean,
): readonly Recommendation[] {
  const { catalogue, ratings, isEligible, isConvenience } = world.recommend;
  const found = [...rows].flatMap((row): Recommendation[] => {
    const place = catalogue.places[row]!;
    if (isConvenience[row] === 0 || isEligible[row] === 0 || !suits(place)) return [];
    const away = Math.round(distanceM(from, place.position));
    return [{ place, row, rating: ratings.summaryOf(row), score: 0, distanceM: away, contributions: [] }];
  });
  return found.sort((a, b) => a.distanceM - b.distanceM || a.row - b.row).slice(0, limit);
}
