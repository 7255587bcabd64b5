// Google Places types (and the category a search was made for) → canonical categories.
import type { Category } from '../../domain/category.ts';
import { categoriesByLabel, labelsOfSource } from '../../vocabulary/source-labels.ts';
import { categoriesInName } from './names.ts';

/** From precise to broad: of several types the uppermost row decides. */
const TYPES = categoriesByLabel('google');

const ORDER = new Map([...TYPES.keys()].map((type, index) => [type, index]));

/** Types without a closer word in the vocabulary; they outweigh a loose search hit. */
const SERVICE_TYPES = new Set(labelsOfSource('google service').map(({ label }) => label));

/** Search terms that say something of their results; "Market" does not: it brought hotels, schools and shops. */
const SEARCHES: Readonly<Record<string, readonly Category[]>> = {
  restaurant: ['restaurants', 'burger/pizza shops'],
  cafe: ['cafes', 'bakeries'],
  'night club': ['dance clubs', 'pubs/bars', 'music halls'],
  'tourist attraction': ['monuments', 'museums', 'places of worship', 'view points', 'parks', 'gardens'],
  'art gallery': ['art galleries'],
  'movie theater': ['cinemas'],
  zoo: ['zoo'],
  'amusement park': ['amusement parks'],
  stadium: ['sports'],
  'bowling alley': ['sports'],
};

/** @param search the `search_category` column, where there is one */
export function categoriesOfGoogle(types: readonly string[], name: string, search = ''): readonly Category[] {
  const typed = categoriesOfTypes(types);
  const named = categoriesInName(name);
  if (typed.length === 0) return named.head ? withoutDoubt(named.all) : ['local services'];
  const ranked = preferred(typed, SEARCHES[search.toLowerCase()] ?? []);
  const { head } = named;
  if (head && isBelievable(head, typed, types)) return [...new Set([head, ...consistent(head, ranked)])];
  return ranked;
}

function categoriesOfTypes(types: readonly string[]): Category[] {
  const ordered = types.filter((type) => ORDER.has(type)).sort((a, b) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0));
  const found = new Set(ordered.flatMap((type) => TYPES.get(type) ?? []));
  if (found.size > 1 && found.has('tourist attractions')) {
    found.delete('tourist attractions');
    found.add('tourist attractions');
  }
  // A cafe is listed as a store as well; a shop that is nothing else is a service.
  return found.size === 0 && types.some((type) => SERVICE_TYPES.has(type)) ? ['local services'] : [...found];
}

/** The category of the search term comes first, if the types agree. */
function preferred(typed: readonly Category[], searched: readonly Category[]): readonly Category[] {
  // A hotel with a restaurant is a hotel, whatever was looked for.
  const first = typed.includes('hotels') ? 'hotels' : typed.find((category) => searched.includes(category));
  return first ? [...new Set([first, ...typed])] : typed;
}

/** Categories that a name may add to these: a "Pizzeria" among restaurants, a "Mirador" among sights. */
const REFINES: Readonly<Partial<Record<Category, readonly Category[]>>> = {
  restaurants: ['burger/pizza shops', 'cafes', 'bakeries', 'pubs/bars', 'juice bars', 'markets'],
  cafes: ['bakeries', 'juice bars', 'pubs/bars', 'restaurants', 'burger/pizza shops'],
  bakeries: ['cafes'],
  'pubs/bars': ['restaurants', 'cafes', 'burger/pizza shops', 'music halls', 'dance clubs', 'bakeries'],
  'dance clubs': ['pubs/bars', 'music halls', 'restaurants', 'cafes', 'theatres'],
  'tourist attractions': [
    'museums',
    'art galleries',
    'theatres',
    'music halls',
    'libraries',
    'monuments',
    'view points',
    'places of worship',
    'parks',
    'gardens',
    'nature',
    'markets',
    'sports',
    'beauty & spas',
    'restaurants',
    'pubs/bars',
    'hotels',
  ],
  museums: ['monuments', 'art galleries', 'places of worship', 'libraries', 'gardens'],
  'art galleries': ['museums', 'beauty & spas', 'theatres', 'hotels'],
  parks: ['gardens', 'nature', 'view points', 'monuments', 'amusement parks', 'sports'],
  zoo: ['parks', 'local services', 'gardens', 'nature'],
  'amusement parks': ['parks', 'swimming pools', 'gardens'],
  sports: ['swimming pools', 'local services', 'beauty & spas'],
  'local services': ['beauty & spas', 'supermarkets', 'sports', 'malls', 'bakeries', 'libraries', 'museums'],
  cinemas: ['theatres', 'music halls', 'local services'],
  supermarkets: ['markets', 'malls'],
  'places of worship': ['museums', 'monuments'],
};

function isBelievable(head: Category, typed: readonly Category[], types: readonly string[]): boolean {
  if (typed.includes(head)) return true;
  // "Market" and "Plaza" in the name of a hotel or a bank are only names.
  if (types.includes('lodging')) return false;
  return typed.some((category) => REFINES[category]?.includes(head));
}

/** A tattoo parlour among the galleries is no gallery; a pizzeria among the restaurants still is one. */
const REPLACES: ReadonlySet<Category> = new Set(['beauty & spas', 'local services']);

const consistent = (head: Category, ranked: readonly Category[]): readonly Category[] =>
  REPLACES.has(head) ? [] : ranked;

/** Of a name alone only the head counts, with what belongs to the same walk of life. */
const withoutDoubt = (all: readonly Category[]): readonly Category[] => all.slice(0, 1);
