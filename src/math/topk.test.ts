import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom, shuffle } from './random.ts';
import { columnSums, rowSums, scaled, selectRows, sparseRows, transpose } from './sparse.ts';
import { TopK } from './topk.ts';

test('the heap keeps what sorting would keep, ties to the smaller index, NaN never', () => {
  const scores = fc.array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(Number.NaN)), { maxLength: 60 });
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 12 }), (values, capacity) => {
      const best = new TopK(capacity);
      best.offerAll(Float32Array.from(values));
      const found = new Uint32Array(capacity);
      const count = best.drainInto(found);
      const expected = [...values.keys()]
        .filter((at) => !Number.isNaN(values[at]))
        .sort((a, b) => values[b]! - values[a]! || a - b)
        .slice(0, capacity);
      expect([...found.subarray(0, count)]).toEqual(expected);
    }),
    { seed: 3 },
  );
});

test('the same seed gives the same numbers, another seed others, and the bell is centred', () => {
  const draw = (seed: number) => Array.from({ length: 4_000 }, seededRandom(seed).gaussian);
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
  const numbers = draw(3);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const variance = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / numbers.length;
  expect(Math.abs(mean)).toBeLessThan(0.06);
  expect(Math.abs(variance - 1)).toBeLessThan(0.08);
});

test('shuffling keeps everything', () => {
  const cards = Uint32Array.from({ length: 52 }, (_, at) => at);
  expect([...shuffle(cards.slice(), seededRandom(9))].sort((a, b) => a - b)).toEqual([...cards]);
});

const cells = fc.array(fc.array(fc.tuple(fc.nat(9), fc.integer({ min: -4, max: 4 })), { maxLength: 8 }), {
  maxLength: 8,
});

test('a transposed matrix transposed is itself, and its rows are the columns', () => {
  fc.assert(
    fc.property(cells, (rows) => {
      const matrix = sparseRows(10, rows);
      const turned = transpose(matrix);
      expect(transpose(turned)).toEqual(matrix);
      expect(rowSums(turned)).toEqual(columnSums(matrix));
    }),
    { seed: 2 },
  );
});

test('weights multiply cells, and chosen rows keep theirs', () => {
  const matrix = sparseRows(3, [
    [[0, 2]],
    [
      [1, 3],
      [2, 4],
    ],
    [],
  ]);
  expect([...scaled(matrix, [1, 10, 1], [1, 1, 0.5]).values]).toEqual([2, 30, 20]);
  expect(selectRows(matrix, [2, 1])).toEqual(
    sparseRows(3, [
      [],
      [
        [1, 3],
        [2, 4],
      ],
    ]),
  );
});
