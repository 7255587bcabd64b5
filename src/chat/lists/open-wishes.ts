// What a wish is about of which nothing is known of a place.
import type { OpenWish } from '../answer.ts';

/** When the doors are open. */
export const isOfHours = (wish: OpenWish): boolean =>
  typeof wish === 'string' ? wish === 'open_now' || wish === 'open_on' : wish.attribute === 'open';

/** What a person may spend, however it was asked for. */
export const isOfPrice = (wish: OpenWish): boolean =>
  wish === 'price' || (typeof wish !== 'string' && PRICED.has(wish.attribute));
const PRICED: ReadonlySet<string> = new Set(['amount', 'entry', 'price_level']);

/** Whether there is anything without meat. */
export const isOfVegetarian = (wish: OpenWish): boolean =>
  wish === 'vegetarian' || (typeof wish !== 'string' && wish.attribute === 'diet' && wish.value === 'vegetarian');

/** What was told in two ways: gluten-free food, and no gluten in it. The need of a person is said, with the advice to ask. */
export const withoutEcho = <W extends OpenWish>(unsure: readonly W[]): readonly W[] =>
  unsure.filter(
    (wish) =>
      typeof wish === 'string' ||
      wish.attribute !== 'diet' ||
      !unsure.some(
        (each) => typeof each !== 'string' && each.attribute === 'allergy' && each.value === FREE_FROM[wish.value],
      ),
  );
const FREE_FROM: Readonly<Record<string, string>> = { gluten_free: 'gluten', lactose_free: 'milk' };
