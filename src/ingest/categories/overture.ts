// Categories of Overture Maps → canonical categories and cuisines. The table names some three hundred of its two thousand
// labels; of the others the words at the end tell the kind ("japanese_restaurant"), as in an English name.
import type { Category } from '../../domain/category.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { labelsOfSource } from '../../vocabulary/source-labels.ts';

const LABELS = new Map(labelsOfSource('overture').map((each) => [each.label, each]));

export interface OvertureKind {
  /** Its main label, and those it is under, from narrow to broad. */
  readonly labels: readonly string[];
  /** Looked at where the main label says nothing: such lists hold what a page chose, too. */
  readonly alternates: readonly string[];
}

/** Empty where it is nothing that people go to. */
export function categoriesOfOverture({ labels, alternates }: OvertureKind): readonly Category[] {
  for (const label of [...labels, ...alternates]) {
    const known = rowOf(label);
    if (known) return known.categories;
  }
  return [];
}

export const cuisinesOfOverture = ({ labels, alternates }: OvertureKind): readonly string[] => [
  ...new Set([...labels.slice(0, 1), ...alternates].flatMap(cuisineIn)),
];

function cuisineIn(label: string): readonly string[] {
  const cuisine = LABELS.get(label)?.cuisine ?? '';
  if (cuisine !== '') return [cuisine];
  const said = label.endsWith(RESTAURANT) ? label.slice(0, -RESTAURANT.length) : '';
  return VOCABULARY.concept('cuisine', said) ? [said] : [];
}

const RESTAURANT = '_restaurant';

/** The row of the label, or of the most of its last words that has one. */
function rowOf(label: string) {
  const words = label.split('_');
  return words.map((_, at) => LABELS.get(words.slice(at).join('_'))).find((row) => row !== undefined);
}
