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
