// OpenStreetMap tags → canonical categories. A tag that is not here makes no place.
import type { Category } from '../../domain/category.ts';
import { hasTag, type OsmTags } from '../../vocabulary/osm-tags.ts';
import { labelsOfSource } from '../../vocabulary/source-labels.ts';
import { categoriesInName } from './names.ts';

/** `key=value`, or `key=*` for any value but "no". From telling to broad. */
const TAGS = labelsOfSource('osm').map(({ label, categories }) => {
  const [key = '', value = ''] = label.split('=');
  return { key, value, category: categories[0] as Category };
});

const FAST_FOOD_CUISINES = new Set(['pizza', 'burger', 'hot_dog', 'fried_chicken']);

/** Empty where the tags make no place that one goes to. */
export function categoriesOfOsm(tags: OsmTags): readonly Category[] {
  const found = new Set(TAGS.filter(({ key, value }) => hasTag(tags, key, value)).map(({ category }) => category));
  if (found.size > 1) found.delete('local services');
  if (found.size > 1 && found.delete('tourist attractions')) found.add('tourist attractions');
  return [...new Set([...refinements(tags, found), ...found])];
}

/** Where one tag covers two of our words, cuisine or name decide. */
function* refinements(tags: OsmTags, found: ReadonlySet<Category>): Iterable<Category> {
  const cuisines = (tags.cuisine ?? '').split(/[;,]/u).map((each) => each.trim());
  const servesFood = found.has('restaurants') || found.has('cafes') || found.has('burger/pizza shops');
  if (servesFood && cuisines.some((cuisine) => FAST_FOOD_CUISINES.has(cuisine))) yield 'burger/pizza shops';
  if (servesFood && cuisines.some((cuisine) => cuisine === 'juice' || cuisine === 'bubble_tea')) yield 'juice bars';
  if (found.has('parks') && categoriesInName(tags.name ?? '').head === 'gardens') yield 'gardens';
  if (tags.live_music === 'yes' && found.has('pubs/bars')) yield 'music halls';
}
