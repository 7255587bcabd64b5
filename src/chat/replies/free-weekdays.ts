// Of some weekdays, those with hours of free entry: what the replies of every language tell.
import { isSame } from '../../domain/same.ts';
import type { OpenSpan } from '../../hours/rule.ts';
import type { FreeFact } from '../facts/facts.ts';

interface FreeWeekday {
  /** 0 Monday to 6 Sunday. */
  readonly weekday: number;
  readonly spans: readonly OpenSpan[];
}

interface FreeWeekdays {
  readonly free: readonly FreeWeekday[];
  /** All of the weekdays have the same hours. */
  readonly isAlike: boolean;
}

export function freeWeekdays({ week = [] }: FreeFact, weekdays: readonly number[]): FreeWeekdays {
  const all = weekdays.map((weekday) => ({ weekday, spans: week[weekday] ?? [] }));
  const free = all.filter(({ spans }) => spans.length > 0);
  const isAlike = free.length === all.length && free.every(({ spans }) => isSame(spans, free[0]!.spans));
  return { free, isAlike };
}
