// What of a stated stop is served, and where nobody is served at all.
import type { Category } from '../../../../domain/category.ts';
import { VOCABULARY } from '../../../../vocabulary/bundled.ts';
import { NIGHTLIFE } from '../../../../vocabulary/categories.ts';
import { isFood, must, type Wish } from '../../../../wishes/wish.ts';
import type { Reference } from '../../../frame.ts';
import { categoriesOfWish } from '../../../table.ts';

/** "Lunch somewhere with a playground": what a table has beside it, and no stop of its own. */
export const asHad = ({ attribute, value, said }: Wish): Wish | undefined =>
  attribute === 'kind' && VOCABULARY.concept('feature', value) !== undefined
    ? { ...must({ attribute: 'feature', operator: 'is', value }), ...(said && { said }) }
    : undefined;

/** A place where nobody is served: a quarter, a park, a museum. */
export function isSeen(host: Reference): boolean {
  const categories = host.kind === 'name' ? (host.candidates[0]?.entry.categories ?? []) : [];
  return categories.length > 0 && categories.every((each) => !TABLES.has(each) && !NIGHTLIFE.includes(each));
}

/** What people eat or drink, or where they do. */
export const isServed = (wish: Wish): boolean =>
  isFood(wish) || (wish.attribute === 'kind' && categoriesOfWish(wish).some((each) => TABLES.has(each)));
export const TABLES: ReadonlySet<Category> = new Set<Category>([
  'restaurants',
  'cafes',
  'bakeries',
  'pubs/bars',
  'markets',
]);
