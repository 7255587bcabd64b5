// Which concepts a stretch of a query names, and which it only hints at.
import type { Concept, FormRole } from '../vocabulary/concept.ts';
import type { ConceptBook, NamedConcept } from './concept-book.ts';
import { stemOf, stemsOf } from './words.ts';

export interface ConceptGroup {
  readonly concepts: readonly Concept[];
  /** The words that named it, for places whose text says so where their facts do not. */
  readonly words: readonly string[];
  readonly role: FormRole;
  /** What the words mean where nothing else is asked for: a pool beside a hotel is a feature, alone it is a place. */
  readonly alone?: readonly Concept[];
  /** Concepts of the single words: "bars with a terrace" are terrace bars, and bars that have a terrace. */
  readonly parts?: readonly ConceptGroup[];
}

interface KnownWords {
  readonly concepts: ConceptBook;
  knows(word: string): boolean;
}

/** What is named exactly goes before a longer phrase that only hints: in "hotel with a pool" both are named. */
export function conceptAt(words: readonly string[], at: number, books: KnownWords): ReadConcept | undefined {
  let hinted: ReadConcept | undefined;
  for (let length = Math.min(words.length - at, books.concepts.longest); length > 0; length--) {
    const said = words.slice(at, at + length);
    const stems = said.map(stemOf);
    const found = books.concepts.findNormal(stems);
    const values =
      found.length > 0
        ? found
        : books.concepts.findNormal(stems.map((stem, i) => correctedStem(stem, said[i]!, books)));
    if (values.length === 0) continue;
    const group = groupOf(values, said);
    const read = { length, group };
    if (group.role !== 'related') {
      const parts = length > 1 ? partsOf(said, books) : undefined;
      return parts ? { length, group: { ...group, parts } } : read;
    }
    hinted ??= read;
  }
  return hinted && cutShort(hinted, words, at, books);
}

/** Undefined unless every telling word belongs to a concept of its own. */
function partsOf(words: readonly string[], books: KnownWords): readonly ConceptGroup[] | undefined {
  const parts: ConceptGroup[] = [];
  for (let at = 0; at < words.length; ) {
    const part = shorterConceptAt(words, at, books);
    if (part) parts.push(part.group);
    else if (words[at]!.length > LONGEST_FILLER) return undefined;
    at += part?.length ?? 1;
  }
  return parts.length > 1 ? parts : undefined;
}
const LONGEST_FILLER = 4;

function shorterConceptAt(words: readonly string[], at: number, { concepts }: KnownWords): ReadConcept | undefined {
  for (let length = Math.min(words.length - at, words.length - 1); length > 0; length--) {
    const said = words.slice(at, at + length);
    const values = concepts.find(said).filter(({ role }) => role !== 'related');
    if (values.length > 0) return { length, group: groupOf(values, said) };
  }
  return undefined;
}

/** A hint ends where a name begins: "comida mexicana" is Mexican, whatever the two together may hint at. */
function cutShort(hint: ReadConcept, words: readonly string[], at: number, books: KnownWords): ReadConcept {
  for (let length = 1; length < hint.length; length++) {
    const inner = conceptAt(words, at + length, books);
    if (inner && inner.group.role === 'name' && length + inner.length >= hint.length) {
      return { length, group: { ...hint.group, words: words.slice(at, at + length) } };
    }
  }
  return hint;
}

interface ReadConcept {
  readonly length: number;
  readonly group: ConceptGroup;
}

/** "Café" is what is drunk and served, and what the place is called. */
function placesCalled(words: readonly string[], narrow: readonly NamedConcept[], all: readonly NamedConcept[]) {
  if (!narrow.every(({ concept }) => concept.type === 'dish' || concept.type === 'cuisine')) return [];
  const said = words.map(stemOf).join(' ');
  const isCalledSo = ({ words: forms }: Concept) =>
    Object.values(forms).some((each) => each !== undefined && stemsOf(each.one).join(' ') === said);
  return all.filter(({ concept }) => concept.type === 'category' && isCalledSo(concept));
}

/** Where facts that narrow are named, the broader words for the same thing say nothing more. */
function groupOf(values: readonly NamedConcept[], words: readonly string[]): ConceptGroup {
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

const NARROW: ReadonlySet<Concept['type']> = new Set(['kind', 'dish', 'cuisine', 'diet', 'feature']);

const correctedStem = (stem: string, word: string, { concepts, knows }: KnownWords): string =>
  stem.length > 4 && !knows(word) ? (concepts.correct(stem) ?? stem) : stem;
