// A rectangle of degrees. None here crosses the 180th meridian.
import type { Point } from './point.ts';

export interface BoundingBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The edges belong to the box. */
export const isInBox = ({ south, west, north, east }: BoundingBox, { latDeg, lngDeg }: Point): boolean =>
  latDeg >= south && latDeg <= north && lngDeg >= west && lngDeg <= east;

/** Of the shortest degree of latitude, which is at the equator, and less. */
const METRES_A_DEGREE = 110_000;

/** A box that surely holds the circle of so many metres around a point, and little more. */
export function boxAround({ latDeg, lngDeg }: Point, metres: number): BoundingBox {
  const height = metres / METRES_A_DEGREE;
  const highest = Math.min(89, Math.abs(latDeg) + height);
  const width = height / Math.cos((highest * Math.PI) / 180);
  return { south: latDeg - height, north: latDeg + height, west: lngDeg - width, east: lngDeg + width };
}
