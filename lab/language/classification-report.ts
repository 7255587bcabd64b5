// Accuracy, F1 and mean absolute error from pairs of right and given answers.

interface ClassReport {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly support: number;
}

interface ClassificationReport {
  readonly items: number;
  readonly accuracy: number;
  /** Mean F1 over the classes that occur among the right answers. */
  readonly macroF1: number;
  readonly f1: Readonly<Record<string, ClassReport>>;
}

/** Counts right, given and agreeing items per class; spans of names count as items of their type. */
interface Tally {
  right(label: string): void;
  given(label: string): void;
  both(label: string): void;
  report(): Readonly<Record<string, ClassReport>>;
}

export function createTally(): Tally {
  const counts = new Map<string, { right: number; given: number; both: number }>();
  const of = (label: string) => {
    const found = counts.get(label) ?? { right: 0, given: 0, both: 0 };
    counts.set(label, found);
    return found;
  };
  return {
    right: (label) => void of(label).right++,
    given: (label) => void of(label).given++,
    both: (label) => void of(label).both++,
    report: () =>
      Object.fromEntries(
        [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([label, each]) => [label, scores(each)]),
      ),
  };
}

export function classificationReport(
  pairs: readonly (readonly [right: string, given: string])[],
): ClassificationReport {
  const tally = createTally();
  let agreeing = 0;
  for (const [right, given] of pairs) {
    tally.right(right);
    tally.given(given);
    if (right !== given) continue;
    tally.both(right);
    agreeing++;
  }
  const f1 = tally.report();
  return { items: pairs.length, accuracy: share(agreeing, pairs.length), macroF1: macroF1(f1), f1 };
}

export function macroF1(classes: Readonly<Record<string, ClassReport>>): number {
  const occurring = Object.values(classes).filter(({ support }) => support > 0);
  return rounded(occurring.reduce((sum, { f1 }) => sum + f1, 0) / Math.max(1, occurring.length));
}

export function meanAbsoluteError(pairs: readonly (readonly [right: number, given: number])[]): number {
  return rounded(pairs.reduce((sum, [right, given]) => sum + Math.abs(right - given), 0) / Math.max(1, pairs.length));
}

function scores({ right, given, both }: { right: number; given: number; both: number }): ClassReport {
  const precision = share(both, given);
  const recall = share(both, right);
  const f1 = rounded(both === 0 ? 0 : (2 * both) / (right + given));
  return { precision, recall, f1, support: right };
}

const share = (part: number, whole: number) => rounded(whole === 0 ? 0 : part / whole);
export const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
