import { expect, test } from 'vitest';
import type { ReportDocument } from '../../../lab/evaluation/report/document.ts';
import { type Chart, isReport, type Report, renamed } from './report.ts';
import { scaleOf, ticksUpTo } from './scale.ts';

const chart: Chart = {
  title: 'NDCG@10',
  xTitle: 'ratings known',
  steps: ['0', '1'],
  series: [{ name: 'svd', points: [{ mean: 0.1, low: 0.05, high: 0.21 }] }],
};
const report: Report = {
  title: 'Evaluation',
  preface: ['seed 1'],
  sections: [
    { title: 'London', about: 'What was hidden.', tables: [{ header: ['a'], rows: [['1']] }], charts: [chart] },
  ],
};

test('the page reads what the evaluation writes', () => {
  // By compiling: what `paseo evaluate` writes is what the page takes.
  const written: ReportDocument = report as ReportDocument;
  const read: Report = written;
  expect(isReport(read)).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['a list', []],
  ['the figures without sections', { ratings: {} }],
  ['a section without plots', { ...report, sections: [{ title: 'x', about: 'y', tables: [] }] }],
  [
    'a cell that is no text',
    { ...report, sections: [{ ...report.sections[0], tables: [{ header: [], rows: [[1]] }] }] },
  ],
  [
    'a point that is no number',
    {
      ...report,
      sections: [
        {
          ...report.sections[0],
          charts: [{ ...chart, series: [{ name: 'svd', points: [{ mean: null, low: 0, high: 1 }] }] }],
        },
      ],
    },
  ],
])('%s is no report', (_name, value) => {
  expect(isReport(value)).toBe(false);
});

test('a scale ends at a round figure at or above the highest interval', () => {
  expect(scaleOf(chart)).toBe(0.25);
  expect(ticksUpTo(0.25)).toEqual([0, 0.05, 0.1, 0.15, 0.2, 0.25]);
  expect(scaleOf({ ...chart, series: [] })).toBe(1);
});

test('methods and columns have the names of the reader, and what has none keeps its own', () => {
  const names = { svd: 'people like you', a: 'column' };
  const [section] = report.sections;
  const { tables, charts } = renamed(section!, names);
  expect(tables[0]).toEqual({ header: ['column'], rows: [['1']] });
  expect(charts[0]?.series.map(({ name }) => name)).toEqual(['people like you']);
  expect(charts[0]?.xTitle).toBe('ratings known');
});
