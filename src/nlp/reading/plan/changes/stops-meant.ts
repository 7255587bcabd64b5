// What the stops are that a clause speaks of: tables or visits, one or several.

import { servesFood } from '../../../../vocabulary/categories.ts';
import type { Wish } from '../../../../wishes/wish.ts';
import type { Reference } from '../../../frame.ts';
import { categoriesOfWish, isLaid, isOfRestaurant } from '../../../table.ts';
import type { StandingStop } from '../../context.ts';
import type { Mention } from './mention.ts';

export const isTable = ({ stands, of, stop, what }: Mention): boolean =>
  stands.length > 0
    ? stands.every(isLaid)
    : what === 'name'
      ? isRestaurant(of)
      : stop.wish !== undefined && (isOfRestaurant(stop.wish) || isEaten(stop.wish));

const isEaten = (wish: Wish): boolean => {
  const [category] = categoriesOfWish(wish);
  return category !== undefined && servesFood(category) && category !== 'pubs/bars' && category !== 'cafes';
};

export const isRestaurant = (of: Reference): boolean =>
  of.kind === 'name' && of.candidates[0]?.entry.categories?.[0] === 'restaurants';

export const isSame = (a: readonly StandingStop[], b: readonly StandingStop[]): boolean =>
  a.some((each) => b.includes(each));

/** One stop of the plan; "gluten-free restaurants" are of any. */
export const isOne = ({ stands, isMany, isBare }: Mention): boolean => stands.length === 1 && !(isMany && isBare);
