// Stops that come into a plan that stands: a new one, one in the place of another.
import type { TalkState } from '../../chat/state.ts';
import type { PlaceId } from '../../domain/branded.ts';
import type { PriceLevel } from '../../domain/place.ts';
import type { Meal, Plan, PlanDay, Stop } from '../../domain/plan.ts';
import type { Point } from '../../geo/point.ts';
import type { PlanEdit, PlanRequest, PlanStop } from '../../nlp/frame.ts';
import { stopsOf } from '../../plan/edit.ts';
import { endWith } from '../../plan/meals.ts';
import { brokenStops } from '../../plan/mend.ts';
import { type Cost, costOf, isCheaper } from '../../plan/order.ts';
import { schedule } from '../../plan/schedule.ts';
import type { PlanWorld } from '../../plan/world.ts';
import { must, type Wish } from '../../wishes/wish.ts';
import { planWorldOf } from '../plan-world.ts';
import { filledByWords } from './plan-day.ts';
import { fixedTo } from './plan-hours.ts';
import { applied, dayOf, type Outcome, stopMeant } from './plan-outcome.ts';
import { retabled } from './plan-retabled.ts';
import { mealOf, stopFor, stopsFor, type WantedStop } from './plan-stops.ts';
import { endBefore, isEndSaid } from './plan-windows.ts';
import { placeOf, type Scene } from './world.ts';

function newStop(scene: Scene, conversation: TalkState, plan: Plan, day: number, stop: WantedStop) {
  const world = planWorldOf(scene.world);
  const taken = new Set(stopsOf(plan).map(({ placeId }) => placeId));
  const window = plan.days[day]!;
  const wide = { ...window, until: window.until + 60 };
  const made = stopFor(scene, conversation, stop, stop.around ? wide : window, taken, world);
  return made === 'meal' ? newMeal(scene, conversation, plan, window, stop) : made;
}

/** A table for the meal asked for, else for the next one of the day, near where the person is by then. */
function newMeal(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  window: PlanDay,
  { meal, wish, conditions = [] }: WantedStop,
): Stop | undefined {
  const world = planWorldOf(scene.world);
  const wanted = mealOf(meal) ?? nextMeal(window, world);
  if (!wanted) return undefined;
  const said = { start: 0, end: 0, text: '' };
  const request: PlanRequest = {
    kind: 'make',
    stops: [{ meal: wordOf(wanted) }],
    edits: [],
    said,
  };
  const last = window.stops.at(-1);
  const position =
    endBefore(conversation, wanted, world) ?? (last && placeOf(scene, last.placeId)?.position) ?? window.start.position;
  const wide = { ...longEnoughFor(wanted, window, world), start: { position } };
  const before = [{ ...window, stops: stopsOf(plan) }];
  const { day } = filledByWords(
    scene,
    { conversation, wishes: [...conditions, ...(wish && !isTable(wish) ? [wish] : [])] },
    request,
    wide,
    before,
    world,
  );
  return day.stops.find((each) => each.meal === wanted);
}

const nextMeal = ({ from, until, stops }: PlanDay, { meals }: PlanWorld): Meal | undefined =>
  (['lunch', 'dinner'] as const).find(
    (meal) => stops.every((stop) => stop.meal !== meal) && meals[meal].until >= from && meals[meal].from <= until + 120,
  );

/** The day with room for a meal: it begins and ends when the meal does, where it was shorter. */
function longEnoughFor(meal: Meal, day: PlanDay, { meals }: PlanWorld): PlanDay {
  return { ...day, from: Math.min(day.from, meals[meal].until), until: Math.max(day.until, endWith(meal, meals)) };
}

/** As messages name it. */
const wordOf = (meal: Meal): NonNullable<PlanStop['meal']> => (meal === 'snack' ? 'coffee' : meal);

/** "Lunch" is read as a table of no kind in particular, too. */
const isTable = (wish: Wish | undefined): boolean =>
  wish === undefined || (wish.attribute === 'category' && wish.value === 'restaurants');

/** Another of the same kind, where no other kind is named. */
export function swapped(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  placeId: PlaceId,
  { of, by, cheaper, like = [], near, isLight }: Extract<PlanEdit, { kind: 'swap' }>,
): Outcome {
  const old = placeOf(scene, placeId);
  const [main] = old?.categories ?? [];
  // "Swap the museum", of a palace: for another museum.
  const category = (of.kind === 'type' ? of.category : undefined) ?? main;
  const day = dayOf(plan, placeId);
  const at = plan.days[day]!.stops.findIndex((each) => each.placeId === placeId);
  const { meal } = plan.days[day]!.stops[at] ?? {};
  const alike: PlanStop | undefined = meal
    ? { meal: wordOf(meal) }
    : category && { wish: must({ attribute: 'category', operator: 'is', value: category }) };
  const manner = like.find(({ attribute }) => attribute === 'feature');
  // "Something outdoors" for a square is anything that is worth a visit.
  const kindless = by ?? (meal || !manner ? alike : { wish: manner });
  if (isLight) return lighter(scene, conversation, plan, placeId);
  const wanted = by?.meal && !by.reference && isTable(by.wish) ? { meal: by.meal } : kindless;
  const level = Math.max(1, (old?.priceLevel ?? 2) - 1) as PriceLevel;
  const price = must({ attribute: 'price_level', operator: 'at_most', value: level });
  const was = plan.days[day]!.stops[at]?.stayMinutes ?? 0;
  const found =
    wanted &&
    fittingStop(
      scene,
      conversation,
      plan,
      { day, at },
      {
        ...wanted,
        conditions: [...(cheaper ? [price] : []), ...like],
        ...(near ? { near } : old && !by?.reference && { around: old.position }),
        // What a place must have was asked for in so many words; diets and prices are seldom known for sure.
        ...(like.some(({ attribute }) => SURE.has(attribute)) && { isStrict: true as const }),
      },
    );
  if (!found) return { trouble: 'not_found' };
  // Another of the same kind takes no longer, so that nothing else has to go for it.
  const isAlike = by === undefined && !meal && like.length === 0;
  const longest = isAlike ? was + SLACK_MINUTES : meal ? found.stayMinutes : Math.max(was, LONGEST_INSTEAD_MINUTES);
  const stop = { ...found, stayMinutes: Math.min(found.stayMinutes, longest) };
  // A park in the place of lunch is no lunch.
  const longer = stop.stayMinutes - was;
  const roomy = withRoom(conversation, plan, day, longer);
  if (plan.days[day]!.stops[at]?.meal === stop.meal) return applied(scene, roomy, { op: 'replace', placeId, by: stop });
  const rest = applied(scene, roomy, { op: 'remove', placeId });
  return 'trouble' in rest ? rest : applied(scene, rest.plan, { op: 'add', stop, day, at });
}

/** The first of the light kinds of table that is open then and near. */
function lighter(scene: Scene, conversation: TalkState, plan: Plan, placeId: PlaceId): Outcome {
  const { meal } = stopsOf(plan).find((each) => each.placeId === placeId) ?? {};
  if (!meal) return { trouble: 'not_found' };
  for (const value of LIGHT_TABLES) {
    const outcome = swapped(scene, conversation, plan, placeId, {
      kind: 'swap',
      of: { kind: 'all', said: NOWHERE },
      by: { meal: wordOf(meal), wish: must({ attribute: 'kind', operator: 'is', value }) },
    });
    if ('plan' in outcome) return outcome;
  }
  return { trouble: 'not_found' };
}
/** Kinds of table where little is eaten, the lightest first. */
const LIGHT_TABLES = ['vegetarian_restaurant', 'vegan_restaurant', 'sandwich_shop', 'tapas_bar', 'sushi_bar'] as const;
const NOWHERE = { start: 0, end: 0, text: '' };

const SLACK_MINUTES = 10;
/** A great museum in the place of a square is seen in part. */
const LONGEST_INSTEAD_MINUTES = 90;

/** A swim in the place of a statue takes longer: the day may end later for it. */
const withRoom = (conversation: TalkState, plan: Plan, day: number, minutes: number): Plan => ({
  ...plan,
  days: plan.days.map((each, at) =>
    // When the day is over was said, and holds.
    at === day && !isEndSaid(conversation)
      ? { ...each, until: Math.max(each.until, Math.min(each.until + Math.max(0, minutes) + WAY_MINUTES, MIDNIGHT)) }
      : each,
  ),
});
const WAY_MINUTES = 30;
/** Later than that a day grows only where it was so long before. */
const MIDNIGHT = 24 * 60;

const roomier = (window: PlanDay): PlanDay => ({ ...window, until: window.until + 60 });

const SURE: ReadonlySet<string> = new Set(['feature', 'wheelchair', 'open']);

/** A short way does not make up for a place that is much less worth it. */
const MOST_COMPARED = 4;
const SHORT_WAY_MINUTES = 30;

/** Of the best of a kind, the one with which all doors are open and the way is short. */
function fittingStop(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  { day, at }: { readonly day: number; readonly at: number },
  wanted: WantedStop,
): Stop | undefined {
  const world = planWorldOf(scene.world);
  const window = plan.days[day]!;
  const taken = new Set(stopsOf(plan).map(({ placeId }) => placeId));
  const found = stopsFor(scene, conversation, wanted, roomier(window), taken, world);
  const [first, ...others] =
    found.length > 0 || !wanted.around
      ? found
      : stopsFor(scene, conversation, { ...wanted, around: undefined }, roomier(window), taken, world);
  if (!first) return wanted.isStrict || wanted.near ? undefined : newStop(scene, conversation, plan, day, wanted);
  const costWith = (stop: Stop): Cost => {
    const { meal } = window.stops[at] ?? {};
    const placed = { ...stop, ...(meal && { meal }) };
    const stops = window.stops.map((each, index) => (index === at ? placed : each));
    const timetable = schedule(window, world, stops);
    const [broken, dark] = costOf(timetable, window, world);
    return [broken, dark, Math.floor(timetable.travelMinutes / SHORT_WAY_MINUTES), 0, 0];
  };
  return others
    .slice(0, MOST_COMPARED)
    .reduce((best, each) => (isCheaper(costWith(each), costWith(best)) ? each : best), first);
}

export function added(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  { stop, after, before, around }: Extract<PlanEdit, { kind: 'add' }> & { readonly stop: WantedStop },
): Outcome {
  const beside = after ?? before;
  const neighbour = beside && stopMeant(scene, conversation, plan, beside);
  const closeTo = around && stopMeant(scene, conversation, plan, around);
  const day = (neighbour ?? closeTo) ? dayOf(plan, (neighbour ?? closeTo)!) : 0;
  const meal = mealOf(stop.meal);
  // Nobody has lunch twice: "lunch is missing" of a plan that has one is answered with that plan.
  const isThere = meal && plan.days[day]?.stops.some((each) => each.meal === meal);
  const table = plan.days[day]?.stops.find((each) => meal !== undefined && each.meal === meal);
  // Another table for the meal that is there, near that stop: nobody has lunch twice.
  const besideTable = closeTo ?? neighbour;
  if (table && besideTable && besideTable !== table.placeId && meal !== 'snack' && isTable(stop.wish))
    return retabled(scene, conversation, plan, table.placeId, { stop, closeTo: besideTable });
  // "Put lunch at three", of a plan that has one.
  const clock = stop.at?.label === undefined ? stop.at?.fromMin : undefined;
  if (table && clock !== undefined && isTable(stop.wish)) return fixedTo(scene, plan, table.placeId, clock);
  if (isThere && isTable(stop.wish) && !neighbour && !stop.conditions?.length) return { plan };
  // A cup of coffee at no hour in particular is had in the afternoon; before lunch it is a stop at a café.
  const isCup = stop.meal === 'coffee' && (neighbour !== undefined || stop.at !== undefined);
  const wanted: WantedStop = isCup ? { ...cup(stop), ...(stop.at && { at: stop.at }) } : stop;
  // "A beer at the end" is near where the day ends.
  const nearTo = neighbour ?? closeTo ?? (stop.isLast ? plan.days[day]?.stops.at(-1)?.placeId : undefined);
  const near = nearTo && placeOf(scene, nearTo)?.position;
  const made =
    (near && !wanted.near && newStop(scene, conversation, plan, day, { ...wanted, around: near })) ??
    newStop(scene, conversation, plan, day, wanted);
  if (!made) return { trouble: 'not_found' };
  const at = neighbour === undefined ? -1 : plan.days[day]!.stops.findIndex(({ placeId }) => placeId === neighbour);
  const world = planWorldOf(scene.world);
  const roomy = made.meal
    ? { ...plan, days: plan.days.map((each, index) => (index === day ? longEnoughFor(made.meal!, each, world) : each)) }
    : withRoom(conversation, plan, day, made.stayMinutes);
  const slot = at >= 0 ? (after ? at + 1 : at) : stop.isLast ? plan.days[day]!.stops.length : undefined;
  const add = (stop: Stop) => applied(scene, roomy, { op: 'add', stop, day, ...(slot !== undefined && { at: slot }) });
  const isBroken = (outcome: Outcome) =>
    'trouble' in outcome || brokenStops(outcome.plan.days[day]!, world) > brokenStops(plan.days[day]!, world);
  const first = add(made);
  // Where its doors are shut when its turn comes, another of its kind.
  const others =
    isBroken(first) && slot !== undefined && !made.meal ? othersLike(scene, conversation, plan, day, wanted, near) : [];
  const whole = others.map(add).find((each) => !isBroken(each)) ?? first;
  if (made.meal || slot === undefined || !isBroken(whole)) return whole;
  // A short break is better than a closed palace.
  const short = add({ ...made, stayMinutes: Math.min(made.stayMinutes, SHORT_BREAK_MINUTES) });
  return isBroken(short) ? whole : short;
}
const SHORT_BREAK_MINUTES = 25;

function othersLike(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  day: number,
  wanted: WantedStop,
  around: Point | undefined,
): readonly Stop[] {
  const taken = new Set(stopsOf(plan).map(({ placeId }) => placeId));
  const like = { ...wanted, ...(!wanted.near && around && { around }) };
  return stopsFor(scene, conversation, like, roomier(plan.days[day]!), taken, planWorldOf(scene.world)).slice(0, 8);
}

const cup = ({ meal: _, wish, ...stop }: WantedStop): WantedStop => ({
  ...stop,
  wish: wish ?? must({ attribute: 'category', operator: 'is', value: 'cafes' }),
});
