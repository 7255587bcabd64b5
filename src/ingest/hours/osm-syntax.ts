// Writes clauses as OSM `opening_hours`, after checking that together they can be true.
import { clockOf, DAY_MINUTES } from '../../domain/civil-day.ts';
import type { Clause, Season, Span, YearDay } from './clause.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LONGEST_SPAN_MIN = 22 * 60;

/** Undefined when the times of two clauses overlap on one day, or when nothing is open. */
export function written(
  clauses: readonly Clause[],
  options: { readonly nightlife?: boolean } = {},
): string | undefined {
  const opening = clauses.filter((clause) => !clause.closed);
  if (opening.length === 0 || opening.some((clause) => clause.spans.length === 0)) return undefined;
  const nights = opening.map((clause) => asNights(clause, options.nightlife ?? false));
  if (nights.some((clause) => clause === undefined)) return undefined;
  const rules = mergedByDay(nights as Clause[]);
  if (!rules.every(areSpansSound)) return undefined;
  if (rules.length === 1 && isAlways(rules[0] as Rule)) return withoutClosings(clauses) ? '24/7' : undefined;
  return [...rules.map(ruleOf), ...closings(clauses)].join('; ');
}

type Rule = Pick<Clause, 'season' | 'days' | 'holidays' | 'spans'>;

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const HOLIDAYS = 7;

/** "Every day 13:30 to 16:00, Friday 20:30 to 23:30": the times of a day add up. Days with equal times share a rule. */
function mergedByDay(clauses: readonly Clause[]): Rule[] {
  const rules: Rule[] = [];
  for (const season of distinctSeasons(clauses)) {
    const spansOfDay = new Map<number, Map<string, Span>>();
    for (const clause of clauses.filter((each) => keyOf(each.season) === keyOf(season))) {
      for (const day of daysIn(clause)) {
        const spans = spansOfDay.get(day) ?? new Map<string, Span>();
        for (const span of clause.spans) spans.set(`${span.from}-${span.to}`, span);
        spansOfDay.set(day, spans);
      }
    }
    rules.push(...rulesOf(season, spansOfDay));
  }
  return rules;
}

function daysIn({ days, holidays }: Clause): readonly number[] {
  const named = days.length === 0 && !holidays ? EVERY_DAY : days;
  return holidays ? [...named, HOLIDAYS] : named;
}

function rulesOf(season: Season | undefined, spansOfDay: ReadonlyMap<number, ReadonlyMap<string, Span>>): Rule[] {
  const groups = new Map<string, Rule & { days: number[] }>();
  for (const [day, spans] of [...spansOfDay].sort(([a], [b]) => a - b)) {
    const sorted = [...spans.values()].sort((a, b) => a.from - b.from);
    const key = sorted.map(({ from, to }) => `${from}-${to}`).join();
    const group = groups.get(key) ?? { ...(season ? { season } : {}), days: [], holidays: false, spans: sorted };
    groups.set(key, day === HOLIDAYS ? { ...group, holidays: true } : { ...group, days: [...group.days, day] });
  }
  return [...groups.values()];
}

const keyOf = (season: Season | undefined): string => (season ? seasonOf(season) : '');

const distinctSeasons = (clauses: readonly Clause[]): (Season | undefined)[] => [
  ...new Map(clauses.map(({ season }) => [keyOf(season), season])).values(),
];

function ruleOf({ season, days, holidays, spans }: Rule): string {
  const selector = [season ? seasonOf(season) : '', daysOf(days, holidays)].filter(Boolean).join(' ');
  const times = spans.map(({ from, to }) => `${clockOf(from)}-${clockOf(closingTime(to))}`).join(',');
  return `${selector} ${times}`;
}

/** Midnight closes a day as 24:00; later times belong to the next morning. */
const closingTime = (minutes: number): number => (minutes % DAY_MINUTES === 0 ? DAY_MINUTES : minutes % DAY_MINUTES);

/** No days named means every day. */
function daysOf(days: readonly number[], holidays: boolean): string {
  const named = days.length === 0 && !holidays ? EVERY_DAY : [...days].sort((a, b) => a - b);
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

function closings(clauses: readonly Clause[]): string[] {
  const closed = clauses.filter((clause) => clause.closed);
  const days = [...new Set(closed.flatMap((clause) => clause.days))];
  const holidays = clauses.some((clause) => clause.closedOnHolidays || (clause.closed && clause.holidays));
  const dates = [...new Set(clauses.flatMap((clause) => clause.closedOn.map(yearDay)))];
  const weekly = days.length > 0 || holidays ? [`${daysOf(days, holidays)} off`] : [];
  return [...weekly, ...(dates.length > 0 ? [`${dates.join(',')} off`] : [])];
}

const withoutClosings = (clauses: readonly Clause[]): boolean => closings(clauses).length === 0;

const isAlways = ({ season, days, spans }: Rule): boolean =>
  season === undefined &&
  (days.length === 0 || days.length === 7) &&
  spans.length === 1 &&
  spans[0]?.from === 0 &&
  spans[0].to === DAY_MINUTES;

/** No club opens "in the morning" after this hour. */
const LATEST_NIGHT_START_MIN = 4 * 60;
const LATEST_NIGHT_END_MIN = 8 * 60;

/** "Thursday 24:00 to 6:00" is Friday 00:00-06:00. Undefined where only some of a day's times are such. */
function asNights(clause: Clause, nightlife: boolean): Clause | undefined {
  const isNight = ({ from, to }: Span) =>
    from >= DAY_MINUTES || (nightlife && from < LATEST_NIGHT_START_MIN && to <= LATEST_NIGHT_END_MIN && to > from);
  const nights = clause.spans.filter(isNight);
  if (nights.length === 0) return clause;
  if (nights.length < clause.spans.length || clause.holidays) return undefined;
  return {
    ...clause,
    days: clause.days.map((day) => (day + 1) % 7),
    spans: clause.spans.map(({ from, to }) => ({ from: from % DAY_MINUTES, to: to % DAY_MINUTES })),
  };
}

/** None empty, none overlapping, none absurdly long; only the last of a day may pass midnight. */
function areSpansSound({ spans }: Rule): boolean {
  return spans.every(({ from, to }, index) => {
    const end = to <= from ? to + DAY_MINUTES : to;
    const next = spans[index + 1];
    const isWholeDay = from === 0 && to === DAY_MINUTES;
    return isWholeDay || (end - from <= LONGEST_SPAN_MIN && from !== to && (!next || (to > from && next.from > to)));
  });
}
