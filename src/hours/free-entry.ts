// When entry really costs nothing: at the hours of free entry, and only while the place is open.
import type { CivilDay } from '../domain/civil-day.ts';
import type { Place } from '../domain/place.ts';
import type { CityHours } from './city-hours.ts';
import { weekdayOf } from './civil-time.ts';
import { type OpenSpan, WHOLE_DAY } from './rule.ts';
import { isOpenAtMinute, type Schedule } from './schedule.ts';

type FreePlace = Pick<Place, 'freeEntry' | 'openingHours' | 'prices'>;

/** Entry is free at all times: by its hours of free entry, or because every ticket costs 0. */
export const isAlwaysFree = ({ freeEntry, prices }: FreePlace): boolean =>
  freeEntry === '24/7' || (freeEntry === undefined && prices.length > 0 && prices.every(({ amount }) => amount === 0));

/** Entry has a price, or hours at which it has none. */
export const knowsEntry = ({ freeEntry, prices }: FreePlace): boolean => freeEntry !== undefined || prices.length > 0;

/** Tickets that cost nothing beside others that do: "citizens of the EU", to whom no hours for everybody apply. */
export const freeForSome = ({ prices }: FreePlace): FreePlace['prices'] =>
  prices.some(({ amount }) => amount > 0) ? prices.filter(({ amount }) => amount === 0) : [];

/**
 * When a ticket that costs nothing holds on a day, by its limits; empty on other days of the week, undefined where its limits
 * are only told in words or the hours are unknown.
 */
export function ticketSpansOn(
  hours: CityHours,
  { openingHours }: Pick<FreePlace, 'openingHours'>,
  { only }: FreePlace['prices'][number],
  day: CivilDay,
): readonly OpenSpan[] | undefined {
  const open = hours.read(openingHours)?.spansOn(day);
  if (!only || open === undefined || open.some(({ uncertain }) => uncertain)) return undefined;
  if (only.weekdays && !only.weekdays.includes(weekdayOf(day))) return [];
  const last = open.at(-1);
  if (only.lastMinutes === undefined || !last) return open;
  return [{ start: Math.max(last.start, last.end - only.lastMinutes), end: last.end }];
}

/**
 * The spans of a day with free entry; empty when never. Where the opening hours are unknown, the hours of
 * free entry stand as they are. Undefined when nothing is known of entry.
 */
export function freeSpansOn(hours: CityHours, place: FreePlace, day: CivilDay): readonly OpenSpan[] | undefined {
  if (!knowsEntry(place)) return undefined;
  const open = hours.read(place.openingHours)?.spansOn(day);
  if (isAlwaysFree(place)) return open ?? WHOLE_DAY;
  const free = hours.read(place.freeEntry)?.spansOn(day);
  if (free === undefined) return place.freeEntry === undefined ? [] : undefined;
  return open === undefined ? free : open.flatMap((span) => free.flatMap((each) => overlap(span, each)));
}

function overlap(open: OpenSpan, free: OpenSpan): readonly OpenSpan[] {
  const [start, end] = [Math.max(open.start, free.start), Math.min(open.end, free.end)];
  if (start >= end) return [];
  return [{ start, end, ...((open.uncertain || free.uncertain) && { uncertain: true as const }) }];
}

/** The hours of free entry as a schedule of their own; undefined when nothing is known of them. */
export function freeSchedule(hours: CityHours, place: FreePlace): Schedule | undefined {
  const { freeEntry } = place;
  if (freeEntry === undefined || hours.read(freeEntry) === undefined) return undefined;
  return { text: freeEntry, spansOn: (day) => freeSpansOn(hours, place, day) ?? [] };
}

/** Whether entry at this minute is free; undefined when not known. */
export function isFreeAt(hours: CityHours, place: FreePlace, day: CivilDay, minute: number): boolean | undefined {
  if (!knowsEntry(place)) return undefined;
  const schedule = hours.read(place.openingHours);
  const open = schedule ? isOpenAtMinute(schedule, day, minute) : undefined;
  if (open === false) return false;
  if (isAlwaysFree(place)) return true;
  if (place.freeEntry === undefined) return false;
  const free = hours.read(place.freeEntry);
  return free && isOpenAtMinute(free, day, minute);
}
