import { expect, test } from 'vitest';
import { inShort } from './in-short.ts';
import type { Chart } from './report.ts';

const point = (mean: number, apart = 0.01) => [{ mean, low: mean - apart, high: mean + apart }];
const chart = (title: string, ours: number, popular: number, steps = ['']): Chart => ({
  ...{ title, xTitle: '', steps },
  series: [
    { name: 'popularity', points: point(popular) },
    { name: 'ensemble', points: point(ours) },
  ],
});
const section = (...charts: Chart[]) => ({ title: 'x', about: 'y', tables: [], charts });

test('each group of people gets one sentence, with what chance could have made said to be alike', () => {
  const sections = [
    section(chart('London: NDCG@10', 0.15, 0.05)),
    section(chart('Newcomers', 0.2, 0.1, ['0', '1']), chart('Madrid, simulated: NDCG@10', 0.05, 0.045)),
    section({ ...chart('Nobody: NDCG@10', 0.1, 0), series: [] }),
  ];
  const told = inShort({ title: 'Report', preface: [], sections });
  expect(told.map(({ people, isAlike }) => [people, isAlike])).toEqual([
    ['London', false],
    ['Madrid, simulated', true],
  ]);
  expect(told[0]?.times).toBeCloseTo(3, 6);
});
