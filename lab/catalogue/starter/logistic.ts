// Logistic regression with an L2 penalty, by Newton's method: small, exact, the same numbers every time.

export interface Example {
  readonly isTrue: boolean;
  /** The first is 1, for the bias. */
  readonly values: readonly number[];
}

const ROUNDS = 40;

/** @returns one weight a value; the bias, which comes first, is not penalised */
export function fitted(examples: readonly Example[], penalty: number): readonly number[] {
  const size = examples[0]?.values.length ?? 0;
  const weights = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const step = solved(equations(examples, weights, penalty));
    step.forEach((each, index) => {
      weights[index]! += each;
    });
    if (Math.max(...step.map(Math.abs)) < 1e-8) break;
  }
  return weights;
}

export const chanceOf = (weights: readonly number[], { values }: Example): number =>
  1 / (1 + Math.exp(-values.reduce((sum, value, index) => sum + value * weights[index]!, 0)));

/** Hessian and gradient side by side. */
function equations(examples: readonly Example[], weights: readonly number[], penalty: number): number[][] {
  const rows = weights.map((weight, row) => {
    const shrink = row === 0 ? 1e-6 : penalty;
    return [...weights.map((_, column) => (row === column ? shrink : 0)), -shrink * weight];
  });
  for (const example of examples) {
    const chance = chanceOf(weights, example);
    const spread = chance * (1 - chance);
    example.values.forEach((value, row) => {
      if (value === 0) return;
      const target = rows[row]!;
      example.values.forEach((other, column) => {
        target[column]! += spread * value * other;
      });
      target[weights.length]! += (Number(example.isTrue) - chance) * value;
    });
  }
  return rows;
}

/** Gauss and Jordan, with pivots. */
function solved(rows: number[][]): number[] {
  rows.forEach((_, at) => {
    const best = rows.reduce(
      (found, row, index) => (index > at && Math.abs(row[at]!) > Math.abs(rows[found]![at]!) ? index : found),
      at,
    );
    [rows[at], rows[best]] = [rows[best]!, rows[at]!];
    const pivot = rows[at]!;
    rows.forEach((row, index) => {
      if (index === at) return;
      const share = row[at]! / pivot[at]!;
      for (let column = at; column < row.length; column++) row[column]! -= share * pivot[column]!;
    });
  });
  return rows.map((row, index) => row.at(-1)! / row[index]!);
}
