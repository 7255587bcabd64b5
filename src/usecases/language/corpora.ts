// Which language sets teach which part. Only sets whose terms allow shipping what is learned from them.
import type { Language } from '../../domain/language.ts';

export const LANGUAGE_TASKS = ['words', 'pos', 'ner', 'polarity', 'stars', 'comparatives'] as const;
export type LanguageTask = (typeof LANGUAGE_TASKS)[number];

/** The artifact of each task in `data/language/<language>/`. */
export const ARTIFACT_OF: Readonly<Record<LanguageTask, string>> = {
  words: 'words.bin',
  pos: 'tagger.bin',
  ner: 'names.bin',
  polarity: 'polarity.bin',
  stars: 'stars.bin',
  comparatives: 'comparatives.bin',
};

/** Files below the folder of language sets, in the order in which they are read. */
export interface Corpora {
  readonly train: readonly string[];
  /** Learned from in what is shipped; left out, whole, when the report measures on them. */
  readonly dev?: readonly string[];
  /** Sets without a part of their own to measure on: the report leaves every fifth block of them out. */
  readonly folded?: readonly string[];
}

export const CORPORA: Readonly<Record<Language, Readonly<Partial<Record<LanguageTask, Corpora>>>>> = {
  en: {
    pos: { train: ['ud-en-ewt/train.jsonl.gz'], dev: ['ud-en-ewt/dev.jsonl.gz'] },
    ner: { train: ['ud-en-ewt/train.jsonl.gz'], dev: ['ud-en-ewt/dev.jsonl.gz'] },
    polarity: {
      // OpeNER twice: it is a fifth of the size of MAMS, but more like what people write of their own accord.
      train: [
        'mams-en/atsa-train.jsonl.gz',
        'mams-en/acsa-train.jsonl.gz',
        'opener-hotels-en/train.jsonl.gz',
        'opener-hotels-en/train.jsonl.gz',
      ],
      dev: ['mams-en/atsa-val.jsonl.gz', 'mams-en/acsa-val.jsonl.gz', 'opener-hotels-en/dev.jsonl.gz'],
    },
    stars: { train: ['opener-hotels-en/train.jsonl.gz'], dev: ['opener-hotels-en/dev.jsonl.gz'] },
    comparatives: { train: [], folded: ['compsent19-en/train.jsonl.gz'] },
  },
  es: {
    pos: { train: ['es-cess-train/train.jsonl.gz'], folded: ['ud-es-ancora/dev.jsonl.gz', 'ud-es-gsd/dev.jsonl.gz'] },
    ner: { train: ['ner-es-cess/train.jsonl.gz'], dev: ['ner-es-cess/dev.jsonl.gz'] },
    polarity: { train: ['opener-hotels-es/train.jsonl.gz'], dev: ['opener-hotels-es/dev.jsonl.gz'] },
    stars: { train: ['opener-hotels-es/train.jsonl.gz'], dev: ['opener-hotels-es/dev.jsonl.gz'] },
  },
};

const BLOCK = 20;
const FOLDS = 5;

/** Neighbouring sentences come from the same text, so they are held out in blocks. */
export const isHeldOut = (row: number): boolean => Math.floor(row / BLOCK) % FOLDS === 0;
