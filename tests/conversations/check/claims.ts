// What a reply claims, read back from its text by rules of its own: the checker trusts no part of the composer.
import type { Language } from '../../../src/domain/language.ts';

export interface ListLine {
  readonly name: string;
  /** What stands in brackets behind the name. */
  readonly facts: string;
}

/** "1. Museo del Prado (350 m, rated 4.7, open until 20:00)". A name may hold brackets of its own. */
export const listLines = (text: string): readonly ListLine[] =>
  text.split('\n').flatMap((line) => {
    const [, name, facts] = /^\d+\. (.+) \(([^()]*)\)$/u.exec(line) ?? [];
    return name !== undefined && facts !== undefined && /^\d/u.test(facts) && / k?m\b/u.test(facts)
      ? { name, facts }
      : [];
  });

export interface PlanLine {
  readonly name: string;
  readonly fromMinutes: number;
  readonly toMinutes: number;
  /** On the way from the stop before. */
  readonly wayMinutes: number;
}

export const planLines = (text: string): readonly PlanLine[] =>
  linesAsWritten(text).reduce<PlanLine[]>(pastMidnight, []);

/** One o'clock at night, behind a stop of the evening, is of the same day. */
function pastMidnight(before: PlanLine[], line: PlanLine): PlanLine[] {
  const last = before.at(-1);
  const isLater = last !== undefined && line.fromMinutes < EARLY_MINUTES && last.toMinutes > LATE_MINUTES;
  const fromMinutes = line.fromMinutes + (isLater ? DAY_MINUTES : 0);
  const toMinutes = line.toMinutes + (line.toMinutes <= fromMinutes ? DAY_MINUTES : 0);
  return [...before, { ...line, fromMinutes, toMinutes }];
}
const DAY_MINUTES = 1_440;
const EARLY_MINUTES = 6 * 60;
const LATE_MINUTES = 18 * 60;

const linesAsWritten = (text: string): readonly PlanLine[] =>
  text.split('\n').flatMap((line) => {
    const match =
      /^\d+\. (?:De )?(\d\d:\d\d|midnight|medianoche) (?:to|a) (\d\d:\d\d|midnight|medianoche): (.+) \((?:\p{L}+, )?(\d+) min (?:on foot|a pie|by lines? .+|por las? líneas? .+)\)$/u.exec(
        line,
      );
    if (!match) return [];
    const [, from = '', to = '', name = '', way = ''] = match;
    return { name, fromMinutes: minutesOf(from), toMinutes: minutesOf(to) || 1440, wayMinutes: Number(way) };
  });

/** Every number with a unit that the text claims, as written: "350 m", "4.7", "€15", "20:00", "40 minutes". */
export const CLAIMS: Readonly<Record<Language, Readonly<Record<Claim, RegExp>>>> = {
  en: {
    distance: /(\d+ m|\d+\.\d km)(?!\p{L})/gu,
    rating: /(?:rated|higher:|against) (\d\.\d)(?!\d| km)/gu,
    price: /€(\d+(?:\.\d\d)?)/gu,
    time: /(?<!\d)(\d\d:\d\d)(?!\d)/gu,
    closing: /closes in ((?:\d+|a) minutes?|an hour)/gu,
    opening: /opens in ((?:\d+|a) minutes?|an hour)/gu,
  },
  es: {
    distance: /(\d+ m|\d+,\d km)(?!\p{L})/gu,
    rating: /(?:nota|nota media de|nota:|frente a) (\d,\d)(?!\d| km)/gu,
    price: /(\d+(?:,\d\d)?) €/gu,
    time: /(?<!\d)(\d\d:\d\d)(?!\d)/gu,
    closing: /cierran? en ((?:\d+|un) minutos?|una hora)/gu,
    opening: /abren? en ((?:\d+|un) minutos?|una hora)/gu,
  },
};
export type Claim = 'distance' | 'rating' | 'price' | 'time' | 'closing' | 'opening';

export const claimed = (text: string, language: Language, claim: Claim): readonly string[] =>
  [...text.matchAll(CLAIMS[language][claim])].map(([, value = '']) => value);

/** "40 minutes", "a minute", "una hora". */
export function spokenMinutes(text: string): number {
  if (/hour|hora/u.test(text)) return 60;
  return /^\d/u.test(text) ? Number.parseInt(text, 10) : 1;
}

export function minutesOf(time: string): number {
  const [hour, minute] = time.split(':');
  return minute === undefined ? 0 : Number(hour) * 60 + Number(minute);
}

const DAYS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => new RegExp(day, 'u')),
  es: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'].map((day) => new RegExp(day, 'u')),
};

/** Reads a told week back: for each day from Monday its spans as "10:00-20:00"; undefined for a day that is not told. */
export function toldWeek(text: string, language: Language): readonly (readonly string[] | undefined)[] {
  const week: (readonly string[] | undefined)[] = Array.from({ length: 7 });
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/midnight|medianoche/gu, '24:00');
  for (const part of plain.split('; ')) {
    const spans = [...part.matchAll(/(\d\d:\d\d) (?:to|a) (\d\d:\d\d)/gu)].map(
      ([, from, to]) => `${from === '24:00' ? '00:00' : from}-${to === '00:00' ? '24:00' : to}`,
    );
    if (/all day|24 horas/u.test(part)) spans.push('00:00-24:00');
    const isClosed = /closed on|no abre los/u.test(part);
    if (spans.length === 0 && !isClosed) continue;
    for (const day of daysIn(part, language)) week[day] = isClosed ? [] : spans;
  }
  if (/\bonly\b|\bsolo\b/u.test(plain)) return week.map((spans) => spans ?? []);
  return week;
}

function daysIn(part: string, language: Language): readonly number[] {
  if (/every day|todos los dias/u.test(part)) return [0, 1, 2, 3, 4, 5, 6];
  const named = DAYS[language].flatMap((sign, day) => (sign.test(part) ? day : []));
  const isRange = /day to [a-z]+day|de [a-z]+ a [a-z]+/u.test(part);
  const [first = 0, last = first] = [named[0], named.at(-1)];
  return isRange ? Array.from({ length: last - first + 1 }, (_, i) => first + i) : named;
}
