// Wishes for words of a text, held against the whole catalogue: they tell places apart only where some of the kind that is
// looked for have the words, and most do not.
import type { WishSearch } from '../../../chat/state.ts';
import type { Place } from '../../../domain/place.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import { grants } from '../../../wishes/grants.ts';
import { must, type Wish } from '../../../wishes/wish.ts';
import type { Scene } from '../world.ts';
import { meantBy } from './condition.ts';
import { wishContextOf } from './wish-context.ts';

/** Words that more of a kind have than this say nothing: "open", "place". */
const MOST_SHARE = 0.5;

interface Told {
  readonly search: WishSearch;
  /** Words that no place of the kind has in its texts, and those that tell what is not wanted. */
  readonly untold: readonly Wish[];
}

/** The search without words that no place of its kind has, which are told, and without those that most have. */
export function toldTexts(scene: Scene, search: WishSearch): Told {
  const { wishes = [], categories } = search;
  if (wishes.every(({ attribute }) => attribute !== 'text')) return { search, untold: [] };
  const { wishes: _, ...rest } = search;
  const { places } = scene.world.recommend.catalogue;
  const isMeant = meantBy(scene, categories, search);
  const sought = places.filter((place) => !place.closedForGood && (categories.length === 0 || isMeant(place)));
  const context = wishContextOf(scene);
  const countOf = (wish: Wish) =>
    sought.filter((place) => grants(place, { ...wish, polarity: 'want' }, context).answer === 'yes').length;
  const counts = new Map<Wish, number>(
    wishes.flatMap((wish) => (wish.attribute === 'text' ? [[wish, countOf(wish)] as const] : [])),
  );
  const isKept = (wish: Wish) => {
    const count = counts.get(wish);
    return count === undefined || (count > 0 && count <= Math.max(1, sought.length * MOST_SHARE));
  };
  const kept = wishes.filter(isKept);
  return {
    search: kept.length > 0 ? { ...rest, wishes: kept } : rest,
    // A place whose texts keep silent about what is not wanted may have it all the same.
    untold:
      sought.length > 0
        ? wishes.filter((wish) => counts.has(wish) && (counts.get(wish) === 0 || wish.polarity === 'avoid'))
        : [],
  };
}

/** In how many places that are there some text has the words. */
export function placesWithText(scene: Scene, value: string): number {
  const context = wishContextOf(scene);
  const wish = must({ attribute: 'text', operator: 'matches', value });
  const { places } = scene.world.recommend.catalogue;
  const isOuting = (place: Place) => !place.closedForGood && !VOCABULARY.isConvenience(place);
  return places.filter((place) => isOuting(place) && grants(place, wish, context).answer === 'yes').length;
}

export const withTellingTexts = (scene: Scene, search: WishSearch): WishSearch => toldTexts(scene, search).search;
