// A plan as a reply tells it: its times worked out, with what is not known of its stops.
import type { Answer } from '../../../chat/answer.ts';
import type { PlannedDay, PlannedStop, PlanTrouble, TimetableAnswer } from '../../../chat/plan/answer.ts';
import type { TalkState } from '../../../chat/state.ts';
import type { CivilDay } from '../../../domain/civil-day.ts';
import { asOnceOpen } from '../../../domain/past-hours.ts';
import type { Place } from '../../../domain/place.ts';
import { limitedDay, type Plan } from '../../../domain/plan.ts';
import { civilNow, hoursOn } from '../../../hours/city-hours.ts';
import { addDays } from '../../../hours/civil-time.ts';
import { placesOf } from '../../../plan/edit.ts';
import { schedule } from '../../../plan/schedule.ts';
import type { Leg } from '../../../plan/world.ts';
import { limited } from '../../../recommend/house-rules.ts';
import { planWorldOf } from '../../plan-world.ts';
import { cardFor } from '../cards.ts';
import { placeOf, type Scene } from '../world.ts';
import { doubtsOf } from './doubts.ts';

export function told(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  rest: Omit<TimetableAnswer, 'kind' | 'plan' | 'days'>,
): TimetableAnswer {
  const before = rest.isChanged ? conversation.plan : undefined;
  const stands = rest.isRetold || rest.isUndone;
  return {
    kind: 'timetable',
    ...rest,
    days: plannedDays(scene, conversation, plan),
    plan: stands ? plan : limitedPlan(scene, before, plan),
  };
}

/** Days that get stops under house rules keep whose rules these are; days with the stops of before stay as they are. */
function limitedPlan({ rules }: Scene, before: Plan | undefined, plan: Plan): Plan {
  const known = before && placesOf(before);
  const days = plan.days.map((day) =>
    known && day.stops.every(({ placeId }) => known.has(placeId)) ? day : limitedDay(day, limited(rules)),
  );
  return { ...plan, days };
}

/** Where nothing was found for a plan, and house rules leave places out, that is told. */
export const withLimiters = ({ rules }: Scene, found: Answer): Answer =>
  found.kind === 'plan_trouble' && NOT_FOUND.has(found.trouble) ? { ...found, ...limited(rules) } : found;
const NOT_FOUND: ReadonlySet<PlanTrouble> = new Set(['nothing_fits', 'nothing_nearer', 'nothing_cheaper']);

export function plannedDays(scene: Scene, conversation: TalkState, plan: Plan): readonly PlannedDay[] {
  const world = planWorldOf(scene.world);
  const today = civilNow(scene.world.recommend.hours.clock, scene.now).day;
  return plan.days.map((day): PlannedDay => {
    const { visits } = schedule(day, world);
    return {
      day: day.day,
      isToday: day.day === today,
      isTomorrow: day.day === addDays(today, 1),
      ...(day.start.name !== undefined && { startName: day.start.name }),
      stops: visits.flatMap(({ stop, place: visited, begin, leave, leg, open }): PlannedStop | readonly [] => {
        const place = placeOf(scene, stop.placeId);
        if (!place) return [];
        const card = cardFor(scene, place, day.start.position);
        const meal = stop.meal && { meal: stop.meal };
        const doubts = doubtsOf(scene, conversation, stop);
        const likely = open === 'unknown' &&
          wasOpen(scene, place, day.day, begin, leave) && { isLikely: true as const };
        const shut = open === 'no' && visited.spansOn(day.day)?.length === 0 && { isShutAllDay: true as const };
        const times = { arriveMinutes: begin, leaveMinutes: leave, leg: wayOf(leg), open };
        return { card, ...times, doubts, ...meal, ...likely, ...shut };
      }),
    };
  });
}

/** By the hours of an older record. */
function wasOpen({ world }: Scene, place: Place, day: CivilDay, begin: number, leave: number): boolean {
  const then = asOnceOpen(place);
  const spans = then && hoursOn(world.recommend.hours, then.openingHours, day);
  return spans?.some(({ start, end, uncertain }) => !uncertain && start <= begin && leave <= end) ?? false;
}

export const wayOf = ({ minutes, rides = [] }: Leg): PlannedStop['leg'] => ({
  minutes,
  lines: rides.map(({ line }) => line),
});
