// Dates and times of a message: chrono's parsers and the finders of the language propose pieces, the longest ones are
// kept, neighbours that say one time are joined, and hours without "morning" or "evening" get the likelier half.
import { type Chrono, en, es } from 'chrono-node';
import type { CivilDay, CivilMoment } from '../../domain/civil-day.ts';
import type { Language } from '../../domain/language.ts';
import type { When } from '../frame.ts';
import { ENGLISH_TEMPORAL } from '../languages/en/temporal.ts';
import { SPANISH_TEMPORAL } from '../languages/es/temporal.ts';
import { addDays, civilDay, weekdayFrom, weekdayOf } from './calendar.ts';
import { withoutDenied } from './denied-days.ts';
import { ofThisDay, onTheSameDay } from './named-today.ts';
import { dayOfMoment, minuteOfMoment, OPEN_END_MIN, type TemporalPack, type TemporalPiece } from './piece.ts';

interface Reader {
  readonly pack: TemporalPack;
  readonly chrono: Chrono;
}

/** British English puts the day before the month, as people in the city do. */
const READERS: Readonly<Record<Language, Reader>> = {
  en: { pack: ENGLISH_TEMPORAL, chrono: en.GB },
  es: { pack: SPANISH_TEMPORAL, chrono: es.casual },
};

/** @param now what the city's clocks show */
/** @param spokenOf the day that the talk is about */
export function findWhens(text: string, now: CivilMoment, language: Language, spokenOf?: CivilDay): When[] {
  const { pack, chrono } = READERS[language];
  const folded = foldedAlike(text);
  const own = piecesOf(folded, now, pack);
  const foreign = HAS_A_DATE.test(folded) ? datesByChrono(folded, now, chrono) : [];
  const kept = longestFirst([...own, ...foreign])
    .map((piece) => withOpenEnd(piece, folded, pack))
    .map((piece) => wholeStay(piece, folded, now, pack));
  const timed = joined(kept, folded, pack).filter(
    ({ isLoose, day, weekdays }) => !isLoose || day !== undefined || weekdays !== undefined,
  );
  const pieces = ofThisDay(withoutDenied(timed, folded, pack), now, spokenOf);
  const hasOtherDay = pieces.some(({ day }) => day !== undefined && day !== dayOfMoment(now));
  return pieces.map((piece) => whenOf(onTheSameDay(piece, now), text, hasOtherDay ? `${dayOfMoment(now)}T00:00` : now));
}

/** "We stay until Monday": every day up to it. */
function wholeStay(piece: TemporalPiece, folded: string, now: CivilMoment, pack: TemporalPack): TemporalPiece {
  const { day, untilDay, fromMin, toMin, start } = piece;
  const isDay = day !== undefined && untilDay === undefined && fromMin === undefined && toMin === undefined;
  if (!isDay || !pack.stayingUntil.test(folded.slice(Math.max(0, start - 40), start))) return piece;
  return { ...piece, day: dayOfMoment(now), untilDay: day, isSpan: true };
}

/** Small letters without accents, of the same length. */
export function foldedAlike(text: string): string {
  return Array.from(text, (sign) => {
    const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === sign.length ? plain : sign;
  }).join('');
}

function piecesOf(folded: string, now: CivilMoment, { finders }: TemporalPack): TemporalPiece[] {
  const found: TemporalPiece[] = [];
  for (const { pattern, read } of finders) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
      if (match[0] === '') {
        pattern.lastIndex++;
        continue;
      }
      const piece = read(match, now);
      if (piece && !AT_ALL_HOURS.test(match[0].trim()))
        found.push({ ...piece, start: match.index, end: match.index + match[0].trimEnd().length });
    }
  }
  return found;
}

/** Chrono is asked only where a month or a date in digits may stand. */
const HAS_A_DATE =
  /\d[/.-]\d|\d ?(?:st|nd|rd|th|de)\b|\b(?:jan|feb|mar|apr|abr|may|jun|jul|aug|ago|sep|oct|nov|dec|dic|ene)/;

/** Round the clock, and no day in July. */
const AT_ALL_HOURS = /^24\/7$/u;

function datesByChrono(folded: string, now: CivilMoment, chrono: Chrono): TemporalPiece[] {
  const instant = new Date(`${now}:00Z`);
  return chrono.parse(folded, { instant, timezone: 0 }, { forwardDate: true }).flatMap((result) => {
    const { start } = result;
    if (!start.isCertain('day') || !start.isCertain('month')) return [];
    const day = dayOfComponents(start);
    const untilDay = result.end?.isCertain('day') ? dayOfComponents(result.end) : undefined;
    const isTimed = start.isCertain('hour');
    // "Tomorrow evening, maybe jazz": what our own finders read says more, and no month is in it.
    if (!HAS_A_DATE.test(result.text)) return [];
    // "On Saturday. 3 kids": a number of the next sentence is no date.
    if (day === undefined || isTimed || /[.!?] /u.test(result.text) || AT_ALL_HOURS.test(result.text)) return [];
    return [
      {
        start: result.index,
        end: result.index + result.text.length,
        day,
        ...(untilDay !== undefined && untilDay > day && { untilDay }),
      },
    ];
  });
}

const dayOfComponents = (components: { get(name: 'year' | 'month' | 'day'): number | null }): CivilDay | undefined =>
  civilDay(components.get('year') ?? 0, components.get('month') ?? 0, components.get('day') ?? 0);

/** Earlier finders win a tie. */
function longestFirst(pieces: readonly TemporalPiece[]): TemporalPiece[] {
  const chosen: TemporalPiece[] = [];
  const byLength = pieces.map((piece, at) => ({ piece, at }));
  byLength.sort((a, b) => b.piece.end - b.piece.start - (a.piece.end - a.piece.start) || a.at - b.at);
  for (const { piece } of byLength) {
    if (chosen.every((other) => piece.end <= other.start || piece.start >= other.end)) chosen.push(piece);
  }
  return chosen.sort((a, b) => a.start - b.start);
}

function joined(pieces: readonly TemporalPiece[], folded: string, pack: TemporalPack): TemporalPiece[] {
  const result: TemporalPiece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    const between = last && folded.slice(last.end, piece.start);
    const both = last && between !== undefined && together(last, piece, between, folded.slice(0, last.start), pack);
    if (both) result[result.length - 1] = both;
    else result.push(piece);
  }
  return result;
}

function together(
  a: TemporalPiece,
  b: TemporalPiece,
  between: string,
  before: string,
  pack: TemporalPack,
): TemporalPiece | undefined {
  const span = { start: a.start, end: b.end };
  if (pack.until.test(between) && a.day !== undefined && b.day !== undefined && a.fromMin === undefined) {
    const isRange = !pack.and.test(between) || pack.from.test(before);
    const untilDay = b.untilDay ?? b.day;
    if (isRange && b.fromMin === undefined)
      return { ...a, ...span, untilDay: untilDay >= a.day ? untilDay : addDays(untilDay, 7) };
  }
  if (pack.until.test(between) && isClock(a) && isClock(b) && (pack.from.test(before) || !pack.and.test(between))) {
    const to = b.fromMin! > a.fromMin! ? b.fromMin! : b.fromMin! + 720;
    return { ...b, ...a, ...span, toMin: to };
  }
  // "From 9:30 until 11"
  if (a.toMin === OPEN_END_MIN && b.fromMin === undefined && b.toMin !== undefined && pack.joint.test(between)) {
    return { ...a, ...b, ...span, toMin: b.toMin > a.fromMin! ? b.toMin : b.toMin + 720 };
  }
  if (!pack.joint.test(between)) return undefined;
  const hasDay = (piece: TemporalPiece) => piece.day !== undefined || piece.weekdays !== undefined;
  const hasTime = (piece: TemporalPiece) => piece.fromMin !== undefined || piece.toMin !== undefined;
  if (a.isNow || b.isNow) return undefined;
  const inWeek = dayWithinWeek(a, b) ?? dayWithinWeek(b, a);
  if (inWeek) return { ...inWeek, ...span };
  // "Today, Wednesday": said on a Wednesday, it is no day of next week.
  if (a.day !== undefined && b.isBareWeekday && b.day === addDays(a.day, 7)) {
    const { day: _, isBareWeekday: __, ...rest } = b;
    return { ...rest, ...a, ...span };
  }
  if (hasDay(a) && hasDay(b)) {
    // "This evening at eight": both are of today.
    const isSame = a.day === b.day && hasTime(a) && hasTime(b);
    // "Monday 7 December"
    if (!isSame && !(a.day === b.day && !hasTime(a))) return undefined;
  }
  // "At one and in the afternoon" are two times.
  if (hasTime(a) && hasTime(b)) return pack.and.test(between) ? undefined : bothTimes(a, b, span);
  if (hasDay(a) || hasDay(b)) return { ...a, ...b, ...span };
  return undefined;
}

/** "Wednesday evening next week": the day of that week. */
function dayWithinWeek(piece: TemporalPiece, week: TemporalPiece): TemporalPiece | undefined {
  const { day: first, untilDay: last } = week;
  const isWeek = week.isSpan && week.fromMin === undefined && first !== undefined && last !== undefined;
  if (!isWeek || !piece.isBareWeekday || last > addDays(first, 6)) return undefined;
  const day = weekdayFrom(first, weekdayOf(piece.day!));
  const { isBareWeekday: _, ...rest } = piece;
  return day <= last ? { ...rest, day } : undefined;
}

const isClock = (piece: TemporalPiece): boolean =>
  piece.fromMin !== undefined && piece.toMin === undefined && piece.label === undefined && piece.day === undefined;

/** "In the evening at eight", "at eight in the evening": the part says which half. */
function bothTimes(
  a: TemporalPiece,
  b: TemporalPiece,
  span: { start: number; end: number },
): TemporalPiece | undefined {
  const [part, time] = a.label && a.toMin !== undefined ? [a, b] : [b, a];
  if (part.label === undefined || part.toMin === undefined) return undefined;
  // "Tomorrow morning for lunch" is two times.
  if (time.label !== undefined && time.toMin !== undefined) return undefined;
  if (time.fromMin === undefined) return untilWithin(part, time, span);
  const isLate = part.fromMin! >= 13 * 60;
  // "After dinner, around twelve" is midnight.
  const isMidnight = time.fromMin === 12 * 60 && part.fromMin! >= 18 * 60;
  const isOfLateHalf = time.isHalfKnown && ((isLate && time.fromMin < 12 * 60) || isMidnight);
  const { isHalfKnown: _, ...known } = isOfLateHalf ? movedBy(time, 720) : time;
  // "Our afternoon" alone may be anything; with its hours it is a time.
  const { fromMin: __, toMin: ___, isLoose: ____, ...day } = part;
  return {
    ...day,
    ...known,
    ...span,
    ...((a.day ?? b.day) !== undefined && { day: (a.day ?? b.day)! }),
    label: part.label,
  };
}

/** "Until 3 am on Saturday night": of the night that begins on that day. "This afternoon until nine" is no nine in the morning. */
function untilWithin(
  { day, label, fromMin = 0 }: TemporalPiece,
  { day: own, toMin = 0, isHalfKnown }: TemporalPiece,
  span: { start: number; end: number },
): TemporalPiece {
  const on = day ?? own;
  const isOfLateHalf = isHalfKnown === true && toMin < fromMin && toMin + 720 > fromMin;
  const isPastMidnight = toMin < fromMin && fromMin >= 17 * 60;
  return {
    ...span,
    ...(on !== undefined && { day: on }),
    ...(label && { label }),
    toMin: isOfLateHalf ? toMin + 720 : isPastMidnight ? toMin + 1_440 : toMin,
  };
}

function whenOf(piece: TemporalPiece, text: string, now: CivilMoment): When {
  const { start, end, isHalfKnown, isSpan: _, isLoose: __, isBareWeekday: ___, ...rest } = piece;
  const settled = isHalfKnown ? likelierHalf(rest, now) : rest;
  return {
    ...settled,
    ...(isHalfKnown && { isEitherHalf: true as const }),
    said: { start, end, text: text.slice(start, end) },
  };
}

/** "Until eight", "after six": one end of a stretch. */
function withOpenEnd(piece: TemporalPiece, folded: string, pack: TemporalPack): TemporalPiece {
  if (piece.fromMin === undefined || piece.toMin !== undefined || piece.isNow || piece.day !== undefined) return piece;
  const before = folded.slice(Math.max(0, piece.start - 24), piece.start);
  const own = folded.slice(piece.start, piece.end);
  // "A café that is open by half past seven" opens before that: at that time one can go in.
  if (pack.opensBy.test(`${before}${own}`)) {
    const { isHalfKnown, ...rest } = piece;
    return isHalfKnown ? rest : piece;
  }
  if (pack.closing.test(before) && piece.isHalfKnown && piece.fromMin < 12 * 60) {
    const { isHalfKnown: _, ...evening } = piece;
    return { ...evening, fromMin: piece.fromMin + 12 * 60 };
  }
  if (pack.gettingUp.test(before) && piece.isHalfKnown) {
    const { isHalfKnown: _, ...morning } = piece;
    return morning;
  }
  if (pack.before.test(before) || pack.own.end.test(own)) {
    const { fromMin, ...rest } = piece;
    const isDeadline = pack.deadline.test(before) || pack.own.deadline.test(own);
    return { ...rest, toMin: fromMin, ...(isDeadline && { isDeadline }) };
  }
  const isStart = pack.after.test(before) || pack.own.start.test(own);
  return isStart ? { ...piece, toMin: OPEN_END_MIN } : piece;
}

const LATEST_NIGHT = 4 * 60;

type Settled = Omit<TemporalPiece, 'start' | 'end' | 'isHalfKnown' | 'isSpan'>;

/** "At eight" without more: what is still to come today, and places are visited by day and in the evening. */
function likelierHalf(piece: Settled, now: CivilMoment): Settled {
  const from = piece.fromMin ?? piece.toMin!;
  const isToday = piece.day === undefined || piece.day === dayOfMoment(now);
  const shifted = movedBy(piece, 720);
  if (from >= 720 && from < 780) return piece;
  // "After one", said in the evening, is of the night to come: the small hours are counted on from midnight.
  if (isToday && from < LATEST_NIGHT && from + 720 < minuteOfMoment(now)) return movedBy(piece, 1440);
  if (from < 8 * 60) return shifted;
  return isToday && from <= minuteOfMoment(now) && from + 720 > minuteOfMoment(now) ? shifted : piece;
}

/** Both ends; an open end stays open. */
function movedBy<Piece extends Pick<TemporalPiece, 'fromMin' | 'toMin'>>(piece: Piece, minutes: number): Piece {
  const later = (minute: number) => (minute >= OPEN_END_MIN ? minute : minute + minutes);
  return {
    ...piece,
    ...(piece.fromMin !== undefined && { fromMin: later(piece.fromMin) }),
    ...(piece.toMin !== undefined && { toMin: later(piece.toMin) }),
  };
}
