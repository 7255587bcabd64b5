// A network of lines as a graph: each station of each line is a node; riding, changing and waiting are edges. Small enough
// (a metro has some hundred nodes) that a way is found by Dijkstra's algorithm while somebody waits.
import type { Station, TransitLine } from '../domain/station.ts';

export interface TransitGraph {
  readonly nodes: readonly TransitNode[];
  /** Nodes of each station, by its id. */
  readonly nodesOf: ReadonlyMap<string, readonly number[]>;
}

export interface TransitNode {
  readonly station: Station;
  readonly line: TransitLine;
  /** Nodes one ride away. */
  readonly rides: readonly { readonly to: number; readonly seconds: number }[];
}

/** Lines without a known station are left out. */
export function transitGraph(stations: readonly Station[], lines: readonly TransitLine[]): TransitGraph {
  const stationOf = new Map(stations.map((station) => [station.id, station]));
  const nodes: (TransitNode & { readonly rides: { to: number; seconds: number }[] })[] = [];
  const nodesOf = new Map<string, number[]>();
  for (const line of lines) {
    const rowOf = new Map<string, number>();
    const nodeAt = (id: string): number | undefined => {
      const known = rowOf.get(id);
      const station = stationOf.get(id);
      if (known !== undefined || !station) return known;
      const row = nodes.push({ station, line, rides: [] }) - 1;
      rowOf.set(id, row);
      nodesOf.set(id, [...(nodesOf.get(id) ?? []), row]);
      return row;
    };
    for (const [fromId, toId, seconds] of line.edges) {
      const [from, to] = [nodeAt(fromId), nodeAt(toId)];
      if (from !== undefined && to !== undefined) nodes[from]!.rides.push({ to, seconds });
    }
  }
  return { nodes, nodesOf };
}
