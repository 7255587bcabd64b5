// Trains the stars of a review from texts that are known to be warm or cold.
import type { Language } from '../../../src/domain/language.ts';
import { opinionText } from '../../../src/nlp/learned/opinion-text.ts';
import { starFeatures } from '../../../src/nlp/learned/star-features.ts';
import { FEELINGS } from '../../../src/nlp/learned/stars.ts';
import type { WordTable } from '../../../src/nlp/learned/word-table.ts';
import { type LearningOptions, learnedClassifier } from './classifier-training.ts';

export interface FeltText {
  readonly text: string;
  readonly feeling: (typeof FEELINGS)[number];
}

interface StarsOptions extends LearningOptions {
  readonly language: Language;
  readonly table: WordTable;
}

const BYTES_OF_STARS = 400_000;

/** @returns the artifact's bytes */
export function trainStars(texts: readonly FeltText[], options: StarsOptions): Uint8Array {
  const { language, table } = options;
  const examples = texts.map(({ text, feeling }) => ({
    keys: starFeatures(opinionText(text, { language, table }), language),
    gold: FEELINGS.indexOf(feeling),
  }));
  const usual = { epochs: 10, learningRate: 0.03, dropout: 0.4 };
  return learnedClassifier(examples, { tags: FEELINGS, usual, maxBytes: BYTES_OF_STARS }, options);
}
