// A stop that stands in a plan goes elsewhere: before or behind another, to another day, an hour or a part of its day.
import type { TalkState } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import { DAY_MINUTES, HALF_DAY } from '../../../domain/civil-day.ts';
import type { Plan } from '../../../domain/plan.ts';
import type { PlanEdit, When } from '../../../nlp/frame.ts';
import { stopsOf } from '../../../plan/edit.ts';
import { schedule } from '../../../plan/schedule.ts';
import { planWorldOf } from '../../plan-world.ts';
import { placeOf, type Scene } from '../world.ts';
import { fixedTo } from './hours.ts';
import { movedToPart } from './in-part.ts';
import { endingAt } from './new-stops.ts';
import { applied, dayOf, type Outcome, stopMeant } from './outcome.ts';
import { dinnerBefore, lastVisit, movedToward, openThen, overInTime, retabled } from './retabled.ts';
import { beforeSunset } from './stops.ts';

export function moved(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  placeId: PlaceId,
  { of, to: said, after, before, toward, minutes, isAtSunset }: Extract<PlanEdit, { kind: 'move' }>,
): Outcome {
  const to = said && fromThenOn(said);

  if (isAtSunset) {
    const minute = beforeSunset(planWorldOf(scene.world), plan.days[dayOf(plan, placeId)]!);
    return minute === undefined ? { trouble: 'nothing_fits' } : fixedTo(scene, plan, placeId, minute);
  }
  if (toward)
    return movedToward(scene, conversation, plan, placeId, toward === 'earlier' ? -(minutes ?? 60) : (minutes ?? 60));
  const beside = after ?? before;
  const neighbour =
    beside && (beside.kind === 'pronoun' ? lastVisit(plan) : stopMeant(scene, conversation, plan, beside));
  // "Dinner at ten, after the museum": it stands behind it already, and only its hour is another.
  const isThere = neighbour && to?.fromMin !== undefined && standsSo(plan, placeId, neighbour, after !== undefined);
  if (neighbour && neighbour !== placeId && !isThere) {
    const day = dayOf(plan, neighbour);
    const rest = plan.days[day]!.stops.filter((stop) => stop.placeId !== placeId);
    const at = rest.findIndex((stop) => stop.placeId === neighbour) + (after ? 1 : 0);
    const outcome = applied(scene, plan, { op: 'move', placeId, day, at });
    if (!('plan' in outcome)) return outcome;
    // "Lunch right after the park", of a table across the city: another one, near it.
    const near = to === undefined && of.kind === 'meal' && isFarTable(scene, outcome.plan, placeId, neighbour);
    const table = near
      ? retabled(scene, conversation, outcome.plan, placeId, { stop: { meal: near }, closeTo: neighbour })
      : undefined;
    if (table && 'plan' in table) return lastingOn(scene, table.plan);
    const minute = to?.fromMin ?? (before ? dinnerBefore(scene, plan, placeId, neighbour) : undefined);
    if (minute === undefined) return lastingOn(scene, outcome.plan);
    const timed =
      openThen(scene, conversation, outcome.plan, placeId, minute) ?? fixedTo(scene, outcome.plan, placeId, minute);
    return 'plan' in timed && before ? { plan: overInTime(timed.plan, neighbour) } : timed;
  }
  // "Now lunch at half past one": of a plan for Saturday it is not today.
  const isDay = ({ day, stops }: Plan['days'][number]) =>
    day === to?.day && (to.fromMin === undefined || stops.length > 0);
  const day = to?.day ? plan.days.findIndex(isDay) : -1;
  if (day >= 0 && day !== dayOf(plan, placeId)) return onDayOf(scene, plan, placeId, day);
  if (to?.label === undefined && to?.toMin !== undefined) return stayingUntil(scene, plan, placeId, to);
  const inPart = to?.label ? movedToPart(scene, conversation, plan, placeId, to.label) : undefined;
  if (inPart) return inPart;
  if (to?.fromMin === undefined) return { trouble: 'nothing_fits' };
  // Who names the place wants that one, and no other that is open then.
  if (of.kind === 'name') return fixedTo(scene, plan, placeId, to.fromMin);
  return openThen(scene, conversation, plan, placeId, to.fromMin) ?? fixedTo(scene, plan, placeId, to.fromMin);
}

/** "From half past twelve": it begins then, and no end is said. */
function fromThenOn({ toMin, ...when }: When): When {
  const isOpen =
    toMin === undefined || (when.fromMin !== undefined && when.label === undefined && toMin >= DAY_MINUTES + 2 * HOUR);
  return isOpen ? when : { ...when, toMin };
}
const HOUR = 60;

/** The meal of a table that nobody asked for by name and that lies far from its new neighbour. */
function isFarTable(
  scene: Scene,
  plan: Plan,
  placeId: PlaceId,
  neighbour: PlaceId,
): 'breakfast' | 'lunch' | 'dinner' | undefined {
  const { meal } = stopsOf(plan).find((stop) => stop.placeId === placeId) ?? {};
  const [table, other] = [placeId, neighbour].map((id) => placeOf(scene, id)?.position);
  if (!meal || meal === 'snack' || !table || !other) return undefined;
  return planWorldOf(scene.world).legBetween(other, table).minutes > FAR_MINUTES ? meal : undefined;
}
const FAR_MINUTES = 20;

function standsSo({ days }: Plan, placeId: PlaceId, neighbour: PlaceId, isBehind: boolean): boolean {
  return days.some(({ stops }) => {
    const [at, beside] = [placeId, neighbour].map((id) => stops.findIndex((stop) => stop.placeId === id));
    return at! >= 0 && beside! >= 0 && (isBehind ? at! > beside! : at! < beside!);
  });
}

/** "From three to five", "till five": as long as was said. */
function stayingUntil(scene: Scene, plan: Plan, placeId: PlaceId, { fromMin, toMin = 0 }: When): Outcome {
  const timed = fromMin === undefined ? { plan } : fixedTo(scene, plan, placeId, fromMin);
  if (!('plan' in timed)) return timed;
  const day = timed.plan.days[dayOf(timed.plan, placeId)]!;
  const begin = schedule(day, planWorldOf(scene.world)).visits.find(({ stop }) => stop.placeId === placeId)?.begin ?? 0;
  const until = [toMin, toMin + HALF_DAY, toMin + 2 * HALF_DAY].find((each) => each > begin) ?? toMin;
  // "She is hungry by one" is no lunch until one at night.
  if (until - begin > LONGEST_STAY) return { trouble: 'nothing_fits' };
  const stay = applied(scene, timed.plan, { op: 'stay', placeId, minutes: until - begin });
  return 'plan' in stay ? lastingOn(scene, stay.plan) : stay;
}
const LONGEST_STAY = 6 * 60;

/** A stop keeps its hour on another day, and the day is as long as it takes. */
function onDayOf(scene: Scene, plan: Plan, placeId: PlaceId, day: number): Outcome {
  const stop = stopsOf(plan).find((each) => each.placeId === placeId)!;
  const ends = stop.fixedAt === undefined ? 0 : stop.fixedAt + stop.stayMinutes;
  return applied(scene, endingAt(plan, day, ends), { op: 'move', placeId, day });
}

/** An order that was asked for may take a little longer. */
export const lastingOn = (scene: Scene, plan: Plan): Outcome => ({
  plan: {
    ...plan,
    days: plan.days.map((day) => {
      const { leave } = schedule(day, planWorldOf(scene.world));
      return leave > day.until && leave <= day.until + LITTLE_LONGER ? { ...day, until: leave } : day;
    }),
  },
});
const LITTLE_LONGER = 90;

/** "The park before lunch", of a plan that has the park. */
export function standingBeside(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  { stop, before, after }: Extract<PlanEdit, { kind: 'add' }>,
): Outcome | undefined {
  const to = stop.at;
  const of = stop.reference!;
  const placeId = (before ?? after ?? to) ? stopMeant(scene, conversation, plan, of) : undefined;
  // An hour says more than the neighbour: "the park after lunch, at four".
  const isTimed = to?.label === undefined && to?.fromMin !== undefined;
  const where = {
    ...(to && { to }),
    ...(before && !isTimed && { before }),
    ...(after && !isTimed && { after }),
  };
  return placeId && moved(scene, conversation, plan, placeId, { kind: 'move', of, ...where });
}

/** "Dinner before the show", of a plan without dinner: what came in is moved to where it was said. */
export function inItsTurn(
  scene: Scene,
  conversation: TalkState,
  added: Extract<Outcome, { readonly plan: Plan }>,
  edit: Extract<PlanEdit, { kind: 'move' }>,
): Outcome {
  const placeId =
    edit.of.kind === 'meal' && edit.before ? stopMeant(scene, conversation, added.plan, edit.of) : undefined;
  const outcome = placeId && moved(scene, conversation, added.plan, placeId, edit);
  return outcome && 'plan' in outcome ? outcome : added;
}
