import { expect, test } from 'vitest';
import { SHARES } from '../transfer/area-world.ts';
import { byRival, type Scores, together } from './asking.ts';

const scoresOf = (people: readonly number[], score: number): Scores => ({
  people,
  byShare: SHARES.map(() => byRival(() => people.map(() => score))),
});

test('who was asked in two areas counts once, with the mean of both', () => {
  const { people, byShare } = together([scoresOf([7, 8], 0.2), scoresOf([8, 9], 0.6)]);
  expect(people).toEqual([7, 8, 9]);
  for (const own of byShare) expect(own.transfer).toEqual([0.2, 0.4, 0.6]);
});
