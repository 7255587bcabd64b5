// Cuisines as adjectives beside "restaurants" / "restaurantes".
import type { Language } from '../../domain/language.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';

/** Nothing when we have no word for it: better unsaid than raw. */
export function cuisineIn(language: Language, cuisine: string): string | undefined {
  const concept = VOCABULARY.concept('cuisine', cuisine);
  return concept && VOCABULARY.phraseOf(concept, language);
}
