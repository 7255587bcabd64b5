// Until when doors must be open, in Spanish: an hour, late, or all night.
import { ALL_NIGHT_MIN, type Wish } from '../../../wishes/wish.ts';
import { onDay } from '../moments.ts';
import { theTime } from './facts.ts';

type OpenUntil = Extract<Wish, { attribute: 'open'; operator: 'until' }>['value'];

/** "Que no cierran antes de las 22:00", "que abren hasta tarde". */
export function openUntil({ minute, isLate, day }: OpenUntil, count: number): string {
  const [open, close] = count === 1 ? ['abre', 'cierra'] : ['abren', 'cierran'];
  if (minute >= ALL_NIGHT_MIN) return `que ${open} toda la noche`;
  return `${isLate ? `que ${open} hasta tarde` : `que no ${close} antes de ${theTime(minute)}`}${onDayOf(day)}`;
}

/** After "no sé": "si abren hasta las 22:00". */
export function doubtOfUntil({ minute, isLate, day }: OpenUntil): string {
  const end = minute >= ALL_NIGHT_MIN ? 'toda la noche' : `hasta ${isLate ? 'tarde' : theTime(minute)}`;
  return `si abren ${end}${onDayOf(day)}`;
}

const onDayOf = (day: OpenUntil['day']): string => (day ? ` ${onDay(day)}` : '');
