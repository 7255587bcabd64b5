import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReader, createWriter } from './bytes.ts';
import { addScores, readWeights, writeWeights } from './weights.ts';

const CLASSES = 4;

function roundTrip(values: readonly number[], maxBytes = 1_000_000) {
  const rows = values.length / CLASSES;
  const keys = Int32Array.from({ length: rows }, (_, row) => row * 7919);
  const writer = createWriter();
  writeWeights(writer, { keys, classes: CLASSES, values: Float32Array.from(values) }, maxBytes);
  const bytes = writer.bytes();
  return { bytes, keys, weights: readWeights(createReader(bytes)) };
}

test('every weight survives to within half a step', () => {
  const rows = fc.array(
    fc.integer({ min: -300, max: 300 }).map((value) => value / 100),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(rows, (numbers) => {
      const values = numbers.flatMap((number) => [number, -number, number / 2, 0]);
      const { weights, keys } = roundTrip(values);
      for (const [row, key] of keys.entries()) {
        const scores = new Float64Array(CLASSES);
        addScores(weights, key, scores);
        const largest = Math.max(...values.map(Math.abs));
        for (let c = 0; c < CLASSES; c++) {
          expect(Math.abs(scores[c]! * weights.step - values[row * CLASSES + c]!)).toBeLessThanOrEqual(largest / 127);
        }
      }
    }),
    { seed: 13 },
  );
});

test('an unknown feature adds nothing', () => {
  const scores = new Float64Array(CLASSES);
  addScores(roundTrip([1, 2, 3, 4]).weights, 12_345, scores);
  expect([...scores]).toEqual([0, 0, 0, 0]);
});

test('a small budget keeps the large weights and stays within its bytes', () => {
  const values = Array.from({ length: 4_000 }, (_, at) => ((at * 37) % 1000) / 1000);
  const { bytes, weights, keys } = roundTrip(values, 3_000);
  expect(bytes.length).toBeLessThanOrEqual(3_000);
  const kept = keys.filter((key) => weights.table.find(key) >= 0).length;
  expect(kept).toBeGreaterThan(100);
});
