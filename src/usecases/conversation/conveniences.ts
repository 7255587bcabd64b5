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

/**
 * Those that suit, the nearest first: a pharmacy with a name of its own, too, but no bar that is called after what it lacks.
 * @param rows of the catalogue, of the kinds that are sought of the category
 */
export function nearestConveniences(
  { world }: Scene,
  { rows, category }: { readonly rows: Uint32Array; readonly category: Category | undefined },
  from: Point,
  limit: number,
  suits: (place: Place) => boolean,
): readonly Recommendation[] {
  const { catalogue, ratings, isEligible, isConvenience } = world.recommend;
  const found = [...rows].flatMap((row): Recommendation[] => {
    const place = catalogue.places[row]!;
    const isMeant = isConvenience[row] === 1 || place.categories[0] === category;
    if (!isMeant || isEligible[row] === 0 || !suits(place)) return [];
    const away = Math.round(distanceM(from, place.position));
    return [{ place, row, rating: ratings.summaryOf(row), score: 0, distanceM: away, contributions: [] }];
  });
  return found.sort((a, b) => a.distanceM - b.distanceM || a.row - b.row).slice(0, limit);
}
