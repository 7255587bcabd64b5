// A linear chain over the words of a sentence: every word scores every tag, neighbours agree on transitions, and the
// best sequence wins (Viterbi). Tagger and names share it; lab/language trains it.
import type { ByteReader, ByteWriter } from './bytes.ts';
import { createLattice } from './lattice.ts';
import { addScores, type DenseWeights, readWeights, type SparseWeights, writeWeights } from './weights.ts';

/** Feature keys of all words of one sentence: those of word i lie from `starts[i]` to `starts[i + 1]`. */
export interface SentenceFeatures {
  readonly keys: Int32Array;
  readonly starts: Int32Array;
}

export interface Chain {
  readonly tags: readonly string[];
  readonly weights: SparseWeights;
  /** (tags + 1) × tags: from the row's tag to the column's; the last row is the beginning. */
  readonly transitions: Float64Array;
}

/** @returns the index of the best tag of each word */
export const decode = (chain: Chain, features: SentenceFeatures): Uint8Array =>
  viterbi(emissionsOf(chain, features), chain.transitions, chain.tags.length);

/** @returns words × tags: how likely each word has each tag, over all sequences */
export const tagChances = (chain: Chain, features: SentenceFeatures): Float64Array =>
  createLattice(emissionsOf(chain, features), chain.transitions, chain.tags.length).expectations(undefined).words;

/** @returns words × tags, log scores */
function emissionsOf({ tags, weights }: Chain, { keys, starts }: SentenceFeatures): Float64Array {
  const words = starts.length - 1;
  const emissions = new Float64Array(words * tags.length);
  for (let word = 0; word < words; word++) {
    for (let at = starts[word]!; at < starts[word + 1]!; at++) {
      addScores(weights, keys[at]!, emissions, word * tags.length);
    }
  }
  for (let at = 0; at < emissions.length; at++) emissions[at]! *= weights.step;
  return emissions;
}

function viterbi(emissions: Float64Array, transitions: Float64Array, tags: number): Uint8Array {
  const words = emissions.length / tags;
  const cameFrom = new Uint8Array(words * tags);
  let best = new Float64Array(tags);
  let next = new Float64Array(tags);
  for (let word = 0; word < words; word++) {
    for (let tag = 0; tag < tags; tag++) {
      let top = word === 0 ? transitions[tags * tags + tag]! : Number.NEGATIVE_INFINITY;
      let from = 0;
      for (let before = 0; word > 0 && before < tags; before++) {
        const score = best[before]! + transitions[before * tags + tag]!;
        if (score > top) [top, from] = [score, before];
      }
      next[tag] = top + emissions[word * tags + tag]!;
      cameFrom[word * tags + tag] = from;
    }
    [best, next] = [next, best];
  }
  return walkBack(cameFrom, best, tags);
}

function walkBack(cameFrom: Uint8Array, best: Float64Array, tags: number): Uint8Array {
  const words = cameFrom.length / tags;
  const sequence = new Uint8Array(words);
  let tag = best.indexOf(Math.max(...best));
  for (let word = words - 1; word >= 0; word--) {
    sequence[word] = tag;
    tag = cameFrom[word * tags + tag]!;
  }
  return sequence;
}

export interface DenseChain {
  readonly tags: readonly string[];
  readonly weights: DenseWeights;
  readonly transitions: Float64Array;
}

export function writeChain(writer: ByteWriter, chain: DenseChain, maxBytes: number): void {
  writer.text(chain.tags.join(' '));
  for (const weight of chain.transitions) writer.float(weight);
  writeWeights(writer, chain.weights, maxBytes - chain.transitions.length * 4 - 256);
}

export function readChain(reader: ByteReader): Chain {
  const tags = reader.text().split(' ');
  const transitions = Float64Array.from({ length: (tags.length + 1) * tags.length }, () => reader.float());
  return { tags, transitions, weights: readWeights(reader) };
}
