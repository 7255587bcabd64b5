// Concepts that the frame of a query wishes for, by the words that say them.
import type { Concept, ConceptType } from '../vocabulary/concept.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Wish } from '../wishes/wish.ts';
import type { ConceptBook } from './concept-book.ts';
import { type ConceptGroup, groupOf, isOfTrade, type NamedStretch } from './concept-groups.ts';
import type { QueryFrame } from './query-conditions.ts';
import type { PlacedWord } from './words.ts';

/** @returns the stretch that begins at a word, if the frame has a wish there */
type ConceptSpans = (at: number) => NamedStretch | undefined;

interface VocabularyBooks {
  readonly concepts: ConceptBook;
  readonly vocabulary: Vocabulary;
}

const TYPES: ReadonlySet<string> = new Set(['category', 'kind', 'cuisine', 'dish', 'diet', 'feature']);

export function conceptSpans(
  { wishes, language }: QueryFrame,
  words: readonly PlacedWord[],
  books: VocabularyBooks,
): ConceptSpans {
  const { vocabulary } = books;
  const byStart = new Map<number, { length: number; wished: Concept[] }>();
  for (const wish of wishes) {
    const concept = conceptOf(wish, vocabulary);
    const span = concept && spanOf(wish, words);
    if (!concept || !span) continue;
    const known = byStart.get(span.from);
    if (known && known.length > span.length) continue;
    const wished = known?.length === span.length ? [...known.wished, concept] : [concept];
    byStart.set(span.from, { length: span.length, wished });
  }
  return (at) => {
    const found = byStart.get(at);
    if (!found) return undefined;
    const said = words.slice(at, at + found.length).map(({ word }) => word);
    return { length: found.length, isWished: true, groups: groupsOf(found.wished, said, books, language) };
  };
}

/** A wish for a kind of place, or for what it serves or has. */
export const isOfWhat = ({ attribute, polarity }: Wish): boolean => polarity === 'want' && TYPES.has(attribute);

const conceptOf = (wish: Wish, vocabulary: Vocabulary): Concept | undefined =>
  isOfWhat(wish) ? vocabulary.concept(wish.attribute as ConceptType, wish.value as string) : undefined;

function spanOf({ said }: Wish, words: readonly PlacedWord[]): { from: number; length: number } | undefined {
  if (!said) return undefined;
  const from = words.findIndex(({ start }) => start >= said.start);
  const length = words.filter(({ start, end }) => start >= said.start && end <= said.end).length;
  return from >= 0 && length > 0 ? { from, length } : undefined;
}

/** The other senses of the same words are alternatives; what one stretch says of two attributes must both hold. */
function groupsOf(
  wished: readonly Concept[],
  words: readonly string[],
  books: VocabularyBooks,
  language: string,
): readonly ConceptGroup[] {
  const book = books.concepts;
  const all = book.find(words);
  // "Buy bread", "comprar pan": the frame has settled that the thing is bought, and where.
  const sold = soldStretch(wished, words, books);
  if (sold) return [sold];
  const isName = all.some(({ role }) => role === 'name');
  // "Discos" hints at clubs in English and at record shops in Spanish.
  const own = isName ? [] : all.filter((each) => each.language === language);
  const values = own.length > 0 ? own : all;
  if (values.length > 0 && (wished.length === 1 || isName)) return [groupOf(values, words)];
  // A vegan burger is eaten where nobody calls the house a burger bar.
  const isServed = wished.some(({ type }) => type === 'cuisine' || type === 'dish');
  const meant = isServed ? wished.filter(({ type }) => type !== 'category') : wished;
  const byId = new Map<string, Concept[]>();
  for (const concept of meant) byId.set(concept.id, [...(byId.get(concept.id) ?? []), concept]);
  return [...byId.values()].map((concepts) => ({ concepts, words, role: 'name' as const }));
}

/**
 * Kinds of shops that sell what a wish for a shop names: the shoes of "buy shoes", which may mean a mall as well. A ramen bar
 * "sells" ramen too, but its guests sit down.
 */
function soldStretch(
  wished: readonly Concept[],
  words: readonly string[],
  { concepts: book, vocabulary }: VocabularyBooks,
): ConceptGroup | undefined {
  const isShop = ({ categories }: Concept) => isOfTrade({ categories: categories.slice(0, 1) }, vocabulary);
  const soldAt = (said: readonly string[]) =>
    book
      .find(said)
      .flatMap(({ role, concept }) => (role === 'sold' && isOfTrade(concept, vocabulary) ? [concept] : []));
  const own = wished.filter((concept) => soldAt(words).includes(concept));
  if (own.length > 0) return { concepts: own, words, role: 'name' };
  const isShopping = wished.every((concept) => concept.type === 'category' && isShop(concept));
  if (!isShopping || words.length < 2 || book.find(words).some(({ role }) => role === 'name')) return undefined;
  const sellers = [...new Set(soldAt(words.slice(1)))];
  return sellers.length > 0 ? { concepts: sellers, words, role: 'name', otherwise: wished } : undefined;
}

/** Features as what is looked for. */
export const featureGroups = (wishes: readonly Wish[], vocabulary: Vocabulary): readonly ConceptGroup[] =>
  wishes.flatMap((wish) => {
    const concept = conceptOf(wish, vocabulary);
    return concept ? [{ concepts: [concept], words: [], role: 'name' as const }] : [];
  });
