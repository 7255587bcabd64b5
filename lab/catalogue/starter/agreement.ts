// `node scripts/run.mjs lab/catalogue/starter/agreement.ts`: how far two sources that know the hours of one place agree, by kind of
// place. What the rule in hours.ts rests on; needs the official files.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCity } from '../../../src/compose/city.ts';
import { hoursOf } from '../../../src/compose/city-hours.ts';
import { distanceM } from '../../../src/geo/point.ts';
import { type DayHours, weekOf } from '../../../src/hours/city-hours.ts';
import type { Identity } from '../../../src/ingest/resolve/evidence.ts';
import { matchOf, SAME_PLACE } from '../../../src/ingest/resolve/match.ts';
import { weightsOf } from '../../../src/ingest/resolve/names.ts';
import { identityOf } from './merge.ts';
import { OSM_FILE, readOfficial } from './official.ts';
import { readRows } from './row.ts';

interface Witness extends Identity {
  readonly source: string;
  readonly hours: string;
}

/** Two weeks that know no public holiday, in winter and in summer. */
const WEEKS = [new Date('2026-01-12T00:00:00+01:00'), new Date('2026-06-15T00:00:00+02:00')];
const CITY_HOURS = hoursOf(loadCity('madrid'));
const STEP_MIN = 15;
const WEEK_MIN = 7 * 1_440;

const official = [...(await readOfficial()), ...(await readOfficial([OSM_FILE]))].flatMap(
  ({ place, file }): Witness[] =>
    place.openingHours === undefined ? [] : [{ ...place, source: file.source, hours: place.openingHours }],
);
const editors = readRows(readFileSync(join('data', 'cities', 'madrid', 'places.jsonl'), 'utf8')).flatMap(
  (row): Witness[] => {
    const isOwn = row.provenance?.opening_hours === undefined;
    return row.opening_hours && isOwn ? [{ ...identityOf(row), source: 'editors', hours: row.opening_hours }] : [];
  },
);
const witnesses = [...official, ...editors];
const weights = weightsOf(
  witnesses.map(({ name }) => name),
  ['Madrid'],
);
const PAIRS = [
  ['esmadrid', 'osm'],
  ['esmadrid', 'municipal'],
  ['esmadrid', 'editors'],
  ['municipal', 'editors'],
  ['osm', 'editors'],
] as const;

const lines = PAIRS.flatMap(([one, other]) => linesOf(one, other));
process.stdout.write(
  [
    '| Sources | Kind | places | agree for 9 tenths of the time | for 8 tenths |',
    '|---|---|--:|--:|--:|',
    ...lines,
    '',
    '| esmadrid, then osm | places | said open: is open | said closed: is closed |',
    '|---|--:|--:|--:|',
    ...likelihoods('esmadrid', 'osm'),
    '',
  ].join('\n'),
);

function linesOf(source: string, otherSource: string): string[] {
  const shares = new Map<string, number[]>();
  for (const [one, other] of pairsOf(source, otherSource)) {
    const kind = other.categories[0] ?? '?';
    const share = agreement(one.hours, other.hours);
    if (process.argv.includes('--pairs')) {
      process.stdout.write(
        `${share.toFixed(2)} ${kind} | ${one.name} | ${one.hours} | ${other.name} | ${other.hours}\n`,
      );
    }
    shares.set(kind, [...(shares.get(kind) ?? []), share]);
  }
  return [...shares].sort().map(([kind, all]) => {
    const atLeast = (share: number) => all.filter((each) => each >= share).length;
    return `| ${source}, ${otherSource} | ${kind} | ${all.length} | ${atLeast(0.9)} | ${atLeast(0.8)} |`;
  });
}

function pairsOf(source: string, otherSource: string): [Witness, Witness][] {
  const others = witnesses.filter((each) => each.source === otherSource);
  return witnesses
    .filter((each) => each.source === source)
    .flatMap((one): [Witness, Witness][] => {
      const near = others.filter((other) => distanceM(one.position, other.position) < 400);
      const twin = near.find((other) => matchOf(one, other, weights).score >= SAME_PLACE);
      return twin ? [[one, twin]] : [];
    });
}

/** How often what the older source says of a quarter of an hour, open or closed, is what the younger one says. */
function likelihoods(source: string, otherSource: string): string[] {
  const counts = new Map<string, { open: number[]; closed: number[]; places: number }>();
  const countOf = (kind: string) => {
    const count = counts.get(kind) ?? { open: [0, 0], closed: [0, 0], places: 0 };
    counts.set(kind, count);
    return count;
  };
  for (const [one, other] of pairsOf(source, otherSource)) {
    const both = [countOf(other.categories[0] ?? '?'), countOf('all')];
    for (const count of both) count.places += 1;
    for (const monday of WEEKS) {
      const [then, now] = [one, other].map(({ hours }) => openQuarters(weekOf(CITY_HOURS, hours, monday) ?? []));
      for (let quarter = 0; quarter < WEEK_MIN / STEP_MIN; quarter++) {
        if (isAtNight(quarter)) continue;
        const isSame = then?.has(quarter) === now?.has(quarter);
        for (const { open, closed } of both) (then?.has(quarter) ? open : closed)[isSame ? 0 : 1]! += 1;
      }
    }
  }
  const share = ([same = 0, other = 0]: readonly number[]) => (same / (same + other)).toFixed(2);
  return [...counts].map(
    ([kind, { open, closed, places }]) => `| ${kind} | ${places} | ${share(open)} | ${share(closed)} |`,
  );
}

/** From 03:00 to 08:00 hardly anything is open, and nobody asks. */
function isAtNight(quarter: number): boolean {
  const minute = (quarter * STEP_MIN) % 1_440;
  return minute >= 180 && minute < 480;
}

/** Of the quarters of an hour at which one says open, the share at which both do: nights that both sleep are no merit. */
function agreement(one: string, other: string): number {
  const shares = WEEKS.map((monday) => {
    const [first, second] = [one, other].map((hours) => openQuarters(weekOf(CITY_HOURS, hours, monday) ?? []));
    const either = new Set([...(first ?? []), ...(second ?? [])]);
    const both = [...either].filter((quarter) => first?.has(quarter) && second?.has(quarter));
    return either.size === 0 ? 1 : both.length / either.size;
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function openQuarters(week: readonly DayHours[]): Set<number> {
  const open = new Set<number>();
  for (const { weekday, spans } of week) {
    for (const { start, end } of spans) {
      for (let minute = start; minute < end; minute += STEP_MIN) {
        open.add(Math.floor(((weekday * 1_440 + minute) % WEEK_MIN) / STEP_MIN));
      }
    }
  }
  return open;
}
