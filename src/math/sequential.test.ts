import { describe, expect, test } from 'vitest';
import { seededRandom } from './random.ts';
import { sequentialTest } from './sequential.ts';

/** The likelihood ratio, by adding up the mixture in small steps. */
function slowEvidence(wins: number, losses: number): number {
  const steps = 20_000;
  let sum = 0;
  for (let step = 0; step < steps; step++) {
    const p = (step + 0.5) / steps;
    sum += (2 * p) ** wins * (2 * (1 - p)) ** losses;
  }
  return sum / steps;
}

describe('the sequential test', () => {
  test.each([
    [0, 0],
    [1, 0],
    [7, 3],
    [40, 60],
  ])('finds the evidence of %i wins and %i losses that a slow sum finds', (wins, losses) => {
    const slow = slowEvidence(wins, losses);
    expect(sequentialTest(wins, losses, 0.05).evidence / slow).toBeCloseTo(1, 4);
  });

  test('is decided exactly when its interval leaves one half out', () => {
    for (const [wins, losses] of [
      [10, 10],
      [30, 10],
      [3, 40],
      [0, 5],
      [0, 8],
    ] as const) {
      const { interval, isDecided } = sequentialTest(wins, losses, 0.05);
      expect([wins, losses, isDecided]).toEqual([wins, losses, interval[0] > 0.5 || interval[1] < 0.5]);
    }
  });

  test('calls a fair coin unfair at most once in twenty, though it looks after every toss', () => {
    const random = seededRandom(1);
    let called = 0;
    for (let run = 0; run < 400; run++) {
      let wins = 0;
      for (let tosses = 1; tosses <= 1_000; tosses++) {
        if (random.next() < 0.5) wins++;
        if (sequentialTest(wins, tosses - wins, 0.05).isDecided) {
          called++;
          break;
        }
      }
    }
    expect(called / 400).toBeLessThanOrEqual(0.05);
    expect(called).toBeGreaterThan(0);
  });
});
