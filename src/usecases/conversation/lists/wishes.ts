// A search of the conversation as wishes: the one language in which lists, chips and addresses hold it.
import type { WishSearch } from '../../../chat/state.ts';
import type { City } from '../../../city/city.ts';
import type { Anchor } from '../../../domain/conversation.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import { NEAR_M } from '../../../wishes/nearness.ts';
import { must, type Wish } from '../../../wishes/wish.ts';
import { wishText } from '../../../wishes/wish-text.ts';
import { areaNamed } from '../../in-area.ts';
import { musts } from './condition.ts';
import { budgetCondition, FILTER_CONDITIONS } from './filter-conditions.ts';

/** What kind of place first, then where, then the rest as it was said; each once. */
export function wishesOfSearch(search: WishSearch, city: City): readonly Wish[] {
  const stated = musts(search).filter((wish) => !isWhereAskerStands(wish));
  const isPriced = stated.some(({ attribute }) => attribute === 'amount' || attribute === 'price_level');
  // A quiet place need not be little known; "something quieter" is one that fewer people know.
  const isQuietStated = stated.some(({ attribute, value }) => attribute === 'feature' && value === 'quiet');
  const filters = search.filters.filter((filter) => !(filter === 'quieter' && isQuietStated));
  const all = [
    ...whatWishes(search, stated),
    ...(search.anchor ? anchorWishes(search.anchor, city) : []),
    // Days are told by the wishes themselves.
    ...filters.flatMap((filter) => (filter === 'open_on' ? [] : must(FILTER_CONDITIONS[filter]))),
    ...(search.budget && !isPriced ? [must(budgetCondition(search.budget))] : []),
    ...stated,
  ];
  const byText = new Map(all.map((wish) => [wishText(wish), wish]));
  return [...byText].flatMap(([text, wish]) => (text === undefined ? [] : [wish]));
}

function whatWishes({ categories, kinds = {}, cuisine }: WishSearch, stated: readonly Wish[]): readonly Wish[] {
  const served = [
    ...(cuisine === undefined ? [] : [must({ attribute: 'cuisine', operator: 'is', value: cuisine })]),
    ...stated.filter(({ attribute, polarity }) => SERVED.has(attribute) && polarity === 'want'),
  ];
  // "Sushi" is served somewhere: that the somewhere is a restaurant was not said.
  const implied = new Set(served.flatMap(servedIn));
  return [
    ...categories.flatMap((category) => {
      const ids = kinds[category];
      if (ids) return ids.map((value) => must({ attribute: 'kind', operator: 'is', value }));
      return implied.has(category) ? [] : [must({ attribute: 'category', operator: 'is', value: category })];
    }),
    ...served,
  ];
}

const SERVED: ReadonlySet<string> = new Set(['cuisine', 'dish']);

function servedIn({ attribute, value }: Wish): readonly string[] {
  const concept = VOCABULARY.concept(attribute as 'cuisine' | 'dish', value as string);
  return concept && concept.categories.length > 0 ? concept.categories.slice(0, 1) : ['restaurants'];
}

/** It is no wish: lists begin there anyway, and no address may give it away. */
const isWhereAskerStands = (wish: Wish): boolean =>
  wish.attribute === 'near' && wish.value.name === undefined && wish.value.placeId === undefined;

function anchorWishes({ name, position, placeId, inside }: Anchor, { areas }: City): readonly Wish[] {
  if (name === undefined) return [];
  const area = inside ? areaNamed(name, areas) : undefined;
  if (area) return [must({ attribute: 'area', operator: 'in', value: { id: area.id, name: area.name } })];
  const value = { point: position, name, withinM: NEAR_M, ...(placeId !== undefined && { placeId }) };
  return [must({ attribute: 'near', operator: 'within', value })];
}
