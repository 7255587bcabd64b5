// When to set out for a flight or a train: counted back from when it leaves, with the way there.

import type { DialogueAct } from '../../chat/acts.ts';
import type { Answer } from '../../chat/answer.ts';
import type { TalkState } from '../../chat/state.ts';
import type { City } from '../../city/city.ts';
import { DAY_MINUTES, minuteOfClock } from '../../domain/civil-day.ts';
import { straightLineM, walkMinutes } from '../../domain/walk.ts';
import type { Point } from '../../geo/point.ts';
import type { Access } from '../../transit/journey.ts';
import { rideBetween } from '../ways.ts';
import type { Start } from './lists/hunt.ts';
import type { Scene } from './world.ts';

export function leavingTold(
  { world, language = 'en' }: Scene,
  { leaving, from }: Extract<DialogueAct, { kind: 'tell_leaving' }>,
  start: Start,
  { situation }: Pick<TalkState, 'situation'>,
  access: Access,
): Answer {
  const { city } = world.recommend;
  const { by, hub, atMin } = leaving;
  const own: Start = situation?.stay ? { ...situation.stay, kind: 'named' } : start;
  const begin = from ?? (own.kind === 'centre' ? undefined : own);
  const beforeMin = BEFORE_MIN[by];
  const there = atMin === undefined ? undefined : atMin - beforeMin;
  const isApart = hub && begin && straightLineM(begin.position, hub.position) > SAME_SPOT_M;
  const way = isApart ? wayAt(city, [begin.position, hub.position], access, there) : undefined;
  const setOut = there === undefined ? undefined : Math.floor((there - (way?.minutes ?? 0)) / ROUND_MIN) * ROUND_MIN;
  const name = from?.name ?? (own.kind === 'named' ? own.name : undefined);
  const beside = city.topics?.find(({ leaves }) => leaves === by)?.parts?.which?.[language];
  return {
    kind: 'leaving',
    by,
    beforeMin,
    ...(hub && { hub: hub.name }),
    ...(way && { way, ...(name && { from: name }) }),
    ...(atMin !== undefined && there !== undefined && setOut !== undefined && { at: { leaves: atMin, there, setOut } }),
    ...(beside !== undefined && { beside }),
  };
}

/** Two hours for bags and security; for a train the doors close a few minutes before, and large stations take time. */
const BEFORE_MIN = { air: 120, rail: 25, road: 20 } as const;
const SAME_SPOT_M = 150;
/** Nobody sets out at 10:43. */
const ROUND_MIN = 5;

/** By train where trains run at that hour, else by taxi; on foot where it is near. */
function wayAt(city: City, [from, to]: readonly [Point, Point], access: Access, there: number | undefined) {
  const ride = rideBetween(city, from, to, access);
  const metres = straightLineM(from, to);
  if (!ride && walkMinutes(metres) <= LONGEST_WALK_MIN)
    return { minutes: walkMinutes(metres), by: 'foot', lines: [] } as const;
  const isLate = there !== undefined && isResting(city, there - (ride?.minutes ?? 0));
  if (ride && !isLate) return { minutes: ride.minutes, by: 'ride', lines: ride.rides.map(({ line }) => line) } as const;
  return { minutes: Math.ceil((metres * ROAD_SHARE) / TAXI_M_A_MINUTE) + WAIT_MIN, by: 'taxi', lines: [] } as const;
}
const LONGEST_WALK_MIN = 30;
/** How much longer streets are than the straight line. */
const ROAD_SHARE = 1.35;
const TAXI_M_A_MINUTE = 550;
const WAIT_MIN = 5;

/** Whether no train runs at that minute. */
function isResting({ networks }: City, minute: number): boolean {
  const { rests } = networks[0] ?? {};
  if (!rests) return false;
  const [from, to] = [minuteOfClock(rests.from), minuteOfClock(rests.to)];
  const at = (minute + DAY_MINUTES) % DAY_MINUTES;
  return from < to ? at >= from && at < to : at >= from || at < to;
}
