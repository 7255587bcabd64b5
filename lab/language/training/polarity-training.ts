// Trains the polarity toward a target and packs it.
import type { Language } from '../../../src/domain/language.ts';
import { opinionText } from '../../../src/nlp/learned/opinion-text.ts';
import { POLARITIES, type PolarityName } from '../../../src/nlp/learned/polarity.ts';
import { polarityFeatures } from '../../../src/nlp/learned/polarity-features.ts';
import type { WordTable } from '../../../src/nlp/learned/word-table.ts';
import type { Span } from '../../../src/nlp/understanding.ts';
import { type LearningOptions, learnedClassifier } from './classifier-training.ts';

export interface OpinionSentence {
  readonly text: string;
  readonly opinions: readonly {
    readonly target?: Span | undefined;
    readonly category?: string | undefined;
    readonly polarity: PolarityName;
  }[];
}

interface PolarityOptions extends LearningOptions {
  readonly language: Language;
  readonly table: WordTable;
  readonly maxBytes?: number;
}

const BYTES_OF_POLARITY = 700_000;

/** @returns the artifact's bytes */
export function trainPolarity(sentences: readonly OpinionSentence[], options: PolarityOptions): Uint8Array {
  const { language, table } = options;
  const examples = sentences.flatMap(({ text, opinions }) => {
    const words = opinionText(text, { language, table });
    const targets = opinions.flatMap(({ target }) => target ?? []);
    return opinions.map(({ target, category, polarity }) => ({
      keys: polarityFeatures({ language, words, targets, target, category }),
      gold: POLARITIES.indexOf(polarity),
    }));
  });
  const usual = { epochs: 12, learningRate: 0.05, dropout: 0.35 };
  return learnedClassifier(
    examples,
    { tags: POLARITIES, usual, maxBytes: options.maxBytes ?? BYTES_OF_POLARITY },
    options,
  );
}
