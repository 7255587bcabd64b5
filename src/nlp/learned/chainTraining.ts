// Trains a linear chain: conditional random field, AdaGrad, feature dropout, weights averaged over all steps.
// Source: Lafferty et al. (2001); dropout as regulariser: Wager et al. (2013); averaging: Polyak and Juditsky (1992).

import { type Random, seededRandom, shuffle } from '../../math/random.ts';
import type { DenseChain, SentenceFeatures } from './chain.ts';
import { createKeyTable, type KeyTable } from './keyTable.ts';

export interface ChainExample {
  readonly features: SentenceFeatures;
  /** Which tags each word may have, as bits: one where it is known, several or all where it is not (summed out). */
  readonly allowed: Int32Array;
}

export const ANY_TAG = -1;

export interface ChainOptions {
  readonly tags: readonly string[];
  readonly epochs: number;
  readonly learningRate: number;
  /** Share of a word's features that each training step leaves out. */
  readonly dropout: number;
  /** Features seen less often than this are not learned. */
  readonly minCount: number;
  readonly seed: number;
  readonly onEpoch?: (epoch: number, logLikelihood: number) => void;
}

/** @returns averaged weights; deterministic in the seed and the order of `examples` */
export function trainChain(examples: readonly ChainExample[], options: ChainOptions): DenseChain {
  const table = frequentKeys(examples, options.minCount);
  const learner = createLearner(table, options);
  const random = seededRandom(options.seed);
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    let logLikelihood = 0;
    for (const index of shuffle(order, random)) logLikelihood += learner.learn(examples[index]!, random);
    options.onEpoch?.(epoch, logLikelihood);
  }
  const { values, transitions } = learner.averaged();
  return { tags: options.tags, transitions, weights: { keys: table.keys(), classes: options.tags.length, values } };
}

function frequentKeys(examples: readonly ChainExample[], minCount: number): KeyTable {
  const all = createKeyTable(1 << 16);
  const counts: number[] = [];
  for (const { features } of examples) {
    for (const key of features.keys) {
      const row = all.add(key);
      counts[row] = (counts[row] ?? 0) + 1;
    }
  }
  const frequent = createKeyTable(1 << 16);
  for (const [row, key] of all.keys().entries()) if (counts[row]! >= minCount) frequent.add(key);
  return frequent;
}

function createLearner(table: KeyTable, { tags, learningRate, dropout }: ChainOptions) {
  const size = tags.length;
  const weights = createAveraged(table.size, size, learningRate);
  const transitions = createAveraged(size + 1, size, learningRate);
  let step = 0;

  function learn({ features, allowed }: ChainExample, random: Random): number {
    step++;
    const rows = rowsOf(features, table, dropout, random);
    const words = allowed.length;
    const emissions = new Float64Array(words * size);
    for (let word = 0; word < words; word++) weights.addRows(rows[word]!, step, emissions, word * size);
    for (let before = 0; before <= size; before++) transitions.catchUp(before, step);
    const lattice = createLattice(emissions, transitions.values, size);
    const free = lattice.expectations(undefined);
    const bound = lattice.expectations(allowed);
    for (let word = 0; word < words; word++) {
      const gradient = new Float64Array(size);
      for (let tag = 0; tag < size; tag++)
        gradient[tag] = bound.words[word * size + tag]! - free.words[word * size + tag]!;
      for (const row of rows[word]!) weights.update(row, gradient, 0);
    }
    const gradient = bound.transitions.map((expected, at) => expected - free.transitions[at]!);
    for (let before = 0; before <= size; before++) transitions.update(before, gradient, before * size);
    return bound.logSum - free.logSum;
  }

  return {
    learn,
    averaged: () => ({ values: weights.averaged(step), transitions: Float64Array.from(transitions.averaged(step)) }),
  };
}

function rowsOf({ keys, starts }: SentenceFeatures, table: KeyTable, dropout: number, random: Random): Int32Array[] {
  const rows: Int32Array[] = [];
  for (let word = 0; word + 1 < starts.length; word++) {
    const kept: number[] = [];
    for (let at = starts[word]!; at < starts[word + 1]!; at++) {
      if (random.next() < dropout) continue;
      const row = table.find(keys[at]!);
      if (row >= 0) kept.push(row);
    }
    rows.push(Int32Array.from(kept));
  }
  return rows;
}

/** Rows of weights with AdaGrad step sizes; the average over time is kept lazily, row by row. */
function createAveraged(rows: number, size: number, learningRate: number) {
  const values = new Float32Array(rows * size);
  const squares = new Float32Array(rows * size);
  const sums = new Float32Array(rows * size);
  const seenAt = new Int32Array(rows);

  function catchUp(row: number, step: number): void {
    const waited = step - seenAt[row]!;
    if (waited === 0) return;
    for (let at = row * size; at < (row + 1) * size; at++) sums[at]! += waited * values[at]!;
    seenAt[row] = step;
  }

  return {
    values,
    catchUp,
    addRows(which: Int32Array, step: number, scores: Float64Array, offset: number): void {
      for (const row of which) {
        catchUp(row, step);
        for (let c = 0; c < size; c++) scores[offset + c]! += values[row * size + c]!;
      }
    },
    update(row: number, gradient: Float64Array, offset: number): void {
      for (let c = 0; c < size; c++) {
        const slope = gradient[offset + c]!;
        if (slope < 1e-4 && slope > -1e-4) continue;
        const at = row * size + c;
        squares[at]! += slope * slope;
        values[at]! += (learningRate * slope) / Math.sqrt(squares[at]! + 1e-2);
      }
    },
    averaged(step: number): Float32Array {
      for (let row = 0; row < rows; row++) catchUp(row, step);
      return sums.map((sum) => sum / Math.max(1, step));
    },
  };
}

/** Forward and backward sums over all tag sequences, or over those that are allowed. */
function createLattice(emissions: Float64Array, transitions: Float32Array, size: number) {
  const words = emissions.length / size;
  const move = Float64Array.from(transitions, Math.exp);

  function expectations(allowed: Int32Array | undefined) {
    const { local, logSum: shifted } = potentials(allowed);
    const forward = new Float64Array(words * size);
    const backward = new Float64Array(words * size).fill(1);
    let logSum = shifted;
    for (let word = 0; word < words; word++) logSum += forwardStep(forward, local, word);
    for (let word = words - 2; word >= 0; word--) backwardStep(backward, local, word);
    return { logSum, ...marginals(forward, backward, local) };
  }

  /** exp(emission - largest) per word; tags that are not allowed become 0. */
  function potentials(allowed: Int32Array | undefined) {
    const local = new Float64Array(words * size);
    let logSum = 0;
    for (let word = 0; word < words; word++) {
      const largest = emissions.subarray(word * size, (word + 1) * size).reduce((a, b) => Math.max(a, b), -Infinity);
      const open = allowed?.[word] ?? ANY_TAG;
      for (let tag = 0; tag < size; tag++) {
        if (((open >> tag) & 1) === 1) local[word * size + tag] = Math.exp(emissions[word * size + tag]! - largest);
      }
      logSum += largest;
    }
    return { local, logSum };
  }

  function forwardStep(forward: Float64Array, local: Float64Array, word: number): number {
    let total = 0;
    const here = word * size;
    for (let tag = 0; tag < size; tag++) {
      if (local[here + tag] === 0) continue;
      let sum = 0;
      if (word === 0) sum = move[size * size + tag]!;
      else
        for (let before = 0; before < size; before++)
          sum += forward[here - size + before]! * move[before * size + tag]!;
      forward[here + tag] = sum * local[here + tag]!;
      total += forward[here + tag]!;
    }
    for (let tag = 0; tag < size; tag++) forward[here + tag]! /= total;
    return Math.log(total);
  }

  function backwardStep(backward: Float64Array, local: Float64Array, word: number): void {
    let total = 0;
    const here = word * size;
    for (let tag = 0; tag < size; tag++) {
      let sum = 0;
      for (let after = 0; after < size; after++) {
        sum += move[tag * size + after]! * local[here + size + after]! * backward[here + size + after]!;
      }
      backward[here + tag] = sum;
      total += sum;
    }
    for (let tag = 0; tag < size; tag++) backward[here + tag]! /= total;
  }

  function marginals(forward: Float64Array, backward: Float64Array, local: Float64Array) {
    const perWord = forward.map((value, at) => value * backward[at]!);
    const pairs = new Float64Array((size + 1) * size);
    const joint = new Float64Array(size * size);
    for (let word = 0; word < words; word++) {
      normalise(perWord, word * size, size);
      if (word === 0) {
        for (let tag = 0; tag < size; tag++) pairs[size * size + tag] = perWord[tag]!;
        continue;
      }
      for (let before = 0; before < size; before++) {
        const reach = forward[(word - 1) * size + before]!;
        for (let tag = 0; tag < size; tag++) {
          const leave = local[word * size + tag]! * backward[word * size + tag]!;
          joint[before * size + tag] = reach * move[before * size + tag]! * leave;
        }
      }
      normalise(joint, 0, size * size);
      for (let at = 0; at < joint.length; at++) pairs[at]! += joint[at]!;
    }
    return { words: perWord, transitions: pairs };
  }

  return { expectations };
}

function normalise(values: Float64Array, from: number, length: number): void {
  let total = 0;
  for (let at = from; at < from + length; at++) total += values[at]!;
  for (let at = from; at < from + length; at++) values[at]! /= total;
}
