// How long one thing takes beside another, measured by turns so that a busy machine slows both.
export async function medianRatio(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  rounds: number,
): Promise<number> {
  const times: { readonly one: number[]; readonly other: number[] } = { one: [], other: [] };
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? (['one', 'other'] as const) : (['other', 'one'] as const);
    for (const which of order) {
      const startedMs = performance.now();
      await (which === 'one' ? one() : other());
      times[which].push(performance.now() - startedMs);
    }
  }
  return median(times.one) / median(times.other);
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
