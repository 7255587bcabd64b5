// The meals that were asked for in a plan: where each is, and when people sit down to it.
import type { Meal, Stop } from '../../domain/plan.ts';
import type { PlanStop } from '../../nlp/frame.ts';
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

/** "Dinner at nine": people sit down when they said, whatever the habits of the city. */
export function atHours(world: PlanWorld, tables: Tables): PlanWorld {
  const said = [...tables].flatMap(([meal, { at }]) => {
    const from = at?.label === undefined ? at?.fromMin : undefined;
    return from === undefined
      ? []
      : [[meal, { ...world.meals[meal], from, until: from + MEAL_GRACE_MINUTES }] as const];
  });
  return said.length > 0 ? { ...world, meals: { ...world.meals, ...Object.fromEntries(said) } } : world;
}
const MEAL_GRACE_MINUTES = 5;

export function atTable(stop: Stop, tables: Tables): Stop {
  const at = stop.meal && tables.get(stop.meal)?.at;
  return at && at.label === undefined && at.fromMin !== undefined ? { ...stop, fixedAt: at.fromMin } : stop;
}
