// Trains the polarity toward a target and packs it.
import type { Language } from '../../domain/language.ts';
import type { Span } from '../understanding.ts';
import { createWriter } from './bytes.ts';
import { trainClassifier, writeClassifier } from './classifier.ts';
import { opinionText } from './opinion-text.ts';
import { POLARITIES, type PolarityName } from './polarity.ts';
import { polarityFeatures } from './polarity-features.ts';
import type { WordTable } from './word-table.ts';

export interface OpinionSentence {
  readonly text: string;
  readonly opinions: readonly {
    readonly target?: Span | undefined;
    readonly category?: string | undefined;
    readonly polarity: PolarityName;
  }[];
}

export interface PolarityOptions {
  readonly language: Language;
  readonly table: WordTable;
  readonly seed: number;
  readonly epochs?: number;
  readonly learningRate?: number;
  readonly dropout?: number;
  readonly maxBytes?: number;
  readonly onEpoch?: (epoch: number, logLikelihood: number) => void;
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
  const trained = trainClassifier(examples, {
    tags: POLARITIES,
    epochs: options.epochs ?? 12,
    learningRate: options.learningRate ?? 0.05,
    dropout: options.dropout ?? 0.35,
    minCount: 2,
    seed: options.seed,
    ...(options.onEpoch && { onEpoch: options.onEpoch }),
  });
  const writer = createWriter();
  writeClassifier(writer, trained, options.maxBytes ?? BYTES_OF_POLARITY);
  return writer.bytes();
}
