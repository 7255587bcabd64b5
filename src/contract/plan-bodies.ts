// Plans as they are handed out: with the times that the schedule gives them.
import type { Static } from 'typebox';
import type { PlanDay, StoredPlan } from '../domain/plan.ts';
import { clockText, dateTime, present } from './fields.ts';
import type { PlanBody, PlanSummaryBody, SharedPlanBody } from './plans.ts';

/** One day's timetable, as the planning engine gives it. */
interface DayTimes {
  readonly visits: readonly {
    readonly stop: PlanDay['stops'][number];
    readonly place: {
      readonly name: string;
      readonly position: { readonly latDeg: number; readonly lngDeg: number };
      readonly address?: string;
    };
    readonly leg: {
      readonly mode: 'walk' | 'transit';
      readonly minutes: number;
      readonly walkM: number;
      readonly rides?: readonly { readonly line: string; readonly from: string; readonly to: string }[];
    };
    readonly arrive: number;
    readonly begin: number;
    readonly leave: number;
    readonly open: 'yes' | 'no' | 'unknown';
    readonly isLate: boolean;
  }[];
  readonly leave: number;
  readonly walkM: number;
  readonly travelMinutes: number;
}

interface TimedDay {
  readonly day: PlanDay;
  readonly times: DayTimes;
}

export const sharedPlanBody = (
  title: string,
  timeZone: string,
  days: readonly TimedDay[],
): Static<typeof SharedPlanBody> => ({ title, time_zone: timeZone, days: days.map(dayBody) });

export const planBody = (
  { id, version, isShared, createdAt, updatedAt, plan }: StoredPlan,
  timeZone: string,
  days: readonly TimedDay[],
): Static<typeof PlanBody> => ({
  id,
  version,
  shared: isShared,
  created_at: dateTime(createdAt),
  updated_at: dateTime(updatedAt),
  ...sharedPlanBody(plan.title, timeZone, days),
});

export const planSummaryBody = ({
  id,
  plan,
  version,
  isShared,
  updatedAt,
}: StoredPlan): Static<typeof PlanSummaryBody> => ({
  id,
  title: plan.title,
  version,
  shared: isShared,
  updated_at: dateTime(updatedAt),
  first_date: plan.days[0]?.day ?? '',
  days: plan.days.length,
  stops: plan.days.reduce((sum, { stops }) => sum + stops.length, 0),
});

function dayBody({
  day: { day, from, until, start, limitedBy },
  times,
}: TimedDay): Static<typeof SharedPlanBody>['days'][number] {
  return {
    date: day,
    from: clockText(from),
    until: clockText(until),
    start: { lat: start.position.latDeg, lng: start.position.lngDeg, ...present({ name: start.name }) },
    stops: times.visits.map(({ stop, place, leg, ...visit }) => ({
      place_id: stop.placeId,
      name: place.name,
      lat: place.position.latDeg,
      lng: place.position.lngDeg,
      stay_minutes: stop.stayMinutes,
      ...present({
        address: place.address,
        meal: stop.meal,
        fixed_at: stop.fixedAt === undefined ? undefined : clockText(stop.fixedAt),
      }),
      leg: {
        mode: leg.mode,
        minutes: leg.minutes,
        distance: leg.walkM,
        ...(leg.rides && { rides: leg.rides.map((ride) => ({ ...ride })) }),
      },
      arrive: clockText(visit.arrive),
      begin: clockText(visit.begin),
      leave: clockText(visit.leave),
      open: visit.open,
      late: visit.isLate,
    })),
    leave: clockText(times.leave),
    walk_distance: times.walkM,
    travel_minutes: times.travelMinutes,
    over: times.leave > until,
    ...(limitedBy && { limited_by: [...limitedBy] }),
  };
}
