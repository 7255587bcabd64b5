// The languages of the tables: which columns belong to each, where its names carry their head noun, which article goes
// before a noun. A further language is one entry here and its columns in data/vocabulary.
import type { LanguageCode, Words } from './concept.ts';

export interface VocabularyLanguage {
  /** Columns are called `<code>.one`, `<code>.forms` and so on. */
  readonly code: LanguageCode;
  /** The head noun comes first in "Farmacia Cea", last in "Cea Pharmacy". */
  readonly headStands: 'first' | 'last';
  /** Words before the head that say nothing of the kind: "Real Jardín Botánico". Folded. */
  readonly honours: readonly string[];
  /** How a restaurant of a cuisine is called, `*` for the cuisine. Folded. */
  readonly cuisineNames: readonly string[];
  /** Before one. */
  indefinite(words: Words): string;
  definite(words: Words, isPlural: boolean): string;
}

const ENGLISH: VocabularyLanguage = {
  code: 'en',
  headStands: 'last',
  honours: [],
  cuisineNames: ['* restaurant', '* food', '* kitchen'],
  indefinite: ({ one, article }) => article ?? (/^[aeiou]/iu.test(one) ? 'an' : 'a'),
  definite: () => 'the',
};

const SPANISH: VocabularyLanguage = {
  code: 'es',
  headStands: 'first',
  honours: ['real', 'gran', 'antiguo', 'antigua', 'nuevo', 'nueva'],
  cuisineNames: ['restaurante *', 'taberna *', 'cocina *', 'comida *'],
  // "El área", "un área": a feminine noun whose first syllable is a stressed "a" has "el" in its column.
  indefinite: ({ gender, article }) => (gender === 'f' && article !== 'el' ? 'una' : 'un'),
  definite: ({ gender, article }, isPlural) => {
    if (isPlural) return gender === 'f' ? 'las' : 'los';
    return article ?? (gender === 'f' ? 'la' : 'el');
  },
};

export const VOCABULARY_LANGUAGES: readonly VocabularyLanguage[] = [ENGLISH, SPANISH];
