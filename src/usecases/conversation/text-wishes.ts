// Wishes for words of a text, held against the whole catalogue: they tell places apart only where some of the kind that is
// looked for have the words, and most do not.
import type { WishSearch } from '../../chat/state.ts';
import type { Place } from '../../domain/place.ts';
import { grants } from '../../wishes/grants.ts';
import { must, type Wish } from '../../wishes/wish.ts';
import { wishContextOf } from './wish-context.ts';
import { isMeant } from './wishes.ts';
import type { Scene } from './world.ts';

/** Words that more of a kind have than this say nothing: "open", "place". */
const MOST_SHARE = 0.5;

/** The search without words that no place of its kind has, and without those that most have. */
export function withTellingTexts(scene: Scene, search: WishSearch): WishSearch {
  const { wishes = [], categories } = search;
  if (wishes.every(({ attribute }) => attribute !== 'text')) return search;
  const { wishes: _, ...rest } = search;
  const { places } = scene.world.recommend.catalogue;
  const sought = places.filter(
    (place) =>
      !place.closedForGood &&
      (categories.length === 0 || categories.some((category) => isMeant(place, category, search))),
  );
  const kept = wishes.filter((wish) => wish.attribute !== 'text' || isTelling(scene, wish, sought));
  return kept.length > 0 ? { ...rest, wishes: kept } : rest;
}

function isTelling(scene: Scene, wish: Wish, sought: readonly Place[]): boolean {
  const context = wishContextOf(scene);
  const count = sought.filter((place) => grants(place, wish, context).answer === 'yes').length;
  return count > 0 && count <= Math.max(1, sought.length * MOST_SHARE);
}

/** In how many places that are there some text has the words. */
export function placesWithText(scene: Scene, value: string): number {
  const context = wishContextOf(scene);
  const wish = must({ attribute: 'text', operator: 'matches', value });
  const { places } = scene.world.recommend.catalogue;
  return places.filter((place) => !place.closedForGood && grants(place, wish, context).answer === 'yes').length;
}
