// Contests as tables and charts, and the ensemble's place in them.
import type { Comparison } from '../metrics/significance.ts';
import type { Standing } from '../protocols/contest.ts';
import { type Chart, figure, interval, type Section, type Table } from './document.ts';

export const CONTEST_NOTE =
  'Every place a person has not rated competes. In brackets the 95 % bootstrap interval over people. Novelty is in bits, ' +
  'coverage the share of the catalogue shown to anybody, diversity 1 where places of a list share no label, miscalibration ' +
  'the divergence (nats) of a list’s mix of kinds from the person’s own. Gains are of NDCG@10, person by person, with p of ' +
  'a paired randomisation test.';

export const standingsTable = (standings: readonly Standing[]): Table => ({
  header: [
    'method',
    'people',
    'NDCG@10',
    'recall@10',
    'MRR',
    'coverage',
    'novelty',
    'diversity',
    'miscalibration',
    'answered',
    'gain over popularity',
  ],
  rows: standings.map((standing) => [
    standing.name,
    String(standing.people),
    interval(standing.ndcg),
    interval(standing.recall),
    figure(standing.mrr.mean),
    standing.coverage.toFixed(3),
    standing.noveltyBits.toFixed(2),
    standing.diversity.toFixed(3),
    standing.miscalibration?.toFixed(2) ?? 'not known',
    standing.answered.toFixed(2),
    gainOverPopularity(standing),
  ]),
});

export const gainOverPopularity = ({ comparisons }: Pick<Standing, 'comparisons'>): string =>
  comparisons.filter(({ over }) => over === 'popularity').map(gainText)[0] ?? '';

const gainText = ({ gain: { mean, low, high }, p }: Comparison): string =>
  `${signed(mean)} (${signed(low)} to ${signed(high)}), p ${p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`}`;

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${figure(Math.abs(value))}`;

export const standingsChart = (title: string, standings: readonly Pick<Standing, 'name' | 'ndcg'>[]): Chart => ({
  title,
  xTitle: '',
  steps: [''],
  series: standings.map(({ name, ndcg }) => ({ name, points: [ndcg] })),
});

/** Where the ensemble stands beside the best of its own members, over everything that was asked. */
export function ensembleSection(contests: readonly Contest[]): Section {
  const rows = contests.flatMap(({ name, standings }) => {
    const ensemble = standings.find((standing) => standing.name === 'ensemble');
    const comparison = ensemble?.comparisons.find(({ over }) => over !== 'popularity');
    if (!ensemble || !comparison) return [];
    return [[name, figure(ensemble.ndcg.mean), comparison.over, gainText(comparison), verdictOn(comparison)]];
  });
  return {
    title: 'The ensemble beside the best single method',
    about:
      'The best single method of each benchmark is picked after the fact, which favours it. NDCG@20 on the public split, ' +
      'NDCG@10 elsewhere; gains person by person, with p of a paired randomisation test.',
    tables: [{ header: ['benchmark', 'ensemble', 'best single method', 'gain of NDCG', 'verdict'], rows }],
    charts: [],
  };
}

export interface Contest {
  readonly name: string;
  readonly standings: readonly Pick<Standing, 'name' | 'ndcg' | 'comparisons'>[];
}

const NOISE = 0.05;

const verdictOn = ({ gain, p }: Comparison): string =>
  p >= NOISE ? 'no difference beyond noise' : gain.mean > 0 ? 'better' : 'worse';
