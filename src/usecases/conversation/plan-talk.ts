// Plans asked for and changed by words, on the very engine of `/api/plans/`: days filled by taste, open doors and meal times.
import type { DialogueAct } from '../../chat/acts.ts';
import type { Answer, PlannedDay, PlanTrouble, TimetableAnswer } from '../../chat/answer.ts';
import type { TalkState } from '../../chat/state.ts';
import type { PlaceId } from '../../domain/branded.ts';
import type { CivilDay } from '../../domain/civil-day.ts';
import type { Plan, PlanDay } from '../../domain/plan.ts';
import { civilNow } from '../../hours/city-hours.ts';
import { addDays } from '../../hours/civil-time.ts';
import type { Frame, PlanEdit, PlanQuestion, PlanRequest, When } from '../../nlp/frame.ts';
import { stopsOf } from '../../plan/edit.ts';
import { endWith } from '../../plan/meals.ts';
import { mended } from '../../plan/mend.ts';
import { schedule } from '../../plan/schedule.ts';
import type { PlanWorld } from '../../plan/world.ts';
import type { Wish } from '../../wishes/wish.ts';
import { planWorldOf } from '../plan-world.ts';
import { cardFor } from './cards.ts';
import { editedByWords, stopMeant } from './plan-edits.ts';
import { filledByWords, mealOf } from './plan-stops.ts';
import type { Start } from './search.ts';
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

/** When the day must be over was said, and lunch does not change it. */
const hasEnd = ({ window }: PlanRequest): boolean => window?.toMin !== undefined && window.label === undefined;

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

/** "The afternoon, and dinner": whoever asks for a meal stays for it. */
function withRoomFor<Window extends Pick<PlanDay, 'until'>>(
  { stops }: PlanRequest,
  window: Window,
  { meals }: PlanWorld,
): Window {
  const ends = stops.flatMap(({ meal: said }) => {
    const meal = mealOf(said);
    return meal ? endWith(meal, meals) : [];
  });
  return { ...window, until: Math.max(window.until, ...ends) };
}

const HOUR = 60;
const EARLIEST = 7 * HOUR;
const MORNING = 10 * HOUR;
const EVENING_ENDS = 22 * HOUR;
const MIDNIGHT = 24 * HOUR;
const SHORTEST_MINUTES = 90;
/** With less than this left of today, a plan for no hour in particular is one for tomorrow. */
const SHORTEST_DAY_MINUTES = 4 * HOUR;
const MOST_DAYS = 5;

/** Parts of the day as plans fill them. */
const PARTS: Readonly<Partial<Record<NonNullable<When['label']>, readonly [from: number, until: number]>>> = {
  breakfast: [9 * HOUR, 14 * HOUR],
  morning: [MORNING, 14 * HOUR],
  noon: [12 * HOUR, 17 * HOUR],
  lunch: [13 * HOUR, 17 * HOUR],
  afternoon: [16 * HOUR, 20.5 * HOUR],
  evening: [19 * HOUR, 24 * HOUR],
  night: [20 * HOUR, 25 * HOUR],
  late: [21 * HOUR, 26 * HOUR],
};

/** Which days, from when until when: as said, else what is left of today, else tomorrow. */
function windowsOf(scene: Scene, { window, minutes, days }: PlanRequest): Omit<PlanDay, 'stops' | 'start'>[] {
  const now = civilNow(scene.world.recommend.hours.clock, scene.now);
  const label = window?.label;
  const part = label && PARTS[label];
  const isExact = window?.fromMin !== undefined && window.label === undefined;
  const isEnded = window?.label === undefined && window?.toMin !== undefined;
  const usualFrom = part?.[0] ?? MORNING;
  const from = isExact
    ? onThatDay(window, now.day)
    : isEnded && window.toMin! < usualFrom + SHORTEST_DAY_MINUTES / 2
      ? Math.max(EARLIEST, window.toMin! - SHORTEST_DAY_MINUTES)
      : usualFrom;
  const usual = part?.[1] ?? Math.max(EVENING_ENDS, Math.min(from + 4 * HOUR, MIDNIGHT));
  const until = minutes !== undefined ? from + minutes : isEnded && window.toMin! > from ? window.toMin! : usual;
  const count = Math.min(MOST_DAYS, Math.max(days ?? 1, daysBetween(window)));
  const rounded = Math.ceil(now.minute / 15) * 15;
  const begin = window?.day === undefined || window.day === now.day ? Math.max(from, rounded) : from;
  const end = minutes !== undefined && !isExact && !part && begin > from ? begin + minutes : until;
  const isOpenEnded = part === undefined && !isExact && minutes === undefined && window?.day === undefined;
  const shortest = isOpenEnded ? SHORTEST_DAY_MINUTES : SHORTEST_MINUTES;
  const isTooLate = end - begin < Math.min(shortest, end - from);
  const first = window?.day ?? now.day;
  if (isTooLate && window?.day === undefined) return spread(addDays(now.day, 1), count, from, until);
  return spread(first, count, isTooLate ? from : begin, end, from);
}

/** "Saturday, starting at ten" is the morning: nobody begins a day at ten at night. */
function onThatDay({ day, fromMin = MORNING, toMin }: When, today: CivilDay): number {
  const isNight = fromMin >= 21 * HOUR && day !== undefined && day !== today && toMin === undefined;
  return isNight ? fromMin - 12 * HOUR : fromMin;
}

/** The first day may begin later than the others: it is on already. */
const spread = (
  first: CivilDay,
  count: number,
  begin: number,
  until: number,
  from = begin,
): Omit<PlanDay, 'stops' | 'start'>[] =>
  Array.from({ length: count }, (_, at) => ({ day: addDays(first, at), from: at === 0 ? begin : from, until }));

function daysBetween(window: When | undefined): number {
  if (!window?.day || !window.untilDay) return 1;
  return Math.round((Date.parse(window.untilDay) - Date.parse(window.day)) / 86_400_000) + 1;
}

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
