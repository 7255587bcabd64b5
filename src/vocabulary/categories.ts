// The canonical categories of the bundled vocabulary: their order, groups, labels, and the category of a bare name.
import type { Category } from '../domain/category.ts';
import { VOCABULARY } from './bundled.ts';

/** In the order of the table; models and lists number the categories by it. */
export const CATEGORIES: readonly Category[] = VOCABULARY.categories;

/** The canonical categories that a name stands for: itself, a label, an alias, or a broad word; else none. */
export const categoriesNamed = (name: string): readonly Category[] => VOCABULARY.categoriesNamed(name);

export const isCategory = (name: string): name is Category => VOCABULARY.concept('category', name) !== undefined;

/** Culture, food, nightlife; empty for no category. */
export const groupOf = (category: Category): string => VOCABULARY.concept('category', category)?.group ?? '';

export const servesFood = (category: Category): boolean => groupOf(category) === 'food';

/** Somewhere to eat or drink, first of all. */
export const isForTheTable = (categories: readonly Category[]): boolean =>
  categories.slice(0, 1).some((each) => servesFood(each) || each === 'pubs/bars');

/** The name to show to a person. */
export function categoryName(category: Category, language: 'en' | 'es'): string {
  const concept = VOCABULARY.concept('category', category);
  return concept ? VOCABULARY.labelOf(concept, language) : category;
}

/** Where people go out late. */
export const NIGHTLIFE: readonly Category[] = ['pubs/bars', 'dance clubs', 'music halls'];

/** Where else the same is done: reading in a café, if in no library; shopping in streets, if in no centre. */
export const INSTEAD: Partial<
  Record<Category, { readonly categories?: readonly Category[]; readonly kinds?: readonly string[] }>
> = {
  libraries: { categories: ['cafes', 'parks'] },
  malls: { categories: ['markets'], kinds: ['vintage_shop', 'shopping_street'] },
  restaurants: { categories: ['markets', 'burger/pizza shops', 'cafes'] },
  'pubs/bars': { categories: ['cafes'] },
  'dance clubs': { categories: ['music halls', 'pubs/bars'] },
};
