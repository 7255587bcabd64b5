// The meals that were asked for in a plan: where each is, and when people sit down to it.
import type { Meal, PlanDay, Stop } from '../../../domain/plan.ts';
import type { Point } from '../../../geo/point.ts';
import type { PlanStop } from '../../../nlp/frame.ts';
import { mealOf } from '../../../nlp/table.ts';
import type { Candidate } from '../../../plan/choose.ts';
import { schedule } from '../../../plan/schedule.ts';
import type { PlanWorld } from '../../../plan/world.ts';
import type { Wish } from '../../../wishes/wish.ts';
import { AREA_ACROSS_M, areaOf, pointOf } from './stops.ts';

/** Where and when each meal that was asked for is. */
export type Tables = ReadonlyMap<Meal, Pick<PlanStop, 'near' | 'at'>>;

export const tablesOf = (said: readonly PlanStop[]): Tables =>
  new Map(
    said.flatMap(({ meal: named, near, at, reference, wish }) => {
      const meal = mealOf(named);
      return meal && !reference && !wish ? [[meal, { ...(near && { near }), ...(at && { at }) }] as const] : [];
    }),
  );

/**
 * "Lunch near it", "dinner in the old town": the tables of that quarter, else those round the corner, else the nearest that
 * there are. Somebody with a need goes a little farther for a table that is known to meet it.
 *
 * @param find the tables of an area, around a point and no farther from it
 */
export function tablesNear(
  near: PlanStop['near'],
  find: (area: Wish | 'any' | undefined, around?: Point, withinM?: number, isFit?: boolean) => readonly Candidate[],
  before?: Point,
  shortWalkM = SHORT_WALK_M,
  isPicky = false,
): readonly Candidate[] {
  const around = pointOf(near);
  const area = areaOf(near);
  type Way = readonly [area: Wish | 'any' | undefined, around?: Point, withinM?: number];
  // "Then lunch", of no place: where people are by then. Where a quarter has no table, people eat outside it.
  const ways: readonly Way[] = around
    ? [...(area ? [[area, around, AREA_ACROSS_M] as const] : []), ['any', around, ROUND_THE_CORNER_M], ['any', around]]
    : [
        ...(before ? [[undefined, before, shortWalkM] as const, [undefined, before, SHORT_WALK_M] as const] : []),
        [undefined],
        ['any'],
      ];
  const wide = ['any', around ?? before, FIT_WALK_M] as const;
  const sure = [...(isPicky ? [] : ways.filter(([, , withinM]) => withinM !== undefined)), wide];
  for (const [isFit, all] of [
    [true, sure],
    [false, isPicky && area === undefined ? [wide, ...ways] : ways],
  ] as const) {
    for (const [where, point, withinM] of all) {
      const found = find(where, point, withinM, isFit);
      if (found.length > 0) return found;
    }
  }
  return [];
}
/** As far as a need is worth going. */
const FIT_WALK_M = 1_500;
/** A quarter of an hour on foot. */
export const SHORT_WALK_M = 1_000;
/** Of whoever takes it easy. */
export const EASY_WALK_M = 500;
const ROUND_THE_CORNER_M = 700;

/** "Dinner at nine": people sit down when they said, whatever the habits of the city, and before a night out not too early. */
export function atHours(asUsual: PlanWorld, tables: Tables, night?: Night): PlanWorld {
  const usual = night && tables.has('dinner') ? dinedBy(asUsual, night) : asUsual;
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

/** "From nine to nine, with dinner": it is over when the day is, at the first hour at which kitchens open. */
function dinedBy(world: PlanWorld, { from, until }: Night): PlanWorld {
  const { dinner } = world.meals;
  const begin = until - EARLY_DINNER_MINUTES;
  if (until >= dinner.from + dinner.stayMinutes || begin < EARLIEST_DINNER || from > begin) return world;
  return {
    ...world,
    meals: { ...world.meals, dinner: { from: begin, until: begin, stayMinutes: EARLY_DINNER_MINUTES } },
  };
}
const EARLY_DINNER_MINUTES = 60;
const EARLIEST_DINNER = 19 * 60;

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
