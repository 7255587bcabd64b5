// Turns neighbouring polygons into shared arcs, so that a border is stored and simplified once and never tears.

/** Longitude and latitude in whole units of 1e-6 degrees. */
export type Corner = readonly [x: number, y: number];
/** Closed: the first corner is repeated at the end. */
export type Ring = readonly Corner[];

interface Topology {
  readonly arcs: readonly (readonly Corner[])[];
  /** For each ring the arcs that make it up, in order; `~i` is arc `i` walked backwards. */
  readonly rings: readonly (readonly number[])[];
}

/** @param rings counter-clockwise or clockwise, but all the same way round; neighbours share their corners */
export function topologyOf(rings: readonly Ring[]): Topology {
  const sealed = withoutSlivers(rings.map(withoutRepeats));
  const junctions = junctionsOf(sealed);
  const arcs: Corner[][] = [];
  const indexOf = new Map<string, number>();
  const arcRings = sealed.map((ring) =>
    pieces(ring, junctions).map((piece) => {
      const key = piece.map(keyOf).join(' ');
      const reverse = [...piece].reverse();
      const known = indexOf.get(key);
      if (known !== undefined) return known;
      const mirrored = indexOf.get(reverse.map(keyOf).join(' '));
      if (mirrored !== undefined) return ~mirrored;
      indexOf.set(key, arcs.length);
      arcs.push(piece);
      return arcs.length - 1;
    }),
  );
  return { arcs, rings: arcRings };
}

const keyOf = ([x, y]: Corner): string => `${x},${y}`;

const withoutRepeats = (ring: Ring): Corner[] =>
  ring.filter((corner, index) => index === 0 || keyOf(corner) !== keyOf(ring[index - 1] as Corner));

/**
 * Where one neighbour has a corner on a border that the other draws straight, a sliver of three edges lies between
 * them. The straight edge gets the corner too.
 */
function withoutSlivers(rings: readonly Corner[][]): Corner[][] {
  const edges = new Set(rings.flatMap((ring) => edgesOf(ring).map(([a, b]) => `${keyOf(a)} ${keyOf(b)}`)));
  const open = rings.flatMap((ring) => edgesOf(ring).filter(([a, b]) => !edges.has(`${keyOf(b)} ${keyOf(a)}`)));
  const nextOf = new Map(open.map(([a, b]) => [keyOf(a), b]));
  return rings.map((ring) => {
    const sealed = ring.slice(0, 1);
    for (const [from, to] of edgesOf(ring)) {
      const missing = edges.has(`${keyOf(to)} ${keyOf(from)}`) ? undefined : cornerBetween(from, to, nextOf);
      if (missing) sealed.push(missing);
      sealed.push(to);
    }
    return sealed;
  });
}

/** The third corner of a sliver whose longest side is `from`-`to`. */
function cornerBetween(from: Corner, to: Corner, nextOf: ReadonlyMap<string, Corner>): Corner | undefined {
  const third = nextOf.get(keyOf(to));
  if (!third || keyOf(nextOf.get(keyOf(third)) ?? third) !== keyOf(from)) return undefined;
  const isLongest = length(from, to) > length(to, third) && length(from, to) > length(third, from);
  return isLongest ? third : undefined;
}

const length = ([ax, ay]: Corner, [bx, by]: Corner): number => Math.hypot(bx - ax, by - ay);

const edgesOf = (ring: Ring): [Corner, Corner][] =>
  ring.slice(1).map((corner, index): [Corner, Corner] => [ring[index] as Corner, corner]);

/** Corners where more than two borders meet: there arcs begin and end. */
function junctionsOf(rings: readonly Ring[]): ReadonlySet<string> {
  const neighbours = new Map<string, Set<string>>();
  for (const [a, b] of rings.flatMap(edgesOf)) {
    for (const [from, to] of [
      [keyOf(a), keyOf(b)],
      [keyOf(b), keyOf(a)],
    ] as const) {
      const known = neighbours.get(from) ?? new Set();
      neighbours.set(from, known.add(to));
    }
  }
  return new Set([...neighbours].filter(([, around]) => around.size !== 2).map(([corner]) => corner));
}

/** Cuts a ring at its junctions; a ring without any stays whole and starts at its smallest corner. */
function pieces(ring: Ring, junctions: ReadonlySet<string>): Corner[][] {
  const open = ring.slice(0, -1);
  const at = open.findIndex((corner) => junctions.has(keyOf(corner)));
  const start =
    at >= 0
      ? at
      : open.reduce((best, corner, index) => (keyOf(corner) < keyOf(open[best] as Corner) ? index : best), 0);
  const turned = [...open.slice(start), ...open.slice(0, start), open[start] as Corner];
  const result: Corner[][] = [[turned[0] as Corner]];
  turned.slice(1).forEach((corner, index) => {
    result.at(-1)?.push(corner);
    if (index < turned.length - 2 && junctions.has(keyOf(corner))) result.push([corner]);
  });
  return result;
}
