// Wishes of a search held against places: what must be is granted, refused or unknown; features count even where they were
// said mildly, for what is not known follows under its own line.
import type { WishSearch } from '../../chat/state.ts';
import type { Place } from '../../domain/place.ts';
import { grants } from '../../wishes/grants.ts';
import type { Wish } from '../../wishes/wish.ts';
import { wishContextOf } from './wish-context.ts';
import type { Scene } from './world.ts';

export const musts = ({ wishes = [] }: Pick<WishSearch, 'wishes'>): readonly Wish[] =>
  wishes.filter(({ strength, attribute }) => strength === 'must' || attribute === 'feature');

/** Every wish that must be is surely granted. */
export function grantedOf(scene: Scene, search: Pick<WishSearch, 'wishes'>): (place: Place) => boolean {
  const context = wishContextOf(scene);
  const wanted = musts(search);
  return (place) => wanted.every((wish) => grants(place, wish, context).answer === 'yes');
}

/** Some wish that must be is surely not granted. */
export function refuses(scene: Scene, search: Pick<WishSearch, 'wishes'>): (place: Place) => boolean {
  const context = wishContextOf(scene);
  const wanted = musts(search);
  return (place) => wanted.some((wish) => grants(place, wish, context).answer === 'no');
}

/** The wishes of which nothing is known for a place. */
export function openWishes(scene: Scene, search: Pick<WishSearch, 'wishes'>, place: Place): readonly Wish[] {
  const context = wishContextOf(scene);
  return musts(search).filter((wish) => grants(place, wish, context).answer === 'unknown');
}
