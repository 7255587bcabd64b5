// The words of the vocabulary by which a sentence means a concept: what the phrase tables of a language are made of.
import type { Language } from '../../domain/language.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import type { Concept, ConceptType } from '../../vocabulary/concept.ts';

/** A category is meant by the rows of its own table, a kind by its noun and forms. What is sold means nothing yet. */
export function formsInSentences({ type, words }: Concept, language: Language): readonly string[] {
  const { one, many, forms, related } = words[language]!;
  if (type === 'category') return related;
  return type === 'kind' ? [one, many, ...forms] : [...forms, ...related];
}

export const sentenceForms = (type: ConceptType, language: Language): readonly string[] =>
  VOCABULARY.conceptsOfType(type).flatMap((concept) => formsInSentences(concept, language));
