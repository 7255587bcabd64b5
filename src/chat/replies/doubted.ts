// Lists of which no place surely fits: what of the search is known of all of them, and what is not.

import { type CardGroup, type ListAnswer, type OpenWish, surely } from '../answer.ts';
import { isOfHours, isOfPrice, isOfVegetarian } from '../lists/open-wishes.ts';
import type { WishSearch } from '../state.ts';

/** What is not known of places, and what is likely. */
export type Doubt = Pick<CardGroup, 'unsure' | 'likely' | 'isShut' | 'likelyPrice' | 'isUsualDiet'>;

/** What is doubted of every place of the list alike; undefined where some surely fit, or the doubts differ. */
export function doubtOfAll({ groups }: Pick<ListAnswer, 'groups'>): Doubt | undefined {
  const [first] = groups;
  if (!first?.unsure || surely(groups).length > 0) return undefined;
  const { unsure, likely, likelyPrice } = first;
  const isSame = groups.every((each) => keyOf(each) === keyOf(first));
  const isOfOneNoun = unsure.length === 1 && likely === undefined && likelyPrice === undefined;
  return isSame && (isOfOneNoun || !unsure.some(isOfNoun)) ? first : undefined;
}

/**
 * Whether what is not known is noted beside each place: where it differs between them, or nothing surely fits. A single
 * doubt that all of them share is said once, above them.
 */
export function areDoubtsNoted(answer: Pick<ListAnswer, 'groups'>): boolean {
  if (areDoubtsAmong(answer)) return true;
  const doubted = answer.groups.filter(({ unsure }) => unsure);
  const differ = new Set(doubted.map(keyOf)).size > 1;
  return doubted.length > 0 && (differ || surely(answer.groups).length === 0) && doubtOfAll(answer) === undefined;
}

/** What is known to suit stands among what may, or the headings tell kinds: no heading could tell them apart. */
export function areDoubtsAmong({ groups }: Pick<ListAnswer, 'groups'>): boolean {
  const firstDoubted = groups.findIndex(({ unsure }) => unsure !== undefined);
  if (firstDoubted < 0 || surely(groups).length === 0) return false;
  return surely(groups.slice(firstDoubted)).length > 0 || new Set(groups.map(({ category }) => category)).size > 1;
}

/** Nothing is known to be of the kind, or to have the goods, that were asked for: said once, above the list. */
export const isNounDoubted = ({ groups }: Pick<ListAnswer, 'groups'>): boolean =>
  groups.every(({ unsure = [] }) => unsure.some(isOfNoun));

/** What is not known of any place of the list, whatever else is not known of one or the other: said once, above them. */
export function sharedDoubts({ groups }: Pick<ListAnswer, 'groups'>): readonly OpenWish[] {
  const [first, ...others] = groups;
  if (!first?.unsure || surely(groups).length > 0) return [];
  // What a guess or custom speaks for differs from place to place.
  const isGuessed = (wish: OpenWish) =>
    (isOfPrice(wish) && groups.some(({ likelyPrice }) => likelyPrice !== undefined)) ||
    (isOfVegetarian(wish) && groups.some(({ isUsualDiet }) => isUsualDiet));
  return first.unsure.filter(
    (wish) =>
      !isOfNoun(wish) &&
      !isGuessed(wish) &&
      others.every(({ unsure = [] }) => unsure.some((each) => isSameWish(each, wish))),
  );
}

/** What is not known of half of the places or more, besides hours and prices: no heading claims it of the list. */
export function mostlyDoubted({ groups }: Pick<ListAnswer, 'groups'>): readonly OpenWish[] {
  const all = countIn(groups);
  return doubtsOf({ groups }).filter((wish) => {
    if (isOfNoun(wish) || isOfPrice(wish) || isOfHours(wish)) return false;
    return countIn(groups.filter(({ unsure = [] }) => unsure.some((each) => isSameWish(each, wish)))) * 2 >= all;
  });
}
const countIn = (groups: ListAnswer['groups']): number => groups.reduce((sum, { cards }) => sum + cards.length, 0);

export const isSameWish = (one: OpenWish, other: OpenWish): boolean => JSON.stringify(one) === JSON.stringify(other);

/** All that is not known of some place of the list, or only likely. */
export function doubtsOf({ groups }: Pick<ListAnswer, 'groups'>): readonly OpenWish[] {
  return groups.flatMap(({ unsure = [], likely, likelyPrice }) => [
    ...unsure,
    ...(likely === undefined ? [] : [likely]),
    ...(likelyPrice === undefined ? [] : ['price' as const]),
  ]);
}

const keyOf = ({ unsure, likely, isShut, likelyPrice, isUsualDiet }: Doubt): string =>
  JSON.stringify([unsure, likely, isShut, likelyPrice, isUsualDiet]);

/** Whether it is of the kind, or has the goods, that were asked for: without these there is no noun to call the places by. */
export const isOfNoun = (wish: OpenWish | undefined): wish is 'kind' | 'stock' => wish === 'kind' || wish === 'stock';

/** Beside a guess, that the price is not known needs no words of its own. */
export const unsaidByGuess = ({ unsure = [], likelyPrice }: Doubt): readonly OpenWish[] =>
  likelyPrice === undefined ? unsure : unsure.filter((wish) => !isOfPrice(wish));

/** The search that the places of the list are known to fit. */
export function withoutDoubted(search: WishSearch, { unsure = [], likely, likelyPrice }: Doubt): WishSearch {
  const doubted = likely === undefined ? unsure : [...unsure, likely];
  const { budget, cuisine, weekday, filters, wishes = [], ...rest } = search;
  const named = new Set(doubted.filter((wish) => typeof wish === 'string'));
  const isPrice = likelyPrice !== undefined || doubted.some(isOfPrice);
  const isDoubted = (wish: (typeof wishes)[number]) =>
    (isPrice && isOfPrice(wish)) ||
    doubted.some((each) => typeof each !== 'string' && JSON.stringify(each) === JSON.stringify(wish));
  return {
    ...rest,
    filters: filters.filter((filter) => !named.has(filter)),
    wishes: wishes.filter((wish) => !isDoubted(wish)),
    ...(budget && !isPrice && { budget }),
    ...(cuisine !== undefined && !named.has('cuisine') && { cuisine }),
    ...(weekday !== undefined && !named.has('open_on') && { weekday }),
  };
}
