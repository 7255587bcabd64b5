// Works out the times of a day: ways, arrivals, waits before closed doors, and whether each door is open for the stay.
import { DAY_MINUTES } from '../domain/civil-day.ts';
import type { PlanDay, Stop } from '../domain/plan.ts';
import type { Leg, OpenSpan, PlannedPlace, PlanWorld } from './world.ts';

export interface Visit {
  readonly stop: Stop;
  readonly place: PlannedPlace;
  readonly leg: Leg;
  /** Minutes after midnight. */
  readonly arrive: number;
  /** After waiting for the doors, for the table or for the fixed time. */
  readonly begin: number;
  readonly leave: number;
  /** `no`: closed for at least a part of the stay. */
  readonly open: 'yes' | 'no' | 'unknown';
  /** Arrived after the fixed time. */
  readonly isLate: boolean;
  /** There is nothing to be seen any more, or not yet. */
  readonly isDark: boolean;
}

export interface Timetable {
  readonly visits: readonly Visit[];
  readonly leave: number;
  readonly walkM: number;
  readonly travelMinutes: number;
  readonly waitMinutes: number;
}

/** Nobody stands before a closed door for longer than this when there is something else to do. */
const LONGEST_WAIT_MINUTES = 45;
/** After dinner there is always a drink to be had until the dancing begins. */
const LONGEST_WAIT_FOR_CLUBS = 90;

/** Stops whose place the catalogue no longer has are left out. */
export function schedule(day: PlanDay, world: PlanWorld, stops: readonly Stop[] = day.stops): Timetable {
  const visits: Visit[] = [];
  let [here, now] = [day.start.position, day.from];
  let [walkM, travelMinutes, waitMinutes] = [0, 0, 0];
  for (const stop of stops) {
    const place = world.placeOf(stop.placeId);
    if (!place) continue;
    const leg = world.legBetween(here, place.position);
    const visit = visitAt(day, world, stop, place, leg, now + leg.minutes);
    visits.push(visit);
    walkM += leg.walkM;
    travelMinutes += leg.minutes;
    waitMinutes += visit.begin - visit.arrive;
    [here, now] = [place.position, visit.leave];
  }
  return { visits, leave: now, walkM, travelMinutes, waitMinutes };
}

function visitAt(day: PlanDay, world: PlanWorld, stop: Stop, place: PlannedPlace, leg: Leg, arrive: number): Visit {
  const there = roundedUp(arrive);
  const ready = stop.fixedAt !== undefined && arrive <= stop.fixedAt ? stop.fixedAt : there;
  const wanted = Math.max(ready, stop.meal && stop.fixedAt === undefined ? world.meals[stop.meal].from : 0);
  const spans = place.spansOn(day.day);
  const longestWait = place.categories.includes('dance clubs') ? LONGEST_WAIT_FOR_CLUBS : LONGEST_WAIT_MINUTES;
  const span = spans && spanFor(spans, wanted, stop.stayMinutes, longestWait);
  const begin = stop.fixedAt === undefined && span ? Math.max(wanted, span.start) : wanted;
  const leave = begin + stop.stayMinutes;
  const open = spans === undefined ? 'unknown' : span && span.start <= begin && leave <= span.end ? 'yes' : 'no';
  const isLate = stop.fixedAt !== undefined && arrive > stop.fixedAt + GRACE_MINUTES;
  const light = place.lightOn?.(day.day);
  const isDark = light !== undefined && (begin < light.start || leave > light.end + TWILIGHT_MINUTES);
  // The minutes to the next five are no wait before a door.
  return { stop, place, leg, arrive: Math.min(there, ready), begin, leave, open, isLate, isDark };
}

/** Nobody is late who comes so many minutes after the time. */
const GRACE_MINUTES = 5;

/** Who is in a park when it gets dark walks on to its gate. */
const TWILIGHT_MINUTES = 10;

/** Ways are estimates: nobody plans to be anywhere at 13:12. */
const roundedUp = (minute: number): number => Math.ceil(minute / ROUND_MINUTES) * ROUND_MINUTES;
const ROUND_MINUTES = 5;

/** The first span that can hold the stay without a long wait. */
function spanFor(
  spans: readonly OpenSpan[],
  from: number,
  stayMinutes: number,
  longestWait: number,
): OpenSpan | undefined {
  // Hours past midnight are written on the day on which they begin: half past one at night is 25:30 of the evening.
  return spans
    .flatMap((span) => (span.end > DAY_MINUTES ? [span, shifted(span, -DAY_MINUTES)] : [span]))
    .find(({ start, end }) => Math.max(from, start) + stayMinutes <= end && start - from <= longestWait);
}

const shifted = ({ start, end }: OpenSpan, by: number): OpenSpan => ({ start: start + by, end: end + by });
