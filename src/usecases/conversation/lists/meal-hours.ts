// Places that are surely shut when the meal is eaten for which a table is sought: by their hours of today, else by those of
// some years ago. Where no hours are known, nothing is left out.

import { dayOfSearch } from '../../../chat/lists/wish-times.ts';
import type { WishSearch as Search } from '../../../chat/state.ts';
import type { CivilDay } from '../../../domain/civil-day.ts';
import { asOnceOpen } from '../../../domain/past-hours.ts';
import type { Place } from '../../../domain/place.ts';
import { civilNow, hoursOn, isOpenAt } from '../../../hours/city-hours.ts';
import { atMinute, zoneClock } from '../../../hours/civil-time.ts';
import { planWorldOf } from '../../plan-world.ts';
import type { Scene } from '../world.ts';

/** Undefined where no meal is meant, or the hour was said. */
export function shutAtMeal(scene: Scene, search: Search): ((place: Place) => boolean) | undefined {
  const meal = untimedMeal(search);
  if (!meal) return undefined;
  const { hours } = scene.world.recommend;
  const { day: today, minute } = civilNow(hours.clock, scene.now);
  const day = dayOfSearch(search);
  const { meals } = planWorldOf(scene.world);
  // Whoever speaks of lunch in the evening hardly means today's.
  if (meal === 'lunch' && day === undefined && minute > meals.lunch.until + LATE_TABLE_MIN) return undefined;
  const then = zoneClock(hours.clock.timeZone).instantOf(atMinute(day ?? today, meals[meal].from + TABLE_FULL_MIN));
  return (place) => isOpenAt(hours, (asOnceOpen(place) ?? place).openingHours, then) === false;
}

/** Today, where a meal is meant that nobody has begun: whether doors are open this moment says nothing of it. */
export function dayOfMeal(scene: Scene, search: Search): CivilDay | undefined {
  const meal = untimedMeal(search);
  if (!meal || !isUntimed(search)) return undefined;
  const { day, minute } = civilNow(scene.world.recommend.hours.clock, scene.now);
  return minute < planWorldOf(scene.world).meals[meal].from ? day : undefined;
}

function untimedMeal({ meal, wishes = [], filters }: Search): Search['meal'] {
  const isTimed = wishes.some((wish) => wish.attribute === 'open' && wish.operator !== 'on');
  return isTimed || filters.includes('open_now') ? undefined : meal;
}

/** So long after the country begins to eat, its tables are full. */
const TABLE_FULL_MIN = 60;
/** So long after the last have sat down, nobody speaks of that meal as still to come. */
const LATE_TABLE_MIN = 30;

/** No day and no hour was said. */
export const isUntimed = ({ wishes = [], filters, weekday }: Search): boolean =>
  weekday === undefined &&
  wishes.every(({ attribute }) => attribute !== 'open') &&
  filters.every((filter) => filter !== 'open_now' && filter !== 'open_on');

/** Surely shut from now until tomorrow. */
export function overForToday({ world, now }: Scene): (place: Place) => boolean {
  const { hours } = world.recommend;
  const { day, minute } = civilNow(hours.clock, now);
  return (place) => {
    const spans = hoursOn(hours, (asOnceOpen(place) ?? place).openingHours, day);
    return spans?.every(({ end }) => end <= minute) ?? false;
  };
}
