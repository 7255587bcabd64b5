// A plan as a reply tells it: its times worked out, with what is not known of its stops.
import type { PlannedDay, PlannedStop, TimetableAnswer } from '../../chat/plan-answer.ts';
import type { TalkState } from '../../chat/state.ts';
import type { CivilDay } from '../../domain/civil-day.ts';
import { asOnceOpen } from '../../domain/past-hours.ts';
import type { Place } from '../../domain/place.ts';
import type { Plan } from '../../domain/plan.ts';
import { civilNow, hoursOn } from '../../hours/city-hours.ts';
import { addDays } from '../../hours/civil-time.ts';
import { schedule } from '../../plan/schedule.ts';
import type { Leg } from '../../plan/world.ts';
import { planWorldOf } from '../plan-world.ts';
import { cardFor } from './cards.ts';
import { doubtsOf } from './plan-doubts.ts';
import { placeOf, type Scene } from './world.ts';

export function told(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  rest: Omit<TimetableAnswer, 'kind' | 'plan' | 'days'>,
): TimetableAnswer {
  return { kind: 'timetable', ...rest, days: plannedDays(scene, conversation, plan), plan };
}

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
      stops: visits.flatMap(({ stop, begin, leave, leg, open }): PlannedStop | readonly [] => {
        const place = placeOf(scene, stop.placeId);
        if (!place) return [];
        const card = cardFor(scene, place, day.start.position);
        const meal = stop.meal && { meal: stop.meal };
        const doubts = doubtsOf(scene, conversation, stop);
        const likely = open === 'unknown' &&
          wasOpen(scene, place, day.day, begin, leave) && { isLikely: true as const };
        return { card, arriveMinutes: begin, leaveMinutes: leave, leg: wayOf(leg), open, doubts, ...meal, ...likely };
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
