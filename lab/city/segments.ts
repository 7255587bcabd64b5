// Lines that a timetable lacks, from a list of their segments with length and speed (GeoJSON with the properties `line`,
// `dir`, `order`, `to_station`, `m`, `kmh`): a segment of direction 1 leads to the station it names.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Station, TransitLine } from '../../src/domain/station.ts';
import { badData } from '../../src/ingest/readers/file.ts';
import { slug } from './station-file.ts';

interface Segment {
  readonly line: string;
  readonly dir: string;
  readonly order: number;
  readonly to_station: string;
  /** Metres, and the speed with stops. */
  readonly m: number;
  readonly kmh: number;
}

/** @param known lines that have a timetable; the others run as often as these do in the middle */
export function linesFromSegments(
  path: string,
  stations: readonly Station[],
  known: readonly TransitLine[],
): readonly TransitLine[] {
  const network = stations[0]?.network ?? '';
  const has = new Set(known.map(({ line }) => line));
  const segments = segmentsIn(path).filter(({ line }) => !has.has(line));
  const headways = known.map(({ headwayS }) => headwayS).sort((a, b) => a - b);
  return [...new Set(segments.map(({ line }) => line))].flatMap((line) => {
    const idOf = new Map(
      stations
        .filter((each) => each.network === network && each.lines.includes(line))
        .map(({ id, name }) => [slug(name), id]),
    );
    const own = segments.filter((segment) => segment.line === line);
    const [there, back] = ['1', '2'].map((dir) =>
      own.filter((segment) => segment.dir === dir).sort((a, b) => a.order - b.order),
    );
    const edges = [...edgesOf(there!, back!.at(-1), idOf), ...edgesOf(back!, there!.at(-1), idOf)];
    if (edges.length === 0) return [];
    return [{ network, line, headwayS: headways[Math.floor(headways.length / 2)] ?? 600, edges }];
  });
}

/** @param before the segment that ends where these begin */
function edgesOf(segments: readonly Segment[], before: Segment | undefined, idOf: ReadonlyMap<string, string>) {
  const idAt = (segment: Segment | undefined) => segment && idOf.get(slug(segment.to_station));
  return segments.flatMap((segment, at) => {
    const [from, to] = [idAt(at === 0 ? before : segments[at - 1]), idAt(segment)];
    const seconds = Math.round((segment.m / segment.kmh) * 3.6);
    return from !== undefined && to !== undefined && from !== to ? [[from, to, seconds] as const] : [];
  });
}

function segmentsIn(path: string): readonly Segment[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const { features } = JSON.parse(text) as { readonly features?: readonly { readonly properties: Segment }[] };
  if (!Array.isArray(features)) throw badData(path, 'expected GeoJSON with features');
  return features.map(({ properties }) => ({
    ...properties,
    line: String(properties.line),
    dir: String(properties.dir),
  }));
}
