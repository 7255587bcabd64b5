// Where an axis ends and where its marks stand.
import type { Chart } from './report.ts';

const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The round figure at or just above everything that is drawn; axes begin at 0. */
export function scaleOf({ series }: Chart): number {
  const highest = Math.max(0, ...series.flatMap(({ points }) => points.map(({ high, mean }) => Math.max(high, mean))));
  if (highest === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  return rounded(power * (ROUND.find((step) => step * power >= highest * (1 - 1e-9)) ?? 10));
}

/** Four to six marks from 0 to the end of the axis. */
export function ticksUpTo(end: number): readonly number[] {
  const parts = [5, 4, 6, 3].find((count) => isShort(end / count)) ?? 4;
  return Array.from({ length: parts + 1 }, (_, at) => rounded((end * at) / parts));
}

const isShort = (step: number): boolean => String(rounded(step)).replace(/^0\.0*|\./gu, '').length <= 2;
const rounded = (value: number): number => Number(value.toPrecision(6));
