// The files that a base map is drawn from, out of one OpenStreetMap extract: streets, railways, lines of trains, water and green.
import type { BoundingBox } from '../../src/geo/bounding-box.ts';
import { SOURCES } from '../../src/ingest/sources.ts';
import type { OsmTags } from '../../src/vocabulary/osm-tags.ts';
import { type OsmShape, shapesIn } from '../city/osm-shapes.ts';
import { isRoute } from '../city/osm-stations.ts';
import type { SourceFile } from './layers.ts';

/** Values of `highway` that a map of a city shows; driveways, farm tracks and what is only planned are none. */
const STREETS = new Set(
  `motorway trunk primary secondary tertiary unclassified residential living_street pedestrian road
  footway path steps cycleway`.split(/\s+/u),
);
const TRACKS = new Set(['rail', 'narrow_gauge']);
const WATERWAYS = new Set(['river', 'canal', 'stream']);
/** Values of `route`, as kinds of lines. */
const LINES: Readonly<Record<string, string>> = {
  ...{
    subway: 'subway',
    light_rail: 'metro_ligero',
    tram: 'metro_ligero',
    monorail: 'metro_ligero',
    train: 'commuter',
  },
};

/** By the layer that each is given as. */
export async function osmLayers(
  path: string,
  bounds: BoundingBox,
): Promise<readonly { readonly as: string; readonly source: SourceFile }[]> {
  const shapes = await shapesIn(path, bounds, (tags, type) => type !== 'node' && layerOf(tags, type) !== undefined);
  const layers = new Map<string, SourceFile['features'][number][]>();
  for (const { type, id, tags, geometry } of shapes) {
    if (geometry.type === 'MultiLineString' && geometry.coordinates.length === 0) continue;
    const { as, properties } = layerOf(tags, type)!;
    // Only a surface can be a lake or a wood, and only a line a street: a square's outline would look like a ring road.
    const isSurface = geometry.type.endsWith('Polygon');
    if (isSurface !== SURFACES.has(String(properties.type)) && !(isSurface && isRoundabout(tags))) continue;
    const drawn = isSurface && isRoundabout(tags) ? lineAround(geometry) : geometry;
    const feature = { properties: { ...properties, osm_id: id }, geometry: drawn };
    const known = layers.get(as);
    if (known) known.push(feature);
    else layers.set(as, [feature]);
  }
  return ['roads', 'rails', 'transit', 'water', 'green'].flatMap((as) => {
    const features = layers.get(as);
    return features ? [{ as, source: { attribution: SOURCES.osm.attribution, features } }] : [];
  });
}

const SURFACES: ReadonlySet<string> = new Set(['water', 'park', 'forest']);

/** Streets and brooks that run in a ring are closed, and still lines. */
const isRoundabout = (tags: OsmTags): boolean =>
  tags.area !== 'yes' &&
  (STREETS.has(classOf(tags)) || WATERWAYS.has(tags.waterway ?? '') || TRACKS.has(tags.railway ?? ''));

const lineAround = (geometry: OsmShape['geometry']): OsmShape['geometry'] =>
  geometry.type === 'Polygon' ? { type: 'LineString', coordinates: geometry.coordinates[0]! } : geometry;

const classOf = ({ highway = '' }: OsmTags): string => highway.replace(/_link$/u, '');

function layerOf(
  tags: OsmTags,
  type: OsmShape['type'],
): { readonly as: string; readonly properties: Readonly<Record<string, unknown>> } | undefined {
  const named = tags.name ? { name: tags.name } : {};
  if (isRoute(tags, type))
    return { as: 'transit', properties: { line: tags.ref ?? tags.name, kind: LINES[tags.route!] } };
  if (STREETS.has(classOf(tags)) && !['sidewalk', 'crossing'].includes(tags.footway ?? ''))
    return { as: 'roads', properties: { ...named, class: classOf(tags) } };
  if (TRACKS.has(tags.railway ?? '') && !tags.service) return { as: 'rails', properties: { type: tags.railway } };
  if (WATERWAYS.has(tags.waterway ?? '')) return { as: 'water', properties: { ...named, type: tags.waterway } };
  if (tags.natural === 'water') return { as: 'water', properties: { ...named, type: 'water' } };
  if (tags.leisure === 'park' || tags.leisure === 'garden')
    return { as: 'green', properties: { ...named, type: 'park' } };
  if (tags.landuse === 'forest' || tags.natural === 'wood')
    return { as: 'green', properties: { ...named, type: 'forest' } };
  return undefined;
}
