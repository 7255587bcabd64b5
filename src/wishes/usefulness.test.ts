// The score of usefulness: better where more is met, nearer, and open; and what is hard decides before what is pleasant.
import { describe, expect, test } from 'vitest';
import { chanceOf, type Prospect, usefulness, weightOf } from './usefulness.ts';
import type { Attribute } from './wish.ts';

const sure: Prospect = {
  hopes: [],
  walkMinutes: 4,
  walkPatience: 10,
  waitMinutes: 0,
  waitPatience: 30,
  appeal: 0.4,
};
const HARD: readonly Attribute[] = ['diet', 'wheelchair', 'allergy', 'open', 'amount', 'cuisine', 'dish', 'free'];
const PLEASANT = ['quiet', 'romantic', 'cosy', 'fancy', 'laptop', 'traditional', 'modern', 'lively'];
const CUSTOMS = ['usually', undefined, 'seldom'] as const;

const unknown = (attribute: Attribute, value?: string): Prospect => ({
  ...sure,
  hopes: [{ chance: chanceOf('unknown', undefined), weight: weightOf(attribute, value) }],
});

describe('a place is the more useful', () => {
  test.each(HARD)('the likelier it meets a wish: %s', (attribute) => {
    const worths = [0, 0.1, 0.35, 0.7, 1].map((chance) =>
      usefulness({ ...sure, hopes: [{ chance, weight: weightOf(attribute) }] }),
    );
    expect(worths).toEqual(worths.toSorted((a, b) => a - b));
    expect(new Set(worths).size).toBe(worths.length);
  });

  test('the nearer it is', () => {
    const worths = [1, 3, 5, 8, 12, 20, 40].map((walkMinutes) => usefulness({ ...sure, walkMinutes }));
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
  });

  test('the sooner it opens', () => {
    const worths = [0, 10, 30, 60, 100].map((waitMinutes) => usefulness({ ...sure, waitMinutes }));
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
  });

  test('the better its sort fits, whatever is known of it', () => {
    for (const answer of ['yes', 'unknown'] as const) {
      const chances = CUSTOMS.map((custom) => chanceOf(answer, custom));
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    }
    for (const custom of CUSTOMS) expect(chanceOf('no', custom)).toBe(0);
  });
});

describe('what is hard decides', () => {
  test.each(HARD.flatMap((hard) => PLEASANT.map((pleasant) => [hard, pleasant] as const)))(
    'that %s is known says more than that %s is',
    (hard, pleasant) => {
      expect(usefulness(unknown('feature', pleasant))).toBeGreaterThan(usefulness(unknown(hard)));
    },
  );

  test('a need outweighs everything that would be pleasant at once', () => {
    const pleasant: Prospect = {
      ...sure,
      hopes: PLEASANT.slice(0, 3).flatMap((each) => unknown('feature', each).hopes),
    };
    expect(usefulness(pleasant)).toBeGreaterThan(usefulness(unknown('diet')));
  });
});

describe('the way', () => {
  test('five minutes hardly matter, fifteen do', () => {
    const at = (walkMinutes: number) => usefulness({ ...sure, walkMinutes });
    expect(at(1) - at(5)).toBeLessThan(0.3);
    expect(at(5) - at(15)).toBeGreaterThan(0.8);
  });

  test('what is known to be pleasant is not worth a quarter of an hour, and is worth a few minutes', () => {
    const doubtful = usefulness(unknown('feature', 'quiet'));
    expect(usefulness({ ...sure, walkMinutes: 16 })).toBeLessThan(doubtful);
    expect(usefulness({ ...sure, walkMinutes: 8 })).toBeGreaterThan(doubtful);
  });

  test('a door that stays shut is no answer beside an open one', () => {
    const shut = usefulness({ ...sure, waitMinutes: 300 });
    expect(usefulness({ ...sure, walkMinutes: 20 })).toBeGreaterThan(shut);
    expect(usefulness(unknown('feature', 'quiet'))).toBeGreaterThan(shut);
  });
});
