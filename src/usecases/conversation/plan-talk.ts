// Plans asked for and changed by words, on the very engine of `/api/plans/`: days filled by taste, open doors and meal times.
import type { DialogueAct } from '../../chat/acts.ts';
import type { Answer, PlannedDay, PlanTrouble, TimetableAnswer } from '../../chat/answer.ts';
import type { TalkState } from '../../chat/state.ts';
import type { PlaceId } from '../../domain/branded.ts';
import type { Plan, PlanDay } from '../../domain/plan.ts';
import { civilNow } from '../../hours/city-hours.ts';
import { addDays } from '../../hours/civil-time.ts';
import type { Frame, PlanEdit, PlanQuestion } from '../../nlp/frame.ts';
import { stopsOf } from '../../plan/edit.ts';
import { mended } from '../../plan/mend.ts';
import { schedule } from '../../plan/schedule.ts';
import type { Wish } from '../../wishes/wish.ts';
import { planWorldOf } from '../plan-world.ts';
import { cardFor } from './cards.ts';
import type { Start } from './hunt.ts';
import { filledByWords } from './plan-day.ts';
import { editedByWords } from './plan-edits.ts';
import { stopMeant } from './plan-outcome.ts';
import { hasEnd, windowsOf, withRoomFor } from './plan-windows.ts';
import { placeOf, type Scene } from './world.ts';

interface PlanTurn {
  /** With what this very message says of the asker. */
  readonly conversation: TalkState;
  readonly start: Start;
  readonly frame?: Frame;
}

const trouble = (which: PlanTrouble): Answer => ({ kind: 'plan_trouble', trouble: which });

export function madePlan(
  scene: Scene,
  turn: PlanTurn,
  { request, search }: Extract<DialogueAct, { kind: 'plan' }>,
): Answer {
  const world = planWorldOf(scene.world);
  const days: PlanDay[] = [];
  const missing: Wish[] = [];
  const closed: PlaceId[] = [];
  for (const said of windowsOf(scene, request)) {
    const window = hasEnd(request) ? said : withRoomFor(request, said, world);
    const { position, name, kind } = turn.start;
    const day = { ...window, start: { position, ...(kind === 'named' && { name }) } };
    const filled = filledByWords(scene, { ...turn, wishes: search.wishes ?? [] }, request, day, days, world);
    days.push(filled.day);
    missing.push(...filled.missing);
    closed.push(...filled.closed);
  }
  if (days.every(({ stops }) => stops.length === 0)) return trouble('nothing_fits');
  return told(scene, { title: '', days }, { isChanged: false, missing, dropped: namesOf(scene, closed) });
}

export function changedPlan(scene: Scene, turn: PlanTurn, edits: readonly PlanEdit[]): Answer {
  const { plan } = turn.conversation;
  if (!plan) return trouble('no_plan');
  const undo = edits.find((edit) => edit.kind === 'undo');
  if (undo) return undonePlan(scene, turn.conversation, undo.to);
  const outcome = editedByWords(scene, turn, plan, edits);
  if ('trouble' in outcome) return trouble(outcome.trouble);
  if (outcome.plan === plan) return told(scene, plan, { isChanged: false, missing: [], dropped: [] });
  const days = outcome.plan.days.map((day) => mended(day, planWorldOf(scene.world)));
  const gone = days.flatMap((each) => each.dropped);
  const before = new Set(stopsOf(plan).map(({ placeId }) => placeId));
  // A new stop whose doors are shut by then is none.
  const isSwap = edits.some(({ kind }) => kind === 'swap');
  if (isSwap && gone.some((id) => !before.has(id))) return trouble('not_found');
  const dropped = namesOf(scene, gone);
  const changed = { ...outcome.plan, days: days.map(({ day }) => day) };
  return told(scene, changed, { isChanged: true, missing: [], dropped });
}

/** As it was before the last change, or when it was first made. */
function undonePlan(scene: Scene, { planVersions = [] }: TalkState, to: 'before' | 'first'): Answer {
  const before = to === 'first' ? planVersions[0] : planVersions.at(-1);
  if (!before) return trouble('nothing_to_undo');
  const answer = told(scene, before, { isChanged: true, missing: [], dropped: [] });
  return to === 'first' ? answer : { ...answer, isUndone: true };
}

const namesOf = (scene: Scene, ids: readonly PlaceId[]): readonly string[] =>
  ids.flatMap((id) => placeOf(scene, id)?.name ?? []);

/** What is asked about the plan that stands. */
export function toldPlan(scene: Scene, { conversation }: PlanTurn, { about, of }: PlanQuestion): Answer {
  const { plan } = conversation;
  if (!plan) return trouble('no_plan');
  if (about === 'all') return told(scene, plan, { isChanged: false, isRetold: true, missing: [], dropped: [] });
  const days = plannedDays(scene, plan);
  const all = days.flatMap((day) =>
    day.stops.map((stop, at) => ({ day, stop, from: day.stops[at - 1]?.card.place.name })),
  );
  const meant = of && stopMeant(scene, conversation, plan, of);
  const asked = all.findIndex(({ stop }) => stop.card.place.id === meant);
  if (of && asked < 0) return trouble(of.kind === 'meal' ? 'no_such_meal' : 'which_stop');
  const at = about === 'end' ? all.length - 1 : asked + (STEPS[about] ?? 0);
  const found = all[Math.max(0, at)];
  if (!found || at >= all.length) return trouble('no_more_stops');
  const legs = all.map(({ stop }) => stop.leg);
  const minutesOf = (isRide: boolean) =>
    legs.reduce((sum, { minutes, lines }) => (lines.length > 0 === isRide ? sum + minutes : sum), 0);
  const { day, stop, from } = found;
  return {
    kind: 'plan_told',
    about,
    ...(about !== 'walk' && {
      stop: { ...stop, number: all.indexOf(found) + 1, of: all.length, ...(from !== undefined && { from }) },
    }),
    day,
    walkMinutes: minutesOf(false),
    rideMinutes: minutesOf(true),
  };
}
const STEPS: Readonly<Partial<Record<PlanQuestion['about'], number>>> = { next: 1, previous: -1 };

/** The plan with its times, as a reply tells it. */
function told(
  scene: Scene,
  plan: Plan,
  rest: Pick<TimetableAnswer, 'isChanged' | 'missing' | 'dropped' | 'isRetold'>,
): TimetableAnswer {
  return { kind: 'timetable', ...rest, days: plannedDays(scene, plan), plan };
}

function plannedDays(scene: Scene, plan: Plan): readonly PlannedDay[] {
  const world = planWorldOf(scene.world);
  const today = civilNow(scene.world.recommend.hours.clock, scene.now).day;
  return plan.days.map((day): PlannedDay => {
    const { visits } = schedule(day, world);
    return {
      day: day.day,
      isToday: day.day === today,
      isTomorrow: day.day === addDays(today, 1),
      ...(day.start.name !== undefined && { startName: day.start.name }),
      stops: visits.flatMap(({ stop, begin, leave, leg, open }) => {
        const place = placeOf(scene, stop.placeId);
        if (!place) return [];
        const card = cardFor(scene, place, day.start.position);
        const meal = stop.meal && { meal: stop.meal };
        const way = { minutes: leg.minutes, lines: (leg.rides ?? []).map(({ line }) => line) };
        return [{ card, arriveMinutes: begin, leaveMinutes: leave, leg: way, open, ...meal }];
      }),
    };
  });
}
