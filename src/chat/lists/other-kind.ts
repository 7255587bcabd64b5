// Another kind of place after a correction: what only the old kind could have, cost or serve is not asked of the new one. What
// the person needs, where it should be and when stay.
import type { Category } from '../../domain/category.ts';
import type { Frame } from '../../nlp/frame.ts';
import { servesFood } from '../../vocabulary/categories.ts';
import { HOSTS } from '../../wishes/derived.ts';
import { hasWhat, isWhat, type Wish } from '../../wishes/wish.ts';
import type { WishSearch } from '../state.ts';

/** Whether a condition of the list before was of its kind alone; none is where the message names no other. */
export function ofOldKind(
  frame: Frame,
  before: Pick<WishSearch, 'categories'> | undefined,
  now: readonly Category[],
): (wish: Wish) => boolean {
  if (!isOtherKind(frame, before, now)) return () => false;
  const isOffTable = isOffTheTable(before, now);
  return (wish) =>
    isWhat(wish) || wish.attribute === 'text' || (isOffTable && (ofTables(wish) || COSTS.has(wish.attribute)));
}

/** "No, a museum", after cheap restaurants: what a meal costs is no bound for it. */
export const isOfOtherMoney = (
  frame: Frame,
  before: Pick<WishSearch, 'categories'> | undefined,
  now: readonly Category[],
): boolean =>
  isOtherKind(frame, before, now) &&
  isOffTheTable(before, now) &&
  frame.wishes.every(({ attribute }) => !COSTS.has(attribute));

const isOtherKind = (
  frame: Frame,
  before: Pick<WishSearch, 'categories'> | undefined,
  now: readonly Category[],
): before is Pick<WishSearch, 'categories'> =>
  before !== undefined && hasWhat(frame) && now.length > 0 && !now.some((each) => before.categories.includes(each));

const isOffTheTable = (before: Pick<WishSearch, 'categories'> | undefined, now: readonly Category[]): boolean =>
  before?.categories.some(isTable) === true && !now.some(isTable);

const isTable = (category: Category): boolean => servesFood(category) || category === 'pubs/bars';

/** A set menu, a high chair: only tables have them. */
const ofTables = ({ attribute, value }: Wish): boolean =>
  attribute === 'feature' && HOSTS[value] !== undefined && [...HOSTS[value]].every((each) => isTable(each as Category));

const COSTS: ReadonlySet<string> = new Set(['amount', 'price_level']);
