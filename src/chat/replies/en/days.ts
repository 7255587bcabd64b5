// Days and hours in English, as seen from today: "tonight", "tomorrow at 14:30", "on Friday 4 December".
import { type MomentSeen, partOfDay } from '../moments.ts';
import { time } from './facts.ts';
import { dateOf } from './wishes.ts';

export function momentWords({ day, inDays, minute, isAbout }: MomentSeen): string {
  const date = `on ${dateOf(day)}`;
  if (minute === undefined) return ['today', 'tomorrow'][inDays] ?? date;
  const part = partOfDay(minute);
  const isNight = part === 'night';
  if (!isAbout) {
    const named = [isNight ? 'tonight' : 'today', isNight ? 'tomorrow night' : 'tomorrow'][inDays];
    return `${named ?? date} at ${time(minute)}`;
  }
  if (part === 'midday') return `${['today', 'tomorrow'][inDays] ?? date} at lunchtime`;
  const named = [isNight ? 'tonight' : `this ${part}`, `tomorrow ${part}`][inDays];
  return named ?? (isNight ? `${date} at night` : `${date} in the ${part}`);
}
