// The vocabulary of the official city tourism files → canonical categories and OSM cuisines.
import type { Category } from '../../domain/category.ts';
import { categoriesByLabel, labelsOfSource } from '../../vocabulary/source-labels.ts';
import { categoriesInName } from './names.ts';

/** `category` or `category / subcategory`; the longer key wins. */
const CATEGORIES = categoriesByLabel('esmadrid');

/** What the record says of its own kind where no category is known: idTipo. */
const KINDS = categoriesByLabel('esmadrid type');

/** Words of the name that make a broad label precise. */
const REFINABLE: ReadonlySet<Category> = new Set([
  'tourist attractions',
  'amusement parks',
  'parks',
  'monuments',
  'sports',
]);
const REFINEMENTS: ReadonlySet<Category> = new Set([
  'museums',
  'places of worship',
  'gardens',
  'view points',
  'zoo',
  'swimming pools',
  'libraries',
  'theatres',
  'cinemas',
  'nature',
  'parks',
  'sports',
  'monuments',
  'local services',
]);

export interface EsmadridLabel {
  readonly category: string;
  readonly subcategories: readonly string[];
}

export function categoriesOfEsmadrid(
  labels: readonly EsmadridLabel[],
  name: string,
  idTipo: string,
): readonly Category[] {
  const found = [...new Set(labels.flatMap(categoriesOfLabel(idTipo)))];
  const base: readonly Category[] = found.length > 0 ? found : (KINDS.get(idTipo) ?? ['tourist attractions']);
  const { head } = categoriesInName(name);
  if (idTipo === '2') return withFastFood(base, head);
  const isRefined = head && REFINEMENTS.has(head) && base.some((category) => REFINABLE.has(category));
  if (!isRefined) return base;
  if (head === 'local services') return base;
  return [...new Set([head, ...base.filter((category) => !isContradicted(category, head))])];
}

const categoriesOfLabel =
  (idTipo: string) =>
  (label: EsmadridLabel): readonly Category[] => {
    const keys = label.subcategories.map((sub) => `${label.category} / ${sub}`);
    const precise = keys.flatMap((key) => CATEGORIES.get(key) ?? []);
    if (precise.length > 0) return precise;
    // "Otros" is a leftover everywhere and means what the file is about.
    if (label.category === 'Otros' && idTipo !== '1') return KINDS.get(idTipo) ?? ['local services'];
    return CATEGORIES.get(label.category) ?? [];
  };

const withFastFood = (base: readonly Category[], head: Category | undefined): readonly Category[] =>
  head === 'burger/pizza shops' ? [head, ...base] : base;

/** "Parques y centros de ocio" holds zoos, pools and viewpoints: the name knows better than the label. */
const isContradicted = (category: Category, head: Category): boolean =>
  category === 'amusement parks' && head !== 'parks';

/** Subcategories of restaurants; labels that are facts of their own: what one can eat, where one can sit. */
const LABELS = new Map(labelsOfSource('esmadrid').map((each) => [each.label, each]));

export function cuisinesOf(labels: readonly EsmadridLabel[]): readonly string[] {
  const names = labels.flatMap(({ category, subcategories }) => [...subcategories, category]);
  return [...new Set(names.flatMap((name) => LABELS.get(name)?.cuisine || []))];
}

export function featuresOf(labels: readonly EsmadridLabel[]): readonly string[] {
  const names = labels.flatMap(({ category, subcategories }) => [category, ...subcategories]);
  return [...new Set(names.flatMap((name) => LABELS.get(name)?.feature || []))];
}
