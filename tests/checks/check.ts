// What a check is: a promise, a way to try to break it, and what came of it. The same checks run in `npm test` (briefly)
// and by `npm run check:NAME` (in full).
export interface CheckOptions {
  readonly seed: number;
  /** `short` takes a sample that fits into the tests; `full` takes everything. */
  readonly scale: 'short' | 'full';
  /** How many cases to make, for the checks that make them. */
  readonly cases?: number | undefined;
  /** A PostgreSQL to run over instead of the embedded database. */
  readonly postgres?: string | undefined;
}

export interface Outcome {
  /** What was counted, in the order to be read. */
  readonly figures: Readonly<Record<string, number | string>>;
  /** Each a sentence that is enough to see what went wrong and to try it again. */
  readonly failures: readonly string[];
}

export interface Check {
  readonly name: string;
  readonly promise: string;
  run(options: CheckOptions): Promise<Outcome>;
}

/** The report that a person reads. */
export function reportOf({ name, promise }: Check, { seed }: CheckOptions, { figures, failures }: Outcome): string {
  const width = Math.max(...Object.keys(figures).map((label) => label.length));
  return [
    `check:${name}  ${promise}`,
    `  ${'seed'.padEnd(width)}  ${seed}`,
    ...Object.entries(figures).map(([label, figure]) => `  ${label.padEnd(width)}  ${shown(figure)}`),
    ...failures.slice(0, MAX_SHOWN).map((failure) => `  FAILED: ${failure}`),
    ...(failures.length > MAX_SHOWN ? [`  and ${failures.length - MAX_SHOWN} more`] : []),
    failures.length === 0 ? 'pass' : `fail: ${failures.length}`,
  ].join('\n');
}

const MAX_SHOWN = 20;
const shown = (figure: number | string): string =>
  typeof figure === 'number' ? figure.toLocaleString('en-GB') : figure;
