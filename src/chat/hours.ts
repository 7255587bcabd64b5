// Opening hours as a conversation needs them: now, the next change, and the coming week by weekday.
// Whoever carries an act out fills this from the catalogue; here it is only read.

/** Minutes after local midnight; `end` goes past 1440 when a night runs on. */
export interface OpenSpan {
  readonly start: number;
  readonly end: number;
}

export interface Hours {
  readonly open: boolean;
  /** Absent when nothing changes within a week. */
  readonly changesInMinutes?: number;
  /** The coming seven days, Monday first. */
  readonly week: readonly (readonly OpenSpan[])[];
  /** 0 Monday to 6 Sunday. */
  readonly today: number;
  readonly nowMinutes: number;
}

export const DAY_MINUTES = 1440;

/** Open all day, every day. */
export function isAlwaysOpen({ open, week }: Hours): boolean {
  return open && week.every((spans) => spans.length === 1 && lasts(spans[0]!) >= DAY_MINUTES);
}

export function isNeverOpen({ week }: Hours): boolean {
  return week.every((spans) => spans.length === 0);
}

const lasts = ({ start, end }: OpenSpan): number => end - start;

/** What a person says of the present moment. Weekdays and times are those of the next change. */
export type Moment =
  | { readonly kind: 'always' | 'never' | 'open' | 'closed' }
  | { readonly kind: 'closes'; readonly atMinutes: number; readonly inMinutes: number; readonly daysAhead: number }
  | {
      readonly kind: 'opens';
      readonly atMinutes: number;
      readonly inMinutes: number;
      readonly daysAhead: number;
      readonly weekday: number;
    };

export function momentOf(hours: Hours): Moment {
  if (isAlwaysOpen(hours)) return { kind: 'always' };
  if (isNeverOpen(hours) && !hours.open) return { kind: 'never' };
  const inMinutes = hours.changesInMinutes;
  if (inMinutes === undefined) return { kind: hours.open ? 'open' : 'closed' };
  const then = hours.nowMinutes + inMinutes;
  const daysAhead = Math.floor(then / DAY_MINUTES);
  const atMinutes = then % DAY_MINUTES;
  if (hours.open) return { kind: 'closes', atMinutes, inMinutes, daysAhead };
  return { kind: 'opens', atMinutes, inMinutes, daysAhead, weekday: (hours.today + daysAhead) % 7 };
}

/** Days of the week with the same hours, as people list them: runs of neighbours, closed days apart. */
export interface DayRun {
  readonly days: readonly number[];
  readonly spans: readonly OpenSpan[];
}

export function weekInRuns({ week }: Hours): readonly DayRun[] {
  const runs: { days: number[]; spans: readonly OpenSpan[] }[] = [];
  week.forEach((spans, day) => {
    const last = runs.at(-1);
    if (last && sameSpans(last.spans, spans)) last.days.push(day);
    else runs.push({ days: [day], spans });
  });
  return runs;
}

const sameSpans = (a: readonly OpenSpan[], b: readonly OpenSpan[]): boolean =>
  a.length === b.length && a.every((span, i) => span.start === b[i]?.start && span.end === b[i]?.end);

/** Is it open for the whole of a stay on the day `daysAhead` from today? */
export function isOpenBetween(hours: Hours, daysAhead: number, fromMinutes: number, toMinutes: number): boolean {
  const day = (hours.today + daysAhead) % 7;
  const before = (day + 6) % 7;
  const covers = ({ start, end }: OpenSpan) => start <= fromMinutes && end >= toMinutes;
  const spilled = (hours.week[before] ?? []).map(({ start, end }) => ({
    start: start - DAY_MINUTES,
    end: end - DAY_MINUTES,
  }));
  return [...spilled, ...(hours.week[day] ?? [])].some(covers);
}
