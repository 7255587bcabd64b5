// Days and hours in Spanish, as seen from today: "esta noche", "mañana a las 14:30", "el viernes 4 de diciembre".
import { type MomentSeen, partOfDay } from '../moments.ts';
import { theTime } from './facts.ts';
import { dateOf } from './wishes.ts';

export function momentWords({ day, inDays, minute, isAbout }: MomentSeen): string {
  const date = `el ${dateOf(day)}`;
  if (minute === undefined) return ['hoy', 'mañana'][inDays] ?? date;
  if (isAbout && partOfDay(minute) === 'midday') return `${['hoy', 'mañana'][inDays] ?? date} a mediodía`;
  const part = PARTS[partOfDay(minute)];
  if (!isAbout) {
    const isNight = part === 'noche';
    const named = [isNight ? 'esta noche' : 'hoy', isNight ? 'mañana por la noche' : 'mañana'][inDays];
    return `${named ?? date} a ${theTime(minute)}`;
  }
  // Nobody says the one word in two senses side by side.
  const tomorrow = part === 'mañana' ? undefined : `mañana por la ${part}`;
  return [`esta ${part}`, tomorrow][inDays] ?? `${date} por la ${part}`;
}

const PARTS = { morning: 'mañana', midday: 'tarde', afternoon: 'tarde', evening: 'tarde', night: 'noche' } as const;
