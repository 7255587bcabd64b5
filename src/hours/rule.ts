// Rules of the everyday part of OSM's `opening_hours` syntax, and on which days a rule holds.
import type { CivilDay } from '../domain/civil-day.ts';

/** Minutes after local midnight; `end` goes past 1440 when a night runs on. */
export interface OpenSpan {
  readonly start: number;
  readonly end: number;
  /** The hours say "perhaps": by appointment, closing time open. */
  readonly uncertain?: true;
}

export interface Rule {
  /** `additional` rules (after a comma) add to the day, others replace what rules before said of it. */
  readonly additional: boolean;
  /** Any of these; absent for all year. */
  readonly dates?: readonly DateRange[];
  /** Absent for every day. */
  readonly days?: DaySelector;
  readonly isOpen: boolean;
  /** Absent for the whole day. */
  readonly spans?: readonly OpenSpan[];
  readonly comment?: string;
}

export interface DaySelector {
  /** One bit a weekday, Monday the lowest. */
  readonly weekdays: number;
  readonly holidays: boolean;
}

/** Month and day as `100 * month + day`; with years only within them, and then from one date to the other. */
export interface DateRange {
  readonly from: number;
  readonly to: number;
  readonly years?: readonly [from: number, to: number];
}

/** A day taken apart once for all rules. */
interface DayParts {
  readonly year: number;
  readonly monthDay: number;
  readonly weekday: number;
  readonly isHoliday: boolean;
}

export const partsOf = (day: CivilDay, weekday: number, isHoliday: boolean): DayParts => ({
  year: Number(day.slice(0, 4)),
  monthDay: Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10)),
  weekday,
  isHoliday,
});

const holdsOn = ({ dates, days }: Rule, day: DayParts): boolean =>
  (dates === undefined || dates.some((range) => isWithin(range, day))) &&
  (days === undefined || ((days.weekdays >> day.weekday) & 1) === 1 || (days.holidays && day.isHoliday));

function isWithin({ from, to, years }: DateRange, { year, monthDay }: DayParts): boolean {
  if (years) {
    const at = year * 10_000 + monthDay;
    return years[0] * 10_000 + from <= at && at <= years[1] * 10_000 + to;
  }
  return from <= to ? from <= monthDay && monthDay <= to : monthDay >= from || monthDay <= to;
}

/** What the rules say of a day, ascending, without overlaps. The hours of a night belong to the day it began. */
export function spansOfRules(rules: readonly Rule[], day: DayParts): readonly OpenSpan[] {
  let spans: readonly OpenSpan[] = [];
  for (let at = 0; at < rules.length; at++) {
    const rule = rules[at]!;
    if (!holdsOn(rule, day)) continue;
    const said = rule.spans ?? WHOLE_DAY;
    if (rule.isOpen) spans = replaces(rule, rules[at - 1]) ? said : [...spans, ...said];
    else spans = rule.spans ? rule.spans.reduce(without, spans) : [];
  }
  return joined(spans);
}

/** As the library reads it: times without days add to rules with days, and replace only others without. */
const replaces = (rule: Rule, before: Rule | undefined): boolean =>
  !rule.additional && (hasSelector(rule) || (before !== undefined && !hasSelector(before)));

const hasSelector = ({ dates, days }: Rule): boolean => dates !== undefined || days !== undefined;

export const WHOLE_DAY: readonly OpenSpan[] = [{ start: 0, end: 1_440 }];

function without(spans: readonly OpenSpan[], gap: OpenSpan): readonly OpenSpan[] {
  return spans.flatMap((span) => [
    ...(span.start < gap.start ? [{ ...span, end: Math.min(span.end, gap.start) }] : []),
    ...(span.end > gap.end ? [{ ...span, start: Math.max(span.start, gap.end) }] : []),
  ]);
}

/** Spans that overlap or touch become one. */
function joined(spans: readonly OpenSpan[]): readonly OpenSpan[] {
  if (spans.length < 2) return spans;
  const result: OpenSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = result.at(-1);
    if (last && span.start <= last.end) result[result.length - 1] = { ...last, end: Math.max(last.end, span.end) };
    else result.push(span);
  }
  return result;
}
