// Outlines stored as shared arcs: `i` is arc i as it stands, `~i` the same arc walked backwards.
import type { Path } from '../../src/geo/outline.ts';
import type { Point } from '../../src/geo/point.ts';

interface Arcs {
  readonly unitsPerDegree: number;
  readonly arcs: readonly (readonly number[])[];
}

/** Closed rings in degrees from rings of arcs. */
export function ringsOf(file: Arcs, rings: readonly (readonly number[])[]): Path[] {
  return rings.map((ring) =>
    ring.flatMap((arc, index) => {
      const corners = cornersOf(file, arc);
      // Neighbouring arcs share a corner.
      return index === 0 ? corners : corners.slice(1);
    }),
  );
}

/** The border round several outlines together: arcs between two of them fall away, the others are joined to rings. */
export function unionOf(file: Arcs, outlines: readonly (readonly number[])[]): number[][] {
  const all = new Set(outlines.flat());
  const border = [...all].filter((arc) => !all.has(~arc));
  const byStart = new Map(border.map((arc) => [startOf(file, arc), arc]));
  const rings: number[][] = [];
  const used = new Set<number>();
  for (const first of border) {
    const ring: number[] = [];
    for (
      let arc: number | undefined = first;
      arc !== undefined && !used.has(arc);
      arc = byStart.get(endOf(file, arc))
    ) {
      used.add(arc);
      ring.push(arc);
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}

function cornersOf({ unitsPerDegree, arcs }: Arcs, arc: number): Point[] {
  const steps = arcs[arc < 0 ? ~arc : arc] ?? [];
  const corners: Point[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    x += steps[index] as number;
    y += steps[index + 1] as number;
    corners.push({ latDeg: y / unitsPerDegree, lngDeg: x / unitsPerDegree });
  }
  return arc < 0 ? corners.reverse() : corners;
}

const startOf = (file: Arcs, arc: number): string => nameOf(cornersOf(file, arc)[0]);
const endOf = (file: Arcs, arc: number): string => nameOf(cornersOf(file, arc).at(-1));
const nameOf = (corner: Point | undefined): string => `${corner?.latDeg},${corner?.lngDeg}`;
