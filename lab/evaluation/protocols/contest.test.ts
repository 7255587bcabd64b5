import { expect, test } from 'vitest';
import { checkerboard, who } from '../../../tests/support/checkerboard.ts';
import { asMarkdown } from '../report/markdown.ts';
import { ratingsSection } from '../report/sections.ts';
import { ensembleSection } from '../report/standings.ts';
import type { Contender } from './contenders.ts';
import { contest } from './contest.ts';

const board = checkerboard(['museums', 'dance clubs']);
const liking = (name: string, like: (row: number) => number): Contender => ({
  name,
  score: (_, rows) => Float32Array.from(rows, like),
});
const evenLover = who({ 0: 5, 2: 5, 4: 5 });
const questions = [6, 8, 10, 12, 14, 16].map((hidden) => ({
  known: evenLover,
  hidden: new Set([board.catalogue.places.find(({ name }) => name === `Square ${hidden}`)!.id]),
}));
const contenders = [
  liking('popularity', (row) => (board.isEven(row) ? -row : row)),
  liking('svd', (row) => (board.isEven(row) ? 1 - row / 100 : -1)),
  liking('transfer', () => 0),
  liking('ensemble', (row) => (board.isEven(row) ? 1 - row / 100 : -1)),
];
const standings = contest(board.catalogue, board.people, contenders, questions, 1);
const named = (name: string) => standings.find((standing) => standing.name === name)!;

test('who shows what people like is found better than popularity, and no wonder', () => {
  expect(named('svd').ndcg.mean).toBeGreaterThan(named('popularity').ndcg.mean);
  const [overPopularity] = named('svd').comparisons;
  expect(overPopularity).toMatchObject({ over: 'popularity' });
  expect(overPopularity!.gain.low).toBeGreaterThan(0);
  expect(named('popularity').comparisons).toEqual([]);
});

test('the ensemble is held against the best single method; the same lists are no difference', () => {
  const overBest = named('ensemble').comparisons.at(-1)!;
  expect(overBest).toMatchObject({ over: 'svd', gain: { mean: 0 }, p: 1 });
});

test('lists of the kind that somebody likes are calibrated, lists of the other kind are not', () => {
  expect(named('svd').miscalibration).toBeCloseTo(0, 6);
  expect(named('popularity').miscalibration).toBeGreaterThan(1);
});

test('the report says all this in tables', () => {
  const sections = [ratingsSection('Board', standings), ensembleSection([{ name: 'Board', standings }])];
  const text = asMarkdown({ title: 'Report', preface: [], sections });
  expect(text).toContain('| svd | 6 |');
  expect(text).toContain('| Board | ');
  expect(text).toContain('no difference beyond noise');
});
