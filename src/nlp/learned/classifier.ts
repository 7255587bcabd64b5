// One decision at a time: a linear softmax over features. It is a chain of a single link, so that its artifact is that of
// the chain.
import type { ByteReader } from './bytes.ts';
import { type Chain, readChain } from './chain.ts';
import { addScores } from './weights.ts';

type Classifier = Chain;

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

export const readClassifier = (reader: ByteReader): Classifier => readChain(reader);
