// What opening hours, prices and features amount to in words.
import type { Place } from '../../../src/domain/place.ts';
import type { Habit } from './prose/facts.ts';

/** Closed for good weather: only what the hours say beyond doubt. */
export function habitsOf(place: Place, openingHours: string | undefined): Habit[] {
  const isSeasonal = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:-|[ ,])/u.test(openingHours ?? '');
  const hours = openingHours !== undefined && !isSeasonal ? ofHours(openingHours) : [];
  const isFree = place.prices.length > 0 && place.prices.every(({ amount }) => amount === 0);
  return [
    ...(place.features.includes('diet:vegan') ? (['vegan'] as const) : []),
    ...(place.features.includes('outdoor_seating') ? (['terrace'] as const) : []),
    ...(place.features.includes('live_music') ? (['liveMusic'] as const) : []),
    ...(isFree ? (['free'] as const) : []),
    ...hours,
    ...(place.wheelchair === 'yes' ? (['stepFree'] as const) : []),
  ];
}

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

function ofHours(hours: string): Habit[] {
  if (hours === '24/7') return ['alwaysOpen'];
  const open = daysOpen(hours);
  const isWeekend = open.size > 0 && [...open].every((day) => day === 'Fr' || day === 'Sa' || day === 'Su');
  return [
    ...(/-0[1-6]:\d\d/u.test(hours) ? (['openLate'] as const) : []),
    ...(/\b0[67]:\d\d-/u.test(hours) ? (['earlyBreakfast'] as const) : []),
    ...(isWeekend ? (['weekendsOnly'] as const) : []),
    ...(open.size === 6 && !open.has('Mo') ? (['closedMondays'] as const) : []),
    ...(open.size === 6 && !open.has('Su') ? (['closedSundays'] as const) : []),
    ...(open.size === 7 ? (['everyDay'] as const) : []),
  ];
}

/** Days with at least one time; a rule without days means all of them. */
function daysOpen(hours: string): Set<string> {
  const open = new Set<string>();
  for (const rule of hours.split(';').map((text) => text.trim())) {
    if (!/\d\d:\d\d/u.test(rule)) continue;
    const named = rule.split(/\s+(?=\d)/u)[0] ?? '';
    for (const day of /^[A-Z]/u.test(named) ? daysIn(named) : DAYS) open.add(day);
  }
  return open;
}

function daysIn(text: string): string[] {
  return text.split(',').flatMap((part) => {
    const [from, to] = part.split('-').map((day) => DAYS.indexOf(day.trim()));
    if (from === undefined || from < 0) return [];
    const last = to === undefined || to < 0 ? from : to;
    // "Su-Th" goes round the end of the week.
    return last >= from ? DAYS.slice(from, last + 1) : [...DAYS.slice(from), ...DAYS.slice(0, last + 1)];
  });
}
