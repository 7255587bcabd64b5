// Points against outlines and lines, on a map that is flat enough at the scale of a city.
import type { Point } from './point.ts';

export type Path = readonly Point[];

/**
 * Whether closed rings hold the point: even-odd rule, so a ring inside another is a hole.
 * A point on a border belongs to one of the two sides, always the same.
 */
export function contains(rings: readonly Path[], { latDeg, lngDeg }: Point): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let index = 1; index < ring.length; index++) {
      const [a, b] = [ring[index - 1] as Point, ring[index] as Point];
      if (a.latDeg > latDeg === b.latDeg > latDeg) continue;
      const crossingLng = a.lngDeg + ((latDeg - a.latDeg) / (b.latDeg - a.latDeg)) * (b.lngDeg - a.lngDeg);
      if (lngDeg < crossingLng) inside = !inside;
    }
  }
  return inside;
}

const METRES_PER_DEGREE = 111_195;

/** Metres to the nearest point of a line of one or more corners; Infinity for none. Within 0.1 % up to some 20 km. */
export function distanceToPathM(path: Path, point: Point): number {
  const shrink = Math.cos((point.latDeg * Math.PI) / 180);
  const flat = path.map(({ latDeg, lngDeg }): [number, number] => [
    (lngDeg - point.lngDeg) * shrink * METRES_PER_DEGREE,
    (latDeg - point.latDeg) * METRES_PER_DEGREE,
  ]);
  const [first] = flat;
  if (!first) return Number.POSITIVE_INFINITY;
  let nearestM = Math.hypot(...first);
  for (let index = 1; index < flat.length; index++) {
    nearestM = Math.min(
      nearestM,
      distanceFromOriginM(flat[index - 1] as [number, number], flat[index] as [number, number]),
    );
  }
  return nearestM;
}

/** To the segment from a to b, as seen from (0, 0). */
function distanceFromOriginM([ax, ay]: [number, number], [bx, by]: [number, number]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / squared));
  return Math.hypot(ax + along * dx, ay + along * dy);
}
