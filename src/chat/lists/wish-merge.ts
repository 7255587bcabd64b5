// The wishes of a frame that the older search has no word for, and how those of a conversation join those of its situation.
import type { Category } from '../../domain/category.ts';
import type { Attribute, Wish } from '../../wishes/wish.ts';
import type { WishSearch } from '../state.ts';

/** Nobody eats in a museum: a diet told beside it is kept for the next meal. */
export const mayFeed = (categories: readonly Category[]): boolean =>
  categories.length === 0 || categories.some((each) => !UNFED.has(each));
const UNFED: ReadonlySet<Category> = new Set([
  'museums',
  'art galleries',
  'parks',
  'gardens',
  'monuments',
  'view points',
  'places of worship',
  'theatres',
  'cinemas',
]);

/** Said by the frame, and not yet by the older search. */
export function isExtra(wish: Wish, { filters, budget, cuisine, categories }: WishSearch): boolean {
  switch (wish.attribute) {
    case 'category':
    case 'kind':
      // Where a category is asked for, what else a place is besides does no harm: gardens are often parks too.
      return wish.polarity === 'avoid' && (wish.attribute === 'kind' || categories.length === 0);
    case 'cuisine':
      return wish.polarity === 'avoid' || wish.value !== cuisine;
    case 'dish':
      return wish.value !== cuisine;
    case 'area':
      return wish.polarity === 'avoid';
    case 'near':
    case 'bbox':
    case 'place':
      return false;
    case 'price_level':
      return budget === undefined && !filters.includes('free');
    case 'free':
      return wish.on !== undefined || wish.at !== undefined || !filters.includes('free');
    case 'open':
      return wish.value !== 'now' || !filters.includes('open_now');
    case 'diet':
      return mayFeed(categories) && !(wish.value === 'vegetarian' && filters.includes('vegetarian'));
    case 'allergy':
      return mayFeed(categories);
    case 'wheelchair':
      return true;
    case 'feature':
      return !(filters as readonly string[]).includes(wish.value);
    default:
      return true;
  }
}

/** Attributes that a place has one of: a later wish replaces the earlier. */
const SINGLE: ReadonlySet<Attribute> = new Set([
  'open',
  'price_level',
  'amount',
  'entry',
  'wheelchair',
  'rating',
  'fame',
  'duration',
  'party',
]);

export function merged(said: readonly Wish[], needs: readonly Wish[]): readonly Wish[] {
  const all: Wish[] = [];
  for (const wish of [...needs, ...said]) {
    const same = all.findIndex(
      (each) =>
        each.attribute === wish.attribute &&
        (SINGLE.has(wish.attribute) || JSON.stringify(each.value) === JSON.stringify(wish.value)),
    );
    if (same >= 0) all.splice(same, 1);
    all.push(wish);
  }
  return all;
}
