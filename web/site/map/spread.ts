// Markers that would cover each other step aside by a little, or are drawn small where they belong.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Drawn extends Spot {
  /** A number in a circle that stands over its point, instead of a pin beside it. */
  readonly isSmall: boolean;
}

/** Closer than this, one marker hides the number of the other. */
const APART_PX = 28;
/** The same where one of the two is small: the sum of their radii. */
const APART_FROM_SMALL_PX = 22;
const SMALL_APART_PX = 18;
/** The middle of a pin, seen from its tip. */
const BODY = { x: 12, y: -16 };
/** So little that nobody takes the marker for another house. */
const NUDGE = { radius: 9, places: 8 };
/** Wide enough that neighbours on a ring, and rings, keep their distance. */
const RINGS = [
  { radius: 30, places: 6 },
  { radius: 58, places: 12 },
  { radius: 87, places: 18 },
] as const;

/**
 * Where and how to draw each marker, in the order given: at its own place if that is free, else as near to it as there
 * is room, at most `farthestPx` away; whoever finds no room is drawn small, at its own place or a few pixels beside it.
 */
export function spread(spots: readonly Spot[], farthestPx: number): readonly Drawn[] {
  const rings = [NUDGE, ...RINGS.filter(({ radius }) => radius <= farthestPx)];
  const taken: Drawn[] = [];
  for (const spot of spots) {
    const isFree = (at: Drawn) => taken.every((other) => gap(at, other) >= apartPx(at, other));
    const pins = around(spot, rings, false);
    const circles = around(spot, [NUDGE], true);
    taken.push([...pins, ...circles].find(isFree) ?? { ...spot, isSmall: true });
  }
  return taken;
}

function around({ x, y }: Spot, rings: readonly (typeof NUDGE)[], isSmall: boolean): readonly Drawn[] {
  const beside = rings.flatMap(({ radius, places }) =>
    Array.from({ length: places }, (_, index) => {
      const angle = (2 * Math.PI * index) / places - Math.PI / 4;
      return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle), isSmall };
    }),
  );
  return [{ x, y, isSmall }, ...beside];
}

function apartPx(a: Drawn, b: Drawn): number {
  if (a.isSmall && b.isSmall) return SMALL_APART_PX;
  return a.isSmall || b.isSmall ? APART_FROM_SMALL_PX : APART_PX;
}

const gap = (a: Drawn, b: Drawn): number => {
  const [at, other] = [middle(a), middle(b)];
  return Math.hypot(at.x - other.x, at.y - other.y);
};

const middle = ({ x, y, isSmall }: Drawn): Spot => (isSmall ? { x, y } : { x: x + BODY.x, y: y + BODY.y });
