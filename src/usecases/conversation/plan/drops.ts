// Stops that go: one of a kind, one or several of a day that is too full, those that save most walking.
import type { TalkState } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { Plan, PlanDay, Stop } from '../../../domain/plan.ts';
import type { PlanEdit } from '../../../nlp/frame.ts';
import { typeOf } from '../../../nlp/reading/type-of.ts';
import { placeIdIn } from '../../../nlp/reference.ts';
import { stopsOf } from '../../../plan/edit.ts';
import { schedule } from '../../../plan/schedule.ts';
import { planWorldOf } from '../../plan-world.ts';
import { placeOf, type Scene } from '../world.ts';
import { applied, isOfTypeAt, type Outcome, stopMeant } from './outcome.ts';

/** The days that are meant, by name or by number; all of them where none is. */
export function daysMeant(plan: Plan, { on, ofDay }: Pick<PlanEdit, 'on' | 'ofDay'>): readonly PlanDay[] {
  const named = plan.days.filter(({ day }) => day === on?.day);
  const numbered = ofDay === undefined ? undefined : plan.days.at(ofDay - 1);
  return numbered ? [numbered] : named.length > 0 ? named : plan.days;
}

/** "One of the museums": of that kind the one that is missed least. Nothing else goes in its place. */
export function withoutOne(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  edit: Extract<PlanEdit, { kind: 'drop' }>,
): Outcome {
  const { of } = edit;
  const all = daysMeant(plan, edit).flatMap(({ stops }) => stops);
  const alike = all.filter(({ placeId, meal }) => {
    // "Scrap the drinks": a tavern where dinner is eaten is none of them.
    const isEaten = meal !== undefined && of.kind === 'type' && of.category !== placeOf(scene, placeId)?.categories[0];
    return !isEaten && isOfTypeAt(scene, placeId, of);
  });
  // "No second show", of a plan with one: so it is already.
  if (alike.length === 0) return edit.isOther ? { plan } : { trouble: 'none_of_kind' };
  if (stopsOf(plan).length < 2) return { trouble: 'one_stop_left' };
  return applied(scene, plan, { op: 'remove', placeId: leastMissed(scene, conversation, plan, alike).placeId });
}

/** "Fewer museums": half of them go, those that are missed least. */
export function withHalf(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  { isAll: _, isHalf: __, ...edit }: Extract<PlanEdit, { kind: 'drop' }>,
): Outcome {
  const { of } = edit;
  const all = daysMeant(plan, edit).flatMap(({ stops }) => stops);
  const alike = all.filter(({ placeId, meal }) => meal === undefined && isOfTypeAt(scene, placeId, of));
  if (alike.length === 0) return { trouble: 'none_of_kind' };
  let current = plan;
  for (let left = Math.ceil(alike.length / 2); left > 0; left--) {
    const outcome = withoutOne(scene, conversation, current, edit);
    if ('trouble' in outcome) return current === plan ? outcome : { plan: current };
    current = outcome.plan;
  }
  return { plan: current };
}

/** Nobody asked for it by name, it leaves no hole behind, and without it the way is shortest; of equals the last. */
function leastMissed(scene: Scene, conversation: TalkState, plan: Plan, among: readonly Stop[]): Stop {
  const world = planWorldOf(scene.world);
  const named = namedIn(conversation);
  if (among.length === 1) return among[0]!;
  const costs = among.map((stop) => {
    const day = plan.days.find(({ stops }) => stops.includes(stop))!;
    const { waitMinutes, travelMinutes } = schedule(
      day,
      world,
      day.stops.filter((each) => each !== stop),
    );
    const isAsked =
      named.has(stop.placeId) || stop.fixedAt !== undefined || isAskedKind(scene, conversation, stop.placeId);
    const known = (placeOf(scene, stop.placeId)?.prominence ?? 0) * KNOWN_MINUTES;
    return { stop, cost: waitMinutes + travelMinutes / TRAVEL_SHARE + known + (isAsked ? NAMED_COST : 0) };
  });
  return costs.reverse().sort((a, b) => a.cost - b.cost)[0]!.stop;
}
/** A minute that is waited weighs as much as so many on the way. */
const TRAVEL_SHARE = 4;
const NAMED_COST = 1_000;
/** What everybody comes for goes last: so many minutes for each degree of how well known it is. */
const KNOWN_MINUTES = 25;

/** It is there because a place of its kind was asked for. */
export const isAskedKind = (scene: Scene, { planAsked }: TalkState, placeId: PlaceId): boolean =>
  (planAsked?.request.stops ?? []).some(({ wish }) => wish !== undefined && isOfTypeAt(scene, placeId, typeOf(wish)));

/** Places that were asked for by name. */
export const namedIn = ({ planAsked }: TalkState): ReadonlySet<PlaceId> =>
  new Set((planAsked?.request.stops ?? []).flatMap(({ reference }) => (reference ? (placeIdIn(reference) ?? []) : [])));

/** "That's too full", "cut one stop". */
export function withLess(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  edit: Extract<PlanEdit, { kind: 'less' }>,
): Outcome {
  if (edit.isEasier) return eased(scene, conversation, plan, daysMeant(plan, edit));
  let current: Plan = plan;
  for (let left = edit.count ?? 1; left > 0; left--) {
    const outcome = withoutAny(scene, conversation, current, edit);
    if ('trouble' in outcome) return current === plan ? outcome : { plan: current };
    current = outcome.plan;
  }
  return { plan: current };
}

/** Of every day that is meant some visits go: about a quarter, and always one. */
function eased(scene: Scene, conversation: TalkState, plan: Plan, days: readonly PlanDay[]): Outcome {
  let current: Plan = plan;
  for (const { day } of days) {
    const visitsNow = () => visitsOf(current.days.find((each) => each.day === day)!);
    const wanted = Math.max(1, Math.floor(visitsNow().length * EASY_SHARE));
    while (visitsNow().length > wanted) {
      const { placeId } = leastMissed(scene, conversation, current, visitsNow());
      const outcome = applied(scene, current, { op: 'remove', placeId });
      if ('trouble' in outcome) return outcome;
      current = outcome.plan;
    }
  }
  return current === plan ? { trouble: 'one_stop_left' } : { plan: current };
}
const EASY_SHARE = 0.75;

const visitsOf = ({ stops }: PlanDay): readonly Stop[] => stops.filter(({ meal }) => !meal);

function withoutAny(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  edit: Extract<PlanEdit, { kind: 'less' }>,
): Outcome {
  const days = daysMeant(plan, edit);
  const isNamed = edit.on !== undefined || edit.ofDay !== undefined;
  // Of several days the fullest, where none is named.
  const [fullest] = [...days].sort((a, b) => b.stops.length - a.stops.length);
  const visits = (isNamed || edit.by === 'walk' ? days : fullest ? [fullest] : []).flatMap(visitsOf);
  if (stopsOf(plan).length < 2) return { trouble: 'one_stop_left' };
  if (visits.length === 0) return { trouble: 'which_stop' };
  const dear = edit.by === 'price' ? dearest(scene, stopsOf(plan)) : undefined;
  if (edit.by === 'price')
    return dear ? applied(scene, plan, { op: 'remove', placeId: dear.placeId }) : { trouble: 'nothing_dear' };
  // A square that one passes in any case is no relief.
  const long = visits.filter(({ stayMinutes }) => stayMinutes >= RELIEF_MINUTES);
  const gone =
    edit.by === 'walk'
      ? farthestOut(scene, plan, visits)
      : leastMissed(scene, conversation, plan, long.length > 0 ? long : visits);
  return applied(scene, plan, { op: 'remove', placeId: gone.placeId });
}

const RELIEF_MINUTES = 40;

/** The stop that is known to cost most; undefined where nothing is known to cost anything. */
function dearest(scene: Scene, stops: readonly Stop[]): Stop | undefined {
  const prices = stops.map((stop) => {
    const place = placeOf(scene, stop.placeId);
    const ticket = Math.max(0, ...(place?.prices ?? []).map(({ amount }) => amount));
    return { stop, price: Math.max(ticket, stop.meal ? TABLE_PRICES[place?.priceLevel ?? 0]! : 0) };
  });
  const [most] = prices.sort((a, b) => b.price - a.price);
  return most && most.price > 0 ? most.stop : undefined;
}
/** What a person spends at a table of each price level, about, to compare with tickets; unknown counts nothing. */
const TABLE_PRICES = [0, 15, 30, 55, 90] as const;

/** The visit without which the ways of its day are shortest. */
function farthestOut(scene: Scene, plan: Plan, visits: readonly Stop[]): Stop {
  const world = planWorldOf(scene.world);
  const savings = visits.map((stop) => {
    const day = plan.days.find(({ stops }) => stops.includes(stop))!;
    const walk = (stops: readonly Stop[]) => schedule(day, world, stops).travelMinutes;
    return { stop, saved: walk(day.stops) - walk(day.stops.filter((each) => each !== stop)) };
  });
  return savings.sort((a, b) => b.saved - a.saved)[0]!.stop;
}

/** "Drop the gallery and put a shop in": what goes does not come back for it, whether it stands in the plan or not. */
export function withoutGone(scene: Scene, conversation: TalkState, plan: Plan, edits: readonly PlanEdit[]): TalkState {
  const gone = edits.flatMap((edit) =>
    (edit.kind === 'drop' && !edit.isAll && !edit.isOne) || edit.kind === 'swap'
      ? (stopMeant(scene, conversation, plan, edit.of) ?? placeIdIn(edit.of) ?? [])
      : [],
  );
  return gone.length > 0
    ? { ...conversation, turnedDown: [...(conversation.turnedDown ?? []), ...gone] }
    : conversation;
}

/** Of three stops two are no meals: then the last of them goes. */
export function withOneLess(scene: Scene, conversation: TalkState, plan: Plan): Outcome {
  const stops = stopsOf(plan);
  const meals = stops.filter(({ meal }) => meal !== undefined);
  const isFedTwice = meals.length > 1 && stops.length <= meals.length * 2;
  return isFedTwice
    ? applied(scene, plan, { op: 'remove', placeId: meals.at(-1)!.placeId })
    : withLess(scene, conversation, plan, { kind: 'less' });
}
