// How long a place is visited while a day is chosen: its usual time, or a long one cut to what matters where that fits better.
import type { Stop } from '../domain/plan.ts';
import { stayMinutes } from './stays.ts';
import type { PlannedPlace } from './world.ts';

interface Rewarded {
  readonly place: PlannedPlace;
  readonly reward: number;
}

interface Lasting {
  readonly stop: Stop;
  readonly reward: number;
}

interface Stretch {
  readonly day: { readonly from: number; readonly until: number };
  readonly fixed: readonly Stop[];
}

/** A stretch of time with nothing settled that is spent on one thing, or two. */
export const isBrief = ({ day: { from, until }, fixed }: Stretch): boolean =>
  until - from <= BRIEF_DAY_MINUTES && fixed.length === 0;
const BRIEF_DAY_MINUTES = 180;

/** Each length at which it may be a stop. */
export function asVisits({ place, reward }: Rewarded, isInBrief: boolean): readonly Lasting[] {
  const usual = stayMinutes(place);
  const lasting = (minutes: number, share: number): Lasting => ({
    stop: { placeId: place.id, stayMinutes: minutes },
    reward: reward * share,
  });
  // In two hours people see one thing that is worth it before two squares that they pass.
  const whole = lasting(usual, isInBrief && usual <= HOUR_MINUTES ? GLANCE_SHARE : 1);
  return [
    whole,
    ...(usual > LONG_VISIT_MINUTES ? [lasting(LONG_VISIT_MINUTES, CUT_SHARE)] : []),
    ...(isInBrief && usual > HOUR_MINUTES ? [lasting(HOUR_MINUTES, HOUR_SHARE)] : []),
  ];
}
const CUT_SHARE = 0.85;
const HOUR_MINUTES = 60;
const HOUR_SHARE = 0.85;
const GLANCE_SHARE = 0.5;
export const LONG_VISIT_MINUTES = 90;
