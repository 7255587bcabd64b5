// Reads the everyday part of the OSM `opening_hours` syntax: months, dates, weekdays, holidays, times, `off`, `24/7`.
// Anything else is not guessed at: the hours are then unknown, and the page shows the text as it stands.

/** Minutes after midnight; an end beyond 1440 is after midnight. */
export type Interval = readonly [fromMin: number, toMin: number];

/** Tells the opening times of a day; an empty list is a day closed. */
export type Hours = (date: Date) => readonly Interval[];

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const DAY_MIN = 24 * 60;

const month = `(?:${MONTHS.join('|')})`;
const day = `(?:${DAYS.join('|')}|PH)`;
const dateRange = `${month}(?: \\d{1,2})?(?:-(?:${month}(?: \\d{1,2})?|\\d{1,2}))?`;
const dayRange = `${day}(?:-${day})?`;
const timeRange = '\\d{1,2}:\\d{2}-\\d{1,2}:\\d{2}';
const list = (item: string) => `${item}(?:, ?${item})*`;
const RULE = new RegExp(
  `^(?:(?<dates>${list(dateRange)}):? ?)?(?:(?<days>${list(dayRange)}) ?)?(?<times>24/7|off|closed|${list(timeRange)})?$`,
  'u',
);

interface Rule {
  readonly appliesOn: (date: Date) => boolean;
  readonly intervals: readonly Interval[];
}

/** @returns nothing when the text says more than is understood here */
export function readHours(text: string): Hours | undefined {
  const parts = text.split(';').map((part) => part.trim());
  const rules = parts.filter(Boolean).map(readRule);
  if (rules.length === 0 || rules.some((rule) => rule === undefined)) return undefined;
  // The last rule that speaks of a day has the word.
  return (date) => (rules as Rule[]).findLast((rule) => rule.appliesOn(date))?.intervals ?? [];
}

/** Whether it is open from one minute of a day to another; the hours of the night before reach over midnight. */
export function isOpenThrough(hours: Hours, date: Date, fromMin: number, toMin: number): boolean {
  const yesterday = new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1);
  const tail = hours(yesterday).map(([from, to]): Interval => [from - DAY_MIN, to - DAY_MIN]);
  return [...tail, ...hours(date)].some(([from, to]) => from <= fromMin && toMin <= to);
}

/** Until when it is open on a day, for a minute at which it is; nothing for a minute at which it is closed. */
export function openUntil(hours: Hours, date: Date, minute: number): number | undefined {
  const yesterday = new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1);
  const tail = hours(yesterday).map(([from, to]): Interval => [from - DAY_MIN, to - DAY_MIN]);
  return [...tail, ...hours(date)].find(([from, to]) => from <= minute && minute < to)?.[1];
}

function readRule(part: string): Rule | undefined {
  const found = RULE.exec(part)?.groups;
  if (!found || (!found.times && !found.days && !found.dates)) return undefined;
  const dates = found.dates?.split(/, ?/u).map(readDates);
  const days = found.days?.split(/, ?/u).map(readDays);
  return {
    appliesOn: (date) =>
      (!dates || dates.some((matches) => matches(date))) && (!days || days.some((matches) => matches(date))),
    intervals: readTimes(found.times ?? '24/7'),
  };
}

function readTimes(times: string): Interval[] {
  if (times === 'off' || times === 'closed') return [];
  if (times === '24/7') return [[0, DAY_MIN]];
  return times.split(/, ?/u).map((range) => {
    const [from = 0, to = 0] = range.split('-').map((time) => {
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      return hour * 60 + minute;
    });
    return [from, to <= from ? to + DAY_MIN : to];
  });
}

type Matches = (date: Date) => boolean;

function readDays(range: string): Matches {
  if (range === 'PH') return isPublicHoliday;
  const [from, to = from] = range.split('-').map((name) => DAYS.indexOf(name)) as [number, number?];
  return (date) => (from <= to ? within(date.getDay(), from, to) : date.getDay() >= from || date.getDay() <= to);
}

function readDates(range: string): Matches {
  const [start = '', end = start] = range.split('-');
  const from = dateNumber(start, 1);
  const to = /^\d/u.test(end) ? dateNumber(`${start.slice(0, 3)} ${end}`, 31) : dateNumber(end, 31);
  return (date) => {
    const number = date.getMonth() * 100 + date.getDate();
    return from <= to ? within(number, from, to) : number >= from || number <= to;
  };
}

/** `May 15` as a number that sorts like the year; a bare month is its first or last day. */
function dateNumber(text: string, dayIfNone: number): number {
  const [name = '', dayOfMonth] = text.split(' ');
  return MONTHS.indexOf(name) * 100 + Number(dayOfMonth ?? dayIfNone);
}

const within = (value: number, from: number, to: number): boolean => from <= value && value <= to;

/** The city's own two days among them; two more follow Easter. */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set([
  '1-1',
  '1-6',
  '5-1',
  '5-2',
  '5-15',
  '8-15',
  '10-12',
  '11-1',
  '11-9',
  '12-6',
  '12-8',
  '12-25',
]);

export function isPublicHoliday(date: Date): boolean {
  const easter = easterSunday(date.getFullYear());
  const daysToEaster = Math.round((easter.getTime() - atMidnight(date).getTime()) / 86_400_000);
  return FIXED_HOLIDAYS.has(`${date.getMonth() + 1}-${date.getDate()}`) || daysToEaster === 2 || daysToEaster === 3;
}

const atMidnight = (date: Date): Date => new Date(date.getFullYear(), date.getMonth(), date.getDate());

/** Gauss's rule for the Gregorian calendar, in the anonymous form of 1876. */
function easterSunday(year: number): Date {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const d =
    (19 * a + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) %
    30;
  const e = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - d - (ofCentury % 4)) % 7;
  const f = Math.floor((a + 11 * d + 22 * e) / 451);
  const days = d + e - 7 * f + 114;
  return new Date(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
