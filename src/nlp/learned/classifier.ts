// One decision at a time: a linear softmax over features. It is a chain of a single link, so that training and artifact
// are those of the chain.
import { type ByteReader, createWriter } from './bytes.ts';
import { type Chain, type DenseChain, readChain, writeChain } from './chain.ts';
import { type ChainOptions, trainChain } from './chain-training.ts';
import { addScores } from './weights.ts';

export interface ClassifierExample {
  readonly keys: Int32Array;
  /** Index of the right class. */
  readonly gold: number;
}

export type Classifier = Chain;

function trainClassifier(examples: readonly ClassifierExample[], options: ChainOptions): DenseChain {
  return trainChain(
    examples.map(({ keys, gold }) => ({
      features: { keys, starts: Int32Array.of(0, keys.length) },
      allowed: Int32Array.of(1 << gold),
    })),
    options,
  );
}

/** @returns the probability of each class */
export function probabilities({ tags, weights, transitions }: Classifier, keys: Int32Array): Float64Array {
  const scores = new Float64Array(tags.length);
  for (const key of keys) addScores(weights, key, scores);
  for (let c = 0; c < scores.length; c++)
    scores[c] = scores[c]! * weights.step + transitions[tags.length * tags.length + c]!;
  const largest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - largest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** What whoever trains may choose; the rest is what suits the task. */
export type LearningOptions = Pick<ChainOptions, 'seed' | 'onEpoch'> &
  Partial<Pick<ChainOptions, 'epochs' | 'learningRate' | 'dropout'>>;

export interface ClassifierTask {
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

export const readClassifier = (reader: ByteReader): Classifier => readChain(reader);
