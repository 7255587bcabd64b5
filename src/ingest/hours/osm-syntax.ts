// Writes clauses as OSM `opening_hours`, after checking that together they can be true.
import type { Clause, Season, Span, YearDay } from './clause.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAY_MIN = 24 * 60;
const LONGEST_SPAN_MIN = 22 * 60;

/** Undefined when two clauses speak of the same day, when times overlap, or when nothing is open. */
export function written(
  clauses: readonly Clause[],
  options: { readonly nightlife?: boolean } = {},
): string | undefined {
  const opening = clauses.filter((clause) => !clause.closed);
  if (opening.length === 0 || opening.some((clause) => clause.spans.length === 0)) return undefined;
  const nights = opening.map((clause) => asNights(clause, options.nightlife ?? false));
  if (nights.some((clause) => clause === undefined)) return undefined;
  const rules = nights as Clause[];
  if (!rules.every(areSpansSound) || !isEveryDayOnce(rules)) return undefined;
  if (rules.length === 1 && isAlways(rules[0] as Clause)) return withoutClosings(clauses) ? '24/7' : undefined;
  return [...rules.map(ruleOf), ...closings(clauses)].join('; ');
}

function ruleOf({ season, days, holidays, spans }: Clause): string {
  const selector = [season ? seasonOf(season) : '', daysOf(days, holidays)].filter(Boolean).join(' ');
  const times = spans.map(({ from, to }) => `${clock(from)}-${clock(to === 0 ? DAY_MIN : to)}`).join(',');
  return `${selector} ${times}`;
}

/** No days named means every day. */
function daysOf(days: readonly number[], holidays: boolean): string {
  const named = days.length === 0 && !holidays ? [0, 1, 2, 3, 4, 5, 6] : [...days].sort((a, b) => a - b);
  return [...runsOf(named), ...(holidays ? ['PH'] : [])].join(',');
}

/** Monday to Thursday and Sunday: "Mo-Th", "Su". Two days in a row are listed. */
function runsOf(days: readonly number[]): string[] {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => {
    const names = run.map((day) => DAYS[day] as string);
    return names.length > 2 ? [`${names[0]}-${names.at(-1)}`] : names;
  });
}

const seasonOf = ({ from, to }: Season): string => (from === to ? yearDay(from) : `${yearDay(from)}-${yearDay(to)}`);

const yearDay = ({ month, day }: YearDay): string =>
  day === undefined ? (MONTHS[month] as string) : `${MONTHS[month]} ${String(day).padStart(2, '0')}`;

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function closings(clauses: readonly Clause[]): string[] {
  const closed = clauses.filter((clause) => clause.closed);
  const days = [...new Set(closed.flatMap((clause) => clause.days))];
  const holidays = clauses.some((clause) => clause.closedOnHolidays || (clause.closed && clause.holidays));
  const dates = [...new Set(clauses.flatMap((clause) => clause.closedOn.map(yearDay)))];
  const weekly = days.length > 0 || holidays ? [`${daysOf(days, holidays)} off`] : [];
  return [...weekly, ...(dates.length > 0 ? [`${dates.join(',')} off`] : [])];
}

const withoutClosings = (clauses: readonly Clause[]): boolean => closings(clauses).length === 0;

const isAlways = ({ season, days, spans }: Clause): boolean =>
  season === undefined &&
  (days.length === 0 || days.length === 7) &&
  spans.length === 1 &&
  spans[0]?.from === 0 &&
  spans[0].to === DAY_MIN;

/** The hour after which nobody opens a club "in the morning". */
const LATEST_NIGHT_START_MIN = 4 * 60;
const LATEST_NIGHT_END_MIN = 8 * 60;

/** "Thursday 24:00 to 6:00" is Friday 00:00-06:00. Undefined where only some of a day's times are such. */
function asNights(clause: Clause, nightlife: boolean): Clause | undefined {
  const isNight = ({ from, to }: Span) =>
    from === DAY_MIN || (nightlife && from < LATEST_NIGHT_START_MIN && to <= LATEST_NIGHT_END_MIN && to > from);
  const nights = clause.spans.filter(isNight);
  if (nights.length === 0) return clause;
  if (nights.length < clause.spans.length || clause.holidays) return undefined;
  return {
    ...clause,
    days: clause.days.map((day) => (day + 1) % 7),
    spans: clause.spans.map(({ from, to }) => ({ from: from % DAY_MIN, to })),
  };
}

/** In the order of the day, none empty, none overlapping, none absurdly long; only the last may pass midnight. */
function areSpansSound({ spans }: Clause): boolean {
  return spans.every((span, index) => {
    const lengthMin = (span.to - span.from + DAY_MIN) % DAY_MIN || DAY_MIN;
    const next = spans[index + 1];
    if (next && (span.to <= span.from || next.from < span.to)) return false;
    const isWholeDay = span.from === 0 && span.to === DAY_MIN;
    return isWholeDay || (lengthMin <= LONGEST_SPAN_MIN && span.from < DAY_MIN && span.from !== span.to);
  });
}

/** Two sets of hours for one day of one season belong to different doors (kitchen, terrace, shop). */
function isEveryDayOnce(rules: readonly Clause[]): boolean {
  const seen = new Set<string>();
  for (const { season, days, holidays } of rules) {
    const named = days.length === 0 && !holidays ? [0, 1, 2, 3, 4, 5, 6] : days;
    for (const day of [...named, ...(holidays ? ['PH'] : [])]) {
      const key = `${season ? seasonOf(season) : ''} ${day}`;
      if (seen.has(key)) return false;
      seen.add(key);
    }
  }
  return true;
}
