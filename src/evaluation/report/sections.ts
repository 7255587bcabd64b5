// From figures to sections of the report.
import type { CrossCityReport } from '../cross-city.ts';
import { RIVALS } from '../cross-city.ts';
import type { Standing } from '../protocols/contest.ts';
import type { NextPlaceStanding } from '../protocols/nextPlace.ts';
import type { ColdStart } from '../protocols/ratings.ts';
import type { BenchmarkReport } from '../public/benchmark.ts';
import { type Chart, figure, interval, type Section } from './document.ts';
import { CONTEST_NOTE, standingsChart, standingsTable } from './standings.ts';

export const publicSection = (reports: readonly BenchmarkReport[]): Section => ({
  title: 'Gowalla, published split',
  about:
    'Full ranking of all items not in train. Parameters were chosen on a validation cut of train; test was looked at once. ' +
    'Published: LightGCN 0.1830 / 0.1554, GF-CF 0.1849 / 0.1518, BSPM 0.1920 / 0.1597.',
  tables: [
    {
      header: ['method', 'recall@20', 'NDCG@20', 'selection s', 'training s', 'ranking s'],
      rows: reports.flatMap((report) => [
        [
          report.method,
          figure(report['recall@20']),
          figure(report['ndcg@20']),
          ...[report.selectionS, report.trainingS, report.rankingS].map(String),
        ],
        ...Object.entries(report.alsoMeasured).map(([name, other]) => [
          `${report.method}, ${name}`,
          figure(other['recall@20']),
          figure(other['ndcg@20']),
          '',
          String(other.trainingS ?? ''),
          String(other.rankingS ?? ''),
        ]),
      ]),
    },
  ],
  charts: [],
});

export const ratingsSection = (name: string, standings: readonly Standing[]): Section => ({
  title: `${name}: what was hidden of each person's liked places`,
  about: CONTEST_NOTE,
  tables: [standingsTable(standings)],
  charts: [standingsChart(`${name}: NDCG@10`, standings)],
});

export const citySection = (known: string, standings: readonly Standing[]): Section => ({
  title: `Madrid, simulated people: known are ${known}`,
  about: `The shipped catalogue and 2,000 invented people: it shows how methods behave here, not what people like. ${CONTEST_NOTE}`,
  tables: [standingsTable(standings)],
  charts: [standingsChart('Madrid, simulated: NDCG@10', standings)],
});

export const coldStartSection = (name: string, steps: readonly ColdStart[]): Section => ({
  title: `${name}: newcomers, by how much is known of them`,
  about:
    'People who had no part in training, of whom only so many ratings are shown. NDCG@10 over everything they did not rate.',
  tables: [
    {
      header: ['known', 'people', ...(steps[0]?.standings ?? []).map(({ name }) => name)],
      rows: steps.map(({ known, standings }) => [
        String(known),
        String(standings[0]?.people ?? 0),
        ...standings.map(({ ndcg }) => interval(ndcg)),
      ]),
    },
  ],
  charts: [
    {
      title: `${name}: NDCG@10`,
      xTitle: 'ratings known',
      steps: steps.map(({ known }) => String(known)),
      series: (steps[0]?.standings ?? []).map(({ name }, at) => ({
        name,
        points: steps.map(({ standings }) => standings[at]!.ndcg),
      })),
    },
  ],
});

export function nextPlaceSection(name: string, standings: readonly NextPlaceStanding[]): Section {
  const table = standingsTable(standings);
  return {
    title: `${name}: the last new place of each person`,
    about: `${CONTEST_NOTE} Distance is from where the person was last, in kilometres.`,
    tables: [
      {
        header: [...table.header, 'distance km'],
        rows: table.rows.map((row, at) => [...row, (standings[at]!.meanDistanceM / 1_000).toFixed(1)]),
      },
    ],
    charts: [standingsChart(`${name}: NDCG@10`, standings)],
  };
}

export function crossCitySection({ cells }: CrossCityReport): Section {
  const everywhere = cells.filter(({ area }) => area === 'all');
  const scopes = [...new Set(everywhere.map(({ scope }) => scope))];
  return {
    title: 'Cross-city: what was learned elsewhere',
    about:
      'One area of yelp-cities is left out at a time and never seen in training; NDCG@10 by the number of known visits.',
    tables: [
      {
        header: ['scope', 'known', 'people', ...RIVALS],
        rows: everywhere.map(({ scope, known, people, ndcg10 }) => [
          scope,
          String(known),
          String(people),
          ...RIVALS.map((rival) => interval(ndcg10[rival])),
        ]),
      },
    ],
    charts: scopes.map((scope): Chart => {
      const own = everywhere.filter((cell) => cell.scope === scope);
      return {
        title: `NDCG@10, ${scope}`,
        xTitle: 'visits known',
        steps: own.map(({ known }) => String(known)),
        series: RIVALS.map((name) => ({ name, points: own.map(({ ndcg10 }) => ndcg10[name]) })),
      };
    }),
  };
}

export const skippedSection = (title: string, missing: string): Section => ({
  title,
  about: `Skipped: ${missing} is not there.`,
  tables: [],
  charts: [],
});
