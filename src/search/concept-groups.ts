// What words of a query name among the concepts of the vocabulary, and what they only hint at.
import type { Concept, FormRole } from '../vocabulary/concept.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { ConceptBook, NamedConcept } from './concept-book.ts';
import { stemOf, stemsOf } from './words.ts';

export interface ConceptGroup {
  readonly concepts: readonly Concept[];
  /** The words that named it, for places whose text says so where their facts do not. */
  readonly words: readonly string[];
  readonly role: FormRole;
  /** What the words mean where nothing else is asked for: a pool beside a hotel is a feature, alone it is a place. */
  readonly alone?: readonly Concept[];
  /** What stands in where the city has none of the concepts: malls for gifts. */
  readonly otherwise?: readonly Concept[];
}

/** A stretch of the query: what it names, and how many words it has. */
export interface NamedStretch {
  readonly length: number;
  readonly groups: readonly ConceptGroup[];
  /** The frame wishes for it, so that the words are no mere turn of phrase. */
  readonly isWished?: true;
}

/** Words that the frame has left: the longest stretch that the vocabulary names goes before a longer one that only hints. */
export function leftConceptAt(words: readonly string[], at: number, book: ConceptBook): NamedStretch | undefined {
  let hinted: NamedStretch | undefined;
  for (let length = Math.min(words.length - at, book.longest); length > 0; length--) {
    const said = words.slice(at, at + length);
    const values = book.find(said);
    if (values.length === 0) continue;
    const group = groupOf(values, said);
    const stretch = { length, groups: [group] };
    if (group.role !== 'related') return stretch;
    hinted ??= stretch;
  }
  return hinted;
}

/** Where facts that narrow are named, the broader words for the same thing say nothing more. */
export function groupOf(values: readonly NamedConcept[], words: readonly string[]): ConceptGroup {
  const named = values.filter(({ role }) => role === 'name');
  const told = named.length > 0 ? named : values;
  const narrow = told.filter(({ concept }) => NARROW.has(concept.type));
  const concepts = [
    ...new Set(
      (narrow.length > 0 ? [...narrow, ...placesCalled(words, narrow, told)] : told).map(({ concept }) => concept),
    ),
  ];
  const isFeature = narrow.length > 0 && narrow.every(({ concept }) => concept.type === 'feature');
  const places = values.filter(({ concept }) => concept.type === 'category').map(({ concept }) => concept);
  return { concepts, words, role: told[0]!.role, ...(isFeature && places.length > 0 && { alone: places }) };
}

/** Where one buys and takes home: shops, markets and bakeries. */
export const isOfTrade = (
  { categories }: { readonly categories: readonly string[] },
  vocabulary: Pick<Vocabulary, 'concept'>,
): boolean =>
  categories.some((each) => each === 'bakeries' || vocabulary.concept('category', each)?.family === 'trade');

/** "Food near Sol": somebody who names no restaurant eats in bars and cafés as well. */
export const isHintAtFood = ({ role, concepts }: ConceptGroup): boolean =>
  role === 'related' && concepts.every(({ id }) => id === 'restaurants');

const NARROW: ReadonlySet<Concept['type']> = new Set(['kind', 'dish', 'cuisine', 'diet', 'feature']);

/** "Café" is what is drunk and served, and what the place is called. */
function placesCalled(words: readonly string[], narrow: readonly NamedConcept[], all: readonly NamedConcept[]) {
  if (!narrow.every(({ concept }) => concept.type === 'dish' || concept.type === 'cuisine')) return [];
  const said = words.map(stemOf).join(' ');
  const isCalledSo = ({ words: forms }: Concept) =>
    Object.values(forms).some((each) => each !== undefined && stemsOf(each.one).join(' ') === said);
  return all.filter(({ concept }) => concept.type === 'category' && isCalledSo(concept));
}
