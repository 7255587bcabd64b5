// Days that begin late, because people sleep long, and nights out that begin today.
import { UNSAID } from '../../../wishes/wish.ts';
import type { DayPart, When } from '../../frame.ts';
import { addDays } from '../../temporal/calendar.ts';
import type { Reading } from '../context.ts';

const NOON = 720;

/** "No early mornings": the day begins when those are over. */
export function notBefore(start: number, window: When | undefined): When | undefined {
  const isOpen = window?.label === undefined && window?.fromMin === undefined;
  return isOpen ? { said: UNSAID, ...window, fromMin: start } : window;
}
export const LATE_START = 11 * 60;

/** "We get up at eleven": nobody is out at five past. */
export function afterWaking(window: When | undefined): When | undefined {
  const { fromMin, label } = window ?? {};
  const isMorning = label === undefined && fromMin !== undefined && fromMin <= NOON + 60;
  return isMorning ? { ...window!, fromMin: fromMin + READY_MINUTES } : window;
}
const READY_MINUTES = 60;

/** "From morning to evening" is no morning alone, and "a full day from 9 to 23", said in the afternoon, begins at no 21:00. */
export function overWholeDay(window: When | undefined): When | undefined {
  const { label, fromMin, toMin, ...day } = window ?? {};
  if (!window || fromMin === undefined || toMin === undefined) return window;
  if (label === 'morning') return { ...day, said: window.said };
  const isOfEvening = label === undefined && fromMin >= NOON && toMin - fromMin < SHORT_DAY;
  return isOfEvening ? { ...window, fromMin: fromMin - NOON } : window;
}
const SHORT_DAY = 4 * 60;

/** "A night out Friday", said on a Friday, is tonight, as "Friday night" is. */
export function tonightIf(
  { context, grammar }: Reading,
  whens: readonly When[],
  part: DayPart | undefined,
): readonly When[] {
  const today = context.now.slice(0, 10);
  const nextWeek = addDays(today, DAYS_OF_WEEK);
  const isNight = part === 'night' || part === 'evening';
  return whens.map((when) => {
    const isBare = when.day === nextWeek && when.untilDay === undefined && grammar.plans.dayAlone.test(when.said.text);
    return isNight && isBare && when.fromMin === undefined && when.toMin === undefined ? { ...when, day: today } : when;
  });
}
const DAYS_OF_WEEK = 7;

/** "The afternoon and the evening" are one stretch; a clock that was read is kept. */
export function inLateHalf(window: When | undefined): When {
  const { label, fromMin, toMin, ...day } = window ?? { said: UNSAID };
  const [from, to] = label === undefined ? [fromMin, toMin] : [];
  return { ...day, fromMin: from ?? LATE_HALF[0], toMin: to ?? LATE_HALF[1] };
}
const LATE_HALF = [16 * 60, 23 * 60 + 30] as const;
