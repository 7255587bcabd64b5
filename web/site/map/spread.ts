// Markers that would cover each other step aside.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Closer than this, one marker hides the number of the other. */
const APART_PX = 28;
/** Wide enough that neighbours on a ring, and rings, keep their distance. */
const RINGS = [
  { radius: 30, places: 6 },
  { radius: 58, places: 12 },
  { radius: 87, places: 18 },
] as const;

/**
 * Where to draw each marker, in the order given: at its own place if that is free, else as near to it as there is room.
 * Whoever finds none within three rings stays where they belong, under the others.
 */
export function spread(spots: readonly Spot[]): readonly Spot[] {
  const taken: Spot[] = [];
  for (const spot of spots) {
    const free = (at: Spot) => taken.every((other) => Math.hypot(other.x - at.x, other.y - at.y) >= APART_PX);
    taken.push(free(spot) ? spot : (around(spot).find(free) ?? spot));
  }
  return taken;
}

const around = ({ x, y }: Spot): readonly Spot[] =>
  RINGS.flatMap(({ radius, places }) =>
    Array.from({ length: places }, (_, index) => {
      const angle = (2 * Math.PI * index) / places - Math.PI / 4;
      return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
    }),
  );
