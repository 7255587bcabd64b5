// A day and an hour that stand apart in one message: "I am free on Monday, which museum is open at twelve?"
import type { When } from '../frame.ts';

/** The hours of a message that names one day are of that day: "we arrive this Friday evening, somewhere for a late dinner?" */
export function onSharedDay(whens: readonly When[]): readonly When[] {
  const [only, another] = whens.filter(isDay);
  if (!only || another || whens.some((when) => when !== only && when.day !== undefined)) return whens;
  return whens.map((when) => (when !== only && isHour(when) ? { ...when, day: only.day! } : when));
}

const isDay = ({ day, untilDay }: When): boolean => day !== undefined && untilDay === undefined;

const isHour = ({ fromMin, toMin, isNow, weekdays }: When): boolean =>
  (fromMin ?? toMin) !== undefined && !isNow && weekdays === undefined;
