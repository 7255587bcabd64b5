// Fewer corners for arcs, with the ends kept (Douglas and Peucker 1973), and a check that no two arcs came to cross.
import type { Corner } from './topology.ts';

const METRES_PER_MICRODEGREE = 0.111_195;
/** Degrees of longitude are shorter here. */
const LNG_SHRINK = Math.cos((40.42 * Math.PI) / 180);

/**
 * @param toleranceM no corner that is left out lay farther than this from the line that is kept
 * @returns the arcs, each simplified as far as it does not cross another
 */
export function simplifiedArcs(arcs: readonly (readonly Corner[])[], toleranceM: number): Corner[][] {
  const tolerances = arcs.map(() => toleranceM);
  for (let round = 0; round < 8; round++) {
    const simple = arcs.map((arc, index) => simplified(arc, tolerances[index] as number));
    const crossing = crossingArcs(simple);
    if (crossing.size === 0) return simple;
    for (const index of crossing) tolerances[index] = round < 7 ? (tolerances[index] as number) / 2 : 0;
  }
  throw new Error('the outlines cross each other before they are simplified');
}

function simplified(arc: readonly Corner[], toleranceM: number): Corner[] {
  const last = arc.length - 1;
  const keep = new Set([0, last]);
  // A closed arc needs a third and a fourth corner, or nothing would be left of it.
  const isClosed = last > 0 && arc[0]?.[0] === arc[last]?.[0] && arc[0]?.[1] === arc[last]?.[1];
  const cuts = isClosed ? [Math.floor(last / 3), Math.floor((2 * last) / 3)] : [];
  for (const cut of cuts) keep.add(cut);
  const spans = [0, ...cuts, last].flatMap((from, index, all) =>
    index + 1 < all.length ? [[from, all[index + 1] as number]] : [],
  );
  for (const [from = 0, to = 0] of spans) keepFarthest(arc, from, to, toleranceM, keep);
  return [...keep].sort((a, b) => a - b).map((index) => arc[index] as Corner);
}

function keepFarthest(arc: readonly Corner[], from: number, to: number, toleranceM: number, keep: Set<number>): void {
  let [farthest, farthestM] = [-1, toleranceM];
  for (let index = from + 1; index < to; index++) {
    const offM = distanceToLineM(arc[index] as Corner, arc[from] as Corner, arc[to] as Corner);
    if (offM > farthestM) [farthest, farthestM] = [index, offM];
  }
  if (farthest < 0) return;
  keep.add(farthest);
  keepFarthest(arc, from, farthest, toleranceM, keep);
  keepFarthest(arc, farthest, to, toleranceM, keep);
}

function distanceToLineM(point: Corner, from: Corner, to: Corner): number {
  const [px, py, bx, by] = [point[0] - from[0], point[1] - from[1], to[0] - from[0], to[1] - from[1]];
  const [x, y, dx, dy] = [px * LNG_SHRINK, py, bx * LNG_SHRINK, by];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / squared));
  return Math.hypot(x - along * dx, y - along * dy) * METRES_PER_MICRODEGREE;
}

interface Segment {
  readonly arc: number;
  readonly a: Corner;
  readonly b: Corner;
}

/** Sweeps from west to east, so that only segments that lie over one another are compared. */
function crossingArcs(arcs: readonly (readonly Corner[])[]): Set<number> {
  const segments = arcs
    .flatMap((corners, arc) => corners.slice(1).map((b, index): Segment => ({ arc, a: corners[index] as Corner, b })))
    .sort((one, other) => westOf(one) - westOf(other));
  const crossing = new Set<number>();
  segments.forEach((one, index) => {
    for (let next = index + 1; next < segments.length; next++) {
      const other = segments[next] as Segment;
      if (westOf(other) > Math.max(one.a[0], one.b[0])) break;
      if (cross(one, other)) {
        crossing.add(one.arc);
        crossing.add(other.arc);
      }
    }
  });
  return crossing;
}

const westOf = ({ a, b }: Segment): number => Math.min(a[0], b[0]);

/** They share an inner point; a common end is no crossing. */
function cross({ a, b }: Segment, { a: c, b: d }: Segment): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

const side = (a: Corner, b: Corner, p: Corner): number =>
  Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]));
