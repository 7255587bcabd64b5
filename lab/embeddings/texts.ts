// What the word space learns from: texts that say the same in both languages, and plain sentences of each.
import type { Category } from '../../src/domain/category.ts';
import type { Place } from '../../src/domain/place.ts';
import { termsOf } from '../../src/models/embeddings/terms.ts';
import { VOCABULARY } from '../../src/vocabulary/bundled.ts';
import { CATEGORIES, categoryName } from '../../src/vocabulary/categories.ts';
import type { LearningText } from './learn.ts';

/** A concept of a foreign vocabulary, with its names and search words in both languages. */
interface BilingualConcept {
  readonly en: readonly string[];
  readonly es: readonly string[];
}

/** How much a pair of each kind counts: a lexicon means its rows, a sentence brings words together by chance too. */
const WEIGHTS = { lexicon: 6, concept: 8, place: 1, sentence: 0.25 } as const;
const ANYWHERE = 1_000;
const SENTENCE_WINDOW = 6;
/** Rows of a category's lexicon are many; in groups, its words still meet each other often. */
const LEXICON_GROUP = 12;

interface Corpora {
  readonly concepts: readonly BilingualConcept[];
  readonly places: readonly Place[];
  readonly sentences: readonly string[];
}

export function learningTexts({ concepts, places, sentences }: Corpora): LearningText[] {
  return [
    ...CATEGORIES.flatMap(lexiconTexts),
    ...concepts.map(({ en, es }) => bilingual([...en, ...es], WEIGHTS.concept)),
    ...places.map((place) => bilingual(placeTexts(place), WEIGHTS.place)),
    ...sentences.map((sentence) => ({ terms: termsOf(sentence), window: SENTENCE_WINDOW, weight: WEIGHTS.sentence })),
  ].filter(({ terms }) => terms.length > 1);
}

const bilingual = (texts: readonly string[], weight: number): LearningText => ({
  terms: texts.flatMap(termsOf),
  window: ANYWHERE,
  weight,
});

/** Each group of rows stands with the category's own names, so that all groups share a centre. */
function lexiconTexts(category: Category): LearningText[] {
  const names = [category, categoryName(category, 'es')];
  const rowsIn = (language: 'en' | 'es') => VOCABULARY.concept('category', category)?.words[language]?.related ?? [];
  const [english, spanish] = [rowsIn('en'), rowsIn('es')];
  const groups = Math.ceil(Math.max(english.length, spanish.length) / LEXICON_GROUP);
  return Array.from({ length: groups }, (_, group) => {
    const slice = (rows: readonly string[]) => rows.slice(group * LEXICON_GROUP, (group + 1) * LEXICON_GROUP);
    return bilingual([...names, ...slice(english), ...slice(spanish)], WEIGHTS.lexicon);
  });
}

function placeTexts({ categories, types, cuisines, description }: Place): string[] {
  const kinds = categories.flatMap((category) => [category, categoryName(category, 'es')]);
  return [...kinds, ...types, ...cuisines, description.en ?? '', description.es ?? ''];
}
