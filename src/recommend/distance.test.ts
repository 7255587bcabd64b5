import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceDecay } from './distance.ts';

const metres = fc.double({ min: 0, max: 50_000, noNaN: true });
const curve = fc.record({
  scaleM: fc.double({ min: 50, max: 20_000, noNaN: true }),
  exponent: fc.double({ min: 0.01, max: 4, noNaN: true }),
});

test('a farther place never keeps more of its score', () => {
  fc.assert(
    fc.property(metres, metres, curve, (aM, bM, shape) => {
      const [nearM, farM] = aM < bM ? [aM, bM] : [bM, aM];
      expect(distanceDecay(farM, shape)).toBeLessThanOrEqual(distanceDecay(nearM, shape));
    }),
    { seed: 16 },
  );
});

test('here everything is kept, and at the scale of an inverse law one half', () => {
  expect(distanceDecay(0, { scaleM: 800, exponent: 1 })).toBe(1);
  expect(distanceDecay(800, { scaleM: 800, exponent: 1 })).toBe(0.5);
});
