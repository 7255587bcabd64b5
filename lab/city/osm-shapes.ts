// What an OpenStreetMap extract draws in a city: points, lines and surfaces whose tags are asked for, with their corners.
import type { BoundingBox } from '../../src/geo/bounding-box.ts';
import { contains, type Path } from '../../src/geo/outline.ts';
import { openFile } from '../../src/ingest/readers/file.ts';
import { NodePositions } from '../../src/ingest/sources/osm-nodes.ts';
import { entitiesOf, type PbfEntity } from '../../src/ingest/sources/osm-pbf.ts';
import type { OsmTags } from '../../src/vocabulary/osm-tags.ts';
import { joined } from '../basemap/joined.ts';
import type { Line, Position } from '../basemap/lines.ts';

export interface OsmShape {
  readonly type: 'node' | 'way' | 'relation';
  readonly id: number;
  readonly tags: OsmTags;
  readonly geometry:
    | { readonly type: 'Point'; readonly coordinates: Position }
    | { readonly type: 'LineString'; readonly coordinates: Line }
    | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly Line[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Line[])[] };
  /** Of a relation: where its nodes lie, such as the stops of a line, of which the tracks may not be drawn. */
  readonly stops: readonly Position[];
}

/** Corners this far outside the bounds are kept: a district reaches beyond the box around its city. */
const REACH_DEG = 0.1;

/**
 * In two passes: nodes and relations, then ways. What has no corner within the bounds is left out, and so is a surface of which the
 * extract lacks a piece.
 */
export async function shapesIn(
  path: string,
  bounds: BoundingBox,
  isWanted: (tags: OsmTags, type: OsmShape['type']) => boolean,
): Promise<readonly OsmShape[]> {
  const file = openFile(path);
  const nodes = new NodePositions();
  const shapes: OsmShape[] = [];
  const relations: PbfEntity[] = [];
  for await (const entity of entitiesOf(path, file)) {
    const { type, tags = {}, lat = Number.NaN, lon = Number.NaN } = entity;
    if (type === 'relation' && isWanted(tags, type)) relations.push(entity);
    if (type !== 'node' || !isWithin([lon, lat], bounds, REACH_DEG)) continue;
    nodes.put(entity.id, lat, lon);
    if (isWithin([lon, lat], bounds) && hasTags(tags) && isWanted(tags, type))
      shapes.push({ type, id: entity.id, tags, geometry: { type: 'Point', coordinates: [lon, lat] }, stops: [] });
  }
  const members = new Set(relations.flatMap((each) => membersOf(each, 'way').map(({ ref }) => ref)));
  const lines = new Map<number, Line>();
  for await (const { type, id, refs = [], tags = {} } of entitiesOf(path, file)) {
    if (type !== 'way') continue;
    const isOwn = hasTags(tags) && isWanted(tags, type);
    if (!isOwn && !members.has(id)) continue;
    const line = lineOf(refs, nodes);
    if (members.has(id) && line.length === refs.length) lines.set(id, line);
    const geometry = isOwn && line.some((point) => isWithin(point, bounds)) ? geometryOfWay(refs, line) : undefined;
    if (geometry) shapes.push({ type, id, tags, geometry, stops: [] });
  }
  for (const relation of relations) {
    const shape = shapeOfRelation(relation, nodes, lines);
    if (shape && cornersOf(shape).some((point) => isWithin(point, bounds))) shapes.push(shape);
  }
  return shapes;
}

const hasTags = (tags: OsmTags): boolean => Object.keys(tags).length > 0;

const isWithin = ([lng, lat]: Position, { south, west, north, east }: BoundingBox, reach = 0): boolean =>
  lat >= south - reach && lat <= north + reach && lng >= west - reach && lng <= east + reach;

const membersOf = ({ members = [] }: PbfEntity, type: string) => members.filter((member) => member.type === type);

function lineOf(refs: readonly number[], nodes: NodePositions): Line {
  return refs.flatMap((ref) => {
    const [lat, lng] = nodes.find(ref) ?? [];
    return lat === undefined || lng === undefined ? [] : [[lng, lat] as const];
  });
}

/** A way that ends where it began is a surface, if none of its corners is missing; whether it is meant as one its tags tell. */
function geometryOfWay(refs: readonly number[], line: Line): OsmShape['geometry'] | undefined {
  const isClosed = refs.length > 3 && refs[0] === refs.at(-1);
  if (isClosed && line.length === refs.length) return { type: 'Polygon', coordinates: [line] };
  return line.length > 1 ? { type: 'LineString', coordinates: line } : undefined;
}

function shapeOfRelation(
  relation: PbfEntity,
  nodes: NodePositions,
  lines: ReadonlyMap<number, Line>,
): OsmShape | undefined {
  const { id, tags = {} } = relation;
  const stops = lineOf(
    membersOf(relation, 'node').map(({ ref }) => ref),
    nodes,
  );
  const made = { type: 'relation' as const, id, tags, stops };
  const ways = membersOf(relation, 'way');
  if (tags.type === 'route') {
    const tracks = ways.filter(({ role }) => !role.startsWith('platform')).map(({ ref }) => lines.get(ref) ?? []);
    return { ...made, geometry: { type: 'MultiLineString', coordinates: tracks.filter((line) => line.length > 1) } };
  }
  const outer = ways.filter(({ role }) => role !== 'inner' && role !== 'label');
  // A ring with a gap would be closed by a straight line across the city.
  if (outer.length === 0 || outer.some(({ ref }) => !lines.has(ref))) return undefined;
  const ringsOf = (list: typeof ways) => joined(list.flatMap(({ ref }) => [lines.get(ref) ?? []])).filter(isRing);
  const polygons = ringsOf(outer).map((ring): Line[] => [ring]);
  if (polygons.length === 0) return undefined;
  for (const hole of ringsOf(ways.filter(({ role }) => role === 'inner')))
    polygons.find(([ring]) => contains([pathOf(ring!)], pathOf(hole)[0]!))?.push(hole);
  const [only] = polygons;
  return {
    ...made,
    geometry:
      polygons.length === 1 ? { type: 'Polygon', coordinates: only! } : { type: 'MultiPolygon', coordinates: polygons },
  };
}

const isRing = (line: Line): boolean => {
  const [first, last] = [line[0]!, line.at(-1)!];
  return line.length > 3 && first[0] === last[0] && first[1] === last[1];
};

const pathOf = (line: Line): Path => line.map(([lngDeg, latDeg]) => ({ latDeg, lngDeg }));

/** Corners and stops. */
export function cornersOf({ geometry, stops }: OsmShape): readonly Position[] {
  if (geometry.type === 'Point') return [geometry.coordinates];
  if (geometry.type === 'LineString') return geometry.coordinates;
  const lines = geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : geometry.coordinates;
  return [...lines.flat(), ...stops];
}
