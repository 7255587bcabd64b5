import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/math/random.ts';
import { aPlace } from '../../../tests/support/places.ts';
import { miscalibration, mixOf, statedMix } from './calibration.ts';
import { estimate, sharedBootstrap } from './intervals.ts';
import { compare, pairedPValue } from './significance.ts';

const museum = aPlace({ id: 'm', categories: ['museums'] });
const park = aPlace({ id: 'p', categories: ['parks'] });
const both = aPlace({ id: 'b', categories: ['museums', 'parks'] });

test('a list that mixes as the person does diverges by nothing, one of a single kind by much', () => {
  const person = mixOf([museum, park]);
  expect(miscalibration(person, mixOf([both, both, both]))).toBeCloseTo(0, 12);
  // Half of the person's mix is shown twice over, the other half not at all: ½ ln(½ / 0.995) + ½ ln(½ / 0.005).
  const expected = 0.5 * Math.log(0.5 / 0.995) + 0.5 * Math.log(0.5 / 0.005);
  expect(miscalibration(person, mixOf([museum]))).toBeCloseTo(expected, 12);
});

test('places without kinds say nothing of a mix', () => {
  const blank = aPlace({ id: 'x', categories: [], cuisines: [] });
  expect(mixOf([blank]).size).toBe(0);
  expect(mixOf([blank, museum])).toEqual(mixOf([museum]));
});

test('what somebody states is a mix too, of what they like', () => {
  const stated = new Map([
    ['museums', 5],
    ['parks', 5],
    ['dance clubs', 0],
  ] as const);
  expect(statedMix(stated)).toEqual(mixOf([museum, park]));
});

test('a gain of everybody is no luck; gains and losses that cancel are', () => {
  expect(pairedPValue(new Float64Array(30).fill(0.1), 1)).toBeLessThan(0.001);
  expect(
    pairedPValue(
      Float64Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? 1 : -1)),
      1,
    ),
  ).toBe(1);
});

test('where there is no difference, p falls below 0.1 in about a tenth of the cases', () => {
  const random = seededRandom(5);
  const draws = Array.from({ length: 200 }, (_, seed) =>
    pairedPValue(
      Float64Array.from({ length: 25 }, () => random.gaussian()),
      seed,
    ),
  );
  const share = draws.filter((p) => p < 0.1).length / draws.length;
  expect(share).toBeGreaterThan(0.04);
  expect(share).toBeLessThan(0.18);
});

test('a comparison is the mean difference person by person, the same each time', () => {
  const [own, other] = [
    [0.5, 0.2, 0.9],
    [0.4, 0.2, 0.3],
  ];
  const first = compare(own!, other!, 'popularity', 3);
  expect(first.gain.mean).toBeCloseTo(0.7 / 3, 12);
  expect(first.gain.low).toBeLessThanOrEqual(first.gain.mean);
  expect(compare(own!, other!, 'popularity', 3)).toEqual(first);
});

test('the interval of a mean holds the truth about as often as it says', () => {
  const random = seededRandom(9);
  let held = 0;
  for (let trial = 0; trial < 200; trial++) {
    const { low, high } = estimate(
      Array.from({ length: 60 }, () => 2 + random.gaussian()),
      trial,
    );
    if (low <= 2 && 2 <= high) held++;
  }
  expect(held / 200).toBeGreaterThan(0.88);
});

test('resamples drawn once for many lists give the intervals of resamples drawn for each', () => {
  const random = seededRandom(4);
  const shared = sharedBootstrap(3);
  for (let list = 0; list < 3; list++) {
    const values = Array.from({ length: 40 }, () => random.gaussian());
    const [own, alike] = [estimate(values, 3), shared(values)];
    expect(alike.mean).toBe(own.mean);
    expect(alike.low).toBeCloseTo(own.low, 12);
    expect(alike.high).toBeCloseTo(own.high, 12);
  }
});
