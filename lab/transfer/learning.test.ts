import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../src/math/random.ts';
import { learnAffinities } from './affinities.ts';
import { type Choice, fitChoices } from './choice.ts';

describe('what makes people choose', () => {
  test('is found again in choices made by known weights', () => {
    const random = seededRandom(7);
    const truth = [1.5, -0.8, 0];
    const choices = Array.from({ length: 3_000 }, (): Choice => {
      const rows = Array.from({ length: 8 }, () => truth.map(() => random.gaussian()));
      const gumbel = () => -Math.log(-Math.log(1 - random.next()));
      const utilities = rows.map((row) => row.reduce((sum, value, at) => sum + value * truth[at]!, 0) + gumbel());
      const chosen = utilities.indexOf(Math.max(...utilities));
      rows.unshift(...rows.splice(chosen, 1));
      return { features: Float64Array.from(rows.flat()), alternatives: 8 };
    });
    const { weights, logLikelihood } = fitChoices(choices, 3, [1, 1, 1]);
    truth.forEach((weight, at) => {
      expect(Math.abs(weights[at]! - weight)).toBeLessThan(0.06);
    });
    expect(logLikelihood).toBeGreaterThan(-Math.log(8));
  });
});

describe('what one category tells about another', () => {
  test('is learned from people who like both', () => {
    const together = new Map([
      [0, 1],
      [1, 1],
    ]);
    const alone = new Map([[2, 1]]);
    const affinities = learnAffinities([together, together, together, alone], 3, 0.1);
    expect(affinities[0 * 3 + 1]).toBeGreaterThan(0.5);
    expect(affinities[0 * 3 + 2]).toBeCloseTo(0);
    expect(affinities[4]).toBe(0);
  });
});
