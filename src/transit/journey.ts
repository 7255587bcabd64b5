// The way from one point to another: on foot to a station, by train with changes, on foot from a station. Deterministic:
// of ways that take the same time the one whose nodes stand first.
import { walkMinutes } from '../domain/walk.ts';
import { distanceM, type Point } from '../geo/point.ts';
import type { TransitGraph, TransitNode } from './graph.ts';

export interface Journey {
  /** From door to door, waiting included. */
  readonly minutes: number;
  readonly rides: readonly Ride[];
  /** On foot to the first station and from the last. */
  readonly walks: readonly [toStation: Walk, fromStation: Walk];
}

export interface Ride {
  readonly network: string;
  readonly line: string;
  readonly from: string;
  readonly to: string;
  /** On the train. */
  readonly minutes: number;
  /** Stations ridden, the last included. */
  readonly stops: number;
}

interface Walk {
  readonly minutes: number;
  /** Along a straight line. */
  readonly lineM: number;
}

/** The longest walk to a station, and the number of stations that are considered. */
const FURTHEST_WALK_M = 1_500;
const STATIONS_AT_AN_END = 6;
/** From the street to the platform, and back. */
const STAIRS_S = 90;
/** From one platform to another. */
const CHANGE_S = 180;

/** Which stations may be used: all, or those that one reaches without steps. */
export type Access = 'any' | 'step_free';

/** Ways from one node to all others. */
interface Reached {
  /** On trains and changing between them; infinite where no line leads. */
  readonly seconds: Float64Array;
  /** The node before, -1 for the first. */
  readonly from: Int16Array;
}

/** @returns nothing where no station is near an end, or none of them are joined by a line */
export function journey(graph: TransitGraph, from: Point, to: Point, access: Access = 'any'): Journey | undefined {
  const goals = endsNear(graph, to, access);
  let best: { readonly start: number; readonly goal: number; readonly seconds: number } | undefined;
  for (const start of endsNear(graph, from, access)) {
    const { seconds } = reachedFrom(graph, start.row, access);
    const boardedS = start.seconds + waitS(graph.nodes[start.row]!);
    for (const goal of goals) {
      const all = boardedS + seconds[goal.row]! + goal.seconds;
      // A ride of no station is a walk.
      if (seconds[goal.row]! > 0 && all < (best?.seconds ?? Number.POSITIVE_INFINITY))
        best = { start: start.row, goal: goal.row, seconds: all };
    }
  }
  return best && journeyOver(graph, best, { from, to, access });
}

const waitS = ({ line }: TransitNode): number => line.headwayS / 2;

const isUsable = ({ station }: TransitNode, access: Access): boolean => access === 'any' || station.stepFree === 'yes';

/** Nodes of the stations near a point, with the seconds on foot between it and the platform. */
function endsNear({ nodes, nodesOf }: TransitGraph, point: Point, access: Access) {
  return [...nodesOf.values()]
    .map((rows) => ({ rows, metres: distanceM(point, nodes[rows[0]!]!.station.position) }))
    .filter(({ metres }) => metres <= FURTHEST_WALK_M)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, STATIONS_AT_AN_END)
    .flatMap(({ rows, metres }) =>
      rows
        .filter((row) => isUsable(nodes[row]!, access))
        .map((row) => ({ row, seconds: walkMinutes(metres) * 60 + STAIRS_S })),
    );
}

/** Computed once for each starting node: plans ask for the ways between the same places again and again. */
const known = new WeakMap<TransitGraph, Map<string, Reached>>();

function reachedFrom(graph: TransitGraph, start: number, access: Access): Reached {
  const ways = known.get(graph) ?? new Map<string, Reached>();
  known.set(graph, ways);
  const key = `${start} ${access}`;
  const ready = ways.get(key) ?? shortestWays(graph, start, access);
  ways.set(key, ready);
  return ready;
}

/** Dijkstra, 1959; with so few nodes a look at all of them is as quick as a heap. */
function shortestWays({ nodes, nodesOf }: TransitGraph, start: number, access: Access): Reached {
  const seconds = new Float64Array(nodes.length).fill(Number.POSITIVE_INFINITY);
  const from = new Int16Array(nodes.length).fill(-1);
  const isDone = new Uint8Array(nodes.length);
  seconds[start] = 0;
  for (;;) {
    let row = -1;
    for (let at = 0; at < nodes.length; at++)
      if (!isDone[at] && seconds[at]! < (row < 0 ? Number.POSITIVE_INFINITY : seconds[row]!)) row = at;
    if (row < 0) return { seconds, from };
    isDone[row] = 1;
    const relax = (to: number, more: number) => {
      if (seconds[row]! + more >= seconds[to]!) return;
      seconds[to] = seconds[row]! + more;
      from[to] = row;
    };
    const node = nodes[row]!;
    for (const ride of node.rides) relax(ride.to, ride.seconds);
    if (!isUsable(node, access)) continue;
    for (const other of nodesOf.get(node.station.id) ?? [])
      if (other !== row) relax(other, CHANGE_S + waitS(nodes[other]!));
  }
}

function journeyOver(
  graph: TransitGraph,
  { start, goal, seconds: all }: { readonly start: number; readonly goal: number; readonly seconds: number },
  { from, to, access }: { readonly from: Point; readonly to: Point; readonly access: Access },
): Journey {
  const { nodes } = graph;
  const reached = reachedFrom(graph, start, access);
  const way: number[] = [];
  for (let row = goal; row >= 0; row = reached.from[row]!) way.unshift(row);
  const rides: Ride[] = [];
  for (let first = 0; first < way.length; ) {
    const { line, station } = nodes[way[first]!]!;
    let last = first;
    while (last + 1 < way.length && nodes[way[last + 1]!]!.line === line) last++;
    const ridden = reached.seconds[way[last]!]! - reached.seconds[way[first]!]!;
    if (last > first)
      rides.push({
        ...{ network: line.network, line: line.line, from: station.name, to: nodes[way[last]!]!.station.name },
        ...{ minutes: Math.max(1, Math.round(ridden / 60)), stops: last - first },
      });
    first = last + 1;
  }
  const walks = [
    walkBetween(from, nodes[start]!.station.position),
    walkBetween(nodes[goal]!.station.position, to),
  ] as const;
  return { minutes: Math.max(1, Math.round(all / 60)), rides, walks };
}

function walkBetween(from: Point, to: Point): Walk {
  const lineM = Math.round(distanceM(from, to));
  return { minutes: walkMinutes(lineM), lineM };
}

/** Below this a walk is not worth a train. */
const SHORT_WALK_MINUTES = 15;
const WORTH_MINUTES = 5;

/** @returns the journey where it saves minutes worth the stairs, else nothing: one walks */
export function betterThanWalking(found: Journey | undefined, onFootMinutes: number): Journey | undefined {
  if (!found || onFootMinutes <= SHORT_WALK_MINUTES) return undefined;
  return found.minutes + WORTH_MINUTES <= onFootMinutes ? found : undefined;
}
