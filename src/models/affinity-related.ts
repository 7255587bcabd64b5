// Which categories carry a liking over to which others. Editorial and small; `transfer` learns the same from people.
import type { Category } from '../domain/category.ts';
import { CATEGORIES, groupOf } from '../vocabulary/categories.ts';

const SAME_GROUP = 0.25;

/** Pairs that go together more than their groups would say; symmetric. */
const PAIRS: readonly (readonly [Category, Category, number])[] = [
  ['museums', 'art galleries', 0.6],
  ['museums', 'monuments', 0.35],
  ['museums', 'tourist attractions', 0.35],
  ['monuments', 'tourist attractions', 0.6],
  ['monuments', 'places of worship', 0.4],
  ['view points', 'tourist attractions', 0.4],
  ['view points', 'parks', 0.3],
  ['theatres', 'music halls', 0.5],
  ['theatres', 'cinemas', 0.4],
  ['parks', 'gardens', 0.7],
  ['parks', 'nature', 0.5],
  ['gardens', 'nature', 0.4],
  ['zoo', 'amusement parks', 0.5],
  ['zoo', 'parks', 0.3],
  ['swimming pools', 'sports', 0.4],
  ['cafes', 'bakeries', 0.6],
  ['cafes', 'juice bars', 0.4],
  ['restaurants', 'burger/pizza shops', 0.4],
  ['pubs/bars', 'dance clubs', 0.4],
  ['music halls', 'pubs/bars', 0.25],
  ['music halls', 'dance clubs', 0.25],
  ['markets', 'restaurants', 0.25],
  ['malls', 'supermarkets', 0.25],
  ['hotels', 'resorts', 0.5],
  ['beauty & spas', 'resorts', 0.3],
];

const TABLE: ReadonlyMap<Category, ReadonlyMap<Category, number>> = new Map(
  CATEGORIES.map((from) => [
    from,
    new Map(
      CATEGORIES.filter((to) => to !== from)
        .map((to): [Category, number] => [to, pairWeight(from, to)])
        .filter(([, weight]) => weight > 0),
    ),
  ]),
);

/** Share of a liking of the key that carries over to each other category, 0 to 1. */
export const relatedTo = (category: Category): ReadonlyMap<Category, number> => TABLE.get(category) ?? new Map();

function pairWeight(a: Category, b: Category): number {
  const pair = PAIRS.find(([x, y]) => (x === a && y === b) || (x === b && y === a));
  return pair?.[2] ?? (groupOf(a) === groupOf(b) ? SAME_GROUP : 0);
}
