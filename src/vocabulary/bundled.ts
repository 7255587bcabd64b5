// The vocabulary of data/vocabulary. The build puts the text of the tables into the program.
import broadWords from '../../data/vocabulary/broad-words.tsv';
import categories from '../../data/vocabulary/categories.tsv';
import categoryWords from '../../data/vocabulary/category-words.tsv';
import cuisines from '../../data/vocabulary/cuisines.tsv';
import diets from '../../data/vocabulary/diets.tsv';
import dishes from '../../data/vocabulary/dishes.tsv';
import features from '../../data/vocabulary/features.tsv';
import goods from '../../data/vocabulary/goods.tsv';
import kinds from '../../data/vocabulary/kinds.tsv';
import searchWords from '../../data/vocabulary/search-words.tsv';
import sounds from '../../data/vocabulary/sounds.tsv';
import type { Concept, ConceptType } from './concept.ts';
import type { VocabularyTables } from './reading.ts';
import { vocabularyOf } from './vocabulary.ts';

export const VOCABULARY_TABLES: VocabularyTables = {
  categories,
  'category-words': categoryWords,
  'broad-words': broadWords,
  kinds,
  goods,
  cuisines,
  dishes,
  diets,
  features,
};

export const VOCABULARY = vocabularyOf(VOCABULARY_TABLES);

/** What a wish is called: "sugar-free", which no filter has as a diet, is a feature of places and stands among the diets. */
export const conceptWished = (type: ConceptType, id: string): Concept | undefined =>
  VOCABULARY.concept(type, id) ?? (type === 'feature' ? VOCABULARY.concept('diet', id) : undefined);

/** What words of search queries ask for; read by `search`. */
export const SEARCH_WORDS: string = searchWords;

/** Which spellings sound alike; read by `search`. */
export const SEARCH_SOUNDS: string = sounds;
