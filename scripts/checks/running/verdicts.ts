// What a check prints: a line a promise, with the figure and the limit, and one exit code for all of them.

export interface Verdicts {
  /** One promise: kept or not, and the figure that says so. */
  say(promise: string, isKept: boolean, figure: string): void;
  /** A figure without a limit. */
  note(text: string): void;
  readonly exitCode: 0 | 1;
}

export function startVerdicts(title: string): Verdicts {
  process.stdout.write(`${title}\n`);
  let exitCode: 0 | 1 = 0;
  return {
    say(promise, isKept, figure) {
      if (!isKept) exitCode = 1;
      process.stdout.write(`  ${isKept ? 'pass' : 'FAIL'}  ${promise}: ${figure}\n`);
    },
    note: (text) => void process.stdout.write(`        ${text}\n`),
    get exitCode() {
      return exitCode;
    },
  };
}

/** The value below which `share` of all lie; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
