import { expect, test } from 'vitest';
import { seededRandom } from '../math/random.ts';
import { appealLevels } from './appeal-levels.ts';

test.each([
  ['scattered', (random: () => number) => random()],
  [
    'mostly nothing, with levels between that are empty',
    (random: () => number) => (random() < 0.9 ? 0 : random() ** 4),
  ],
  ['all alike', () => 0.7],
  ['nothing at all', () => 0],
])('every position once, and no later level is more appealing: %s', (_, appealOf) => {
  const { next } = seededRandom(5);
  const appeals = Float64Array.from({ length: 500 }, () => appealOf(next));
  const { positions, starts, highest } = appealLevels(appeals);
  expect([...positions].sort((a, b) => a - b)).toEqual([...appeals.keys()]);
  for (const [level, most] of highest.entries()) {
    const fromHere = [...positions.subarray(starts[level])].map((position) => appeals[position]!);
    expect(Math.max(0, ...fromHere)).toBe(most);
  }
});

test('no candidates are no levels', () => {
  expect(appealLevels(new Float64Array()).positions).toHaveLength(0);
});
