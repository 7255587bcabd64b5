/** The values that pass a test, and the others, each in their order. */
export function partitioned<Value>(
  values: readonly Value[],
  test: (value: Value) => boolean,
): [passed: Value[], others: Value[]] {
  const [passed, others]: [Value[], Value[]] = [[], []];
  for (const value of values) (test(value) ? passed : others).push(value);
  return [passed, others];
}
