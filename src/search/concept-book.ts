// The words of a vocabulary as search looks them up; made once a vocabulary, whatever the catalogue.
import type { Concept, FormRole } from '../vocabulary/concept.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { type PhraseBook, phraseBook } from './phrase-book.ts';
import { stemOf, wordsOf } from './words.ts';

export interface NamedConcept {
  readonly concept: Concept;
  readonly role: FormRole;
  readonly language: string;
}

export interface ConceptBook extends PhraseBook<NamedConcept> {
  /** The words of a phrase that was written as one word: "hatmaker" gives "hat maker". */
  apart(word: string): readonly string[] | undefined;
}

const books = new WeakMap<Vocabulary, ConceptBook>();

export function conceptBookOf(vocabulary: Vocabulary): ConceptBook {
  const known = books.get(vocabulary);
  if (known) return known;
  const entries = vocabulary.languages.flatMap(({ code }) =>
    vocabulary
      .formsOf(code)
      .map(({ form, concept, role }) => [wordsOf(form), { concept, role, language: code }] as const),
  );
  const phrases = new Map(
    entries.filter(([words]) => words.length > 1).map(([words]) => [stemOf(words.join('')), words]),
  );
  const made = { ...phraseBook(entries, stemOf), apart: (word: string) => phrases.get(stemOf(word)) };
  books.set(vocabulary, made);
  return made;
}
