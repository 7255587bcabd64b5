// Points on the earth and the distance between them.

export interface Point {
  readonly latDeg: number;
  readonly lngDeg: number;
}

/** Mean earth radius in metres (IUGG). */
const EARTH_RADIUS_M = 6_371_008.8;
const RAD_PER_DEG = Math.PI / 180;

/**
 * Great-circle distance in metres (haversine), 0 for equal points, at most half the circumference.
 * Source: Sinnott (1984), "Virtues of the Haversine".
 */
export function distanceM(a: Point, b: Point): number {
  const dLat = (b.latDeg - a.latDeg) * RAD_PER_DEG;
  const dLng = (b.lngDeg - a.lngDeg) * RAD_PER_DEG;
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(a.latDeg * RAD_PER_DEG) * Math.cos(b.latDeg * RAD_PER_DEG) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}
