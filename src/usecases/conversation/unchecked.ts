// Wishes that no place of the kind could grant or refuse: how quiet, how romantic. Said mildly or a matter of
// degree, they choose nothing and are told apart.
import type { WishSearch } from '../../chat/state.ts';
import type { Catalogue } from '../../domain/catalogue.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { servesFood } from '../../vocabulary/categories.ts';
import { grants } from '../../wishes/grants.ts';
import { type Grant, must, type Wish } from '../../wishes/wish.ts';
import { meantBy } from './lists/condition.ts';
import { wishContextOf } from './lists/wish-context.ts';
import type { Scene } from './world.ts';

interface Checked {
  readonly search: WishSearch;
  readonly unchecked: readonly Wish[];
}

export function withoutUnchecked(scene: Scene, search: WishSearch): Checked {
  const { wishes = [], ...rest } = search;
  const unchecked = wishes.filter(
    (wish) =>
      isOfShelves(wish, search) ||
      (wish.attribute === 'feature' &&
        (wish.polarity === 'avoid'
          ? ADMITTED.has(wish.value)
          : wish.strength === 'prefer' && !isTold(scene, wish.value, search))),
  );
  if (unchecked.length === 0) return { search, unchecked };
  const kept = wishes.filter((wish) => !unchecked.includes(wish));
  return { search: kept.length > 0 ? { ...rest, wishes: kept } : rest, unchecked };
}

/** What a shop has in stock: "an Asian supermarket, kimchi". */
const isOfShelves = ({ attribute, polarity }: Wish, { categories, kinds = {} }: WishSearch): boolean =>
  attribute === 'dish' &&
  polarity === 'want' &&
  categories.length > 0 &&
  categories.every((each) => kinds[each] !== undefined && !servesFood(each) && each !== 'pubs/bars');

/** Who may come in: of places that say nothing nobody can promise that none does. */
const ADMITTED: ReadonlySet<string> = new Set(['dogs']);

const known = new WeakMap<Catalogue, Map<string, boolean>>();

/** That a place surely lacks something, by what it is, tells nothing of the others: a karaoke is loud, and a café may be. */
const isTelling = ({ answer, because }: Grant): boolean =>
  answer === 'yes' || (answer === 'no' && !(because && 'derived' in because && because.derived));

/** Whether the catalogue says of any place of the kind that it has this, or has it not. */
function isTold(scene: Scene, feature: string, search: WishSearch): boolean {
  const { catalogue } = scene.world.recommend;
  const told = known.get(catalogue) ?? new Map<string, boolean>();
  known.set(catalogue, told);
  const { categories, kinds } = search;
  const key = JSON.stringify([feature, categories, kinds]);
  const before = told.get(key);
  if (before !== undefined) return before;
  const context = wishContextOf(scene);
  const wish = must({ attribute: 'feature', operator: 'is', value: feature });
  const isMeant = meantBy(scene, categories, search);
  const isAny = catalogue.places.some(
    (place) =>
      (categories.length === 0 ? !VOCABULARY.isConvenience(place) : isMeant(place)) &&
      isTelling(grants(place, wish, context)),
  );
  told.set(key, isAny);
  return isAny;
}
