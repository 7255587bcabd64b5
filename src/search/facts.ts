// What hours and prices tell of the places of a catalogue at one moment, as search asks for it.
import type { Catalogue } from '../domain/catalogue.ts';
import type { CivilDay } from '../domain/civil-day.ts';
import { type CityHours, civilNow, hoursOn, isOpenAt } from '../hours/city-hours.ts';
import { addDays, weekdayOf } from '../hours/civil-time.ts';
import { freeSpansOn, isAlwaysFree, knowsEntry } from '../hours/free-entry.ts';
import { isOpenAtMinute } from '../hours/schedule.ts';

/** Undefined where it is not known. Weekdays count from Monday, 0. */
export interface PlaceFacts {
  isFree(row: number, weekday: number | undefined): boolean | undefined;
  opensOn(row: number, weekday: number): boolean | undefined;
  isOpenNow(row: number): boolean | undefined;
  /** Open at one of these minutes of a day: a weekday, a date (month and day), or any day of the coming week. */
  isOpenAt(row: number, minutes: readonly number[], day: AskedDay): boolean | undefined;
  /** Still open an hour before midnight on this day. */
  isOpenLate(row: number): boolean | undefined;
}

/** Neither of the two: any day. */
interface AskedDay {
  readonly weekday?: number | undefined;
  readonly date?: string | undefined;
}

const LATE = 23 * 60;

export function factsAt({ places }: Catalogue, hours: CityHours, now: Date): PlaceFacts {
  const today = civilNow(hours.clock, now).day;
  const spans = (row: number, day: CivilDay) => hoursOn(hours, places[row]?.openingHours, day);
  const daysOf = ({ weekday, date }: AskedDay): readonly CivilDay[] => {
    if (date !== undefined) return [nextDate(today, date)];
    if (weekday !== undefined) return [next(today, weekday)];
    return Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead));
  };
  return {
    isOpenAt(row, minutes, asked) {
      const schedule = hours.read(places[row]?.openingHours);
      if (!schedule) return undefined;
      const days = daysOf(asked);
      if (minutes.length === 0) return days.some((day) => schedule.spansOn(day).length > 0);
      return days.some((day) => minutes.some((minute) => isOpenAtMinute(schedule, day, minute) === true));
    },
    isFree(row, weekday) {
      const place = places[row]!;
      if (weekday !== undefined) return some(freeSpansOn(hours, place, next(today, weekday)));
      return knowsEntry(place) ? isAlwaysFree(place) || place.freeEntry !== undefined : undefined;
    },
    opensOn: (row, weekday) => some(spans(row, next(today, weekday))),
    isOpenNow: (row) => isOpenAt(hours, places[row]?.openingHours, now),
    isOpenLate: (row) => spans(row, today)?.some(({ start, end }) => start < LATE + 60 && end > LATE),
  };
}

const some = (list: readonly unknown[] | undefined): boolean | undefined => list && list.length > 0;

/** The first such weekday from today on. */
const next = (today: CivilDay, weekday: number): CivilDay => addDays(today, (weekday - weekdayOf(today) + 7) % 7);

/** The first day of this month and day from today on. */
function nextDate(today: CivilDay, date: string): CivilDay {
  const year = Number(today.slice(0, 4));
  return [year, year + 1].map((each) => `${each}-${date}`).find((day) => day >= today) ?? today;
}
