// Which wishes to give up, and in which order, when nobody can grant them all: the way there first, what a person
// needs last.
import type { OpenWish as Wish } from '../../chat/answer.ts';
import type { WishSearch as Search } from '../../chat/state.ts';
import type { Category } from '../../domain/category.ts';
import type { Filter } from '../../domain/conversation.ts';
import type { Attribute } from '../../wishes/wish.ts';

export interface Looser {
  readonly search: Search;
  readonly without: readonly Wish[];
}

/** Needs are given up only with everything else. */
export const NEEDS: readonly Filter[] = ['accessible', 'vegetarian', 'children'];

/** From the mildest; the last gives up everything but the kind of place. Empty for a search without wishes. */
export function* relaxed(search: Search): Generator<Looser> {
  const single = singleWishes(search);
  for (const wish of single) yield { search: giveUp(search, [wish]), without: [wish] };
  if (single.length > 2) {
    const soft = single.filter((wish) => !(NEEDS as readonly Wish[]).includes(wish));
    yield { search: giveUp(search, soft), without: soft };
  }
  if (single.length > 1) yield { search: giveUp(search, single), without: single };
}

/** Never given up: nobody is offered what may harm them or what they cannot enter. */
const NEVER: ReadonlySet<Attribute> = new Set(['allergy', 'diet', 'wheelchair']);

function singleWishes({ withinM, anchor, budget, cuisine, filters, wishes = [] }: Search): readonly Wish[] {
  const soft = [...filters].reverse().filter((filter) => !NEEDS.includes(filter));
  return [
    ...(withinM === undefined ? [] : (['distance'] as const)),
    ...(anchor?.inside ? (['area'] as const) : []),
    ...(budget ? (['price'] as const) : []),
    ...soft,
    ...wishes
      // Nor is anybody offered what was turned down.
      .filter(
        ({ attribute, strength, polarity }) => strength === 'must' && polarity === 'want' && !NEVER.has(attribute),
      )
      .sort((a, b) => rankOf(a.attribute) - rankOf(b.attribute)),
    ...(cuisine === undefined ? [] : (['cuisine'] as const)),
    ...filters.filter((filter) => NEEDS.includes(filter)),
  ];
}

/** Categories whose kinds resemble one another: a club for salsa and any other club, unlike a pharmacy and a bank. */
export const ALIKE: ReadonlySet<Category> = new Set([
  'restaurants',
  'pubs/bars',
  'cafes',
  'bakeries',
  'dance clubs',
  'music halls',
  'museums',
  'theatres',
  'parks',
  'gardens',
  'hotels',
]);

/** When the doors are open is given up before what there is to eat. */
const rankOf = (attribute: Attribute): number => (attribute === 'open' ? 0 : attribute === 'dish' ? 2 : 1);

function giveUp(search: Search, wishes: readonly Wish[]): Search {
  const { withinM, budget, cuisine, anchor, wishes: conditions = [], ...rest } = search;
  const keeps = (wish: Wish) => !wishes.includes(wish);
  const kept = conditions.filter(keeps);
  return {
    ...rest,
    sortBy: 'distance',
    filters: search.filters.filter(keeps),
    ...(withinM !== undefined && keeps('distance') && { withinM }),
    ...(budget && keeps('price') && { budget }),
    ...(cuisine !== undefined && keeps('cuisine') && { cuisine }),
    ...(kept.length > 0 && { wishes: kept }),
    ...(anchor && { anchor: keeps('area') ? anchor : { ...anchor, inside: false } }),
  };
}
