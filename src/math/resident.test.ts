import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainMachine, wasmMachine } from './machine.ts';
import { seededRandom } from './random.ts';
import { residentMatrix } from './resident.ts';

describe.each(Object.entries({ wasmMachine, plainMachine }))('products by %s', (_, machineOn) => {
  test('agree with the schoolbook for any shape and any choice of rows', () => {
    const size = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(size, size, fc.array(fc.nat(), { maxLength: 60 }), fc.integer(), (rows, cols, picks, seed) => {
        const random = seededRandom(seed);
        const values = Float32Array.from({ length: rows * cols }, () => random.gaussian());
        const vector = Float32Array.from({ length: cols }, () => random.gaussian());
        const wanted = Uint32Array.from(picks, (pick) => pick % rows);
        const products = residentMatrix(values, rows, cols, machineOn).products(vector, wanted);
        expect(products).toHaveLength(wanted.length);
        wanted.forEach((row, at) => {
          const expected = vector.reduce((sum, value, k) => sum + value * values[row * cols + k]!, 0);
          expect(products[at]).toBeCloseTo(expected, 3);
        });
      }),
      { seed: 1 },
    );
  });

  test('reach beyond one piece of the working space', () => {
    const values = Float32Array.from({ length: 20_000 }, (_, at) => at);
    const every = Uint32Array.from(values.keys()).reverse();
    const products = residentMatrix(values, 20_000, 1, machineOn).products([2], every);
    expect(products).toEqual(Float32Array.from(every, (row) => 2 * row));
  });
});
