import { expect, test } from 'vitest';
import { chooseOnGrid, type GridPoint, smoothed } from './grid.ts';

const line = (length: number): readonly GridPoint<number>[] =>
  Array.from({ length }, (_, at) => ({ choice: at, family: 'line', at: [at] }));
const judged = <Choice>(choice: Choice, merit: number) => ({ choice, merit });

test('a good setting among good ones is taken before a lucky one among bad ones', () => {
  const merits = [0.1, 0.32, 0.1, 0.2, 0.29, 0.3, 0.29];
  const { chosen, merit } = chooseOnGrid(line(7), (choice) => judged(choice, merits[choice]!), 500);
  expect(chosen.choice).toBe(5);
  expect(merit).toBeCloseTo((2 * 0.3 + 0.29 + 0.29) / 4, 12);
});

test('no setting is preferred for its place in the grid', () => {
  const merits = [0.3, 0.31, 0.32, 0.31, 0.3];
  const judge = (choice: number) => judged(choice, merits[choice]!);
  expect(chooseOnGrid(line(5), judge, 500).chosen.choice).toBe(2);
  expect(chooseOnGrid([...line(5)].reverse(), judge, 500).chosen.choice).toBe(2);
});

test('only settings of one family are neighbours', () => {
  const points = [
    { choice: 'a', family: 'one', at: [0] },
    { choice: 'b', family: 'one', at: [1] },
    { choice: 'c', family: 'other', at: [1] },
  ];
  expect(smoothed(points, [1, 4, 7])).toEqual([2, 3, 7]);
});

test('everybody is asked about the best tenth alone, and dropped neighbours still count', () => {
  const asked = new Map<number, number>();
  const merits = Array.from({ length: 500 }, (_, at) => 1 / (1 + Math.abs(at - 200)));
  const judge = (choice: number, people: number) => {
    asked.set(choice, people);
    return judged(choice, merits[choice]!);
  };
  const { chosen, trials } = chooseOnGrid(line(500), judge, 6_000);
  expect(chosen.choice).toBe(200);
  expect(trials.length).toBe(500);
  const everybody = [...asked].filter(([, people]) => people === 6_000).map(([choice]) => choice);
  expect(everybody.length).toBe(50);
  expect(everybody.every((choice) => Math.abs(choice - 200) <= 25)).toBe(true);
});
