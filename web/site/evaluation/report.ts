// A report of the evaluation as `paseo evaluate` writes it (`document.json`): sections of tables and plots.
// It may come from a file that somebody opens, so it is read with care.

export interface Report {
  readonly title: string;
  /** What was run where, in a few lines. */
  readonly preface: readonly string[];
  readonly sections: readonly Section[];
}

export interface Section {
  readonly title: string;
  readonly about: string;
  readonly tables: readonly Table[];
  readonly charts: readonly Chart[];
}

export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Chart {
  readonly title: string;
  readonly xTitle: string;
  /** One step is a plot of bars, several are lines. */
  readonly steps: readonly string[];
  readonly series: readonly Series[];
}

interface Series {
  readonly name: string;
  readonly points: readonly Estimate[];
}

/** A mean with the ends of its 95 % interval. */
interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

type Names = Readonly<Record<string, string>>;

/** The same section with methods and columns called what the reader calls them. */
export const renamed = (section: Section, names: Names): Section => ({
  ...section,
  tables: section.tables.map(({ header, rows }) => ({
    header: header.map((name) => nameIn(names, name)),
    rows: rows.map(([first = '', ...cells]) => [nameIn(names, first), ...cells.map((cell) => nameIn(names, cell))]),
  })),
  charts: section.charts.map((chart) => ({
    ...chart,
    xTitle: nameIn(names, chart.xTitle),
    series: chart.series.map((series) => ({ ...series, name: nameIn(names, series.name) })),
  })),
});

const nameIn = (names: Names, name: string): string => (Object.hasOwn(names, name) ? names[name]! : name);

export const isReport = (value: unknown): value is Report =>
  has(value, { title: isText, preface: listOf(isText), sections: listOf(isSection) });

const isSection = (value: unknown): boolean =>
  has(value, { title: isText, about: isText, tables: listOf(isTable), charts: listOf(isChart) });
const isTable = (value: unknown): boolean => has(value, { header: listOf(isText), rows: listOf(listOf(isText)) });
const isChart = (value: unknown): boolean =>
  has(value, { title: isText, xTitle: isText, steps: listOf(isText), series: listOf(isSeries) });
const isSeries = (value: unknown): boolean => has(value, { name: isText, points: listOf(isEstimate) });
const isEstimate = (value: unknown): boolean => has(value, { mean: isNumber, low: isNumber, high: isNumber });

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => Number.isFinite(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const has = (value: unknown, fields: Readonly<Record<string, Check>>): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(fields).every(([name, check]) => check((value as Readonly<Record<string, unknown>>)[name]));
