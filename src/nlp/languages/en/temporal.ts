// How English says when: finders for what chrono does not read or reads in another sense, over folded text.
import type { CivilMoment } from '../../../domain/civil-day.ts';
import { addMonths, civilDay, monthOf, yearOf } from '../../temporal/calendar.ts';
import {
  DAY_PARTS,
  dayOfMoment,
  type FoundPiece,
  type TemporalFinder,
  type TemporalPack,
} from '../../temporal/piece.ts';
import {
  christmasTime,
  clock,
  daysAhead,
  feast,
  fullYear,
  type Half,
  isDate,
  longWeekend,
  minutesAhead,
  month,
  monthNamed,
  monthsAhead,
  nextDate,
  nextDateOfMonth,
  nthWeekday,
  type Which,
  week,
  weekdayAhead,
  weekdayNamed,
  weekdayOrToday,
  weekend,
} from '../../temporal/shared.ts';

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50 };
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const LARGE_ORDINALS: Readonly<Record<string, number>> = { thirtieth: 30 };

const UNIT = UNITS.join('|');
/** A number below sixty, in digits or words. */
const N = `(?:\\d{1,3}(?:[.,]5)?|(?:twenty|thirty|fou?rty|fifty)(?:[- ](?:${UNITS.slice(1, 10).join('|')}))?|${UNIT}|an?|a couple(?: of)?|a few|few|half an?|1/2|1/4|3/4)`;
const ORD = `(?:\\d{1,2}(?:st|nd|rd|th)|(?:twenty|thirty)[- ](?:${ORDINALS.slice(1, 10).join('|')})|${ORDINALS.slice(1).join('|')}|thirtieth)`;
const SPOKEN_HOUR = UNITS.slice(1, 13).join('|');
const SPOKEN_MINUTE = `(?:oh?[ -](?:${UNITS.slice(1, 10).join('|')})|(?:twenty|thirty|forty|fifty)(?:[- ](?:${UNITS.slice(1, 10).join('|')}))?|${UNITS.slice(10).join('|')})`;
const HOUR = `(?:\\d{1,2}|${UNITS.slice(1, 13).join('|')})`;

export function numberInEnglish(written: string): number {
  const text = written.trim();
  const digits = /^(\d+(?:[.,]\d)?)(?:st|nd|rd|th)?$/.exec(text);
  if (digits) return Number(digits[1]!.replace(',', '.'));
  if (/^an?$/.test(text)) return 1;
  if (/^a couple/.test(text)) return 2;
  if (/few$/.test(text)) return 3;
  const fraction = /^(\d)\/(\d)$/.exec(text);
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
  if (/^half an?$/.test(text)) return 0.5;
  const single = UNITS.indexOf(text);
  if (single >= 0) return single;
  const ordinal = ORDINALS.indexOf(text);
  if (ordinal >= 0) return ordinal;
  if (text in TENS) return TENS[text]!;
  if (text in LARGE_ORDINALS) return LARGE_ORDINALS[text]!;
  const [tens = '', rest = ''] = text.split(/[- ]/);
  return tens in TENS && rest !== '' ? TENS[tens]! + numberInEnglish(rest) : Number.NaN;
}
const numberOf = numberInEnglish;

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const DAY =
  "(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday|s)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sunday|(?<!the )(?<!some )(?<!of )(?<!in )sun(?![’']?s(?![a-z])| (?:is|goes|going|sets?|setting|comes|coming|rises?|rising|shin(?:es|ing)|down|up|out)(?![a-z])))";
const LONG_DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days';
const weekdayOfName = (name: string): number => WEEKDAYS.indexOf(name.slice(0, 3));

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const monthOfName = (name: string): number => MONTHS.indexOf(name.slice(0, 3)) + 1;

const HALF =
  '(?:a\\.? ?m\\.?|p\\.? ?m\\.?|in the am|in the pm|in the morning|in the afternoon|in the evening|at night|this morning|this afternoon|this evening|tonight)';
const halfOf = (written: string | undefined): Half => {
  if (!written) return undefined;
  if (/night/.test(written)) return 'night';
  return /^a|morning|the am/.test(written) ? 'am' : 'pm';
};
/** "This morning at seven" is of today. */
const dayOfHalf = (written: string | undefined, now: CivilMoment): FoundPiece =>
  written && /this|tonight/.test(written) ? { day: dayOfMoment(now) } : {};

/** Nobody says it of the small hours. */
const EARLIEST_TONIGHT = 5;

const PARTS: Readonly<Record<string, keyof typeof DAY_PARTS>> = {
  morning: 'morning',
  mornings: 'morning',
  noon: 'noon',
  midday: 'noon',
  afternoon: 'afternoon',
  afternoons: 'afternoon',
  evening: 'evening',
  evenings: 'evening',
  eve: 'evening',
  night: 'night',
  nights: 'night',
  nite: 'night',
  lunch: 'lunch',
  lunchtime: 'lunch',
  dinner: 'evening',
  dinnertime: 'evening',
  supper: 'evening',
  breakfast: 'breakfast',
  brunch: 'breakfast',
  late: 'late',
};
const part = (name: string): FoundPiece => {
  const label = PARTS[name] ?? 'morning';
  const [fromMin, toMin] = DAY_PARTS[label];
  return { label, fromMin, toMin };
};

const FEASTS: readonly (readonly [string, string])[] = [
  ['good friday', 'easter-2'],
  ['(?:maundy|holy) thursday', 'easter-3'],
  ['palm sunday', 'easter-7'],
  ['easter monday', 'easter+1'],
  ['(?:holy saturday|easter saturday)', 'easter-1'],
  ['easter(?: sunday| day)?', 'easter+0'],
  ['ash wednesday', 'easter-46'],
  ['(?:christmas|xmas) eve', '12-24'],
  ['boxing day', '12-26'],
  // What is named after the feast is of the whole season.
  [
    '(?:christmas|xmas)(?: day|(?! (?:markets?|lights?|trees?|stalls?|fair|decorations?|shopping|presents?|gifts?)))',
    '12-25',
  ],
  ["(?:new year'?s? eve|nye|(?:the )?last (?:day|night) of (?:the|this) year)", '12-31'],
  ["new year'?s(?: day)?", '01-01'],
  ['(?:the )?(?:epiphany|three kings(?: day)?|kings day)', '01-06'],
  ["(?:saint |st\\.? )?valentine'?s(?: day)?", '02-14'],
  ["(?:international workers'? day|labou?r day|may day)", '05-01'],
  ["(?:saint|san|st\\.?) isidr[eo](?:'s day)?", '05-15'],
  ["(?:st\\.? john'?s (?:eve|night))", '06-23'],
  ['(?:the )?assumption(?: day)?', '08-15'],
  ['(?:hispanic day|columbus day|the national day|spanish national day)', '10-12'],
  ['halloween', '10-31'],
  ["all saints'?(?: day)?", '11-01'],
  ['constitution day', '12-06'],
  ['(?:the )?immaculate conception', '12-08'],
];

/** The first holiday and the last, where there are two. */
const LONG_WEEKENDS: readonly (readonly [string, string, string?])[] = [
  ['(?:december|constitution(?: day)?)', '12-06', '12-08'],
  ["(?:all saints'?|november)", '11-01'],
  ['october', '10-12'],
  ['may(?: day)?', '05-01', '05-02'],
];

const find = (source: string, read: TemporalFinder['read']): TemporalFinder => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu'),
  read,
});

const WHICH = '(this|next|the next|the coming|coming|this coming|this next|the following)';
const whichOf = (written: string | undefined): Which => {
  if (!written) return undefined;
  if (/coming/.test(written)) return 'coming';
  return /next|following/.test(written) ? 'next' : 'this';
};

const minutesOf = (unit: string): number => (/^h/.test(unit) ? 60 : 1);

export const ENGLISH_TEMPORAL: TemporalPack = {
  joint:
    /^(?:[\s,]|(?:at|on|in|of|the|from|for|around|about|by|during|between|come|-|@|early|late|some ?time|starting|any ?time)[\s,])*$/,
  own: { end: /^(?:by|until|till|before)\b/, deadline: /^(?:by|before)\b/, start: /^(?:after|from|since)\b/ },
  and: /(?:^|\s)and(?:\s|$)/,
  until: /^\s*(?:-|to|until|till|through|and|thru)\s*(?:the\s+)?$/,
  from: /(?:^|\s)(?:from|between)\s+(?:the\s+)?$/,
  opensBy: /(?:^|\s)open(?:s|ed|ing)?\s+(?:already\s+)?(?:by|before)\s/,
  before: /(?:^|\s)(?:until|till|til|by|before|no later than|not later than|up to)\s+(?:at\s+|around\s+|about\s+)?$/,
  deadline: /(?:^|\s)(?:by|before|no later than|not later than)\s+(?:at\s+|around\s+|about\s+)?$/,
  closing: /(?:^|\s)(?:clos|shut)(?:es?|s|ing)(?: up| down)?\s+(?:at\s+|around\s+|about\s+)?$/,
  gettingUp:
    /(?:^|\s)(?:get(?:ting)? up|(?:are|am|be|im) up|wak(?:e|ing)(?: up)?|awake)\s+(?:at\s+|around\s+|about\s+)?$/,
  deniedBefore: /(?<!(?:why|if|or|whether)\s)\b(?:not|can'?t do|cannot do)\s+(?:for\s+|on\s+)?$/,
  deniedBehind:
    /^\s+(?:(?:is no good|is out|won'?t work|does ?n[o']?t work|do(?:es)? not work|is not possible|isn'?t possible)\b|(?:(?:i|we) can'?t|no)\s*(?:[,.;!]|$))/,
  stayingUntil:
    /(?:^|\s)(?:stay(?:ing)?|here|in town|around|visiting|free|off)(?: \S+){0,3} (?:until|till|til|through)\s+$|^\W*(?:until|till|til|from now (?:until|till|to)|between now and)\s+$/,
  after:
    /(?:^|\s)(?:after|from|since|past|later than|as of|starting(?: at| from)?|not before)\s+(?:at\s+|around\s+|about\s+)?$/,
  finders: [
    find(
      '(?:right )?now|at the moment|at this (?:moment|time)|immediately|asap|at the minute|straight away',
      (_, now) => ({
        ...minutesAhead(now, 0),
        isNow: true,
      }),
    ),
    find('today|(?:this|the) day today', (_, now) => daysAhead(now, 0)),
    find('(?:the )?day after tomorrow', (_, now) => daysAhead(now, 2)),
    find('tomorrow|tmrw|tomorow|tommorow|tommorrow|tomorro', (_, now) => daysAhead(now, 1)),
    find('(?:late )?(?:tonight|tonite|this night)', (_, now) => ({ ...daysAhead(now, 0), ...part('night') })),
    find('late (?:at night|tonight|in the night|night)|(?:very )?late(?= $)', () => part('late')),
    find('(?:after|past|gone|well after) midnight|in the (?:small|early|wee) hours', () => ({ fromMin: 1470 })),
    find('yesterday|last (?:night|week|month|weekend|year)|\\d+ \\w+ ago', () => undefined),
    find(
      `(?:(?<!(?:do|see|visit)(?: (?:here|around here|nearby|near here|there|in town))? )in|after) (?:about |around |like |another )?(${N}) ?(?:more |of an )?(min(?:ute)?s?|hours?|hrs?|h)(?: from now)?(?:'?s? time)?`,
      ([, n = '', unit = ''], now) => minutesAhead(now, numberOf(n) * minutesOf(unit)),
    ),
    find(`(${N}) (min(?:ute)?s?|hours?|hrs?) from now`, ([, n = '', unit = ''], now) =>
      minutesAhead(now, numberOf(n) * minutesOf(unit)),
    ),
    find(`in (?:(an|one) hour and (?:a half|half)|(${N}) and a half hours)`, ([, one, n = ''], now) =>
      minutesAhead(now, one ? 90 : numberOf(n) * 60 + 30),
    ),
    find('in (?:a |one )?quarter of an hour|in a quarter hour', (_, now) => minutesAhead(now, 15)),
    find('in (?:three|3)[ -]quarters of an hour', (_, now) => minutesAhead(now, 45)),
    // "The palace and the park in one day" says how long it takes.
    find(
      `in (?!(?:an?|one|1) day(?!'?s? time))(${N}) days?(?:'?s? time)?|(${N}) days? (?:from now|from today|later)`,
      ([, a, b], now) => daysAhead(now, Math.round(numberOf(a ?? b ?? '1'))),
    ),
    find(`in (${N}) weeks?(?:'?s? time)?|(${N}) weeks? (?:from now|from today|later)`, ([, a, b], now) =>
      daysAhead(now, Math.round(7 * numberOf(a ?? b ?? '1'))),
    ),
    find(`in (${N}) months?(?:'?s? time)?|(${N}) months? (?:from now|from today|later)`, ([, a, b], now) =>
      monthsAhead(now, Math.round(numberOf(a ?? b ?? '1'))),
    ),
    find(`(?:(?:in )?the )?next (${N}) days`, ([, n = ''], now) => ({
      day: daysAhead(now, 1).day!,
      untilDay: daysAhead(now, Math.round(numberOf(n))).day!,
      isSpan: true,
    })),
    find(`(?:(?:every|each|on) )?(${LONG_DAY})(?: (?:and|or|&) (${LONG_DAY}))?`, ([, first = '', second]) => ({
      weekdays: [weekdayOfName(first), ...(second ? [weekdayOfName(second)] : [])],
    })),
    find(`(?:every|each) (${DAY})`, ([, name = '']) => ({ weekdays: [weekdayOfName(name)] })),
    // "Open on a Monday", said on a Monday, is today.
    find(`on an? (${DAY})`, ([, name = ''], now) => ({ day: weekdayOrToday(now, weekdayOfName(name)) })),
    find('(?:every|each) (?:single )?day|daily', () => ({ weekdays: [0, 1, 2, 3, 4, 5, 6] })),
    find('(?:at|on|every) (?:the )?weekends|weekends', () => ({ weekdays: [5, 6] })),
    find('(?:on |every )?(?:weekdays|working days)|(?:during|in|through) the week|week ?nights', () => ({
      weekdays: [0, 1, 2, 3, 4],
    })),
    find(
      `(${DAY}) (?:of )?next week|next week(?:'s)?,? (?:on )?(${DAY})|(?:a )?week (?:from|on) (${DAY})|(${DAY}) week`,
      ([, a, b, c, d], now) => {
        const weekday = weekdayOfName(a ?? b ?? c ?? d ?? '');
        if (c ?? d) return { day: daysAhead(`${weekdayAhead(now, weekday, undefined)}T00:00`, 7).day! };
        return { day: daysAhead(`${week(now, 1).day}T00:00`, weekday).day! };
      },
    ),
    find(`(${DAY}) (?:of )?this week`, ([, name = ''], now) => ({
      day: weekdayAhead(now, weekdayOfName(name), 'this'),
    })),
    find(`(${DAY}) after next`, ([, name = ''], now) => ({
      day: daysAhead(`${weekdayAhead(now, weekdayOfName(name), undefined)}T00:00`, 7).day!,
    })),
    find(
      `(?:on )?(?:${WHICH} )?(${DAY})(?:(?<!day)\\.)?,? (?:the )?(${ORD}|\\d{1,2})(?! ?(?:${MONTH}|of ${MONTH}|[ap]\\.?m|:\\d|h|(?:-|to|till|until) ?\\d))`,
      ([text, , , n = ''], now) => {
        // "Saturday first" is no date, "Saturday the first" is.
        if (!/\d/.test(n) && !/ the \S+(?: \S+)?$/.test(text)) return undefined;
        const day = isDate(numberOf(n)) ? nextDateOfMonth(now, numberOf(n)) : undefined;
        return day === undefined ? undefined : { day };
      },
    ),
    find(`(?:on )?(?:${WHICH} )?(${DAY})\\.?(?! ?(?:${MONTH}))`, ([, which, name = ''], now) =>
      weekdayNamed(now, weekdayOfName(name), whichOf(which)),
    ),
    find('(?:(?:this|the|at the|on the|over the|all|this coming|the coming) )?week[ -]?end', (_, now) =>
      weekend(now, 0),
    ),
    find('next weekend|the following weekend', (_, now) => weekend(now, 1)),
    find('next week|the following week|the coming week|coming week', (_, now) => week(now, 1)),
    find('(?:later )?this week|current week|the current week', (_, now) => week(now, 0)),
    find(`in (${N}) weeks`, ([, n = ''], now) => week(now, numberOf(n))),
    find('next month', (_, now) => month(now, 1)),
    find('(?:later )?this month', (_, now) => month(now, 0)),
    find(`(?:the )?(${ORD})(?: day)? of (?:the )?next month`, ([, n = ''], now) => {
      const first = addMonths(`${dayOfMoment(now).slice(0, 7)}-01`, 1);
      const day = civilDay(yearOf(first), monthOf(first), numberOf(n));
      return day === undefined ? undefined : { day };
    }),
    find(
      `(?:the )?(${ORD}|last) (${DAY}) (?:of|in) (?:(${MONTH})|next month|this month)(?: (\\d{4}))?`,
      ([text, n = '', name = '', named, year], now) => {
        if (named && year)
          return {
            day: nthWeekday(
              `${monthNamed(now, monthOfName(named), Number(year)).day!.slice(0, 7)}-01`,
              weekdayOfName(name),
              n === 'last' ? 5 : numberOf(n),
            ),
          };
        const ahead = /next month/.test(text) ? 1 : 0;
        const first = named ? firstOf(now, named) : addMonths(`${dayOfMoment(now).slice(0, 7)}-01`, ahead);
        return { day: nthWeekday(first, weekdayOfName(name), n === 'last' ? 5 : numberOf(n)) };
      },
    ),
    ...LONG_WEEKENDS.map(([names, first, last]) =>
      find(
        `(?:on |over |for )?(?:the )?${names} (?:long weekend|bank holiday(?: weekend)?|holiday weekend|puente)`,
        (_, now) => longWeekend(now, first, last),
      ),
    ),
    find(
      '(?:at|over|around|during|for|this|the) (?:the )?(?:christmas|xmas)(?: (?:time|holidays?|season|break|week))?(?! (?:day|eve|markets?|lights?|trees?|fair|decorations|shopping|dinner|lunch))',
      (_, now) => christmasTime(now),
    ),
    find('(?:christmas|xmas) (?:markets?|lights?|trees?|fair|decorations|shopping|presents?|gifts?)', () => undefined),
    ...FEASTS.map(([names, rule]) =>
      find(`(?:on )?${names}(?:,? (?:of )?(\\d{4}))?`, ([, year], now) =>
        feast(now, rule, year ? Number(year) : undefined),
      ),
    ),
    find(
      `(?:on )?(?:(?:${DAY})\\.?,? )?(?:the )?(${ORD}|\\d{1,2})\\.? (?:of )?(${MONTH})(?:,? (\\d{4}))?`,
      ([, n = '', name = '', year], now) => dateIn(now, numberOf(n), monthOfName(name), year),
    ),
    find(
      `(?:on )?(?:(?:${DAY})\\.?,? )?(${MONTH}) ?(?:the )?(${ORD}|\\d{1,2}|twenty[- ]\\p{L}+)(?!\\d|:|\\s?[ap]\\.?m)(?:,? (\\d{4}))?`,
      ([, name = '', n = '', year], now) => dateIn(now, numberOf(n), monthOfName(name), year),
    ),
    find(
      `(?:from |between )?(?:the )?(${ORD}|\\d{1,2})(?: of)? ?(?:-|to|and|through|thru|until) ?(?:the )?(${ORD}|\\d{1,2}) (?:of )?(${MONTH})(?:,? (\\d{4}))?`,
      ([text, a = '', b = '', name = '', year], now) => {
        if (/\band\b/.test(text) && !/^between/.test(text)) return undefined;
        return daysIn(now, numberOf(a), numberOf(b), monthOfName(name), year);
      },
    ),
    find(
      `(${MONTH}) (?:the )?(${ORD}|\\d{1,2}) ?(?:-|to|through|thru|until) ?(?:${MONTH} )?(?:the )?(${ORD}|\\d{1,2})(?!:|\\d| ?[ap]\\.?m)(?:,? (\\d{4}))?`,
      ([, name = '', a = '', b = '', year], now) => daysIn(now, numberOf(a), numberOf(b), monthOfName(name), year),
    ),
    find(`(?:the )?(${ORD}) day of (${MONTH})`, ([, n = '', name = ''], now) =>
      dateIn(now, numberOf(n), monthOfName(name), undefined),
    ),
    find(`(?:in |this |during )(${MONTH})(?: (\\d{4}))?`, ([, name = '', year], now) =>
      monthNamed(now, monthOfName(name), year ? Number(year) : undefined),
    ),
    find(`(${MONTH}) (\\d{4})|(${MONTH})(?= $)`, ([text, a, year, b], now) =>
      /^(?:may|mar|march|dec)$/.test(text.trim())
        ? undefined
        : monthNamed(now, monthOfName(a ?? b ?? ''), year ? Number(year) : undefined),
    ),
    find(
      '(?:on )?(?:the )?(\\d{1,2})[/.-](\\d{1,2})(?:[/.-](\\d{4}|\\d{2}))?(?! ?(?:[ap]\\.?m|to|-|and|euros?|eur|€|h))',
      ([text, a = '', b = '', year], now) => {
        if (!year && !/[/]/.test(text)) return undefined;
        const [date, number] = Number(b) > 12 ? [Number(b), Number(a)] : [Number(a), Number(b)];
        return dateIn(now, date, number, year);
      },
    ),
    find('(\\d{4})-(\\d{1,2})-(\\d{1,2})', ([, year = '', number = '', date = '']) => {
      const day = civilDay(Number(year), Number(number), Number(date));
      return day === undefined ? undefined : { day };
    }),
    find(`(?:on |for )(?:the )?(${ORD}|\\d{1,2})(?= *[.!?]?$|,)`, ([text, n = ''], now) => {
      if (!/\d/.test(n) || (!/(?:st|nd|rd|th)$/.test(n) && !/the/.test(text))) return undefined;
      const day = isDate(numberOf(n)) ? nextDateOfMonth(now, numberOf(n)) : undefined;
      return day === undefined ? undefined : { day };
    }),
    find(
      `(?:on )?the (${ORD})(?! (?:one|option|place|of (?:them|these|those)|\\p{L}+ (?:on|in) the list))`,
      ([text, n = ''], now) => {
        if (!/\d/.test(n) && !/^on /.test(text)) return undefined;
        const day = isDate(numberOf(n)) ? nextDateOfMonth(now, numberOf(n)) : undefined;
        return day === undefined ? undefined : { day };
      },
    ),
    // Clock times.
    find(
      `(?:from|between) (${HOUR})(?:[:.h](\\d{2}))? ?(${HALF})? ?(?:-|to|untill?|till|and) (${HOUR})(?:[:.h](\\d{2}))? ?(${HALF}|noon|midnight)?`,
      readRange,
    ),
    find(
      `(\\d{1,2})(?:[:.](\\d{2}))? ?(${HALF})? ?(?:-|to|untill?|till) ?(\\d{1,2})(?:[:.](\\d{2}))? ?(${HALF})`,
      readRange,
    ),
    // "Monday 4 to 6".
    find(`(?<=(?:${DAY}),? )(\\d{1,2}) ?()()(?:-|to|untill?|till) ?(\\d{1,2})(?! ?(?:of )?(?:${MONTH}))`, readRange),
    find('(\\d{1,2}):(\\d{2}) ?()(?:-|to|untill?|till) ?(\\d{1,2}):(\\d{2}) ?()', readRange),
    // "10.30 to 5": no half hour before five.
    find(
      '(\\d{1,2})[:.](\\d{2}) ?()(?:-|to|untill?|till) ?(\\d{1,2})()()(?! ?(?:€|euros?|eur|km|stars?|points?|people|min|\\d|[.:]\\d))',
      readRange,
    ),
    find(
      `(?:at |@ ?|by |around |about |until |till |from |after |before )?(\\d{1,2})[:.h](\\d{2})(?:ish)? ?(?:h(?:ours|rs)? )?(${HALF})?`,
      ([, h = '', m = '', half], now) => {
        const read = clock(Number(h), Number(m), halfOf(half));
        return read && { ...read, ...dayOfHalf(half, now) };
      },
    ),
    find(
      `(?:at |@ ?|by |around |about )?(${SPOKEN_HOUR})[ -](${SPOKEN_MINUTE})(?: ?(${HALF}))?(?! (?:people|minutes|euros))`,
      ([, h = '', m = '', half]) => clock(numberOf(h), numberOf(m.replace(/^oh?[ -]/, '')), halfOf(half)),
    ),
    find(`(?:at |@ ?|around |about )?(?!24)(\\d{1,2})h(?:rs)?`, ([, h = '']) =>
      Number(h) >= 7 ? clock(Number(h), 0, undefined) : undefined,
    ),
    find(
      `(?:at |@ ?|by |around |about |like |before |after |until |till |from )?(${HOUR})(?:ish)?(?: ?o'? ?clock| sharp)? ?(${HALF})`,
      ([, h = '', half], now) => {
        // "At five tonight" is the afternoon.
        const isEarly = numberOf(h) === EARLIEST_TONIGHT && half === 'tonight';
        const read = clock(numberOf(h), 0, isEarly ? 'pm' : halfOf(half));
        return read && { ...read, ...dayOfHalf(half, now) };
      },
    ),
    find(`(?:at |@ ?)?(${HOUR}) ?o'? ?clock`, ([, h = '']) => clock(numberOf(h), 0, undefined)),
    find(
      `(?:at |by |around |about |until |till |before |after |from )?half (?:past )?(?!an? )(${HOUR})(?: (${HALF}))?(?! (?:hours?|minutes|day|people|of))`,
      ([, h = '', half]) => clock(numberOf(h), 30, halfOf(half)),
    ),
    find(`(?:at |by |around |about )?half (${UNITS.slice(1, 13).join('|')})(?= |$)`, ([, h = '']) =>
      clock(numberOf(h), 30, undefined),
    ),
    find(
      `(?:at |by |around |about )?(?:a )?(quarter|${N})(?: min(?:ute)?s?)? (past|after|to|before|till) (${HOUR}|noon|midday|midnight)(?: ?(${HALF})| ?o'? ?clock)?`,
      ([text, n = '', side = '', h = '', half]) => {
        const minutes = n === 'quarter' ? 15 : numberOf(n);
        // "9 to 1": a stretch of hours. Minutes before an hour are counted in fives.
        if (/to|till/.test(side) && /^\d{1,2}$/.test(h) && (/^\d/.test(text) || minutes % 5 !== 0) && minutes <= 12)
          return readRange([text, n, undefined, undefined, h, undefined, half] as unknown as RegExpExecArray);
        if (minutes > 59 || Number.isNaN(minutes)) return undefined;
        // "7 to midnight" is a whole evening: nobody counts seven minutes.
        if (minutes % 5 !== 0 && /to|till/.test(side) && /noon|midday|midnight/.test(h)) return undefined;
        const read = /noon|midday/.test(h)
          ? { fromMin: 720 }
          : h === 'midnight'
            ? { fromMin: 1440 }
            : clock(numberOf(h), 0, halfOf(half));
        if (read?.fromMin === undefined) return undefined;
        return { ...read, fromMin: read.fromMin + (/past|after/.test(side) ? minutes : -minutes) };
      },
    ),
    find(
      `(?:at|@|by|around|about|until|till|before|after|from|for) (?!(?<=for )\\d{1,2}-\\d)(${HOUR})(?:[ -](thirty|fifteen|forty[- ]five|\\d{2}))?(?:ish| sharp)?(?! ?(?:\\p{L}+ ?(?:people|persons|pax)|people|persons|guests|pax|adults|kids|children|friends|of us|euros?|eur|€|bucks|min|minutes|hours?|days?|weeks?|months?|km|m|metres|meters|stars?|or|%|each|nights?|places?|options?|a head|per|years?|blocks?|stops?|million|\\d))`,
      ([text, h = '', m], now) => {
        const hour = numberOf(h);
        if (/^for/.test(text) && hour <= 6) return undefined;
        const read = clock(hour, m ? numberOf(m) : 0, undefined);
        void now;
        return hour === 0 ? undefined : read;
      },
    ),
    find(`from (${HOUR}) ?(${HALF})? (?:to|till|until) (noon|midday|midnight)`, ([, h = '', half, end = '']) =>
      untilTwelve(numberOf(h), halfOf(half), end),
    ),
    find(`(${HOUR}) ?(${HALF})? (?:to|till|until) (noon|midday|midnight)`, ([, h = '', half, end = '']) =>
      numberOf(h) % 5 === 0 && !half ? undefined : untilTwelve(numberOf(h), halfOf(half), end),
    ),
    find('(?:at |by |around |before |after |until )?(?:noon|noonish|midday|12 noon|twelve noon)', () => ({
      fromMin: 720,
      label: 'noon' as const,
    })),
    find('(?:at |by |around |until |till )?(?:midnight|twelve at night)', () => ({ fromMin: 1440 })),
    // Parts of a day.
    find('this (morning|afternoon|evening)|later (this afternoon|this evening|this morning)', ([text, a], now) => ({
      ...daysAhead(now, 0),
      ...part(a ?? text.split(' ').at(-1)!),
    })),
    find('(?:the )?(end|start|beginning) of the (morning|afternoon|evening)', ([, edge, name = '']) =>
      shaded(edge === 'end' ? 'late' : 'early', part(name)),
    ),
    find(
      '(?:(?:early|late|later|mid) ?-?)?(?:in |at |during |for )?(?:the )?(?:(?:early|late|later|mid) ?-?)?(morning|afternoon|evening|night|nite|mornings|afternoons|evenings)s?',
      ([text, name = '']) => ({
        ...shaded(text, part(name)),
        ...(!/^(?:in|at|during|for|the) /.test(text) && { isLoose: true as const }),
      }),
    ),
    find(
      '(?:at|for|around|over|during|after|before) (?:a )?(lunch|lunchtime|dinner|dinnertime|supper|breakfast|brunch)(?: ?time)?|(lunchtime|dinnertime)',
      ([, a, b]) => part(a ?? b ?? ''),
    ),
    find('(?<!the )first thing(?: in the morning)?|as soon as (?:it|they) opens?', () => ({
      label: 'morning' as const,
      fromMin: 540,
      toMin: 660,
    })),
  ],
};

/** "Early evening", "late afternoon": the first or the last half. */
function shaded(text: string, whole: FoundPiece): FoundPiece {
  const [from, to] = [whole.fromMin!, whole.toMin!];
  if (/early/.test(text)) return { ...whole, toMin: Math.round((from + to) / 2) };
  return /late/.test(text) ? { ...whole, fromMin: Math.round((from + to) / 2) } : whole;
}

function readRange([, h1 = '', m1, half1, h2 = '', m2, half2]: RegExpExecArray): FoundPiece | undefined {
  const ends = half2 && /noon|midnight/.test(half2) ? undefined : half2;
  const last = clock(numberOf(h2), Number(m2 ?? 0), halfOf(ends));
  const first = clock(numberOf(h1), Number(m1 ?? 0), halfOf(half1));
  if (first?.fromMin === undefined || last?.fromMin === undefined) return undefined;
  if (first.isHalfKnown && first.fromMin === 720 && /night/.test(half2 ?? ''))
    return { fromMin: 1440, toMin: 1440 + (last.fromMin % 720) };
  let [from, to] = [first.fromMin, last.fromMin];
  if (first.isHalfKnown && !last.isHalfKnown && to - from > 720 && ends) from += 720;
  const isHalfKnown = first.isHalfKnown === true && last.isHalfKnown === true;
  if (to <= from) to += !ends && last.isHalfKnown && to + 720 > from ? 720 : 1440;
  return { fromMin: from, toMin: to, ...(isHalfKnown && { isHalfKnown }) };
}

/** "From 7 to midnight" begins in the evening, "8 to noon" in the morning. */
function untilTwelve(hour: number, half: Half, end: string): FoundPiece | undefined {
  if (hour < 1 || hour > 12) return undefined;
  if (end !== 'midnight') return hour < 12 && half !== 'pm' ? { fromMin: hour * 60, toMin: 720 } : undefined;
  const begin = half === 'am' || hour === 12 ? hour : hour + 12;
  return { fromMin: begin * 60, toMin: 1440 };
}

function dateIn(now: CivilMoment, date: number, number: number, year: string | undefined): FoundPiece | undefined {
  if (number < 1 || number > 12) return undefined;
  const day = year ? civilDay(fullYear(year), number, date) : nextDate(now, number, date);
  return day === undefined ? undefined : { day };
}

function daysIn(
  now: CivilMoment,
  first: number,
  last: number,
  number: number,
  year: string | undefined,
): FoundPiece | undefined {
  const [from, to] = [dateIn(now, first, number, year), dateIn(now, last, number, year)];
  return from?.day !== undefined && to?.day !== undefined && to.day > from.day
    ? { day: from.day, untilDay: to.day }
    : undefined;
}

const firstOf = (now: CivilMoment, name: string): string => {
  const { day } = monthNamed(now, monthOfName(name));
  return `${day!.slice(0, 7)}-01`;
};
