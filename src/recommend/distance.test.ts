import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptAt, worthOf } from './distance.ts';

const metres = fc.double({ min: 0, max: 50_000, noNaN: true });
const worth = fc.double({ min: 50, max: 20_000, noNaN: true });

test('a farther place never keeps more of its appeal', () => {
  fc.assert(
    fc.property(metres, metres, worth, (aM, bM, worthM) => {
      const [nearM, farM] = aM < bM ? [aM, bM] : [bM, aM];
      expect(keptAt(farM, worthM)).toBeLessThanOrEqual(keptAt(nearM, worthM));
    }),
    { seed: 16 },
  );
});

test('here everything is kept, and one half at the metres that the kind is worth', () => {
  expect(keptAt(0, 800)).toBe(1);
  expect(keptAt(800, 800)).toBe(0.5);
});

test('one goes farther for a zoo than for a museum, and farther for a museum than for a coffee', () => {
  expect(worthOf('zoo')).toBeGreaterThan(worthOf('museums'));
  expect(worthOf('museums')).toBeGreaterThan(worthOf('cafes'));
});

test('a curve that was learned steeper makes a kind worth fewer metres', () => {
  const [flat, steep] = [1.2, 2.4].map((exponent) => worthOf('parks', { parks: { scaleM: 500, exponent } }));
  expect(steep).toBeLessThan(flat!);
  expect(worthOf('gardens', { parks: { scaleM: 500, exponent: 1.2 } })).toBe(worthOf('gardens'));
});
