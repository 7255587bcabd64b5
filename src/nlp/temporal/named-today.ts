// Today by its name: the weekday of today, in a message that speaks of today.
import type { CivilDay, CivilMoment } from '../../domain/civil-day.ts';
import { addDays, weekdayOf } from './calendar.ts';
import { dayOfMoment, minuteOfMoment, type TemporalPiece } from './piece.ts';

/**
 * "Tonight! Today is Monday": the weekday of today, beside a word for today or in a talk about today, is no day of next week.
 *
 * @param spokenOf the day that the talk is about
 */
export function ofThisDay(
  pieces: readonly TemporalPiece[],
  now: CivilMoment,
  spokenOf: CivilDay | undefined,
): readonly TemporalPiece[] {
  const today = dayOfMoment(now);
  const isSaid = spokenOf === today || pieces.some(({ day, isNow }) => day === today || isNow);
  const named = pieces.map((piece) => {
    const isItsName = isSaid && piece.isBareWeekday && piece.day === addDays(today, 7);
    return isItsName ? { ...piece, day: today } : piece;
  });
  // "Tonight" says more than "today" beside it.
  const isTimed = named.some(({ day, fromMin, isNow }) => day === today && fromMin !== undefined && !isNow);
  return named.filter((piece) => !(isTimed && piece.day === today && isOnlyDay(piece)));
}

/** "Wednesday night", said on a Wednesday afternoon, is tonight. */
export function onTheSameDay(piece: TemporalPiece, now: CivilMoment): TemporalPiece {
  const end = piece.toMin ?? piece.fromMin;
  const isAhead = end !== undefined && !piece.isHalfKnown && end >= minuteOfMoment(now);
  const isToday = piece.isBareWeekday && weekdayOf(piece.day!) === weekdayOf(dayOfMoment(now));
  return isToday && isAhead ? { ...piece, day: dayOfMoment(now) } : piece;
}

const isOnlyDay = ({ untilDay, fromMin, toMin, isNow }: TemporalPiece): boolean =>
  (untilDay ?? fromMin ?? toMin) === undefined && !isNow;
