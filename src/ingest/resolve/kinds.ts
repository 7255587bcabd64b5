// Whether two places can be of one kind, by their categories and by the words of their names.
import type { Category } from '../../domain/category.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { categoriesInName } from '../categories/names.ts';

/** Categories that sources mix up with each other: a column of the vocabulary. */
type Family = string;

const familyOf = (category: Category): Family => VOCABULARY.concept('category', category)?.family ?? category;

/** A name with the category of its source. */
interface Filed {
  readonly name: string;
  readonly categories: readonly Category[];
}

/** "Plaza Mayor" among the tourist attractions is a square; where the label says little, the name speaks. */
function filedAs({ name, categories }: Filed): readonly Category[] {
  if (!categories.every((category) => category === 'tourist attractions')) return categories;
  const { head } = categoriesInName(name);
  if (head === undefined) return categories;
  return [head === 'tourist attractions' ? 'monuments' : head];
}

export type Kinship = 'same' | 'related' | 'open' | 'different';

/** `open`: one of them has a category so broad that it could be anything. */
export function kinshipOf(a: Filed, b: Filed): Kinship {
  const [one, other] = [filedAs(a), filedAs(b)];
  if (one.some((category) => other.includes(category) && !BROAD.has(category))) return 'same';
  const families = familiesOf(one);
  if (other.some((category) => families.has(familyOf(category)))) return 'related';
  if ([one, other].some((categories) => categories.length === 0 || categories.every((each) => BROAD.has(each))))
    return 'open';
  const all = [...families, ...familiesOf(other)];
  return all.every((family) => SIGHTS.has(family)) ? 'open' : 'different';
}

const BROAD: ReadonlySet<Category> = new Set(['tourist attractions', 'local services']);
const SIGHTS: ReadonlySet<Family> = new Set(['church', 'museum', 'monument', 'stage', 'library']);

const familiesOf = (categories: readonly Category[]): Set<Family> => new Set(categories.map(familyOf));

/**
 * Whether the words that one name has more than the other make it something else: the "Estanque" of a park, the
 * "Tienda" of a museum, a "Hostal" and a "Café" of one saint.
 */
export function contradicts(
  leftWords: readonly string[],
  otherName: string,
  otherCategories: readonly Category[],
): boolean {
  const said = leftWords.flatMap(kindsOfWord);
  if (said.length === 0) return false;
  // A source that knows no more than "a sight" or "a shop" leaves open which kind.
  const leavesOpen = (category: Category) =>
    category === 'tourist attractions' ? said.every(isSight) : category === 'local services' && said.every(isTrade);
  if (otherCategories.every(leavesOpen)) return false;
  const named = kindsInName(otherName);
  const possible = new Set<Kind>(
    named.length > 0 ? [...named, ...otherCategories.map(kindOf)] : otherCategories.map(kindOf),
  );
  return !said.some((family) => possible.has(family));
}

const isSight = (kind: Kind): boolean => kind === 'monuments' || kind === 'view points' || SIGHTS.has(kind);

const isTrade = (kind: Kind): boolean => kind === 'eat' || kind === 'trade';

/** A bar called "Quinta de los Molinos": the name is a park's, the place is none. */
export function bearsAnother({ name, categories }: Filed): boolean {
  const { head } = categoriesInName(name);
  if (head === undefined || categories.length === 0) return false;
  const named = familyOf(head);
  const isSightName = named === 'green' || SIGHTS.has(named);
  return isSightName && categories.every((category) => COMMERCE.has(familyOf(category)));
}

const COMMERCE: ReadonlySet<Family> = new Set(['eat', 'sleep', 'trade']);

/** The heads of both names are known and differ: "Plaza de San Martín" and "Palacio de San Martín". */
export function sayDifferently(leftA: readonly string[], leftB: readonly string[]): boolean {
  const [kindsA, kindsB] = [leftA.flatMap(kindsOfWord), leftB.flatMap(kindsOfWord)];
  return kindsA.length > 0 && kindsB.length > 0 && !kindsA.some((kind) => kindsB.includes(kind));
}

const remembered = new Map<string, readonly Kind[]>();

function kindsInName(name: string): readonly Kind[] {
  return recall(` ${name}`, () => categoriesInName(name).all.map(kindOf));
}

const kindsOfWord = (word: string): readonly Kind[] => recall(word, () => categoriesInName(word).all.map(kindOf));

/** A family of kinds; not sights, whose names tell more than the category of a source. */
type Kind = Family | Category;
const kindOf = (category: Category): Kind => {
  const family = familyOf(category);
  return family === 'monument' ? category : family;
};

function recall(key: string, work: () => readonly Kind[]): readonly Kind[] {
  const known = remembered.get(key);
  if (known) return known;
  const found = [...new Set(work())];
  remembered.set(key, found);
  return found;
}
