// Lines of a pack: which stations follow each other, and how long the ride between them takes.
import type { TransitLine } from '../domain/station.ts';
import type { Found } from './areas.ts';

/** @param file `{"lines": [...]}`; undefined where the city has none @param stationIds of the pack */
export function linesIn(file: unknown, stationIds: ReadonlySet<string>): Found<TransitLine> {
  if (file === undefined) return { found: [], faults: [] };
  const { lines } = (file ?? {}) as { readonly lines?: unknown };
  if (!Array.isArray(lines)) return { found: [], faults: ['it has no list; expected {"lines": [...]}'] };
  const found: TransitLine[] = [];
  const faults: string[] = [];
  for (const [at, row] of lines.entries()) {
    const line = lineFrom(row as Readonly<Record<string, unknown>>, stationIds);
    if (typeof line === 'string') faults.push(`line ${at + 1}: ${line}`);
    else found.push(line);
  }
  return { found, faults };
}

/** The line, or the fault of the row. */
function lineFrom(row: Readonly<Record<string, unknown>>, stationIds: ReadonlySet<string>): TransitLine | string {
  const { network, line, headway_s: headwayS, edges } = row ?? {};
  if (typeof network !== 'string' || typeof line !== 'string' || line === '')
    return 'network and line must be texts, such as "metro" and "6"';
  if (typeof headwayS !== 'number' || !(headwayS > 0)) return `${line}: headway_s must be seconds between two trains`;
  if (!Array.isArray(edges)) return `${line}: edges must be a list of [station, station, seconds]`;
  for (const edge of edges as unknown[]) {
    const [from, to, seconds] = Array.isArray(edge) ? (edge as unknown[]) : [];
    const unknown = [from, to].find((id) => typeof id !== 'string' || !stationIds.has(id));
    if (unknown !== undefined || !Array.isArray(edge)) return `${line}: no station "${String(unknown)}" in the pack`;
    if (typeof seconds !== 'number' || !(seconds > 0)) return `${line}: ${from} to ${to} must take seconds above 0`;
  }
  return { network, line, headwayS, edges: edges as TransitLine['edges'] };
}
