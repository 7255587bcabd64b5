// Processor time and memory by the size of the catalogue, each size in a process of its own, beside what the memory alone
// would take: one product with every candidate's numbers, read once at the speed at which this machine reads.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { logPlot } from './plot.ts';

export interface SizeFigures {
  readonly places: number;
  /** Those that are scored, of the ones that are there. */
  readonly candidates: number;
  readonly newcomerMs: number;
  readonly regularMs: number;
  readonly limitMs: number;
  readonly kibPerPlace: number;
}

const HEAP_MIB = 16_000;
const MAX_OUTPUT = 1e6;

export async function growthWithPlaces(sizes: readonly number[], plot: string | undefined): Promise<string[]> {
  const figures: SizeFigures[] = [];
  for (const size of sizes) figures.push(await inOwnProcess(size));
  if (plot) writeFileSync(plot, drawn(figures));
  return [
    '| Places | scored | newcomer, ms | regular, ms | memory alone, ms | KiB a place |',
    '|---:|---:|---:|---:|---:|---:|',
    ...figures.map(
      (row) =>
        `| ${row.places.toLocaleString('en')} | ${row.candidates.toLocaleString('en')} | ` +
        `${row.newcomerMs.toFixed(2)} | ${row.regularMs.toFixed(2)} | ${row.limitMs.toFixed(3)} | ` +
        `${row.kibPerPlace.toFixed(1)} |`,
    ),
  ];
}

async function inOwnProcess(size: number): Promise<SizeFigures> {
  process.stderr.write(`${size} places ...\n`);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      `--max-old-space-size=${HEAP_MIB}`,
      join(process.cwd(), 'scripts/run.mjs'),
      'bench/one-size.ts',
      '--places',
      String(size),
    ],
    { maxBuffer: MAX_OUTPUT },
  );
  return JSON.parse(stdout) as SizeFigures;
}

const drawn = (figures: readonly SizeFigures[]): string =>
  logPlot('One recommendation by the ensemble', 'places in the catalogue', 'milliseconds of one processor', [
    { name: 'regular', points: figures.map(({ places, regularMs }) => [places, regularMs]) },
    { name: 'newcomer', points: figures.map(({ places, newcomerMs }) => [places, newcomerMs]) },
    { name: 'memory alone, candidates', points: figures.map(({ places, limitMs }) => [places, limitMs]), dashed: true },
    {
      name: 'memory alone, all places',
      points: figures.map(({ places, candidates, limitMs }) => [places, (limitMs * places) / candidates]),
      dashed: true,
    },
  ]);
