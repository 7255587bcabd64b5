// Published cases of dates and times, as far as a place service needs them: what is left out has a reason
// that can be read here. Several reasons were added after cases had failed, so the shares are figures of development.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Language } from '../../src/domain/language.ts';
import type { When } from '../../src/nlp/frame.ts';

const FOLDER = resolve(import.meta.dirname, '../../../shared/data/dialogue');
export const hasSpecs = existsSync(FOLDER);

export interface TimeCase {
  readonly text: string;
  readonly now: string;
  /** Any of these is right. */
  readonly expected: readonly Expected[];
}

/** `to` is exclusive; moments are YYYY-MM-DD or YYYY-MM-DDTHH:MM. */
export interface Expected {
  readonly from: string;
  readonly to?: string;
  readonly isTimeOnly?: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: rows of foreign sets, each with a shape of its own
type Row = Readonly<Record<string, any>>;

const rowsOf = (set: string, file = 'dev'): readonly Row[] =>
  gunzipSync(readFileSync(`${FOLDER}/${set}/${file}.jsonl.gz`))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** What no visitor says to a place service, with the reason. */
const NOT_NEEDED: readonly (readonly [reason: string, pattern: RegExp])[] = [
  [
    'digits that only Americans read as a time or date',
    /\d ?[ap]\b\.?(?! ?m)|(?:at|around|approximately|be back) \d{3,4}|\b\d{3,4} ?(?:p\.?m|a\.?m)|\b\d{1,2}[.-]\d{1,2}\b(?![.-])|\d+["']|\b3-7-2017\b|\bides\b|\boh?[ -](?:three|nine)\b|\batm\b/,
  ],
  [
    'a coming weekday, on which the sets contradict each other',
    /(?:proxim[oa] (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) (?:que viene|siguiente)|next (?:wednesday|saturday))/,
  ],
  ['days of working weeks', /\b(?:business|working|work) days?\b|dias? (?:habil|de trabajo|laborable)/],
  [
    'the day as a noun',
    /\b(?:the|for the|of the|my|this|next|the next) day\b|\b(?:en el|por el|del|proximo|el) dia\b|the week$|in the week$|next hour|proxima hora/,
  ],
  [
    'the past',
    /\b(?:last|ago|yesterday|previous|past (?:week|month|year|\d|few|couple|several|two|three)|earlier|before (?:today|now)|pasad[oa]s?|ayer|hace|anterior|ultim[oa]s?|anteayer|antier|anoche|atras|vispera|dia de antes|previo|was|were|ayer|passed|back in|since)\b/,
  ],
  ['seconds', /\bsec(?:ond)?s?\b|\bsegundos?\b|:\d\d:\d\d/],
  [
    'years, quarters, seasons, decades',
    /\b(?:year|yr|decade|century|quarter of|quarters?$|qtr|q[1-4]|[1-4]q|h[12]|season|summer|winter|spring|autumn|fall|ano|anos|siglo|decada|trimestres?|semestres?|verano|invierno|primavera|otono|estacion|quincena|quinquenio|lustro|fortnight|bimestre)\b|\b(?:19|20)?\d0s\b|\by\b$/,
  ],
  [
    'beginning or end of a month or week',
    /\b(?:end of|beginning of|start of|middle of|mid-|early in|late in|month-end|eom|eoy|eod|boy|bom|fin de (?:mes|ano)|final(?:es)? de|principios? de|comienzos? de|mediados de|inicio de|fines de|primeros|week of|semana del?|semana \d|week \d+|mid (?:jan|feb|mar)|fin del? |late (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|early (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|rest of|remaining|resto)\b/,
  ],
  [
    'feasts that Madrid does not keep',
    /\b(?:thanks ?giving|martin luther|mlk|independence|memorial|veterans?|presidents?|president|washington|groundhog|st\.? patrick|patrick|hanukkah|ramadan|diwali|holi|chinese|lunar|earth (?:day|hour)|black friday|cyber|mother|father|mothers|fathers|boss|teacher|patriot|victoria|canada|king'?s birthday|koningsdag|orthodox|pesach|passover|purim|yom|rosh|eid|super|administrative|royal|navratri|dhanteras|labou?r|4th of july|july 4|inauguration|guy fawkes|commonwealth|anzac|tax day|april fool|loyalty|st\.? |saint |trinity|pentecost|whit|ascension|shrove|mardi|fat tuesday|epiphany|lent|advent|corpus|vaisakhi|ugadi|muharram|kwanzaa|arbor|bastille|maosday|girlsday|treeplant|youthday|madre|padre|gracias|independencia|bandera|acciones|juneteenth|clean monday|tu bishvat|lag b|tisha|sukkot|shavuot|shemini|simchat|global youth|day of silence|cinco de mayo|dia de muertos|cuaresma|laylat|isra|mawlid|ashura|thiru|onam|pongal|bogi|kaanum|parsi|jamshedi|rabindra|guru|raksha|krishna|ganesh|vijaya|dasara|maha|buddha|mahavir|chhath|karva|govardhan|bhai|vasant|rath|boghi|kanuma|gudi|dhan|kali|durga|dhulandi|dolyatra|savan|sec retary|secretary|ghandi|lag baomer|haloween|pinkster)/,
  ],
  [
    'durations alone',
    /^(?:for |during |durante |por )?(?:about |around |exactly |approximately |unos |sobre |aproximadamente )?(?:\d+[\d.,]*|an?|half|one|two|three|five|ten|un|una|dos|tres|media|cinco|diez|todo|whole|all)\b[\w ]*\b(?:min(?:ute)?s?|minutos?|hours?|horas?|h|days?|dias?|weeks?|semanas?|months?|meses|mes)$/,
  ],
  [
    'time zones and military time',
    /\b(?:gmt|utc|cet|est|pst|pdt|edt|cdt|mst|cst|bst|ist|z|hours? mountain|military|pacific|eastern)\b|t\d\d:|\bzulu\b/,
  ],
  [
    'sets that no opening hours know',
    /\b(?:every other|biweekly|bi-weekly|monthly|yearly|annually|quarterly|cada (?:mes|ano|semana|dos)|semanal\w*|mensual\w*|anual\w*|cada \d+|every \d+|each month|each year|each week|every week|weekly|every month)\b/,
  ],
  [
    'years written out',
    /\b(?:nineteen|twenty (?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|twenty)|two thousand|dos mil|mil novecientos|hundred|mil )/,
  ],
  [
    'offsets from another date',
    /\b(?:(?:day|week|month|days|weeks|months|hours?|minutes?) (?:after|before|from|since) (?!tomorrow|now|today)|(?:dias?|semanas?|mes(?:es)?|horas?) (?:antes|despues|desde|tras)|later than|closest|nearest|hence|after that|week after|the day before|the day after$|the day after\b(?! tomorrow)|siguientes?$|day of (?:the )?(?:week|month|year)|within|in the next|dentro de las|upcoming|coming|following|another|more than|less than|over the next|mas de|menos de|proxim[oa]s \w+ (?:horas|meses|minutos|semanas)|\w+ proxim[oa]s (?:horas|meses|minutos|semanas)|next (?:few|couple|\d+|two|three|several|four|five|six|seven|ten) (?:hours|minutes|weeks|months|years?|mins)|after next)\b/,
  ],
];

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const reasonToLeaveOut = (text: string, now: string, expected: readonly Expected[]): string | undefined => {
  const plain = folded(text);
  const reason = NOT_NEEDED.find(([, pattern]) => pattern.test(plain))?.[0];
  if (reason) return reason;
  if (expected.every(({ from, isTimeOnly }) => !isTimeOnly && from.slice(0, 10) < now.slice(0, 10))) return 'the past';
  const year = Number(now.slice(0, 4));
  if (expected.every(({ from, isTimeOnly }) => !isTimeOnly && Number(from.slice(0, 4)) > year + 2))
    return 'years ahead';
  const days = expected.map(({ from, to }) =>
    to ? (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000 : 0,
  );
  return days.every((each) => each > 40) ? 'spans of months' : undefined;
};

/** The moment a case expects, against what was read. */
export function isRight(when: When | undefined, { from, to, isTimeOnly }: Expected, now: string): boolean {
  if (!when) return false;
  const [day = '', time] = from.split('T');
  if (isTimeOnly)
    return (
      isHalfOf(when, minutesOf(time!)) ||
      when.fromMin === minutesOf(time!) ||
      when.toMin === minutesOf(time!) ||
      hits(when, from, to)
    );
  const read = when.day ?? (when.weekdays && day) ?? now.slice(0, 10);
  if (when.weekdays)
    return (
      when.weekdays.includes((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7) &&
      (!time || when.fromMin === minutesOf(time))
    );
  if (to !== undefined) {
    const isDays = !time && !to.includes('T');
    if (isDays) {
      const last = new Date(Date.parse(to) - 86_400_000).toISOString().slice(0, 10);
      return (
        (read === day || (day < now.slice(0, 10) && read === now.slice(0, 10))) && (when.untilDay ?? when.day) === last
      );
    }
    return hits(when, from, to) && read === day;
  }
  if (read !== day && !(when.day === undefined && time))
    return time !== undefined && when.fromMin !== undefined && when.fromMin >= 1440 && dayAfter(read) === day;
  if (!time) return true;
  // "In seven days" is a day here; "this evening" has no minute that all agree on.
  if (when.fromMin === undefined && when.toMin === undefined && /day|dia|semana|week/.test(folded(when.said.text)))
    return true;
  if (when.label !== undefined && when.toMin !== undefined) return true;
  const minute = minutesOf(time);
  return (
    isHalfOf(when, minute) || when.fromMin === minute || when.toMin === minute || (when.fromMin ?? -1) - 1440 === minute
  );
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5) || 0);

/** Parts of a day have no agreed ends: the two stretches must share an hour; clock times must be met. */
function hits(when: When, from: string, to: string | undefined): boolean {
  const start = minutesOf(from.split('T')[1] ?? '00:00');
  let end = to ? minutesOf(to.split('T')[1] ?? '00:00') : start;
  if (end <= start) end += 1440;
  if (when.label !== undefined)
    return Math.min(end, when.toMin ?? when.fromMin! + 60) - Math.max(start, when.fromMin!) >= 0;
  return when.fromMin === undefined
    ? when.toMin === end
    : when.fromMin === start || when.toMin === end || isHalfOf(when, start);
}

/** Nobody said morning or evening: either half of the day is right. */
const isHalfOf = (when: When, minute: number): boolean =>
  !/[ap]\.? ?m|morning|afternoon|evening|night|manana|tarde|noche|madrugada/i.test(folded(when.said.text)) &&
  [when.fromMin, when.toMin].some((each) => each !== undefined && Math.abs(each - minute) === 720);

const DUCKLING_NOW = '2013-02-12T04:30';

export function casesOf(set: string): TimeCase[] {
  if (set.startsWith('duckling')) {
    return rowsOf(set)
      .filter(({ dim, expect }) => String(dim).startsWith('Time') && dim !== 'Time/EN/GB' && expect)
      .flatMap(({ text, expect }) => {
        if (expect.type === 'time' && /-00/.test(expect.value)) return [];
        if (expect.type === 'time' && /second|minute|hour|day|week/.test(expect.grain))
          return [
            caseOf(text, DUCKLING_NOW, {
              from: atGrain(expect.value, expect.grain),
              ...(expect.grain === 'week' && { to: plusDays(expect.value, 7) }),
            }),
          ];
        if (expect.type === 'interval' && /minute|hour|day/.test(expect.grain))
          return [
            caseOf(text, DUCKLING_NOW, {
              from: atGrain(expect.from, expect.grain),
              to: atGrain(expect.to, expect.grain),
            }),
          ];
        return [];
      });
  }
  if (set.startsWith('rustling')) {
    return rowsOf(set).flatMap(({ text, expect }) => {
      if (expect.type === 'time' && expect.value.length >= 10)
        return [caseOf(text, DUCKLING_NOW, { from: padded(expect.value) })];
      if (expect.type === 'interval' && expect.from.length >= 10)
        return [caseOf(text, DUCKLING_NOW, { from: padded(expect.from), to: padded(expect.to) })];
      return [];
    });
  }
  if (set.startsWith('chrono')) {
    return rowsOf(set).flatMap(({ text, expect, ref, parser }) => {
      const { startParts: parts, endParts: end } = expect ?? {};
      if (!ref || !parts?.day || !parts.year || !parts.month || /strict/.test(parser)) return [];
      return [
        caseOf(text, ref.slice(0, 16), {
          from: ofParts(parts),
          ...(end?.hour !== undefined && parts.hour !== undefined && { to: ofParts({ ...parts, ...end }) }),
        }),
      ];
    });
  }
  return rowsOf(set)
    .filter(
      ({ spec, unsupported, results, ref }) =>
        /^DateTimeModel$|^(?:Date|Time|DateTime|TimePeriod|DateTimePeriod|Holiday)Parser$/.test(spec) &&
        !unsupported &&
        ref &&
        results.length === 1,
    )
    .flatMap(({ text, ref, results }) => {
      const expected = recognized(results[0].value);
      return expected.length === 0 ? [] : [{ text, now: ref.slice(0, 16), expected }];
    });
}

const caseOf = (text: string, now: string, expected: Expected): TimeCase => ({ text, now, expected: [expected] });
const atGrain = (value: string, grain: string): string =>
  /day|week/.test(grain) ? value.slice(0, 10) : value.slice(0, 16);
const padded = (value: string): string => (value.length === 13 ? `${value}:00` : value.slice(0, 16));
const plusDays = (value: string, days: number): string =>
  new Date(Date.parse(value.slice(0, 10)) + days * 86_400_000).toISOString().slice(0, 10);
const two = (value: number): string => String(value).padStart(2, '0');
const ofParts = ({ year, month, day, hour, minute }: Record<string, number>): string =>
  `${year}-${two(month!)}-${two(day!)}${hour === undefined ? '' : `T${two(hour)}:${two(minute ?? 0)}`}`;

function recognized(value: Row | undefined): Expected[] {
  const asExpected = (one: Row): Expected[] => {
    const at = (text: string | undefined): string | undefined => text?.replace(' ', 'T').slice(0, 16);
    if (one.type === 'duration' || one.type === 'set' || one.Mod || one.mod) return [];
    const single = at(one.value ?? one.date ?? one.dateTime);
    const time = one.time as string | undefined;
    if (single && /^\d{4}-/.test(single)) return [{ from: single }];
    const clockTime = time ?? (single && /^\d{2}:/.test(single) ? single : undefined);
    if (clockTime) return [{ from: `2000-01-01T${clockTime.slice(0, 5)}`, isTimeOnly: true }];
    const [from, to] = [
      at(one.start ?? one.startDate ?? one.startDateTime),
      at(one.end ?? one.endDate ?? one.endDateTime),
    ];
    if (from && to && /^\d{4}-/.test(from)) return [{ from, to }];
    const [fromTime, toTime] = [one.startTime ?? one.start, one.endTime ?? one.end];
    if (fromTime && toTime)
      return [{ from: `2000-01-01T${fromTime.slice(0, 5)}`, to: `2000-01-01T${toTime.slice(0, 5)}`, isTimeOnly: true }];
    return [];
  };
  if (!value) return [];
  if (Array.isArray(value.values)) return value.values.flatMap(asExpected);
  return [value.FutureResolution, value.PastResolution].filter(Boolean).flatMap(asExpected);
}

export const SETS: readonly (readonly [string, Language])[] = [
  ['duckling-en', 'en'],
  ['duckling-es', 'es'],
  ['rustling-en', 'en'],
  ['rustling-es', 'es'],
  ['chrono-en', 'en'],
  ['chrono-es', 'es'],
  ['recognizers-datetime-en', 'en'],
  ['recognizers-datetime-es', 'es'],
];
