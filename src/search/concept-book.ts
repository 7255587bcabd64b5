// The words of a vocabulary as search looks them up; made once a vocabulary, whatever the catalogue.
import type { Concept, FormRole } from '../vocabulary/concept.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { type PhraseBook, phraseBook } from './phrases.ts';
import { stemOf, wordsOf } from './words.ts';

export interface NamedConcept {
  readonly concept: Concept;
  readonly role: FormRole;
  readonly language: string;
}

export type ConceptBook = PhraseBook<NamedConcept>;

const books = new WeakMap<Vocabulary, ConceptBook>();

export function conceptBookOf(vocabulary: Vocabulary): ConceptBook {
  const known = books.get(vocabulary);
  if (known) return known;
  const entries = vocabulary.languages.flatMap(({ code }) =>
    vocabulary
      .formsOf(code)
      .map(({ form, concept, role }) => [wordsOf(form), { concept, role, language: code }] as const),
  );
  const made = phraseBook(entries, stemOf);
  books.set(vocabulary, made);
  return made;
}
