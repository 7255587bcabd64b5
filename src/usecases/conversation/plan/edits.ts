// Changes to a plan in words, turned into the edits that pages send: the same engine refuses what is impossible.

import type { PlanTrouble } from '../../../chat/plan/answer.ts';
import type { TalkState } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import { type CivilDay, DAY_MINUTES } from '../../../domain/civil-day.ts';
import type { Plan, Stop } from '../../../domain/plan.ts';
import { addDays, startOfDay } from '../../../hours/civil-time.ts';
import type { PlanEdit, Reference } from '../../../nlp/frame.ts';
import { mealOf, onlyLaid } from '../../../nlp/table.ts';
import { stopsOf } from '../../../plan/edit.ts';
import { schedule } from '../../../plan/schedule.ts';
import type { Wish } from '../../../wishes/wish.ts';
import { planWorldOf } from '../../plan-world.ts';
import { placeOf, type Scene } from '../world.ts';
import { added, addedForMove } from './additions.ts';
import { arrangedPlan } from './arranged.ts';
import { daysMeant, isAskedKind, withHalf, withLess, withOneLess, withoutGone, withoutOne } from './drops.ts';
import { madeCheaper, suited, underRoof, withoutKind } from './fitting.ts';
import { shifted, stayed } from './hours.ts';
import { fuller } from './more.ts';
import { inItsTurn, lastingOn, moved, standingBeside } from './moves.ts';
import { ofItsDay } from './of-day.ts';
import { applied, isOfTypeAt, nameIn, type Outcome, stopMeant } from './outcome.ts';
import { asPointedAt, type CameIn, cameWith } from './pointed-at.ts';
import { restored } from './restored.ts';
import { asMeal, swapped } from './swaps.ts';

export function editedByWords(
  scene: Scene,
  { conversation }: { readonly conversation: TalkState },
  plan: Plan,
  edits: readonly PlanEdit[],
): Outcome {
  let current = plan;
  let trouble: PlanTrouble | undefined;
  let undoneOf: string | undefined;
  const missing: Wish[] = [];
  const others = withoutGone(scene, conversation, plan, edits);
  const came: CameIn[] = [];
  for (const said of edits) {
    const edit = asPointedAt(scene, conversation, { told: plan, current, came }, said);
    const outcome = ofItsDay(others, current, edit, (state, part) => oneEdit(scene, state, part, edit));
    const why = 'trouble' in outcome ? outcome.trouble : outcome.undone;
    // What an edit before this one took out was in the plan: it is gone as wished.
    const stood = why === 'which_stop' && 'of' in edit && edit.of;
    const undone = stood && stopMeant(scene, conversation, plan, stood) !== undefined ? undefined : why;
    if (trouble === undefined && undone !== undefined) [trouble, undoneOf] = [undone, nameIn(edit)];
    if (undone === 'not_found' && edit.kind === 'add' && edit.stop.wish) missing.push(edit.stop.wish);
    if (!('plan' in outcome)) continue;
    came.push(...cameWith(current, outcome.plan, edit));
    current = outcome.plan;
  }
  if (!trouble) return { plan: current };
  const named = undoneOf === undefined ? {} : { undoneOf };
  if (current === plan) return { trouble, ...named };
  // Of two changes the one that is possible is made, and the other is told of.
  return { plan: current, ...(missing.length > 0 ? { missing } : { undone: trouble, ...named }) };
}

function oneEdit(scene: Scene, conversation: TalkState, plan: Plan, edit: PlanEdit): Outcome {
  const meant = 'of' in edit && edit.of ? stopOfDay(scene, conversation, plan, edit, edit.of) : undefined;
  const placeId = meant ?? (edit.kind === 'swap' && isOfFood(edit) ? onlyLaid(stopsOf(plan))?.placeId : undefined);
  if (edit.kind === 'swap' && edit.of.kind === 'meal' && !placeId) {
    const { of, by, like, on, ofDay } = edit;
    return added(scene, conversation, plan, {
      kind: 'add',
      stop: { meal: of.meal, ...by },
      ...(like && { like }),
      ...(on && { on }),
      ...(ofDay !== undefined && { ofDay }),
    });
  }
  const missing = edit.kind === 'move' && !placeId ? addedForMove(scene, conversation, plan, edit) : undefined;
  if (missing)
    return edit.kind === 'move' && 'plan' in missing ? inItsTurn(scene, conversation, missing, edit) : missing;
  if (edit.kind === 'swap' && edit.isUnread) return { trouble: 'not_understood' };
  if (edit.kind === 'drop' && edit.isHalf) return withHalf(scene, conversation, plan, edit);
  if (edit.kind === 'drop' && edit.isOne) return withoutOne(scene, conversation, plan, edit);
  if (edit.kind === 'drop' && edit.isAll) return withoutKind(scene, conversation, plan, edit);
  if (edit.kind === 'swap' && edit.of.kind === 'type' && edit.by && !placeId) {
    const outcome = added(scene, conversation, plan, { ...edit, kind: 'add', stop: edit.by });
    return 'plan' in outcome ? { ...outcome, undone: 'none_of_kind' } : outcome;
  }
  if ('of' in edit && edit.of && edit.kind !== 'reorder' && edit.kind !== 'restore' && !placeId)
    return { trouble: NOT_THERE[edit.of.kind] ?? 'which_stop' };
  switch (edit.kind) {
    case 'drop':
      if (edit.isRefused && isAskedKind(scene, conversation, placeId!))
        return swapped(scene, conversation, plan, placeId!, { kind: 'swap', of: edit.of });
      return stopsOf(plan).length < 2
        ? { trouble: 'one_stop_left' }
        : applied(scene, plan, { op: 'remove', placeId: placeId! });
    case 'swap':
      return swapped(scene, conversation, plan, placeId!, edit);
    case 'add': {
      // "The park before lunch", of a plan that has the park.
      const ofName = edit.stop.reference && stopMeant(scene, conversation, plan, edit.stop.reference);
      const meal = mealOf(edit.stop.meal);
      if (ofName && meal && meal !== 'snack') return asMeal(scene, plan, ofName, meal);
      const standing = edit.stop.reference && !edit.stop.meal && standingBeside(scene, conversation, plan, edit);
      if (ofName && !standing && !edit.stop.meal) return { plan };
      return standing || added(scene, conversation, plan, edit);
    }
    case 'move':
      return moved(scene, conversation, plan, placeId!, edit);
    case 'shift':
      return shifted(scene, conversation, plan, edit);
    case 'day':
      return onOtherDay(plan, edit.day);
    case 'days':
      return ofDays(plan, edit);
    case 'stay':
      return stayed(scene, plan, placeId!, edit);
    case 'undo':
      // Undone as a whole, before single edits are looked at.
      return { plan };
    case 'less':
      return withLess(scene, conversation, plan, edit);
    case 'more':
      return fuller(scene, conversation, plan, edit);
    case 'count':
      return counted(scene, conversation, plan, edit.count);
    case 'shorter_walks':
      return walkedLess(scene, plan);
    case 'reorder':
      if (edit.with || (edit.of && edit.of.kind !== 'type'))
        return turnedAround(scene, conversation, plan, placeId, edit.with);
      return edit.of ? exchanged(scene, plan, edit.of) : applied(scene, plan, { op: 'order' });
    case 'arrange':
      return arrangedPlan(scene, conversation, plan, edit);
    case 'restore':
      return restored(scene, conversation, plan, edit);
    case 'cheaper':
      return madeCheaper(scene, conversation, plan);
    case 'suit':
      return suited(scene, conversation, plan);
    case 'indoors':
      return underRoof(scene, conversation, plan, edit);
    case 'anew':
    case 'remake':
      // Made as a whole, before single edits are looked at.
      return { plan };
  }
}

/** "Not Italian, sushi", of a plan with one table, which may serve anything. */
const isOfFood = ({ of, by }: Extract<PlanEdit, { kind: 'swap' }>): boolean =>
  of.kind === 'type' &&
  of.cuisine !== undefined &&
  (by?.wish?.attribute === 'cuisine' || by?.wish?.attribute === 'dish');

/** "Lunch on Sunday", "the museum on day two": of several that of the day. */
function stopOfDay(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  edit: PlanEdit,
  of: Reference,
): PlaceId | undefined {
  const on = edit.on ?? (edit.kind === 'move' && of.kind === 'meal' ? edit.to : undefined);
  const days = daysMeant(plan, { ...edit, ...(on && { on }) });
  const ofDay = days.length < plan.days.length ? stopMeant(scene, conversation, { ...plan, days }, of) : undefined;
  return ofDay ?? stopMeant(scene, conversation, plan, of);
}

/** Why a stop that was named is none of the plan. */
const NOT_THERE: Readonly<Partial<Record<Reference['kind'], PlanTrouble>>> = {
  meal: 'no_such_meal',
  type: 'none_of_kind',
};

/** "Swap the dinner and the view": where one of them is not known by its kind, the neighbour of the other is meant. */
function turnedAround(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  placeId: PlaceId | undefined,
  other: Reference | undefined,
): Outcome {
  const otherId = other && stopMeant(scene, conversation, plan, other);
  const known = placeId ?? otherId;
  if (known === undefined) return { trouble: 'which_stop' };
  const stops = stopsOf(plan);
  const first = stops.find((stop) => stop.placeId === known)!;
  const index = stops.indexOf(first);
  const told = placeId !== undefined && otherId !== undefined && otherId !== placeId ? otherId : undefined;
  const second = told ? stops.find((stop) => stop.placeId === told) : (stops[index + 1] ?? stops[index - 1]);
  return second ? lastingOn(scene, exchangedStops(plan, first, second)) : { trouble: 'one_stop_left' };
}

const exchangedStops = (plan: Plan, first: Stop, last: Stop): Plan => ({
  ...plan,
  days: plan.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => (stop === first ? at(last, first) : stop === last ? at(first, last) : stop)),
  })),
});

/** "Swap the order of the museums": the first and the last of that kind change places. */
function exchanged(scene: Scene, plan: Plan, of: Reference): Outcome {
  const alike = stopsOf(plan).filter(({ placeId }) => isOfTypeAt(scene, placeId, of));
  const [first, last] = [alike[0], alike.at(-1)];
  if (!first || !last || first === last) return { trouble: 'which_stop' };
  return { plan: exchangedStops(plan, first, last) };
}

/** A stop in the place of another, at its hour. */
const at = ({ fixedAt: _, ...stop }: Stop, { fixedAt }: Stop): Stop => ({
  ...stop,
  ...(fixedAt !== undefined && { fixedAt }),
});

/** Visits go, the last first, or come, until there are as many stops. */
function counted(scene: Scene, conversation: TalkState, plan: Plan, count: number): Outcome {
  let current = plan;
  while (stopsOf(current).length !== count) {
    const isTooMany = stopsOf(current).length > count;
    const outcome = isTooMany ? withOneLess(scene, conversation, current) : fuller(scene, conversation, current);
    if ('trouble' in outcome) return current === plan ? outcome : { plan: current };
    current = outcome.plan;
  }
  return { plan: current };
}

/** In the shortest order; where that hardly helps, without the visit that is farthest out of the way. */
function walkedLess(scene: Scene, plan: Plan): Outcome {
  const world = planWorldOf(scene.world);
  const travelOf = (each: Plan) => each.days.reduce((sum, day) => sum + schedule(day, world).travelMinutes, 0);
  const before = travelOf(plan);
  const ordered = applied(scene, plan, { op: 'order' });
  if ('plan' in ordered && before - travelOf(ordered.plan) >= WORTH_REORDERING_MINUTES) return ordered;
  const visits = stopsOf(plan).filter(({ meal, fixedAt }) => !meal && fixedAt === undefined);
  if (visits.length < 2) return { trouble: 'nothing_nearer' };
  const shorter = visits.flatMap(({ placeId }) => {
    const outcome = applied(scene, plan, { op: 'remove', placeId });
    // A palace that is hardly out of the way stays before the church beside it.
    const known = (placeOf(scene, placeId)?.prominence ?? 0) * KNOWN_MINUTES;
    return 'plan' in outcome ? { plan: outcome.plan, minutes: travelOf(outcome.plan), known } : [];
  });
  const [best] = shorter.sort((a, b) => a.minutes + a.known - b.minutes - b.known);
  return best && best.minutes < before ? { plan: best.plan } : { trouble: 'nothing_nearer' };
}
const WORTH_REORDERING_MINUTES = 10;
const KNOWN_MINUTES = 6;

/** Without that day, or nothing but it: of the last day that is left the other may be meant. */
function ofDays(plan: Plan, { day: said, is }: Extract<PlanEdit, { kind: 'days' }>): Outcome {
  const days = plan.days.filter(({ day }) => (day === said) === (is === 'only'));
  if (days.length === 0) return is === 'only' ? onOtherDay(plan, said) : { trouble: 'one_stop_left' };
  return { plan: { ...plan, days } };
}

/** All days as far apart as they were, the first on the day that is named. */
function onOtherDay(plan: Plan, to: CivilDay): Outcome {
  const by = (startOfDay(to) - startOfDay(plan.days[0]!.day)) / (DAY_MINUTES * 60_000);
  return { plan: { ...plan, days: plan.days.map((day) => ({ ...day, day: addDays(day.day, by) })) } };
}
