// A day that was made, held against what the message asked for and mended where it falls short.
import type { PlaceId } from '../../../domain/branded.ts';
import type { PlanDay } from '../../../domain/plan.ts';
import type { Point } from '../../../geo/point.ts';
import type { PlanRequest, PlanStop } from '../../../nlp/frame.ts';
import { DAY_PARTS } from '../../../nlp/temporal/piece.ts';
import { type Brief, faultsIn, type Idle, repaired } from '../../../plan/check.ts';
import type { Candidate } from '../../../plan/choose.ts';
import type { DayAsked, DayOutline } from './day-outline.ts';
import { DayPools } from './day-pools.ts';
import { cutShort, longestWalk } from './pace.ts';
import { BEGINS } from './stops.ts';
import { hasBegin, hasEnd } from './windows.ts';

interface Checked {
  readonly day: PlanDay;
  /** Hours with nothing to do. */
  readonly idle: readonly Idle[];
  /** They are left to people: nobody looked for anything. */
  readonly isLeftFree: boolean;
  /** Stops that come before one that was said before them. */
  readonly turned: readonly PlaceId[];
}

export function checked(asked: DayAsked, outline: DayOutline, made: PlanDay): Checked {
  const { world } = outline;
  const brief = briefOf(asked, outline, made);
  const day = repaired(untilSaid(made, asked.request), brief, world);
  const faults = faultsIn(day, brief, world);
  const idle = faults.flatMap((fault) =>
    fault.kind === 'idle' && fault.until - fault.from >= TOLD_MINUTES ? fault : [],
  );
  const turned = faults.flatMap((fault) =>
    fault.kind === 'turned'
      ? day.stops.flatMap(({ placeId, meal }) => ((meal ?? placeId) === fault.key ? placeId : []))
      : [],
  );
  return { day, idle, isLeftFree: brief.others === 'none', turned };
}
/** A shorter wait needs no word. */
const TOLD_MINUTES = 60;

/** A day of stated stops ends with the last of them, unless its end was said. */
const untilSaid = (day: PlanDay, request: PlanRequest): PlanDay =>
  request.isStated && hasEnd(request) ? { ...day, until: Math.max(day.until, request.window!.toMin!) } : day;

function briefOf(asked: DayAsked, outline: DayOutline, made: PlanDay): Brief {
  const { request } = asked;
  const { stops, keys, pace, isListed } = outline;
  const isEndSaid = hasEnd(request) || request.minutes !== undefined;
  const isBeginSaid = hasBegin(request) || request.minutes !== undefined;
  // "From ten", "done by six": the time between the stops is part of what was asked for.
  const isDaySaid = isBeginSaid || isEndSaid || request.isFilledBetween;
  // "The afternoon": nobody who plans it goes home an hour after it has begun.
  const isPart = request.window?.label !== undefined && !isListed;
  const keyed = stops.flatMap((stop, at) => (keys[at] === undefined ? [] : [[keys[at], stop] as const]));
  // "This afternoon the lights": nobody waits for the dark at home.
  const isPartSaid = request.window?.label !== undefined;
  return {
    isBeginSaid,
    isEndSaid: isEndSaid || isPart,
    asked: [...new Set(keyed.map(([key]) => key))],
    isInOrder: request.isInOrder === true && !request.isLooseOrder,
    last: keys[stops.findIndex(({ isLast }) => isLast)],
    earliest: new Map(
      keyed.flatMap(([key, stop]) => (isOfPart(stop, key, made) ? [[key, DAY_PARTS[stop.at!.label!][0]]] : [])),
    ),
    atTheirHour: new Set(keyed.flatMap(([key, stop]) => (hasHour(stop) ? key : []))),
    longestWalk: longestWalk(request, pace, asked.asker.isShortWay).longestWalk ?? USUAL_WALK_MINUTES,
    longestStay: (place) => {
      const { visitMinutes = 0 } = cutShort(place, pace, asked.asker.conversation);
      return Math.min(LONGEST_STAY_MINUTES, visitMinutes * LONGER_SHARE);
    },
    mostIdle: isEndSaid || isListed ? IDLE_MINUTES : AIR_MINUTES,
    others:
      request.isCrawl ||
      request.isOnly ||
      request.isThemed ||
      request.mostStops !== undefined ||
      (isListed && !isDaySaid && !isPartSaid)
        ? 'none'
        : isListed && !request.isFilledBetween
          ? 'rare'
          : 'welcome',
    fillers: fillersOf(new DayPools(asked, outline)),
  };
}
const USUAL_WALK_MINUTES = 20;
const IDLE_MINUTES = 30;
const AIR_MINUTES = 75;
const LONGER_SHARE = 1.5;
const LONGEST_STAY_MINUTES = 120;

/** The hour of the stop is only that at which its part of the day begins. */
const isOfPart = ({ at }: PlanStop, key: string, { stops }: PlanDay): boolean =>
  at?.label !== undefined &&
  stops.some(({ meal, placeId, fixedAt }) => (meal ?? placeId) === key && fixedAt === BEGINS[at.label!]);

const hasHour = ({ at, isAtSunset }: PlanStop): boolean =>
  isAtSunset === true || (at?.label === undefined && at?.fromMin !== undefined);

/** Looked for once around each point. */
function fillersOf(pools: DayPools): (around: Point) => readonly Candidate[] {
  const known = new Map<string, readonly Candidate[]>();
  return (around) => {
    const key = `${around.latDeg},${around.lngDeg}`;
    const found = known.get(key) ?? pools.around(around);
    known.set(key, found);
    return found;
  };
}
