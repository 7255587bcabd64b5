// From figures to sections of the report.

import type { PublicStanding } from '../../benchmarks/sampled.ts';
import { RIVALS } from '../../cross-city/asking.ts';
import type { CrossCityCell, CrossCityReport } from '../../cross-city/cross-city.ts';
import type { Standing } from '../protocols/contest.ts';
import type { NextPlaceStanding } from '../protocols/next-place.ts';
import type { ColdStart } from '../protocols/ratings.ts';
import { type Chart, interval, type Section, type Table } from './document.ts';
import { CONTEST_NOTE, gainOverPopularity, standingsChart, standingsTable } from './standings.ts';

export const publicSection = (standings: readonly PublicStanding[]): Section => ({
  title: 'Gowalla, published split',
  about:
    'Every item not in train competes, for a sample of the people (seeded). Parameters are the ones that each search of ' +
    '`paseo benchmark` starts from, and which it chooses here on a validation cut of train; the search itself and everybody, ' +
    'compiled and unpruned, take minutes a method (docs/models/svd.md, autoencoder.md, ensemble.md). The ensemble is unpruned. ' +
    'Published: LightGCN 0.1830 / 0.1554, GF-CF 0.1849 / 0.1518, BSPM 0.1920 / 0.1597.',
  tables: [
    {
      header: ['method', 'people', 'recall@20', 'NDCG@20', 'gain over popularity'],
      rows: standings.map((standing) => [
        standing.name,
        String(standing.people),
        interval(standing.recall),
        interval(standing.ndcg),
        gainOverPopularity(standing),
      ]),
    },
  ],
  charts: [standingsChart('Gowalla: NDCG@20', standings)],
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

export function crossCitySection({ cells, outOfTown }: CrossCityReport): Section {
  const everywhere = cells.filter(({ area }) => area === 'all');
  const scopes = [...new Set(everywhere.map(({ scope }) => scope))];
  const shares = [...new Set(everywhere.map(({ share }) => share))];
  return {
    title: 'Cross-city: what was learned elsewhere',
    about:
      'One area of yelp-cities is left out at a time and never seen in training; NDCG@10 of its people, half of them newcomers ' +
      'at a time, by the number of their visits that are known, where so large a part of its people have rated (the same ' +
      'ratings for all who use them), ' +
      'then of people of whom only visits in the other areas are known. Gains are person by person.',
    tables: [crossCityTable(everywhere, ({ known }) => String(known)), crossCityTable(outOfTown, () => 'elsewhere')],
    charts: scopes.flatMap((scope) =>
      shares.map((share): Chart => {
        const own = everywhere.filter((cell) => cell.scope === scope && cell.share === share);
        return {
          title: `NDCG@10, ${scope}, ${percent(share)} of the people have rated`,
          xTitle: 'visits known',
          steps: own.map(({ known }) => String(known)),
          series: RIVALS.map((name) => ({ name, points: own.map(({ ndcg10 }) => ndcg10[name]) })),
        };
      }),
    ),
  };
}

const crossCityTable = (cells: readonly CrossCityCell[], knownOf: (cell: CrossCityCell) => string): Table => ({
  header: ['scope', 'have rated', 'known', 'people', ...RIVALS, 'gain over popularity'],
  rows: cells.map((cell) => [
    cell.scope,
    percent(cell.share),
    knownOf(cell),
    String(cell.people),
    ...RIVALS.map((rival) => interval(cell.ndcg10[rival])),
    interval(cell.gain.popularity),
  ]),
});

const percent = (share: number): string => `${100 * share} %`;

export const skippedSection = (title: string, missing: string): Section => ({
  title,
  about: `Skipped: ${missing} is not there.`,
  tables: [],
  charts: [],
});
