// Today by its name: the weekday of today, in a message that speaks of today.
import type { CivilMoment } from '../../domain/civil-day.ts';
import { addDays } from './calendar.ts';
import { dayOfMoment, type TemporalPiece } from './piece.ts';

/** "Tonight! Today is Monday": the weekday of today, beside a word for today, is no day of next week. */
export function ofThisDay(pieces: readonly TemporalPiece[], now: CivilMoment): readonly TemporalPiece[] {
  const today = dayOfMoment(now);
  const isSaid = pieces.some(({ day, isNow }) => day === today || isNow);
  const named = pieces.map((piece) => {
    const isItsName = isSaid && piece.isBareWeekday && piece.day === addDays(today, 7);
    return isItsName ? { ...piece, day: today } : piece;
  });
  // "Tonight" says more than "today" beside it.
  const isTimed = named.some(({ day, fromMin, isNow }) => day === today && fromMin !== undefined && !isNow);
  return named.filter((piece) => !(isTimed && piece.day === today && isOnlyDay(piece)));
}

const isOnlyDay = ({ untilDay, fromMin, toMin, isNow }: TemporalPiece): boolean =>
  (untilDay ?? fromMin ?? toMin) === undefined && !isNow;
