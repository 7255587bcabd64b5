// One decision at a time: a linear softmax over features. It is a chain of a single link, so that training and artifact
// are those of the chain.
import type { ByteReader, ByteWriter } from './bytes.ts';
import { type Chain, type DenseChain, readChain, writeChain } from './chain.ts';
import { type ChainOptions, trainChain } from './chain-training.ts';
import { addScores } from './weights.ts';

export interface ClassifierExample {
  readonly keys: Int32Array;
  /** Index of the right class. */
  readonly gold: number;
}

export type Classifier = Chain;

export function trainClassifier(examples: readonly ClassifierExample[], options: ChainOptions): DenseChain {
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

export const writeClassifier = (writer: ByteWriter, trained: DenseChain, maxBytes: number) =>
  writeChain(writer, trained, maxBytes);
export const readClassifier = (reader: ByteReader): Classifier => readChain(reader);
