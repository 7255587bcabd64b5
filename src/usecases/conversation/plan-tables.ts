// The meals that were asked for in a plan: where each is, and when people sit down to it.
import type { Meal, PlanDay, Stop } from '../../domain/plan.ts';
import type { PlanStop } from '../../nlp/frame.ts';
import { schedule } from '../../plan/schedule.ts';
import type { PlanWorld } from '../../plan/world.ts';
import { mealOf } from './plan-stops.ts';

/** Where and when each meal that was asked for is. */
type Tables = ReadonlyMap<Meal, Pick<PlanStop, 'near' | 'at'>>;

export const tablesOf = (said: readonly PlanStop[]): Tables =>
  new Map(
    said.flatMap(({ meal: named, near, at, reference, wish }) => {
      const meal = mealOf(named);
      return meal && !reference && !wish ? [[meal, { ...(near && { near }), ...(at && { at }) }] as const] : [];
    }),
  );

/** "Dinner at nine": people sit down when they said, whatever the habits of the city, and before a night out not too early. */
export function atHours(usual: PlanWorld, tables: Tables, night?: Night): PlanWorld {
  const world = night && tables.get('dinner')?.at === undefined ? outTonight(usual, night) : usual;
  const said = [...tables].flatMap(([meal, { at }]) => {
    const from = at?.label === undefined ? at?.fromMin : undefined;
    return from === undefined
      ? []
      : [[meal, { ...world.meals[meal], from, until: from + MEAL_GRACE_MINUTES }] as const];
  });
  return said.length > 0 ? { ...world, meals: { ...world.meals, ...Object.fromEntries(said) } } : world;
}
const MEAL_GRACE_MINUTES = 5;

/** When a night out begins and ends, and whether people go dancing. */
interface Night extends Pick<PlanDay, 'from' | 'until'> {
  readonly hasClub: boolean;
  /** "Drinks, then dinner": whoever says the order has thought of the hours. */
  readonly isInOrder: boolean;
}

/** Dinner is neither over long before the clubs open nor after a row of taverns. */
function outTonight(world: PlanWorld, { from, until, hasClub, isInOrder }: Night): PlanWorld {
  const hours = hasClub ? BEFORE_DANCING : BEFORE_DRINKS;
  if (until < NIGHT_ENDS || from > hours.from || (isInOrder && !hasClub)) return world;
  return { ...world, meals: { ...world.meals, dinner: { ...world.meals.dinner, ...hours } } };
}
const NIGHT_ENDS = 25 * 60;
const BEFORE_DRINKS = { from: 20 * 60 + 45, until: 21 * 60 + 30 };
const BEFORE_DANCING = { from: 21 * 60 + 30, until: 22 * 60 + 15 };

export function atTable(stop: Stop, tables: Tables): Stop {
  const at = stop.meal && tables.get(stop.meal)?.at;
  return at && at.label === undefined && at.fromMin !== undefined ? { ...stop, fixedAt: at.fromMin } : stop;
}

/** A dinner that waits for the night keeps its hour, so that what comes after it finds its doors open. */
export function seatedLate(day: PlanDay, usual: PlanWorld, world: PlanWorld): PlanDay {
  const beginIn = (each: PlanWorld) =>
    schedule(day, each).visits.find(({ stop }) => stop.meal === 'dinner' && stop.fixedAt === undefined)?.begin;
  const at = beginIn(world);
  if (at === undefined || at === beginIn(usual)) return day;
  return { ...day, stops: day.stops.map((stop) => (stop.meal === 'dinner' ? { ...stop, fixedAt: at } : stop)) };
}
