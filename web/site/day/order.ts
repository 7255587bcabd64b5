// The best order of a day's stops, exactly: every order is considered, hopeless ones only as far as needed.
import type { Position } from '../../api-client/client.ts';
import { distanceM, walkingMinutes } from '../state/spots.ts';
import { type Hours, isOpenThrough } from './hours.ts';

export interface Stop extends Position {
  readonly id: string;
  readonly name: string;
  readonly stayMin: number;
  /** Absent when not known. */
  readonly hours?: Hours | undefined;
}

export interface Visit {
  readonly stop: Stop;
  readonly walkM: number;
  readonly walkMin: number;
  /** Minutes after midnight. */
  readonly arriveMin: number;
  readonly leaveMin: number;
  readonly open: 'yes' | 'no' | 'unknown';
}

export interface Day {
  readonly date: Date;
  readonly startMin: number;
  readonly from: Position;
}

export const MOST_STOPS = 9;

/** Fewest closed doors first, then the shortest walk. */
export function bestOrder(stops: readonly Stop[], day: Day): readonly Visit[] {
  let best: Candidate | undefined;

  function extend(candidate: Candidate, left: readonly Stop[]): void {
    if (best && !isBetter(candidate, best)) return;
    if (left.length === 0) {
      best = candidate;
      return;
    }
    const here = candidate.visits.at(-1)?.stop ?? day.from;
    const nearestFirst = [...left].sort((a, b) => distanceM(here, a) - distanceM(here, b));
    for (const next of nearestFirst) {
      extend(
        visiting(candidate, next, day),
        left.filter((stop) => stop !== next),
      );
    }
  }

  extend({ visits: [], closed: 0, walkM: 0 }, stops);
  return best?.visits ?? [];
}

/** The given order, with times. */
export function inOrder(stops: readonly Stop[], day: Day): readonly Visit[] {
  return stops.reduce<Candidate>((candidate, stop) => visiting(candidate, stop, day), {
    visits: [],
    closed: 0,
    walkM: 0,
  }).visits;
}

interface Candidate {
  readonly visits: readonly Visit[];
  readonly closed: number;
  readonly walkM: number;
}

const isBetter = (a: Candidate, b: Candidate): boolean =>
  a.closed < b.closed || (a.closed === b.closed && a.walkM < b.walkM);

function visiting(candidate: Candidate, stop: Stop, day: Day): Candidate {
  const last = candidate.visits.at(-1);
  const walkM = distanceM(last?.stop ?? day.from, stop);
  const walkMin = walkingMinutes(walkM);
  const arriveMin = (last?.leaveMin ?? day.startMin) + walkMin;
  const leaveMin = arriveMin + stop.stayMin;
  const open = stop.hours ? (isOpenThrough(stop.hours, day.date, arriveMin, leaveMin) ? 'yes' : 'no') : 'unknown';
  return {
    visits: [...candidate.visits, { stop, walkM, walkMin, arriveMin, leaveMin, open }],
    closed: candidate.closed + (open === 'no' ? 1 : 0),
    walkM: candidate.walkM + walkM,
  };
}
