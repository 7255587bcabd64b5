// Whether a process grows: its resident memory over time, and the slope of it with an interval.
import { spawnSync } from 'node:child_process';
import { groupedBy } from '../../../src/db/grouped-by.ts';

export interface Sample {
  readonly atS: number;
  readonly megabytes: number;
}

/** @returns undefined for a process that has ended */
export function residentMegabytes(pid: number): number | undefined {
  const { status, stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) / 1024 : undefined;
}

export interface Slope {
  /** Megabytes an hour, and the half width of its 95 % interval. */
  readonly perHour: number;
  readonly halfWidth: number;
}

/** Two sides of 5 % for a normal law; the blocks are many enough for it. */
const Z = 1.96;

/**
 * Least squares over means of blocks: neighbouring samples resemble each other, so the samples themselves would promise
 * an interval that is far too narrow.
 *
 * @param blockS seconds of a block
 * @throws RangeError for fewer than three blocks
 */
export function slopeOf(samples: readonly Sample[], blockS: number): Slope {
  const blocks = blockMeans(samples, blockS);
  if (blocks.length < 3) throw new RangeError(`a slope needs samples of three blocks, not of ${blocks.length}`);
  const meanAt = mean(blocks.map(({ atS }) => atS));
  const meanOf = mean(blocks.map(({ megabytes }) => megabytes));
  const spread = sum(blocks.map(({ atS }) => (atS - meanAt) ** 2));
  const perSecond = sum(blocks.map(({ atS, megabytes }) => (atS - meanAt) * (megabytes - meanOf))) / spread;
  const residuals = sum(blocks.map(({ atS, megabytes }) => (megabytes - meanOf - perSecond * (atS - meanAt)) ** 2));
  const error = Math.sqrt(residuals / (blocks.length - 2) / spread);
  return { perHour: perSecond * 3_600, halfWidth: Z * error * 3_600 };
}

function blockMeans(samples: readonly Sample[], blockS: number): readonly Sample[] {
  const blocks = groupedBy(samples, ({ atS }) => Math.floor(atS / blockS));
  return [...blocks.values()].map((block) => ({
    atS: mean(block.map(({ atS }) => atS)),
    megabytes: mean(block.map(({ megabytes }) => megabytes)),
  }));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
