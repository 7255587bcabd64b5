// When a country eats. A table of habits, not of opening hours; other countries eat as `USUAL` says.
import type { Meal } from '../domain/plan.ts';
import type { MealTimes } from './world.ts';

const at = (hour: number, minute = 0): number => hour * 60 + minute;

const USUAL: MealTimes = {
  breakfast: { from: at(8), until: at(10, 30), stayMinutes: 40 },
  lunch: { from: at(12), until: at(14), stayMinutes: 60 },
  snack: { from: at(15, 30), until: at(17), stayMinutes: 40 },
  dinner: { from: at(18, 30), until: at(20, 30), stayMinutes: 90 },
};

const SPAIN: MealTimes = {
  breakfast: { from: at(8, 30), until: at(11, 30), stayMinutes: 35 },
  lunch: { from: at(13, 30), until: at(15, 30), stayMinutes: 75 },
  snack: { from: at(17, 30), until: at(19), stayMinutes: 40 },
  dinner: { from: at(20, 30), until: at(22, 30), stayMinutes: 90 },
};

const BY_COUNTRY: Readonly<Record<string, MealTimes>> = { ES: SPAIN, AR: SPAIN, PT: { ...SPAIN, lunch: USUAL.lunch } };

/** @param country ISO 3166-1 alpha-2 */
export const mealTimesOf = (country: string): MealTimes => BY_COUNTRY[country] ?? USUAL;

/** With this much left after a meal one gets there in time for it. */
const WAY_MINUTES = 30;

/** When a day must end at the earliest for the meal to fit into it, in minutes after midnight. */
export const endWith = (meal: Meal, times: MealTimes): number =>
  times[meal].from + times[meal].stayMinutes + WAY_MINUTES;

/** The main meals whose beginning lies in a window of the day. */
export function mealsWithin(times: MealTimes, from: number, until: number): readonly Meal[] {
  return (['lunch', 'dinner'] as const).filter((meal) => {
    const { from: opens, until: closes, stayMinutes } = times[meal];
    return Math.max(from, opens) <= closes && Math.max(from, opens) + stayMinutes <= until;
  });
}
