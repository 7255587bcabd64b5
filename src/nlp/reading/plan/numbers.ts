// Numbers of the stops and days of a plan, and its hours, as they are said: "the second", "2nd", "dos".
import { DAY_MINUTES, HALF_DAY } from '../../../domain/civil-day.ts';
import { UNSAID } from '../../../wishes/wish.ts';
import type { PlanQuestion, Reference, When } from '../../frame.ts';
import type { Grammar } from '../../languages/grammar.ts';
import { type Reading, writtenIn } from '../context.ts';
import type { Sentence } from '../sentence.ts';

/** A whole number from 1 on; undefined where the word is none. */
export function numberSaid({ grammar }: Reading, said: string | undefined): number | undefined {
  if (said === undefined) return undefined;
  const number = grammar.ordinals[said] ?? (/^\d/.test(said) ? Number.parseInt(said, 10) : grammar.numberOf(said));
  return number > 0 && Number.isInteger(number) ? number : undefined;
}

/** A number in digits or in words; NaN where the word is none. */
export const amountSaid = ({ numberOf }: Pick<Grammar, 'numberOf'>, said: string | undefined): number =>
  said === undefined ? Number.NaN : /^\d/.test(said) ? Number(said) : numberOf(said);

/** "On the second day", "el dia dos"; the last day counts as `LAST_DAY`. @param line of words as they were written */
export const dayNumberIn = (reading: Reading, line: string): number | undefined =>
  reading.grammar.plans.lastDay.test(line)
    ? LAST_DAY
    : numberSaid(reading, reading.grammar.plans.dayNumber.exec(line)?.slice(1).find(Boolean));
/** Days are counted from 1, and the one before the first is the last. */
const LAST_DAY = 0;

/** "On the second day", "on Saturday". */
export function dayIn(reading: Reading, sentence: Sentence): { readonly on?: When; readonly ofDay?: number } {
  const ofDay = dayNumberIn(reading, writtenIn(reading, sentence));
  if (ofDay !== undefined) return { ofDay };
  const when = sentence.chunks.find((chunk) => chunk.when?.day)?.when;
  return when ? { on: when } : {};
}

/** The same, as questions say it. */
export function dayAsked(reading: Reading, sentence: Sentence): Pick<PlanQuestion, 'when' | 'ofDay'> {
  const { on, ...numbered } = dayIn(reading, sentence);
  return on ? { when: on } : numbered;
}

export const FIRST_STOP: Reference = { kind: 'ordinal', index: 1, said: UNSAID };
export const LAST_STOP: Reference = { kind: 'ordinal', index: 1, fromEnd: true, said: UNSAID };

/** What people have who eat at that hour: before five by the short hand of a clock it is lunch. */
export const mealAt = (minute: number): 'lunch' | 'dinner' =>
  minute < DAY_MINUTES && minute % HALF_DAY < LUNCH_UNTIL ? 'lunch' : 'dinner';
const LUNCH_UNTIL = 5 * 60;

/** An hour, be it one "in the evening", and no part of the day. */
export const isClock = ({ label, fromMin, toMin, weekdays }: When): boolean =>
  weekdays === undefined &&
  (label === undefined ? (fromMin ?? toMin) !== undefined : fromMin !== undefined && toMin === undefined);

/** "An hour", "half an hour"; an hour where no number is said. */
export const minutesOf = (reading: Reading, sentence: Sentence): number => lengthIn(reading, sentence) ?? 60;

/** A length of time that the sentence says: "an hour and a half", "90 minutes". */
export function lengthIn(reading: Reading, { line }: Sentence): number | undefined {
  const { grammar } = reading;
  const { half, andMore, unit, hours } = grammar.plans.length;
  for (const [minutes, pattern] of andMore) {
    const found = pattern.exec(line);
    if (found) return 60 * (numberSaid(reading, found.slice(1).find(Boolean)) ?? 1) + minutes;
  }
  if (half.test(line)) return 30;
  const found = new RegExp(` (${grammar.number}) (${unit}) `).exec(line);
  if (!found) return undefined;
  const number = amountSaid(grammar, found[1]);
  return Number.isNaN(number) ? undefined : hours.test(found[2]!) ? number * 60 : number;
}

/** "Later, like 9": beside a change of time, a number is an hour. */
export const hourAbout = ({ grammar }: Reading, line: string): When | undefined =>
  atHour(grammar.plans.aboutHour.exec(line)?.[1]);

function atHour(said: string | undefined): When | undefined {
  const hour = Number(said ?? Number.NaN);
  if (!(hour > 0 && hour < 24)) return undefined;
  return { fromMin: hour * 60, said: UNSAID, ...(hour <= 12 && { isEitherHalf: true as const }) };
}

/** "Push the brunch to 12": an hour that was not read as a time. */
export function bareHour({ grammar }: Reading, { line }: Sentence): When | undefined {
  return atHour(grammar.plans.toHour.exec(line)?.[1]);
}
