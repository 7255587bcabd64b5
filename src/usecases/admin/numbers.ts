// Numbers for operators, read and forgotten.
import { NUMBERS_A_SLICE, type NumberRepository } from '../../db/numbers.ts';
import type { Choices, DayCount } from '../../domain/numbers.ts';
import type { Clock } from '../../system/clock.ts';

export interface NumberDeps {
  readonly numbers: NumberRepository;
  readonly clock: Clock;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const dayBefore = (clock: Clock, days: number): string =>
  new Date(clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** @param days today and the days before it, 1 or more */
export async function numbersOf(
  { numbers, clock }: NumberDeps,
  days: number,
): Promise<{ readonly since: string; readonly counts: readonly DayCount[]; readonly choices: readonly Choices[] }> {
  const since = dayBefore(clock, days - 1);
  const [counts, choices] = await Promise.all([numbers.since(since), numbers.choicesSince(since)]);
  return { since, counts, choices };
}

/** In slices, so that no statement holds others up. */
export async function forgetOldNumbers({ numbers, clock }: NumberDeps, days: number): Promise<void> {
  const before = dayBefore(clock, days);
  while ((await numbers.removeSliceBefore(before)) === NUMBERS_A_SLICE);
  while ((await numbers.removeRareSlice(clock.now())) === NUMBERS_A_SLICE);
}
