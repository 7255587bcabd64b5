// A report as sections of tables and curves; `markdown.ts` and `html.ts` say it in their own way.
import type { Estimate } from '../metrics/intervals.ts';

export interface ReportDocument {
  readonly title: string;
  /** What was run where, in a few lines. */
  readonly preface: readonly string[];
  readonly sections: readonly Section[];
}

export interface Section {
  readonly title: string;
  /** What the figures mean, and what they do not. */
  readonly about: string;
  readonly tables: readonly Table[];
  readonly charts: readonly Chart[];
}

export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Lines over a few steps, with intervals; or bars where there is one step. */
export interface Chart {
  readonly title: string;
  readonly xTitle: string;
  readonly steps: readonly string[];
  readonly series: readonly { readonly name: string; readonly points: readonly Estimate[] }[];
}

export const figure = (value: number): string => value.toFixed(4);
export const interval = ({ mean, low, high }: Estimate): string =>
  `${figure(mean)} (${figure(low)} to ${figure(high)})`;
