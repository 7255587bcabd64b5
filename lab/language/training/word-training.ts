// Builds the table of single words: groups from word vectors, parts of speech from a dictionary, valence from words
// whose valence is known and, more cautiously, from their neighbours in the vector space.

import { normalForm } from '../../../src/nlp/learned/word-shape.ts';
import { type WordRow, writeWordTable } from '../../../src/nlp/learned/word-table.ts';
import { kMeans, unitRows, type Vectors } from './k-means.ts';
import { ridge } from './ridge.ts';

export interface WordSourcesForTraining {
  /** Most frequent first; row r of `vectors` is word r. */
  readonly words: readonly string[];
  readonly vectors: Vectors;
  /** Bits of `WordKnowledge.parts`. */
  readonly partsOf: (word: string) => number;
  /** Valences that people gave, -1 to 1. */
  readonly valences: ReadonlyMap<string, number>;
  readonly seed: number;
}

const FINE_GROUPS = 500;
const COARSE_GROUPS = 50;
/** A guess from neighbours counts this much of what the regression says, and nothing below the floor. */
const TRUST = 0.8;
const FLOOR = 0.12;
const PENALTY = 5;

/** @returns the artifact's bytes */
export function trainWords(sources: WordSourcesForTraining): Uint8Array {
  const { words, partsOf, valences, seed } = sources;
  const vectors = unitRows(sources.vectors);
  const fine = kMeans(vectors, Math.min(FINE_GROUPS, words.length), { rounds: 10, sample: 20_000, seed });
  const coarse = kMeans(fine.centres, Math.min(COARSE_GROUPS, fine.centres.rows), {
    rounds: 20,
    sample: FINE_GROUPS,
    seed,
  });
  const guess = valenceFromVectors(words, vectors, valences);
  const rows = words.map((word, row): WordRow => {
    const group = fine.assigned[row]!;
    return {
      word: normalForm(word),
      fine: group + 1,
      coarse: coarse.assigned[group]! + 1,
      parts: partsOf(word),
      valence: valences.get(word) ?? guess(row),
    };
  });
  const others = [...valences].map(
    ([word, valence]): WordRow => ({ word, valence, fine: 0, coarse: 0, parts: partsOf(word) }),
  );
  return writeWordTable([...rows, ...others.filter(({ word }) => !word.includes('_') && !word.includes(' '))]);
}

function valenceFromVectors(words: readonly string[], vectors: Vectors, valences: ReadonlyMap<string, number>) {
  const { dimensions, values } = vectors;
  const known = words.flatMap((word, row) => (valences.has(word) ? [row] : []));
  // Words that nobody rated are mostly neutral: every tenth of them says so.
  const neutral = words.flatMap((word, row) => (row % 10 === 0 && !valences.has(word) ? [row] : []));
  const sample = [...known, ...neutral];
  const chosen = new Float32Array(sample.length * dimensions);
  for (const [at, row] of sample.entries())
    chosen.set(values.subarray(row * dimensions, (row + 1) * dimensions), at * dimensions);
  const targets = Float64Array.from(sample, (row) => valences.get(words[row]!) ?? 0);
  const weights = ridge({ rows: sample.length, dimensions, values: chosen }, targets, PENALTY);
  return (row: number): number => {
    let valence = 0;
    for (let d = 0; d < dimensions; d++) valence += values[row * dimensions + d]! * weights[d]!;
    const trusted = Math.max(-1, Math.min(1, valence * TRUST));
    return Math.abs(trusted) < FLOOR ? 0 : trusted;
  };
}
