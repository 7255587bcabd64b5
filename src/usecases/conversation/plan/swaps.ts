// One stop in the place of another.
import type { TalkState } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { PriceLevel } from '../../../domain/place.ts';
import type { Meal, Plan, Stop } from '../../../domain/plan.ts';
import { lineWithinWalkM } from '../../../domain/walk.ts';
import type { PlanEdit, PlanStop, Reference } from '../../../nlp/frame.ts';
import { placeIdIn } from '../../../nlp/reference.ts';
import { mealOf, mealSaid } from '../../../nlp/table.ts';
import { placesOf, stopsOf } from '../../../plan/edit.ts';
import { SERVES, WORTH_A_VISIT } from '../../../plan/habits.ts';
import { type Cost, costOf, isCheaper } from '../../../plan/order.ts';
import { schedule } from '../../../plan/schedule.ts';
import { isForTheTable, servesFood } from '../../../vocabulary/categories.ts';
import { grants } from '../../../wishes/grants.ts';
import { NEAR_M } from '../../../wishes/nearness.ts';
import { isFood, must, type Wish } from '../../../wishes/wish.ts';
import { planWorldOf } from '../../plan-world.ts';
import { wishContextOf } from '../lists/wish-context.ts';
import { placeOf, type Scene } from '../world.ts';
import { lateEnough, newStop, roomier, saysNoKind, withRoom } from './new-stops.ts';
import { applied, dayOf, type Outcome, stopMeant } from './outcome.ts';
import { stopsFor, type WantedStop } from './stops.ts';

/** Another of the same kind, where no other kind is named. */
export function swapped(
  scene: Scene,
  conversation: TalkState,
  asItStands: Plan,
  placeId: PlaceId,
  edit: Extract<PlanEdit, { kind: 'swap' }>,
): Outcome {
  const standing = edit.by?.reference && stopMeant(scene, conversation, asItStands, edit.by.reference);
  if (standing && standing !== placeId) return takesItsMeal(scene, asItStands, placeId, standing);
  if (edit.isUnlessSo && isSurelySo(scene, placeId, edit.like ?? [])) return { plan: asItStands };
  if (edit.anyOf) return ofAnyKind(scene, conversation, asItStands, placeId, edit);
  const outcome = oneSwap(scene, conversation, asItStands, placeId, edit);
  // "Something cheaper close to the Prado": where both cannot be had, near it is better than nothing.
  if (!('trouble' in outcome) || !edit.cheaper || !edit.near) return outcome;
  const { cheaper: _, ...nearIt } = edit;
  const near = oneSwap(scene, conversation, asItStands, placeId, nearIt);
  return 'plan' in near ? { ...near, undone: 'nothing_cheaper' } : outcome;
}

function isSurelySo(scene: Scene, placeId: PlaceId, like: readonly Wish[]): boolean {
  const place = placeOf(scene, placeId);
  const context = wishContextOf(scene);
  return place !== undefined && like.length > 0 && like.every((wish) => grants(place, wish, context).answer === 'yes');
}

/** "Dinner at the bar", which stands already: the other table goes, and the meal is had there at its hour. */
function takesItsMeal(scene: Scene, plan: Plan, gone: PlaceId, standing: PlaceId): Outcome {
  const { meal, fixedAt, stayMinutes } = stopsOf(plan).find((stop) => stop.placeId === gone)!;
  const exchanged = meal && exchangedTables(scene, plan, gone, standing);
  if (exchanged) return exchanged;
  const rest = applied(scene, plan, { op: 'remove', placeId: gone });
  if ('trouble' in rest) return rest;
  const at = stopsOf(plan).findIndex((stop) => stop.placeId === gone);
  const own = stopsOf(rest.plan).findIndex((stop) => stop.placeId === standing);
  const days = rest.plan.days.map((day) => {
    if (!meal || !day.stops.some(({ placeId }) => placeId === standing)) return day;
    const table = { placeId: standing, stayMinutes, meal, ...(fixedAt !== undefined && { fixedAt }) };
    const others = day.stops.filter(({ placeId }) => placeId !== standing);
    // It stands where the meal stood, among the stops of its day.
    const slot = plan.days.length === 1 ? Math.min(at > own ? at - 1 : at, others.length) : own;
    return { ...day, stops: [...others.slice(0, slot), table, ...others.slice(slot)] };
  });
  return { plan: { ...rest.plan, days } };
}

/** "Dinner where lunch is": the two tables change places, where the other serves at that hour as well. */
function exchangedTables(scene: Scene, plan: Plan, gone: PlaceId, standing: PlaceId): Outcome | undefined {
  const world = planWorldOf(scene.world);
  const day = plan.days.find(({ stops }) =>
    [gone, standing].every((id) => stops.some(({ placeId }) => placeId === id)),
  );
  const [first, second] = [gone, standing].map((id) => day?.stops.find(({ placeId }) => placeId === id));
  if (!day || !first?.meal || !second?.meal || second.meal === 'snack') return undefined;
  const { from } = world.meals[second.meal];
  const spans = world.placeOf(gone)?.spansOn(day.day);
  if (spans && !spans.some(({ start, end }) => start <= from + HALF_HOUR && from + TABLE_MINUTES <= end))
    return undefined;
  const stops = day.stops.map((stop) =>
    stop === first ? { ...first, placeId: standing } : stop === second ? { ...second, placeId: gone } : stop,
  );
  return { plan: { ...plan, days: plan.days.map((each) => (each === day ? { ...day, stops } : each)) } };
}
const HALF_HOUR = 30;
const TABLE_MINUTES = 75;

/** "La Bola should be the dinner", of a plan that has it as another meal or as none. */
export function asMeal(scene: Scene, plan: Plan, placeId: PlaceId, meal: Meal): Outcome {
  const world = planWorldOf(scene.world);
  const other = stopsOf(plan).find((stop) => stop.meal === meal && stop.placeId !== placeId);
  if (other) return takesItsMeal(scene, plan, other.placeId, placeId);
  return {
    plan: {
      ...plan,
      days: plan.days.map((day) => {
        const stop = day.stops.find((each) => each.placeId === placeId);
        if (!stop || stop.meal === meal) return day;
        const rest = day.stops.filter((each) => each !== stop);
        const { from, stayMinutes } = world.meals[meal];
        const slot = schedule({ ...day, stops: rest }, world).visits.filter(({ begin }) => begin < from).length;
        return { ...day, stops: [...rest.slice(0, slot), { placeId, stayMinutes, meal }, ...rest.slice(slot)] };
      }),
    },
  };
}

function oneSwap(
  scene: Scene,
  conversation: TalkState,
  asItStands: Plan,
  placeId: PlaceId,
  edit: Extract<PlanEdit, { kind: 'swap' }>,
): Outcome {
  const { of, cheaper, like = [], near, withinMin } = edit;
  const plan = lateEnough(conversation, asItStands, dayOf(asItStands, placeId), edit.by?.wish);
  const old = placeOf(scene, placeId);
  const [main] = old?.categories ?? [];
  // "Swap the museum", of a palace: for another museum.
  const category = (of.kind === 'type' ? of.category : undefined) ?? main;
  const day = dayOf(plan, placeId);
  const at = plan.days[day]!.stops.findIndex((each) => each.placeId === placeId);
  const { meal } = plan.days[day]!.stops[at] ?? {};
  // "Sushi" in the place of an Italian dinner is dinner still.
  const named = edit.by?.reference && placeIdIn(edit.by.reference);
  const { categories = [] } = (named !== undefined && placeOf(scene, named)) || {};
  // "El Brillante for lunch": people eat at a bar, too, who say so.
  const isServed = categories.some(servesFood) || (edit.by?.meal !== undefined && isForTheTable(categories));
  const isEaten = isServed || (edit.by?.wish !== undefined && isFood(edit.by.wish));
  const asSaid = isServed ? edit.by : asTable(edit.by);
  const by = meal && isEaten ? { meal: mealSaid(meal), ...asSaid } : asSaid;
  const alike: PlanStop | undefined = meal
    ? { meal: mealSaid(meal) }
    : category && { wish: must({ attribute: 'category', operator: 'is', value: category }) };
  const manner = like.find(({ attribute }) => attribute === 'feature');
  // "Something outdoors" for a square is anything that is worth a visit; a bar with music is still a bar.
  const isVisit = main !== undefined && WORTH_A_VISIT.includes(main);
  const kindless = by ?? (meal || !manner || !isVisit ? alike : { wish: manner });
  // "Near the first stop", "near lunch".
  const besideId = near && near.kind !== 'name' ? stopMeant(scene, conversation, asItStands, near) : undefined;
  const besideAt = besideId && besideId !== placeId ? placeOf(scene, besideId)?.position : undefined;
  const asked = besideAt ? undefined : (near ?? by?.near);
  // "Close by", of no place that was named: close to where it stands.
  const isCloseBy = asked !== undefined && asked.kind !== 'name' && besideAt === undefined;
  const there = isCloseBy ? undefined : asked;
  const previous = isCloseBy ? plan.days[day]!.stops[at - 1] : undefined;
  const from = (previous && placeOf(scene, previous.placeId)?.position) ?? old?.position;
  const wanted = by?.meal && !by.reference && saysNoKind(by.wish) ? { meal: by.meal } : kindless;
  const level = Math.max(1, (old?.priceLevel ?? 2) - 1) as PriceLevel;
  const price = must({ attribute: 'price_level', operator: 'at_most', value: level });
  const was = plan.days[day]!.stops[at]?.stayMinutes ?? 0;
  const insteadWithin = (isStrict: boolean, reachM: number | undefined) =>
    wanted &&
    fittingStop(
      scene,
      conversation,
      plan,
      { day, at },
      {
        ...wanted,
        conditions: [...(cheaper ? [price] : []), ...like],
        ...(reachM !== undefined && { aroundM: reachM }),
        ...((besideAt ?? (there && isSpot(there))) && {
          aroundM: withinMin === undefined ? NEAR_M : lineWithinWalkM(withinMin),
        }),
        ...(besideAt ? { around: besideAt } : there ? { near: there } : from && !by?.reference && { around: from }),
        ...(isStrict && { isStrict }),
      },
    );
  // Another table is near the one that goes: who eats there goes on from there.
  const isFree = !besideAt && !there && !by?.reference;
  const reaches = isFree && (meal !== undefined || isCloseBy) ? TABLE_REACHES : [undefined];
  const instead = (isStrict: boolean) =>
    reaches.reduce<Stop | undefined>(
      (found, reachM) => found ?? insteadWithin(isStrict, reachM) ?? undefined,
      undefined,
    );
  // What a place must have was asked for in so many words; diets and prices are seldom known for sure.
  const isStrict = like.some(({ attribute }) => SURE.has(attribute));
  // Where it is seldom written down, a place of which it is not known is better than none, and the reply says so.
  const isSoft = meal !== undefined || like.every(({ value }) => SELDOM_KNOWN.has(String(value)));
  const found = instead(isStrict) ?? (isStrict && isSoft ? instead(false) : undefined);
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

/** How far another table may lie, the nearest first; at last anywhere. */
const TABLE_REACHES = [700, 1_500, undefined] as const;

/** A stop or a place, and no part of the city: near it is a short walk. */
const isSpot = (near: Reference): boolean => near.kind !== 'name' || near.candidates[0]?.entry.thing.kind === 'place';

/** "A lunch place nearer to the museum": what is only looked at is no table, and a named one says where the table is. */
function asTable(by: PlanStop | undefined): PlanStop | undefined {
  const meal = by && mealOf(by.meal);
  if (by?.meal === 'coffee' && !by.wish && !by.reference) {
    const { meal: _, ...cup } = by;
    return { ...cup, wish: CAFE };
  }
  if (!meal) return by;
  const { reference, near = reference, wish, ...table } = by;
  const isLookedAt =
    wish?.attribute === 'category' && WORTH_A_VISIT.includes(wish.value) && !SERVES[meal].includes(wish.value);
  return { ...table, ...(near && { near }), ...(wish && !isLookedAt && { wish }) };
}

const CAFE = must({ attribute: 'category', operator: 'is', value: 'cafes' });

/** Of several kinds, any of which would do, the one that lies best; another of the same kind where there is none. */
function ofAnyKind(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  placeId: PlaceId,
  { anyOf = [], ...edit }: Extract<PlanEdit, { kind: 'swap' }>,
): Outcome {
  const world = planWorldOf(scene.world);
  const travelOf = ({ days }: Plan) => days.reduce((sum, day) => sum + schedule(day, world).travelMinutes, 0);
  const found = anyOf
    .map((wish) => swapped(scene, conversation, plan, placeId, { ...edit, like: [], by: { wish } }))
    .flatMap((outcome) => ('plan' in outcome ? { outcome, minutes: travelOf(outcome.plan) } : []));
  const [best] = found.sort((a, b) => a.minutes - b.minutes);
  return best?.outcome ?? swapped(scene, conversation, plan, placeId, edit);
}

const SLACK_MINUTES = 10;
/** A great museum in the place of a square is seen in part. */
const LONGEST_INSTEAD_MINUTES = 90;

/** What a place feels like. */
const SELDOM_KNOWN: ReadonlySet<string> = new Set(['quiet', 'lively', 'romantic', 'cosy', 'casual']);

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
  const taken = placesOf(plan);
  const found = stopsFor(scene, conversation, wanted, roomier(window), taken, world);
  const [first, ...others] =
    found.length > 0 || !wanted.around || wanted.aroundM !== undefined
      ? found
      : stopsFor(scene, conversation, { ...wanted, around: undefined }, roomier(window), taken, world);
  if (!first)
    return wanted.isStrict || wanted.near || wanted.aroundM !== undefined
      ? undefined
      : newStop(scene, conversation, plan, day, wanted);
  const costWith = (stop: Stop): Cost => {
    const { meal } = window.stops[at] ?? {};
    const placed = { ...stop, ...(meal && { meal }) };
    const stops = window.stops.map((each, index) => (index === at ? placed : each));
    const timetable = schedule(window, world, stops);
    const [broken, dark] = costOf(timetable, window, world);
    return [broken, dark, Math.floor(timetable.travelMinutes / SHORT_WAY_MINUTES), 0, 0];
  };
  const best = others
    .slice(0, MOST_COMPARED)
    .reduce((found, each) => (isCheaper(costWith(each), costWith(found)) ? each : found), first);
  // "Dessert instead of the last drink": of many bakeries few are open by then.
  return costWith(best)[0] === 0 ? best : (others.find((each) => costWith(each)[0] === 0) ?? best);
}
