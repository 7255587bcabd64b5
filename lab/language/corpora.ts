// Which language sets teach which part. Only sets whose terms allow shipping what is learned from them.
import type { LanguageTask } from '../../src/compose/language-artifacts.ts';
import type { Language } from '../../src/domain/language.ts';
import { shippedFile } from '../../src/system/paths.ts';

/** Where the language sets lie when somebody has them: beside the project. They are never part of it. */
export const CORPORA_FOLDER = shippedFile('..', '..', 'shared', 'data', 'language');

/** Files below the folder of language sets, in the order in which they are read. */
interface Corpora {
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
