// Trains a linear chain: conditional random field, AdaGrad, feature dropout, weights averaged over all steps.
// Source: Lafferty et al. (2001); dropout as regulariser: Wager et al. (2013); averaging: Polyak and Juditsky (1992).

import { type Random, seededRandom, shuffle } from '../../../src/math/random.ts';
import type { DenseChain, SentenceFeatures } from '../../../src/nlp/learned/chain.ts';
import { createKeyTable, type KeyTable } from '../../../src/nlp/learned/key-table.ts';
import { createLattice } from '../../../src/nlp/learned/lattice.ts';
import { createAveraged, worthAStep } from './averaged-rows.ts';

interface ChainExample {
  readonly features: SentenceFeatures;
  /** Which tags each word may have, as bits: one where it is known, several or all where it is not (summed out). */
  readonly allowed: Int32Array;
}

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
    for (let word = 0; word < words; word++) weights.addRows(rows[word]!, emissions, word * size);
    const lattice = createLattice(emissions, transitions.values(), size);
    const free = lattice.expectations(undefined);
    const bound = lattice.expectations(allowed);
    const slopes = bound.words.map((expected, at) => expected - free.words[at]!);
    for (let word = 0; word < words; word++) {
      const classes = worthAStep(slopes, word * size, size);
      if (classes.length === 0) continue;
      for (const row of rows[word]!) weights.update(row, slopes, word * size, classes, step);
    }
    const moves = bound.transitions.map((expected, at) => expected - free.transitions[at]!);
    for (let before = 0; before <= size; before++) {
      transitions.update(before, moves, before * size, worthAStep(moves, before * size, size), step);
    }
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
