// Everything the pipeline knows of English.
import type { LanguagePack } from '../pack.ts';
import { BLOCKED, NOUNS_ONLY } from './blocked.ts';
import { CLAUSE_FORMS_EN } from './clause-forms.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { INFLECTION_EN } from './inflection.ts';
import { NARRATED_ATTITUDES } from './narrated-attitudes.ts';
import { NOUN_FORMS_EN } from './noun-forms.ts';
import { OPINION_FORMS_EN } from './opinion-forms.ts';
import { PATTERNS } from './patterns.ts';
import { PHRASES_EN } from './phrases.ts';
import {
  CONJUNCTIONS,
  CONTRASTS,
  DOWNTONERS,
  FINALS,
  INTENSIFIERS,
  JUDGEMENTS,
  NEGATORS,
  NOT_CONTRASTS,
  PREDICATES,
  WISHES,
} from './predicates.ts';
import { RATING_FORMS_EN } from './rating-forms.ts';
import { REAL_WORDS } from './real-words.ts';
import { COMMON_WORDS, FUNCTION_WORDS, GENERICS, LINKERS, NUMBERS, SHORTHAND } from './words.ts';

export const ENGLISH: LanguagePack = {
  language: 'en',
  functionWords: FUNCTION_WORDS,
  commonWords: COMMON_WORDS,
  blocked: BLOCKED,
  realWords: REAL_WORDS,
  everydayWords: EVERYDAY_WORDS,
  nounsOnly: NOUNS_ONLY,
  predicates: PREDICATES,
  judgements: JUDGEMENTS,
  narratedAttitudes: NARRATED_ATTITUDES,
  wishes: WISHES,
  intensifiers: INTENSIFIERS,
  downtoners: DOWNTONERS,
  negators: NEGATORS,
  finals: FINALS,
  contrasts: CONTRASTS,
  notContrasts: NOT_CONTRASTS,
  conjunctions: CONJUNCTIONS,
  numbers: NUMBERS,
  shorthand: SHORTHAND,
  generics: GENERICS,
  linkers: LINKERS,
  patterns: PATTERNS,
  phrases: PHRASES_EN,
  clauseForms: CLAUSE_FORMS_EN,
  nounForms: NOUN_FORMS_EN,
  opinionForms: OPINION_FORMS_EN,
  ratingForms: RATING_FORMS_EN,
  inflection: INFLECTION_EN,
  looks: {
    shape:
      /(?:ing|tions?|ed|ly|ght|th|sh|ness|ful|less|ck|wn|lk|ould|self|ways)$|^(?:wh|th|sh|kn|wr)|ee|oo|[^aeiou]y$|w[^aeiou]/,
  },
};
