import { expect, test } from 'vitest';
import { residentMegabytes, slopeOf } from '../../scripts/checks/running/memory-slope.ts';

/** Two hours of samples, one in five seconds; `wave` MB up and down every half minute. */
const samplesOf = (perHour: number, wave = 0) =>
  Array.from({ length: 1_440 }, (_, at) => ({
    atS: at * 5,
    megabytes: 400 + (perHour * at * 5) / 3_600 + wave * Math.sin((at * 2 * Math.PI) / 6),
  }));

test('a leak is told from its waves', () => {
  const { perHour, halfWidth } = slopeOf(samplesOf(30, 20), 60);
  expect(Math.abs(perHour - 30)).toBeLessThan(1);
  expect(perHour - halfWidth).toBeGreaterThan(0);
});

test('what only goes up and down has no slope', () => {
  const { perHour, halfWidth } = slopeOf(samplesOf(0, 20), 45);
  expect(Math.abs(perHour)).toBeLessThanOrEqual(halfWidth);
});

test('two blocks are too few to tell', () => {
  expect(() => slopeOf(samplesOf(0).slice(0, 20), 60)).toThrow(RangeError);
});

test('this process has memory, and one that is gone has none', () => {
  expect(residentMegabytes(process.pid)).toBeGreaterThan(10);
  expect(residentMegabytes(2 ** 22 + 1)).toBeUndefined();
});
