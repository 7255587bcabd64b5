// Which wishes to give up, and in which order, when nobody can grant them all: what a place has besides first, what a person
// needs last.
import type { OpenWish as Wish } from '../../../chat/answer.ts';
import type { WishSearch as Search } from '../../../chat/state.ts';
import type { Category } from '../../../domain/category.ts';
import type { Filter } from '../../../domain/conversation.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import type { Attribute } from '../../../wishes/wish.ts';

export interface Looser {
  readonly search: Search;
  readonly without: readonly Wish[];
}

/** Needs are given up only with everything else. */
export const NEEDS: readonly Filter[] = ['accessible', 'vegetarian', 'children'];

/**
 * From the mildest, one by one and then more and more of them. What is to be eaten is given up alone, for a place that grants
 * all the rest: one that grants neither that nor the hour is just any place.
 */
export function* relaxed(search: Search): Generator<Looser> {
  const single = singleWishes(search);
  for (const wish of single) yield { search: giveUp(search, [wish]), without: [wish] };
  const mild = single.filter((wish) => !isOfCore(wish));
  for (let count = 2; count <= mild.length; count++) {
    const without = mild.slice(0, count);
    yield { search: giveUp(search, without), without };
  }
}

/** "Colombian", of which the city has none: the family of kitchens that it belongs to, before just any. */
export const kitchensAlike = (search: Search): readonly Looser[] =>
  (VOCABULARY.concept('cuisine', search.cuisine ?? '')?.parents ?? []).map((cuisine) => ({
    search: { ...giveUp(search, ['cuisine']), cuisine },
    without: ['cuisine'],
  }));

const isOfCore = (wish: Wish): boolean =>
  wish === 'cuisine' || (typeof wish !== 'string' && (wish.attribute === 'dish' || wish.attribute === 'cuisine'));

/** Never given up: nobody is offered what may harm them or what they cannot enter. */
const NEVER: ReadonlySet<Attribute> = new Set(['allergy', 'diet', 'wheelchair']);

function singleWishes({ withinM, anchor, budget, cuisine, filters, wishes = [] }: Search): readonly Wish[] {
  const soft = [...filters].reverse().filter((filter) => !NEEDS.includes(filter));
  // Nor is anybody offered what was turned down.
  const conditions = wishes.filter(
    ({ attribute, strength, polarity }) => strength === 'must' && polarity === 'want' && !NEVER.has(attribute),
  );
  const ofRank = (rank: number) => conditions.filter(({ attribute }) => rankOf(attribute) === rank);
  return [
    ...ofRank(0),
    ...soft,
    ...(budget ? (['price'] as const) : []),
    ...ofRank(1),
    ...(withinM === undefined ? [] : (['distance'] as const)),
    ...(anchor?.inside ? (['area'] as const) : []),
    ...ofRank(2),
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

/** What a place has is given up before money and open doors, and these before where it is and what there is to eat. */
const rankOf = (attribute: Attribute): number =>
  attribute === 'dish' ? 2 : attribute === 'open' || attribute === 'amount' || attribute === 'price_level' ? 1 : 0;

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
