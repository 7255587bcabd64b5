// Numbers of the stops and days of a plan, as they are said: "the second", "2nd", "dos".
import type { Reading } from './context.ts';

/** A whole number from 1 on; undefined where the word is none. */
export function numberSaid({ grammar }: Reading, said: string | undefined): number | undefined {
  if (said === undefined) return undefined;
  const number = grammar.ordinals[said] ?? (/^\d/.test(said) ? Number.parseInt(said, 10) : grammar.numberOf(said));
  return number > 0 && Number.isInteger(number) ? number : undefined;
}

/** "On the second day", "el dia dos". @param line of words as they were written */
export const dayNumberIn = (reading: Reading, line: string): number | undefined =>
  numberSaid(reading, reading.grammar.plans.dayNumber.exec(line)?.slice(1).find(Boolean));
