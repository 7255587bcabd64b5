import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReader, createWriter } from './bytes.ts';
import { type Chain, decode, readChain, writeChain } from './chain.ts';

const TAGS = ['A', 'B', 'C'];

/** A chain whose features 0, 1, 2 ... each give the weights of one row, and whose transitions are given. */
function chainOf(rows: readonly (readonly number[])[], transitions: readonly number[]): Chain {
  const writer = createWriter();
  const weights = { keys: Int32Array.from(rows.keys()), classes: TAGS.length, values: Float32Array.from(rows.flat()) };
  writeChain(writer, { tags: TAGS, weights, transitions: Float64Array.from(transitions) }, 1_000_000);
  return readChain(createReader(writer.bytes()));
}

const scoreOf = ({ weights, transitions }: Chain, sequence: readonly number[]): number => {
  let score = 0;
  for (const [word, tag] of sequence.entries()) {
    const before = word === 0 ? TAGS.length : sequence[word - 1]!;
    score += transitions[before * TAGS.length + tag]!;
    const row = weights.table.find(word);
    for (let at = weights.starts[row] ?? 0; row >= 0 && at < weights.starts[row + 1]!; at++) {
      if (weights.classOf[at] === tag) score += weights.value[at]! * weights.step;
    }
  }
  return score;
};

function allSequences(length: number): number[][] {
  if (length === 0) return [[]];
  return allSequences(length - 1).flatMap((sequence) => TAGS.map((_, tag) => [...sequence, tag]));
}

const weight = fc.integer({ min: -50, max: 50 }).map((value) => value / 10);

test('the decoded sequence scores as well as the best of all sequences', () => {
  const worlds = fc.record({
    rows: fc.array(fc.tuple(weight, weight, weight), { minLength: 1, maxLength: 5 }),
    transitions: fc.array(weight, { minLength: 12, maxLength: 12 }),
  });
  fc.assert(
    fc.property(worlds, ({ rows, transitions }) => {
      const chain = chainOf(rows, transitions);
      const starts = Int32Array.from({ length: rows.length + 1 }, (_, word) => word);
      const decoded = Array.from(decode(chain, { keys: Int32Array.from(rows.keys()), starts }));
      const best = Math.max(...allSequences(rows.length).map((sequence) => scoreOf(chain, sequence)));
      expect(scoreOf(chain, decoded)).toBeCloseTo(best, 4);
    }),
    { seed: 14 },
  );
});
