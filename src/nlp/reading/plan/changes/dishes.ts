// What is eaten at a stop that is spoken of: a meal and its dish are one table.
import { servesFood } from '../../../../vocabulary/categories.ts';
import type { Wish } from '../../../../wishes/wish.ts';
import { categoriesOfWish, isAnyTable, isOfRestaurant } from '../../../table.ts';
import { lineOfWords, type Reading } from '../../context.ts';
import type { Mention } from './mention.ts';

/** "Pizza for lunch", «cena de tapas»: one table. */
export function withDishes(reading: Reading, mentions: readonly Mention[]): readonly Mention[] {
  const { words } = reading.document;
  const merged: Mention[] = [];
  for (const each of mentions) {
    const last = merged.at(-1);
    const pair = last ? [last, each] : [];
    const meal = pair.find(({ what, stop }) => what === 'meal' && !stop.wish);
    const between = words.slice(last?.to ?? 0, each.from);
    // "The afternoon snack at a chocolate shop": whatever that sells, it is had there.
    const isAtIt =
      meal === last &&
      reading.grammar.plans.at.test(lineOfWords(between.filter(({ norm }) => !reading.grammar.indefinite.has(norm))));
    const dish = pair.find(({ what, stop }) => what === 'type' && stop.wish && (isAtIt || isServed(stop.wish)));
    const isOne =
      meal !== undefined &&
      dish !== undefined &&
      between.length <= 5 &&
      between.every(({ norm, surface }) => /[\p{L}\d:]/u.test(surface) && !reading.grammar.plans.joining.has(norm));
    if (!isOne || !last) {
      merged.push(each);
      continue;
    }
    const { stop, of, stands } = meal;
    const wish = dish.stop.wish!;
    merged[merged.length - 1] = {
      ...meal,
      of,
      stands,
      stop: isAnyTable(wish) ? stop : { ...stop, wish },
      from: last.from,
      to: each.to,
    };
  }
  return merged;
}
/** A kitchen, a dish, a kind of place where people eat or drink. */
export const isServed = (wish: Wish): boolean =>
  isAnyTable(wish) || isOfRestaurant(wish) || categoriesOfWish(wish).some((each) => servesFood(each));
