// Goods: what a shop has is cooked nowhere, and what is bought anew is not looked for among what was lost.
import type { Category } from '../../domain/category.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { servesFood } from '../../vocabulary/categories.ts';
import type { Wish } from '../../wishes/wish.ts';

/** Had from a shop: no kitchen, and no table that the same word would stand for. */
export const isSold = (wish: Wish, wanted: readonly Wish[]): boolean =>
  isOfShop(wish, wanted) || wanted.some((other) => isSaidAs(wish, other) && isOfShop(other, wanted));

/** "An Asian supermarket, kimchi": what a shop may have is cooked nowhere. */
const isOfShop = (wish: Wish, wanted: readonly Wish[]): boolean =>
  isServed(wish) &&
  wish.either === undefined &&
  wanted.some((each) => each.attribute === 'kind' && SHOPS.has(mainOf(each.value))) &&
  wanted.every((each) => each.attribute !== 'category' || !servesFood(each.value) || isSaidAs(each, wish));
/** «Un chino para comprar pilas»: one word for a kitchen and for those who keep a shop. */
const isSaidAs = ({ said }: Wish, served: Wish): boolean =>
  said !== undefined && said.start === served.said?.start && said.end === served.said.end;
const SHOPS: ReadonlySet<string> = new Set(['local services', 'supermarkets', 'malls'] satisfies Category[]);

/** "I lost my charger, where can I buy one?": a shop, and no office of lost property. */
export const isBoughtAnew = ({ attribute, value }: Wish, wanted: readonly Wish[]): boolean =>
  attribute === 'kind' &&
  value === 'lost_property' &&
  wanted.some((each) => each.attribute === 'kind' && each.value !== value && SHOPS.has(mainOf(each.value)));

export const mainOf = (kind: string): string => VOCABULARY.concept('kind', kind)?.categories[0] ?? '';

export const isServed = ({ attribute }: Wish): boolean => attribute === 'cuisine' || attribute === 'dish';
