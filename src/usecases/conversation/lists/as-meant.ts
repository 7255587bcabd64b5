// What does not belong in a list that is asked for as one kind of place: shopping centres among restaurants, a second row of the
// same place.
import type { WishSearch as Search } from '../../../chat/state.ts';
import type { Category } from '../../../domain/category.ts';
import type { Place } from '../../../domain/place.ts';
import { foldAccents } from '../../../domain/text.ts';
import { straightLineM } from '../../../domain/walk.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import { groupOf, servesFood } from '../../../vocabulary/categories.ts';
import { SERVED } from './condition.ts';

interface Of {
  readonly place: Place;
}

/**
 * Whoever wants a table wants no shopping centre that has some, unless there is nothing else; nor, to dine, a café or a bakery.
 * Whoever wants a museum wants no park, whoever wants a park no avenue, and whoever wants a market no restaurant.
 */
export function asMeant<Item extends Of>(
  items: readonly Item[],
  category: Category,
  { wishes = [], isSpecial }: Search,
): readonly Item[] {
  if (SHOWN_IN.has(category)) return preferably(items, ENOUGH, (main) => OF_SIGHTS.has(groupOf(main)));
  if (groupOf(category) === 'culture') return preferably(items, 1, (main) => groupOf(main) !== 'outdoors');
  if (groupOf(category) === 'shopping') return preferably(items, ENOUGH, (main) => OF_SHOPS.has(groupOf(main)));
  if (groupOf(category) === 'outdoors') {
    const greens = items.filter(({ place }) => !STREETS.some((kind) => VOCABULARY.isOf(place, 'kind', kind)));
    return greens.length > 0 ? greens : items;
  }
  if (!isForTables(category)) return items;
  const isForDish = wishes.some(({ attribute, polarity }) => SERVED.has(attribute) && polarity === 'want');
  const isStall = (main: Category) => groupOf(main) === 'shopping' && !(isForDish && main === 'markets');
  // No centre is a restaurant, however few there are; a market has its stalls.
  const tables = items.filter(({ place: { categories } }) => categories[0] !== 'malls');
  // Nor does anybody keep an anniversary at a stall.
  const isIn = ({ place: { categories } }: Of) => categories[0] === undefined || !isStall(categories[0]);
  const outside = isSpecial ? tables.filter(isIn) : preferably(tables, 1, (main) => !isStall(main));
  return category === 'restaurants' ? preferably(outside, ENOUGH, (main) => !SNACKS.has(main)) : outside;
}

export const isForTables = (category: Category): boolean => servesFood(category) || category === 'pubs/bars';

/** What hangs in a restaurant is no gallery, and what calls itself a market and cooks is no market. */
const SHOWN_IN: ReadonlySet<Category> = new Set(['museums', 'art galleries']);
const OF_SIGHTS: ReadonlySet<string> = new Set(['culture', 'sights', 'family']);
const OF_SHOPS: ReadonlySet<string> = new Set(['shopping', 'services']);
/** An avenue with trees is no park. */
const STREETS = ['neighbourhood', 'square'] as const;
const ENOUGH = 2;
const SNACKS: ReadonlySet<Category> = new Set(['cafes', 'bakeries', 'juice bars']);

/** Without those whose doors stay shut until tomorrow, where a few others are left. */
export function notOver<Item extends Of>(items: readonly Item[], isOver: (place: Place) => boolean): readonly Item[] {
  const ahead = items.filter(({ place }) => !isOver(place));
  return ahead.length >= FEW_LEFT ? ahead : items;
}
const FEW_LEFT = 3;

/** Those of which the main category suits, where there are enough. */
function preferably<Item extends Of>(
  items: readonly Item[],
  enough: number,
  suits: (main: Category) => boolean,
): readonly Item[] {
  const suiting = items.filter(({ place: { categories } }) => categories[0] === undefined || suits(categories[0]));
  return suiting.length >= enough ? suiting : items;
}

/** Without further rows of a place that stands in the list, as two sources have it under almost the same name. */
export function eachOnce<Item extends Of>(items: readonly Item[]): readonly Item[] {
  const kept: Item[] = [];
  for (const item of items) if (!kept.some(({ place }) => isSamePlace(place, item.place))) kept.push(item);
  return kept;
}

function isSamePlace(one: Place, other: Place): boolean {
  if (!one.categories.some((each) => other.categories.includes(each))) return false;
  if (straightLineM(one.position, other.position) > SAME_PLACE_M) return false;
  const [short, long] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length) as [string[], string[]];
  const rest = long.filter((word) => !short.includes(word));
  const isWithin = rest.length === long.length - short.length;
  // "Victoria" and "Victoria II" are two houses.
  return isWithin && (rest.length === 0 || (short.length >= TELLING_WORDS && !rest.some((word) => NUMERAL.test(word))));
}
/** As far as two sources differ about where a door is. */
const SAME_PLACE_M = 150;
const TELLING_WORDS = 3;
const NUMERAL = /^(?:[ivx]+|\d+)$/u;

const wordsOf = ({ name }: Place): string[] => [
  ...new Set(
    foldAccents(name.replace(/[º°ª]/gu, ''))
      .toLowerCase()
      .match(/[a-z0-9]+/gu) ?? [],
  ),
];
