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

/** The point on the unit sphere: x towards 0°N 0°E, z towards the north pole. */
export function unitVector({ latDeg, lngDeg }: Point): readonly [x: number, y: number, z: number] {
  const lat = latDeg * RAD_PER_DEG;
  const lng = lngDeg * RAD_PER_DEG;
  return [Math.cos(lat) * Math.cos(lng), Math.cos(lat) * Math.sin(lng), Math.sin(lat)];
}

/** Great-circle distance in metres of two points whose unit vectors are so far apart, squared (0 to 4). */
export const chordToM = (chordSquared: number): number =>
  2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chordSquared) / 2));

/** Of the unit sphere, for a distance along it: the inverse of `chordToM`, but for the square. */
export const chordOfM = (metres: number): number => 2 * Math.sin(Math.min(Math.PI / 2, metres / (2 * EARTH_RADIUS_M)));

const KEPT_DEGREES = 0.001;

/** About eighty metres: enough to go on with, too little to find a front door. */
export const roughly = ({ latDeg, lngDeg }: Point): Point => ({ latDeg: rounded(latDeg), lngDeg: rounded(lngDeg) });
// Decimals that a thousandth has no exact form for are cut to it again.
const rounded = (degrees: number): number => Number((Math.round(degrees / KEPT_DEGREES) * KEPT_DEGREES).toFixed(3));
