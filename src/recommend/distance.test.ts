import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halfwayOf, keptAt } from './distance.ts';

const metres = fc.double({ min: 0, max: 50_000, noNaN: true });
const halfway = fc.double({ min: 50, max: 20_000, noNaN: true });

test('a farther place never keeps more of its appeal', () => {
  fc.assert(
    fc.property(metres, metres, halfway, (aM, bM, halfwayM) => {
      const [nearM, farM] = aM < bM ? [aM, bM] : [bM, aM];
      expect(keptAt(farM, halfwayM)).toBeLessThanOrEqual(keptAt(nearM, halfwayM));
    }),
    { seed: 16 },
  );
});

test('here everything is kept, and one half at the metres of the kind', () => {
  expect(keptAt(0, 800)).toBe(1);
  expect(keptAt(800, 800)).toBe(0.5);
});

test('one goes farther for a zoo than for a museum, and farther for a museum than for a coffee', () => {
  expect(halfwayOf('zoo')).toBeGreaterThan(halfwayOf('museums'));
  expect(halfwayOf('museums')).toBeGreaterThan(halfwayOf('cafes'));
});

test('a curve that was learned steeper gives a kind fewer metres', () => {
  const [flat, steep] = [1.2, 2.4].map((exponent) => halfwayOf('parks', { parks: { scaleM: 500, exponent } }));
  expect(steep).toBeLessThan(flat!);
  expect(halfwayOf('gardens', { parks: { scaleM: 500, exponent: 1.2 } })).toBe(halfwayOf('gardens'));
});
