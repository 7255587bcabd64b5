// Which of many points lie near one: a static k-d tree over a snapshot's positions.

import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { Point } from './point.ts';

export interface SpatialIndex {
  readonly size: number;
  /** Rows from the nearest to the farthest, at most `count` of them and none beyond `withinM`. */
  nearest(position: Point, count: number, withinM?: number): readonly number[];
  /** At least `count` rows that lie nearest (all, if there are fewer), in no order, and possibly some more. */
  atLeast(position: Point, count: number): readonly number[];
}

const METRES_PER_DEG = 111_195;
const FIRST_RADIUS_M = 1_000;
const HALF_EARTH_M = 20_015_000;

/** @param positions one point a row; the row is its index */
export function spatialIndexOf(positions: readonly Point[]): SpatialIndex {
  if (positions.length === 0) return { size: 0, nearest: () => [], atLeast: () => [] };
  const tree = new KDBush(positions.length);
  for (const { latDeg, lngDeg } of positions) tree.add(lngDeg, latDeg);
  tree.finish();

  return {
    size: positions.length,
    nearest: (position, count, withinM = Number.POSITIVE_INFINITY) =>
      // The library takes 0 for "at least one".
      count <= 0 ? [] : (around(tree, position.lngDeg, position.latDeg, count, withinM / 1_000) as number[]),
    atLeast: (position, count) => {
      for (let radiusM = FIRST_RADIUS_M; radiusM < HALF_EARTH_M; radiusM *= 1.6) {
        const rows = inBox(tree, position, radiusM);
        if (rows.length >= count) return rows;
      }
      return positions.map((_, row) => row);
    },
  };
}

/** A box in degrees that holds the whole circle: cheaper than a circle, and a superset of it. */
function inBox(tree: KDBush, { latDeg, lngDeg }: Point, radiusM: number): readonly number[] {
  const latSpan = radiusM / METRES_PER_DEG;
  const lngSpan = latSpan / Math.max(0.01, Math.cos((latDeg * Math.PI) / 180));
  return tree.range(lngDeg - lngSpan, latDeg - latSpan, lngDeg + lngSpan, latDeg + latSpan);
}
