// Trains a classifier (a chain of a single link) and writes its artifact.
import { createWriter } from '../../../src/nlp/learned/bytes.ts';
import { type DenseChain, writeChain } from '../../../src/nlp/learned/chain.ts';
import { type ChainOptions, trainChain } from './chain-training.ts';

interface ClassifierExample {
  readonly keys: Int32Array;
  /** Index of the right class. */
  readonly gold: number;
}

/** Options of a training run; each task has its usual values. */
export type LearningOptions = Pick<ChainOptions, 'seed' | 'onEpoch'> &
  Partial<Pick<ChainOptions, 'epochs' | 'learningRate' | 'dropout'>>;

interface ClassifierTask {
  readonly tags: readonly string[];
  readonly usual: Pick<ChainOptions, 'epochs' | 'learningRate' | 'dropout'>;
  readonly maxBytes: number;
}

/** Seen once, a feature is as likely a slip as a sign. */
const MIN_COUNT = 2;

/** @returns the artifact's bytes */
export function learnedClassifier(
  examples: readonly ClassifierExample[],
  { tags, usual, maxBytes }: ClassifierTask,
  { seed, onEpoch, epochs, learningRate, dropout }: LearningOptions,
): Uint8Array {
  const trained = trainClassifier(examples, {
    tags,
    epochs: epochs ?? usual.epochs,
    learningRate: learningRate ?? usual.learningRate,
    dropout: dropout ?? usual.dropout,
    minCount: MIN_COUNT,
    seed,
    ...(onEpoch && { onEpoch }),
  });
  const writer = createWriter();
  writeChain(writer, trained, maxBytes);
  return writer.bytes();
}

function trainClassifier(examples: readonly ClassifierExample[], options: ChainOptions): DenseChain {
  return trainChain(
    examples.map(({ keys, gold }) => ({
      features: { keys, starts: Int32Array.of(0, keys.length) },
      allowed: Int32Array.of(1 << gold),
    })),
    options,
  );
}
