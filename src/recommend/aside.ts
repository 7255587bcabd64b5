// Places that are of a category only beside what they are in the first line: a mall with a food hall among restaurants, a jazz
// club among cafés, a stretch of old pavement that its source files among parks.
import type { Category } from '../domain/category.ts';
import type { Place } from '../domain/place.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import { CATEGORIES } from '../vocabulary/categories.ts';

/** Whether a place asked for as one of these categories is so only on the side. */
export function isAside(
  { categories, types }: Pick<Place, 'categories' | 'types'>,
  asked: readonly Category[],
): boolean {
  const [main] = categories;
  if (main === undefined || asked.length === 0) return false;
  if (!asked.some((each) => FAMILIES.get(each) === FAMILIES.get(main))) return true;
  const homes = types.flatMap((type) => HOMES.get(type) ?? []);
  return homes.length > 0 && asked.includes(main) && !homes.some((home) => home.has(main));
}

/** Bars and restaurants are one family, and so are parks and gardens. */
const FAMILIES: ReadonlyMap<Category, string> = new Map(
  CATEGORIES.map((each) => [each, VOCABULARY.concept('category', each)?.family ?? each]),
);

/** The categories that a label of a catalogue speaks for: "lake" for nature, "park" for parks. */
const HOMES: ReadonlyMap<string, readonly ReadonlySet<Category>[]> = homesOfLabels();

function homesOfLabels() {
  const homes = new Map<string, ReadonlySet<Category>[]>();
  const add = (label: string, categories: readonly Category[]) => {
    homes.set(label, [...(homes.get(label) ?? []), new Set(categories)]);
  };
  for (const { labels, categories } of VOCABULARY.conceptsOfType('kind'))
    for (const label of labels) add(label, categories);
  for (const { id, words } of VOCABULARY.conceptsOfType('category'))
    for (const { one, many } of Object.values(words))
      for (const label of [one, many]) add(label.toLowerCase(), [id as Category]);
  return homes;
}
