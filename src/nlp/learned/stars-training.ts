// Trains the stars of a review from texts that are known to be warm or cold.
import type { Language } from '../../domain/language.ts';
import { createWriter } from './bytes.ts';
import { trainClassifier, writeClassifier } from './classifier.ts';
import { opinionText } from './opinion-text.ts';
import { starFeatures } from './star-features.ts';
import { FEELINGS } from './stars.ts';
import type { WordTable } from './word-table.ts';

export interface FeltText {
  readonly text: string;
  readonly feeling: (typeof FEELINGS)[number];
}

export interface StarsOptions {
  readonly language: Language;
  readonly table: WordTable;
  readonly seed: number;
  readonly epochs?: number;
  readonly learningRate?: number;
  readonly dropout?: number;
  readonly onEpoch?: (epoch: number, logLikelihood: number) => void;
}

const BYTES_OF_STARS = 400_000;

/** @returns the artifact's bytes */
export function trainStars(texts: readonly FeltText[], options: StarsOptions): Uint8Array {
  const { language, table } = options;
  const examples = texts.map(({ text, feeling }) => ({
    keys: starFeatures(opinionText(text, { language, table }), language),
    gold: FEELINGS.indexOf(feeling),
  }));
  const trained = trainClassifier(examples, {
    tags: FEELINGS,
    epochs: options.epochs ?? 10,
    learningRate: options.learningRate ?? 0.03,
    dropout: options.dropout ?? 0.4,
    minCount: 2,
    seed: options.seed,
    ...(options.onEpoch && { onEpoch: options.onEpoch }),
  });
  const writer = createWriter();
  writeClassifier(writer, trained, BYTES_OF_STARS);
  return writer.bytes();
}
