// Walking through a city on foot: estimates from the straight line, and the heading to set off in.
import { distanceM, type Point } from '../geo/point.ts';

/** Streets bend: a walk in a European city is about this much longer than the line on the map. */
const DETOUR = 1.3;
const METRES_PER_MINUTE = 80;

export const straightLineM = (from: Point, to: Point): number => Math.round(distanceM(from, to));

/** An estimate, and to be called one; at least a minute. */
export const walkMinutes = (lineM: number): number => Math.max(1, Math.round((lineM * DETOUR) / METRES_PER_MINUTE));

const BEARINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Bearing = (typeof BEARINGS)[number];

/** As far as a walk of so many minutes leads, on the map: the inverse of `walkMinutes`, in whole tens of metres. */
export const lineWithinWalkM = (minutes: number): number =>
  Math.max(10, Math.round((minutes * METRES_PER_MINUTE) / DETOUR / 10) * 10);

/** The eighth of the compass in which `to` lies; within a city the earth is flat. */
export function bearingTo(from: Point, to: Point): Bearing {
  const north = to.latDeg - from.latDeg;
  const east = (to.lngDeg - from.lngDeg) * Math.cos((from.latDeg * Math.PI) / 180);
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return BEARINGS[(eighth + 8) % 8] ?? 'N';
}
