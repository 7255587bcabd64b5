// What a heading still has to say of a list: no condition that its noun or another condition says already.
import type { Category } from '../../domain/category.ts';
import type { Filter } from '../../domain/conversation.ts';
import { servesFood } from '../../vocabulary/categories.ts';
import type { Wish } from '../../wishes/wish.ts';
import type { WishSearch } from '../state.ts';

interface Unsaid {
  readonly filters: readonly Filter[];
  readonly wishes: readonly Wish[];
}

/** "Vegan restaurants" have vegan food; what is free on Sunday is open then; places for children suit a family. */
export function unsaid(search: WishSearch): Unsaid {
  const { cuisine, kinds = {}, filters, wishes = [] } = search;
  const named = new Set([cuisine, ...Object.values(kinds).flatMap((ids) => ids ?? []), ...cuisinesOf(search)]);
  const isCooked = (diet: string) => named.has(diet) || named.has(`${diet}_restaurant`);
  const isOfChildren = OF_CHILDREN.some((kind) => named.has(kind));
  const isForChildren =
    isOfChildren ||
    filters.includes('children') ||
    wishes.some((wish) => wish.attribute === 'feature' && wish.value === 'children');
  const isSaid = (wish: Wish): boolean => {
    switch (wish.attribute) {
      case 'diet':
        return isCooked(wish.value) || (wish.value === 'vegetarian' && filters.includes('vegetarian'));
      case 'open':
        return wish.operator === 'on' && wishes.some((each) => each.attribute === 'free' && each.on === wish.value);
      case 'party':
        return isForChildren && wish.value.withChildren === true;
      case 'feature':
        return wish.value === 'children' && (isOfChildren || filters.includes('children'));
      default:
        return false;
    }
  };
  return {
    filters: filters.filter(
      (filter) =>
        !(filter === 'vegetarian' && (isCooked('vegetarian') || isCooked('vegan'))) &&
        !(filter === 'children' && isOfChildren),
    ),
    wishes: wishes.filter((wish) => wish.polarity === 'avoid' || !isSaid(wish)),
  };
}

/** The one cuisine, or all of which any will do; none where a dish would do as well. */
export function cuisinesOf({ cuisine, wishes = [], categories }: WishSearch): readonly string[] {
  if (cuisine !== undefined) return [cuisine];
  const wanted = wishes.filter(({ polarity }) => polarity === 'want');
  const isMixed = (either: number | undefined) =>
    either !== undefined && wanted.some((wish) => wish.either === either && wish.attribute !== 'cuisine');
  const isDiet = (id: string) => wanted.some((wish) => wish.attribute === 'diet' && wish.value === id);
  // "Burger or pizza places" say burgers themselves.
  const isInNoun = (id: string) => categories.some((each) => each.split(/[^a-z]+/u).includes(id));
  return wanted
    .flatMap((wish) => (wish.attribute === 'cuisine' && !isMixed(wish.either) ? wish.value : []))
    .filter((id, _, all) => !isInNoun(id) && (all.length === 1 || !isDiet(id)));
}

/** A kind that was refused by the same word as another: art museums, of all periods. */
export const isRefusedAlike = (wish: Wish, wishes: readonly Wish[]): boolean =>
  wish.attribute === 'kind' &&
  wish.polarity === 'avoid' &&
  wishes.find(
    ({ attribute, said }) => attribute === 'kind' && said !== undefined && said.start === wish.said?.start,
  ) !== (wish.said ? wish : undefined);

/** Kinds that are for children and for nobody else. */
const OF_CHILDREN: readonly string[] = ['children_museum', 'toy_shop', 'baby_shop', 'puppet_theatre', 'farm_school'];

/** "At a good price" says that it is not fancy. */
export const saysSamePrice = ({ attribute, value, polarity }: Wish): boolean =>
  attribute === 'feature' && polarity === 'avoid' && value === 'fancy';

/** Of a category with several kinds, those that a heading names: the first two of four sorts of museum tell enough. */
export const kindsNamed = (category: Category, kinds: Kinds): readonly string[] | undefined => {
  const ids = kinds[category];
  return category === 'museums' ? ids?.slice(0, MOST_NAMED) : ids;
};
const MOST_NAMED = 2;
type Kinds = NonNullable<WishSearch['kinds']>;

/** Coffee in a café, a roof over a restaurant, pizza in a pizzeria, a chair at a table; of hotels, that they are no hostels. */
export const goesWithoutSaying = ({ attribute, value, said }: Wish, kinds: readonly Category[]): boolean =>
  (attribute === 'dish' && value === 'coffee' && kinds.length > 0 && kinds.every((each) => each === 'cafes')) ||
  (attribute === 'dish' && FAST.has(String(value)) && kinds.length > 0 && kinds.every(isFast)) ||
  (attribute === 'feature' && value === 'indoors' && kinds.length > 0 && kinds.every(hasRoof)) ||
  (attribute === 'feature' && value === 'seating' && kinds.length > 0 && kinds.every(servesFood)) ||
  (attribute === 'kind' && said === undefined);

const isFast = (kind: Category): boolean => kind === 'burger/pizza shops';
const FAST: ReadonlySet<string> = new Set(['pizza', 'burger']);
const hasRoof = (kind: Category): boolean => kind === 'restaurants' || kind === 'burger/pizza shops';

/** The words that a wish for a text looks for, as they were said. */
export const textOf = ({ said, value }: Wish): string => said?.text ?? String(value);
