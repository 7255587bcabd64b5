// Everything the pipeline knows of Spanish.

import type { LanguagePack } from '../pack.ts';
import { AMERICAN } from './american.ts';
import { BLOCKED, NOUNS_ONLY } from './blocked.ts';
import { CLAUSE_FORMS_ES } from './clause-forms.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { INFLECTION_ES } from './inflection.ts';
import { NARRATED_ATTITUDES } from './narrated-attitudes.ts';
import { NOUN_FORMS_ES } from './noun-forms.ts';
import { OPINION_FORMS_ES } from './opinion-forms.ts';
import { PATTERNS } from './patterns.ts';
import { PHRASES_ES } from './phrases.ts';
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
import { RATING_FORMS_ES } from './rating-forms.ts';
import { REAL_WORDS } from './real-words.ts';
import { COMMON_WORDS, FUNCTION_WORDS, GENERICS, LINKERS, NUMBERS, SHORTHAND } from './words.ts';

export const SPANISH: LanguagePack = {
  language: 'es',
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
  shorthand: { ...AMERICAN, ...SHORTHAND },
  generics: GENERICS,
  linkers: LINKERS,
  patterns: PATTERNS,
  phrases: PHRASES_ES,
  clauseForms: CLAUSE_FORMS_ES,
  nounForms: NOUN_FORMS_ES,
  opinionForms: OPINION_FORMS_ES,
  ratingForms: RATING_FORMS_ES,
  inflection: INFLECTION_ES,
  looks: {
    marks: /[¿¡]/,
    heads: {
      nouns: new Set([
        ...[
          'plaza',
          'calle',
          'paseo',
          'avenida',
          'puerta',
          'palacio',
          'parque',
          'museo',
          'mercado',
          'teatro',
          'jardines',
        ],
        ...['estacion', 'iglesia', 'catedral', 'convento', 'monasterio', 'estadio', 'barrio'],
      ]),
      goesOn: /^(?:del?|la|las|los|el|toros|toro)$/,
    },
    letters: /[ñ]|[áéíóú](?!$)/iu,
    shape:
      /(?:cion(?:es)?|[aei]mos|ando|iendo|[aei]d[oa]s?|it[oa]s?|ill[oa]s?|[aei]r(?:me|te|se|nos|l[oa]s?)|mente|eri[oa]s?|dad(?:es)?|[oe]s[oa]s?|aje|ente|anza|ria|emos|iste)$/,
  },
};
