// Plans asked for and changed by words, on the very engine of `/api/plans/`: days filled by taste, open doors and meal times.
import type { DialogueAct } from '../../chat/acts.ts';
import type { Answer, PlannedDay, PlanTrouble, TimetableAnswer } from '../../chat/answer.ts';
import type { TalkState } from '../../chat/state.ts';
import type { CivilDay } from '../../domain/civil-day.ts';
import type { Plan, PlanDay } from '../../domain/plan.ts';
import { civilNow } from '../../hours/city-hours.ts';
import { addDays } from '../../hours/civil-time.ts';
import type { Frame, PlanEdit, PlanRequest, When } from '../../nlp/frame.ts';
import { endWith } from '../../plan/meals.ts';
import { mended } from '../../plan/mend.ts';
import { schedule } from '../../plan/schedule.ts';
import type { PlanWorld } from '../../plan/world.ts';
import type { Wish } from '../../wishes/wish.ts';
import { planWorldOf } from '../plan-world.ts';
import { cardFor } from './cards.ts';
import { editedByWords } from './plan-edits.ts';
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
  for (const said of windowsOf(scene, request)) {
    const window = withRoomFor(request, said, world);
    const { position, name, kind } = turn.start;
    const day = { ...window, start: { position, ...(kind === 'named' && { name }) } };
    const filled = filledByWords(scene, { ...turn, wishes: search.wishes ?? [] }, request, day, days, world);
    days.push(filled.day);
    if (days.length === 1) missing.push(...filled.missing);
  }
  if (days.every(({ stops }) => stops.length === 0)) return trouble('nothing_fits');
  return told(scene, { title: '', days }, { isChanged: false, missing, dropped: [] });
}

export function changedPlan(scene: Scene, turn: PlanTurn, edits: readonly PlanEdit[]): Answer {
  const { plan } = turn.conversation;
  if (!plan) return trouble('no_plan');
  const outcome = editedByWords(scene, turn, plan, edits);
  if ('trouble' in outcome) return trouble(outcome.trouble);
  if (outcome.plan === plan) return told(scene, plan, { isChanged: false, missing: [], dropped: [] });
  const days = outcome.plan.days.map((day) => mended(day, planWorldOf(scene.world)));
  const dropped = days.flatMap((each) => each.dropped).flatMap((id) => placeOf(scene, id)?.name ?? []);
  const changed = { ...outcome.plan, days: days.map(({ day }) => day) };
  return told(scene, changed, { isChanged: true, missing: [], dropped });
}

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
const MORNING = 10 * HOUR;
const EVENING_ENDS = 22 * HOUR;
const MIDNIGHT = 24 * HOUR;
/** "From six on" is read as until the end of the night: no plan is as long. */
const OPEN_END = 28 * HOUR;
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
  const from = isExact ? onThatDay(window, now.day) : (part?.[0] ?? MORNING);
  const usual = part?.[1] ?? Math.max(EVENING_ENDS, Math.min(from + 4 * HOUR, MIDNIGHT));
  const until =
    minutes !== undefined
      ? from + minutes
      : isExact && window.toMin !== undefined && window.toMin > from && window.toMin < OPEN_END
        ? window.toMin
        : usual;
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
  { isChanged, missing, dropped }: Pick<TimetableAnswer, 'isChanged' | 'missing' | 'dropped'>,
): Answer {
  const world = planWorldOf(scene.world);
  const today = civilNow(scene.world.recommend.hours.clock, scene.now).day;
  const days = plan.days.map((day): PlannedDay => {
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
  return { kind: 'timetable', isChanged, days, missing, dropped, plan };
}
