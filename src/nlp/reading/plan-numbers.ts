// Numbers of the stops and days of a plan, and its hours, as they are said: "the second", "2nd", "dos".
import type { When } from '../frame.ts';
import { type Reading, writtenIn } from './context.ts';
import type { Sentence } from './sentence.ts';

/** A whole number from 1 on; undefined where the word is none. */
export function numberSaid({ grammar }: Reading, said: string | undefined): number | undefined {
  if (said === undefined) return undefined;
  const number = grammar.ordinals[said] ?? (/^\d/.test(said) ? Number.parseInt(said, 10) : grammar.numberOf(said));
  return number > 0 && Number.isInteger(number) ? number : undefined;
}

/** "On the second day", "el dia dos". @param line of words as they were written */
export const dayNumberIn = (reading: Reading, line: string): number | undefined =>
  numberSaid(reading, reading.grammar.plans.dayNumber.exec(line)?.slice(1).find(Boolean));

/** "On the second day", "on Saturday". */
export function dayIn(reading: Reading, sentence: Sentence): { readonly on?: When; readonly ofDay?: number } {
  const ofDay = dayNumberIn(reading, writtenIn(reading, sentence));
  if (ofDay !== undefined) return { ofDay };
  const when = sentence.chunks.find((chunk) => chunk.when?.day)?.when;
  return when ? { on: when } : {};
}

/** An hour, and no part of the day. */
export const isClock = ({ label, fromMin, toMin, weekdays }: When): boolean =>
  label === undefined && weekdays === undefined && (fromMin ?? toMin) !== undefined;
