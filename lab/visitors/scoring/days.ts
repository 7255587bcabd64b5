// Which days a piece of a reply speaks of: weekdays and ranges of them, today and tomorrow, dates.

const DAY_MS = 86_400_000;
const WEEKDAYS = [
  /\bmon(?:days?)?\b|\blunes\b/u,
  /\btue(?:s|sdays?)?\b|\bmartes\b/u,
  /\bwed(?:nesdays?)?\b|\bmiercoles\b/u,
  /\bthu(?:rs?|rsdays?)?\b|\bjueves\b/u,
  /\bfri(?:days?)?\b|\bviernes\b/u,
  /\bsat(?:urdays?)?\b|\bsabados?\b/u,
  /\bsundays?\b|\bdomingos?\b/u,
] as const;
const WEEKDAY = new RegExp(WEEKDAYS.map(({ source }) => source).join('|'), 'gu');
const RANGE = /^ ?(?:to|through|until|till|-|–|a|al|hasta)(?: el| los)? ?$/u;
const MONTHS = [
  /^jan|^ene/u,
  /^feb/u,
  /^mar/u,
  /^apr|^abr/u,
  /^may/u,
  /^jun/u,
  /^jul/u,
  /^aug|^ago/u,
  /^sep|^set/u,
  /^oct/u,
  /^nov/u,
  /^dec|^dic/u,
];
const MONTH = `(?:${[
  'january|february|march|april|may|june|july|august|september|october|november|december',
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  'jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|dic',
].join('|')})`;
const DAY_FIRST = new RegExp(
  `((?:\\b\\d{1,2}(?:st|nd|rd|th)?(?: ?(?:,|and|y|&) ?| ))+)(?:of |de )?(${MONTH})\\b`,
  'gu',
);
const MONTH_FIRST = new RegExp(`\\b(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b`, 'gu');
const FEASTS: readonly (readonly [RegExp, string])[] = [
  [/christmas eve|nochebuena/u, '12-24'],
  [/christmas day|dia de navidad/u, '12-25'],
  [/new year's eve|nochevieja/u, '12-31'],
  [/new year's day|ano nuevo/u, '01-01'],
];

/**
 * @param clause as `plain` leaves it
 * @returns undefined when it speaks of no day; else whether it speaks of this one
 */
export function speaksOf(clause: string, date: string, today: string): boolean | undefined {
  const dates = datesIn(clause);
  if (dates.length > 0) return dates.some((monthDay) => date.endsWith(monthDay));
  const [included, excepted = ''] = clause.split(/\b(?:except|but not|excepto|salvo|menos)\b/u);
  const said = daysIn(included ?? '', date, today);
  if (said === undefined) return undefined;
  return said && daysIn(excepted, date, today) !== true;
}

function daysIn(clause: string, date: string, today: string): boolean | undefined {
  const mentions: boolean[] = [];
  if (
    /\btoday\b|\btonight\b|\bnow\b|\bthis (?:morning|afternoon|evening)\b|\bhoy\b|\bahora\b|\besta (?:noche|tarde|manana)\b/u.test(
      clause,
    )
  )
    mentions.push(date === today);
  if (/(?<!after )\btomorrow\b|(?<!\b(?:la|las|esta|pasado|una) )\bmanana\b/u.test(clause))
    mentions.push(date === dayAfter(today, 1));
  if (/day after tomorrow|pasado manana/u.test(clause)) mentions.push(date === dayAfter(today, 2));
  if (
    /\bevery day\b|\bdaily\b|\beach day\b|\bother days\b|\brest of the week\b|todos los dias|\ba diario\b|cada dia/u.test(
      clause,
    )
  )
    mentions.push(true);
  const weekday = weekdayOf(date);
  if (/\bweekdays\b|entre semana|laborables/u.test(clause)) mentions.push(weekday < 5);
  if (/\bweekends?\b|fin(?:es)? de semana/u.test(clause)) mentions.push(weekday >= 5);
  const weekdays = weekdaysIn(clause);
  if (weekdays.length > 0) mentions.push(weekdays.includes(weekday));
  return mentions.length === 0 ? undefined : mentions.includes(true);
}

/** 0 Monday to 6 Sunday; a range counts with all between. */
function weekdaysIn(clause: string): readonly number[] {
  const found = [...clause.matchAll(WEEKDAY)].map((match) => ({
    day: WEEKDAYS.findIndex((one) => one.test(match[0])),
    start: match.index,
    end: match.index + match[0].length,
  }));
  return found.flatMap(({ day, start }, index) => {
    const before = found[index - 1];
    if (!before || !RANGE.test(clause.slice(before.end, start))) return [day];
    const length = (day - before.day + 7) % 7;
    return Array.from({ length }, (_, step) => (before.day + step + 1) % 7);
  });
}

/** `12-24` for "24 December" and the feasts. */
function datesIn(clause: string): readonly string[] {
  const of = (day: string, month: string) =>
    `${String(MONTHS.findIndex((one) => one.test(month)) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return [
    ...[...clause.matchAll(DAY_FIRST)].flatMap(([, days, month]) =>
      (days!.match(/\d+/gu) ?? []).map((day) => of(day, month!)),
    ),
    ...[...clause.matchAll(MONTH_FIRST)].map(([, month, day]) => of(day!, month!)),
    ...[...clause.matchAll(/\b\d{4}-(\d\d-\d\d)\b/gu)].map(([, monthDay]) => monthDay!),
    ...[...clause.matchAll(/\b(\d{1,2})\/(\d{1,2})\b/gu)].map(
      ([, day, month]) => `${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`,
    ),
    ...FEASTS.filter(([feast]) => feast.test(clause)).map(([, monthDay]) => monthDay),
  ];
}

const weekdayOf = (date: string): number => (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7;
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
