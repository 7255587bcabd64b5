// Labels of an unknown vocabulary → canonical categories: Google types, OSM tags, English or Spanish names, in any mix.
// Where the labels tell nothing, the name does.
import type { Category } from '../../domain/category.ts';
import { categoriesNamed } from '../../vocabulary/categories.ts';
import { categoriesOfGoogle } from './google.ts';
import { categoriesInName } from './names.ts';
import { categoriesOfOsm } from './osm.ts';

/** Never empty: a place without any label counts as a local service. */
export function categoriesOfLabels(types: readonly string[], name: string): readonly Category[] {
  const labelled = [...new Set(types.flatMap(categoriesOfLabel))];
  if (labelled.length > 0) return refined(labelled, name);
  const { head } = categoriesInName(name);
  return head ? [head] : ['local services'];
}

function categoriesOfLabel(label: string): readonly Category[] {
  const named = categoriesNamed(label.replaceAll('_', ' '));
  if (named.length > 0) return named;
  const google = googleCategory(label);
  if (google) return google;
  const tagged = categoriesOfTag(label);
  if (tagged.length > 0) return tagged;
  // A label names its kind as a name does: "Art Museum", "Tapas Restaurant", "Tienda de ropa", "Barber shop".
  const { head } = categoriesInName(label.replaceAll('_', ' '));
  return head ? [head] : [];
}

/** `art_gallery`, but not `point_of_interest`: types that say nothing must not make a place a service. */
function googleCategory(type: string): readonly Category[] | undefined {
  if (!/^[a-z]+(?:_[a-z0-9]+)*$/u.test(type)) return undefined;
  const found = categoriesOfGoogle([type], '');
  const isFallback =
    found[0] === 'local services' && categoriesInName(type.replaceAll('_', ' ')).head !== 'local services';
  return isFallback ? undefined : found;
}

/** `amenity=cafe`, `amenity:cafe`, or an OSM value alone. */
function categoriesOfTag(label: string): readonly Category[] {
  const [, key, value] = /^([a-z_]+)[=:.]([a-z_]+)$/u.exec(label) ?? [];
  if (key && value) return categoriesOfOsm({ [key]: value });
  const keys = ['amenity', 'tourism', 'leisure', 'shop', 'historic', 'natural'];
  if (!/^[a-z_]+$/u.test(label)) return [];
  return keys.flatMap((each) => (each === 'shop' ? [] : categoriesOfOsm({ [each]: label })));
}

/** "Restaurant" and a name with "Pizzería" make a pizza shop; sights alone are made precise by their names. */
function refined(labelled: readonly Category[], name: string): readonly Category[] {
  const { head } = categoriesInName(name);
  if (!head || labelled.includes(head)) return ordered(labelled);
  const isFastFood = head === 'burger/pizza shops' && labelled.includes('restaurants');
  const isBroad = labelled.every((category) => category === 'tourist attractions');
  return isFastFood || isBroad ? [head, ...ordered(labelled)] : ordered(labelled);
}

/** Precise categories before broad ones. */
const ordered = (categories: readonly Category[]): readonly Category[] => [
  ...categories.filter((category) => category !== 'tourist attractions' && category !== 'local services'),
  ...categories.filter((category) => category === 'tourist attractions'),
  ...categories.filter((category) => category === 'local services'),
];
