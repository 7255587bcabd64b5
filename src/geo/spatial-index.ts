// Which of many points lie near one: a static k-d tree over a snapshot's positions.

import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { Point } from './point.ts';

export interface SpatialIndex {
  readonly size: number;
  /** Rows from the nearest to the farthest, at most `count` of them and none beyond `withinM`. */
  nearest(position: Point, count: number, withinM?: number): readonly number[];
  /** The `count` rows that lie nearest (all, if there are fewer), in no order, with some of the next ones. */
  atLeast(position: Point, count: number): readonly number[];
}

/** Ratio of the number of places in a circle at the densest spot to the number at even density. */
const CROWDING = 25;
const HALF_EARTH_DEG = 180;

/** @param positions one point a row; the row is its index */
export function spatialIndexOf(positions: readonly Point[]): SpatialIndex {
  if (positions.length === 0) return { size: 0, nearest: () => [], atLeast: () => [] };
  const tree = new KDBush(positions.length);
  for (const { latDeg, lngDeg } of positions) tree.add(lngDeg, latDeg);
  tree.finish();
  const latLngDeg = Float64Array.from(positions.flatMap(({ latDeg, lngDeg }) => [latDeg, lngDeg]));
  const extentDeg2 = extentOf(positions);

  return {
    size: positions.length,
    nearest: (position, count, withinM = Number.POSITIVE_INFINITY) =>
      // The library takes 0 for "at least one".
      count <= 0 ? [] : (around(tree, position.lngDeg, position.latDeg, count, withinM / 1_000) as number[]),
    atLeast: (position, count) => {
      const first = Math.sqrt((extentDeg2 * count) / positions.length / CROWDING) || 1;
      for (let radiusDeg = first; radiusDeg < HALF_EARTH_DEG; radiusDeg *= 1.5) {
        const rows = nearestInCircle(tree, latLngDeg, position, radiusDeg, count);
        if (rows) return rows;
      }
      return positions.map((_, row) => row);
    },
  };
}

/** Square degrees, of latitude, of the box that holds all. */
function extentOf(positions: readonly Point[]): number {
  let [south, north, west, east] = [90, -90, 180, -180];
  for (const { latDeg, lngDeg } of positions) {
    south = Math.min(south, latDeg);
    north = Math.max(north, latDeg);
    west = Math.min(west, lngDeg);
    east = Math.max(east, lngDeg);
  }
  return (north - south) * (east - west) * shrinkOf((south + north) / 2);
}

/** Rings of one area: what lies evenly fills them evenly, so cutting at one of them leaves little too much. */
const RINGS = 256;

/**
 * The `count` nearest of a circle and the rest of their outermost ring; undefined where the circle holds fewer.
 *
 * @param latLngDeg two numbers a row
 */
function nearestInCircle(
  tree: KDBush,
  latLngDeg: Float64Array,
  { latDeg, lngDeg }: Point,
  radiusDeg: number,
  count: number,
): readonly number[] | undefined {
  const shrink = shrinkOf(latDeg);
  const lngSpan = radiusDeg / shrink;
  const rows = tree.range(lngDeg - lngSpan, latDeg - radiusDeg, lngDeg + lngSpan, latDeg + radiusDeg);
  if (rows.length < count) return undefined;
  const rings = new Uint16Array(rows.length);
  const held = new Uint32Array(RINGS + 1);
  const ringsPerDeg2 = RINGS / (radiusDeg * radiusDeg);
  // By number: a hundred thousand of them are looked at in the middle of a crowd.
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const north = latLngDeg[2 * row]! - latDeg;
    const east = (latLngDeg[2 * row + 1]! - lngDeg) * shrink;
    const ring = Math.min(RINGS, Math.floor(ringsPerDeg2 * (north * north + east * east)));
    rings[at] = ring;
    held[ring]!++;
  }
  const outermost = ringWith(count, held.subarray(0, RINGS));
  if (outermost === undefined) return undefined;
  const inside: number[] = [];
  for (let at = 0; at < rows.length; at++) if (rings[at]! <= outermost) inside.push(rows[at]!);
  return inside;
}

/** The first ring that, with those within it, holds `count`. */
function ringWith(count: number, held: Uint32Array): number | undefined {
  let sum = 0;
  for (let ring = 0; ring < held.length; ring++) {
    sum += held[ring] as number;
    if (sum >= count) return ring;
  }
  return undefined;
}

/** How much shorter a degree of longitude is than one of latitude; at the poles not nothing, to divide by it. */
const shrinkOf = (latDeg: number): number => Math.max(0.01, Math.cos((latDeg * Math.PI) / 180));
