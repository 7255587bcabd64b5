// Changes to a plan in words, turned into the edits that pages send: the same engine refuses what is impossible.
import type { TalkState } from '../../chat/state.ts';
import type { PlaceId } from '../../domain/branded.ts';
import type { Plan } from '../../domain/plan.ts';
import type { PlanEdit } from '../../nlp/frame.ts';
import { stopsOf } from '../../plan/edit.ts';
import { schedule } from '../../plan/schedule.ts';
import { planWorldOf } from '../plan-world.ts';
import { added, fuller, swapped } from './plan-additions.ts';
import { applied, dayOf, type Outcome, stopMeant } from './plan-outcome.ts';
import type { WantedStop } from './plan-stops.ts';
import type { Scene } from './world.ts';

export function editedByWords(
  scene: Scene,
  { conversation }: { readonly conversation: TalkState },
  plan: Plan,
  edits: readonly PlanEdit[],
): Outcome {
  let current = plan;
  for (const edit of edits) {
    const outcome = oneEdit(scene, conversation, current, edit);
    if ('trouble' in outcome) return outcome;
    current = outcome.plan;
  }
  return { plan: current };
}

function oneEdit(scene: Scene, conversation: TalkState, plan: Plan, edit: PlanEdit): Outcome {
  const placeId = 'of' in edit ? stopMeant(scene, conversation, plan, edit.of) : undefined;
  if (edit.kind === 'swap' && edit.of.kind === 'meal' && !placeId) {
    const stop: WantedStop = { meal: edit.of.meal, ...edit.by, ...(edit.like && { conditions: edit.like }) };
    return added(scene, conversation, plan, { kind: 'add', stop });
  }
  if (edit.kind === 'swap' && edit.isUnread) return { trouble: 'not_understood' };
  if ('of' in edit && !placeId) return { trouble: edit.of.kind === 'meal' ? 'no_such_meal' : 'which_stop' };
  switch (edit.kind) {
    case 'drop':
      return stopsOf(plan).length < 2
        ? { trouble: 'one_stop_left' }
        : applied(scene, plan, { op: 'remove', placeId: placeId! });
    case 'swap':
      return swapped(scene, conversation, plan, placeId!, edit);
    case 'add':
      return added(scene, conversation, plan, edit);
    case 'move':
      return moved(scene, conversation, plan, placeId!, edit);
    case 'shift':
      return shifted(scene, plan, edit);
    case 'stay':
      return stayed(scene, plan, placeId!, edit);
    case 'undo':
      // Undone as a whole, before single edits are looked at.
      return { plan };
    case 'less':
      return applied(scene, plan, { op: 'lighten' });
    case 'more':
      return fuller(scene, conversation, plan);
    case 'shorter_walks':
    case 'reorder':
      return applied(scene, plan, { op: 'order' });
  }
}

/** To the length that was said, else by a third. */
function stayed(
  scene: Scene,
  plan: Plan,
  placeId: PlaceId,
  { by, minutes }: Extract<PlanEdit, { kind: 'stay' }>,
): Outcome {
  const now = stopsOf(plan).find((stop) => stop.placeId === placeId)?.stayMinutes ?? 0;
  const other = Math.round((now * (by === 'longer' ? LONGER : SHORTER)) / 5) * 5;
  return applied(scene, plan, { op: 'stay', placeId, minutes: minutes ?? other });
}
const LONGER = 4 / 3;
const SHORTER = 2 / 3;

function moved(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  placeId: PlaceId,
  { to, after, before }: Extract<PlanEdit, { kind: 'move' }>,
): Outcome {
  const beside = after ?? before;
  const neighbour = beside && stopMeant(scene, conversation, plan, beside);
  if (neighbour && neighbour !== placeId) {
    const day = dayOf(plan, neighbour);
    const rest = plan.days[day]!.stops.filter((stop) => stop.placeId !== placeId);
    const at = rest.findIndex((stop) => stop.placeId === neighbour) + (after ? 1 : 0);
    return applied(scene, plan, { op: 'move', placeId, day, at });
  }
  const day = to?.day ? plan.days.findIndex((each) => each.day === to.day) : -1;
  if (day >= 0) return applied(scene, plan, { op: 'move', placeId, day });
  return to?.fromMin === undefined
    ? { trouble: 'nothing_fits' }
    : applied(scene, plan, { op: 'fix', placeId, at: to.fromMin });
}

function shifted(
  scene: Scene,
  plan: Plan,
  { minutes, startAt, endAt, on }: Extract<PlanEdit, { kind: 'shift' }>,
): Outcome {
  const day = Math.max(
    0,
    plan.days.findIndex((each) => each.day === on?.day),
  );
  const first = plan.days[day];
  const end = endAt?.toMin ?? endAt?.fromMin;
  if (end !== undefined && first) return endingBy(scene, plan, end);
  const by =
    startAt?.fromMin !== undefined && first ? nearestTo(first.from, startAt.fromMin) - first.from : (minutes ?? 0);
  return applied(scene, plan, { op: 'shift', minutes: by, day });
}

/** "Start at ten", of a plan that starts at nine, is ten in the morning. */
const nearestTo = (from: number, minute: number): number =>
  [minute - 720, minute, minute + 720]
    .filter((each) => each >= 0 && each < 1_440)
    .sort((a, b) => Math.abs(a - from) - Math.abs(b - from))[0] ?? minute;

/** Stops go, the last first, until the day is over in time. */
function endingBy(scene: Scene, plan: Plan, until: number): Outcome {
  const world = planWorldOf(scene.world);
  let current: Plan = { ...plan, days: plan.days.map((day, at) => (at === 0 ? { ...day, until } : day)) };
  while (schedule(current.days[0]!, world).leave > until && current.days[0]!.stops.length > 1) {
    const outcome = applied(scene, current, { op: 'lighten' });
    if ('trouble' in outcome) return outcome;
    current = outcome.plan;
  }
  return { plan: current };
}
