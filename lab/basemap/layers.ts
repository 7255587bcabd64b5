// The layers of a base map, from GeoJSON files of several sources and the pack's own facts. Layers and kinds are those of
// Protomaps' tiles where they have them, so that a file from there can be dropped in. Each layer is of one source only:
// what is under a share-alike licence stays apart from what is not.
import { foldAccents } from '../../src/domain/text.ts';
import type { BoundingBox } from '../../src/geo/bounding-box.ts';
import { signWritten } from '../city/streets.ts';
import { joined } from './joined.ts';
import { isBroken, type Line, lengthM, type Position, undrawn, wholePieces } from './lines.ts';

export interface SourceFile {
  readonly attribution?: string;
  readonly features: readonly SourceFeature[];
}

interface SourceFeature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry:
    | { readonly type: 'Point'; readonly coordinates: Position }
    | { readonly type: 'LineString'; readonly coordinates: Line }
    | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly Line[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Line[])[] };
}

export interface MapFeature {
  readonly properties: Readonly<Record<string, string | number>>;
  readonly geometry: SourceFeature['geometry'];
  /** The first zoom of tiles that hold it. */
  readonly minZoom: number;
}

export interface Layer {
  readonly name: string;
  readonly attribution: string;
  readonly features: readonly MapFeature[];
}

/** A street, a line or a river as a source names it, before pieces are joined. */
interface Way {
  readonly kind: string;
  readonly name: string;
  /** The same for ways of one street, river or line of trains. */
  readonly key: string;
  readonly line: Line;
}

/** First zoom by kind; kinds that are not here are drawn from the nearest on. */
const MIN_ZOOM: Readonly<Record<string, number>> = {
  ...{ highway: 9, major_road: 10, medium_road: 11, minor_road: 12, path: 13 },
  ...{ rail: 10, subway: 10, light_rail: 10, commuter: 10 },
  ...{ river: 9, canal: 12, stream: 13, water: 10, park: 10, forest: 10 },
};
const NEAREST = 13;

const minZoomOf = (kind: string): number => MIN_ZOOM[kind] ?? NEAREST;

/** Values of OpenStreetMap's `highway`, and tiers of street lists, as kinds. */
const ROAD_KINDS: Readonly<Record<string, string>> = {
  ...{ 1: 'major_road', 2: 'medium_road', 3: 'minor_road' },
  ...{
    motorway: 'highway',
    trunk: 'highway',
    primary: 'major_road',
    secondary: 'medium_road',
    tertiary: 'medium_road',
  },
  ...{ footway: 'path', path: 'path', steps: 'path', cycleway: 'path', pedestrian: 'minor_road' },
};
/** The number of a road, such as M-30: motorways are named by it. */
const ROAD_NUMBER = /\b[A-Z]{1,3}-\d{1,3}\b/u;
/** A street of which only the name is known counts for as much as it is long. */
const MEDIUM_FROM_M = 1_500;
const MAJOR_FROM_M = 4_000;
/** Two sources draw one street so near to each other. */
const SAME_STREET_M = 60;
const SAME_RIVER_M = 200;

/** What was drawn by earlier files of the map, by kind of thing and name. */
export type Drawn = Map<string, Line[]>;

/** Streets: a later file adds only what earlier ones lack. */
export function roadsOf({ features }: SourceFile, drawn: Drawn, bounds: BoundingBox): MapFeature[] {
  const lengths = new Map<string, number>();
  for (const feature of features) {
    const name = nameOf(feature);
    for (const line of linesOf(feature)) lengths.set(name, (lengths.get(name) ?? 0) + lengthM(line));
  }
  const kindOf = ({ properties: { kind, tier, class: ofWay } }: SourceFeature, name: string): string => {
    if (typeof kind === 'string') return kind;
    if (ROAD_NUMBER.test(name)) return 'highway';
    const known = tier ?? ofWay;
    if (known !== undefined) return ROAD_KINDS[String(known)] ?? 'minor_road';
    const whole = lengths.get(name) ?? 0;
    return whole >= MAJOR_FROM_M ? 'major_road' : whole >= MEDIUM_FROM_M ? 'medium_road' : 'minor_road';
  };
  const ways = features.flatMap((feature) => {
    const name = nameOf(feature);
    const key = `road ${ROAD_NUMBER.exec(name)?.[0] ?? foldAccents(name).toLowerCase()}`;
    return linesOf(feature).map((line) => ({ kind: kindOf(feature, name), name, key, line }));
  });
  return added(ways, drawn, SAME_STREET_M, bounds);
}

/** Railways and lines of trains, with both directions of a line drawn once. */
export function railsOf({ features }: SourceFile, drawn: Drawn, bounds: BoundingBox): MapFeature[] {
  const ways = features.flatMap((feature) => {
    const { type, kind, line: number } = feature.properties;
    const ofLine = type === undefined ? LINE_KINDS[String(kind ?? 'subway')] : TRACK_KINDS[String(type)];
    if (ofLine === undefined) return [];
    const name = String(number ?? feature.properties.osm_id ?? '');
    return linesOf(feature).map((line) => ({ kind: ofLine, name: '', key: `${ofLine} ${name}`, line }));
  });
  return addedOnce(ways, drawn, SAME_STREET_M, bounds);
}

/** Values of OpenStreetMap's `railway`. Tunnels of the underground come from the lines of those who run it. */
const TRACK_KINDS: Readonly<Record<string, string>> = { rail: 'rail', narrow_gauge: 'rail' };
/** Kinds of lines as operators publish them. */
const LINE_KINDS: Readonly<Record<string, string>> = {
  ...{ subway: 'subway', cercanias: 'commuter', commuter: 'commuter', metro_ligero: 'light_rail' },
};

/** Lines and surfaces of water. */
export function waterOf(file: SourceFile, drawn: Drawn, bounds: BoundingBox): MapFeature[] {
  const isLine = ({ geometry }: SourceFeature) => geometry.type.endsWith('LineString');
  const ways = file.features.filter(isLine).flatMap((feature) => {
    const name = nameOf(feature);
    const kind = String(feature.properties.kind ?? feature.properties.type ?? 'river');
    const key = `water ${foldAccents(name).toLowerCase()}`;
    return linesOf(feature).map((line) => ({ kind, name, key, line }));
  });
  const isWater = ({ properties: { kind, type } }: SourceFeature) => (kind ?? type) === 'water';
  return [...added(ways, drawn, SAME_RIVER_M, bounds), ...surfaces(file.features.filter(isWater), bounds)];
}

/** Parks and woods. */
export const greenOf = ({ features }: SourceFile, _drawn: Drawn, bounds: BoundingBox): MapFeature[] =>
  surfaces(
    features.filter(({ properties: { kind, type } }) => ['park', 'forest'].includes(String(kind ?? type))),
    bounds,
  );

/** Of a street the stretch that is missing is drawn; streets without a name are never the same. */
function added(ways: readonly Way[], drawn: Drawn, nearM: number, bounds: BoundingBox): MapFeature[] {
  const fresh = inside(ways, bounds).flatMap((way) => {
    const known = way.name === '' ? [] : (drawn.get(way.key) ?? []);
    return undrawn(way.line, known, nearM).map((line) => ({ ...way, line }));
  });
  for (const { key, line } of fresh) remember(drawn, key, line);
  return featuresOf(fresh);
}

/** Both directions of a line of trains are in one file: what was drawn as a whole is left out, or gaps would stay. */
function addedOnce(ways: readonly Way[], drawn: Drawn, nearM: number, bounds: BoundingBox): MapFeature[] {
  const fresh = inside(ways, bounds).filter(({ key, line }) => {
    if (undrawn(line, drawn.get(key) ?? [], nearM).length === 0) return false;
    remember(drawn, key, line);
    return true;
  });
  return featuresOf(fresh);
}

const inside = (ways: readonly Way[], bounds: BoundingBox): Way[] =>
  ways.filter(({ line }) => line.some((point) => isInside(point, bounds)));

function featuresOf(ways: readonly Way[]): MapFeature[] {
  const groups = new Map<string, Way[]>();
  for (const way of ways) {
    const group = [way.kind, way.key, way.name].join('\t');
    const there = groups.get(group);
    if (there) there.push(way);
    else groups.set(group, [way]);
  }
  return [...groups.values()].flatMap((group) => {
    const { kind, name } = group[0]!;
    return joined(group.map(({ line }) => line)).map((line) => ({
      properties: { kind, ...(name !== '' && { name }) },
      geometry: { type: 'LineString' as const, coordinates: line },
      minZoom: minZoomOf(kind),
    }));
  });
}

function remember(drawn: Drawn, key: string, line: Line): void {
  const known = drawn.get(key);
  if (known) known.push(line);
  else drawn.set(key, [line]);
}

/** A small surface is not worth its bytes from afar: each zoom farther out asks for four times the square metres. */
const M2_AT_NEAREST = 400;

function surfaces(features: readonly SourceFeature[], bounds: BoundingBox): MapFeature[] {
  return features.flatMap((feature) => {
    const rings = ringsOf(feature);
    if (rings.length === 0 || rings.some(isBroken) || !rings[0]!.some((point) => isInside(point, bounds))) return [];
    const { kind, type } = feature.properties;
    const name = nameOf(feature);
    const far = Math.floor(Math.log(areaM2(rings[0]!) / M2_AT_NEAREST) / Math.log(4));
    return {
      properties: { kind: String(kind ?? type), ...(name !== '' && { name }) },
      geometry: feature.geometry,
      minZoom: Math.max(minZoomOf(String(kind ?? type)), NEAREST - Math.max(0, far)),
    };
  });
}

/** On so small a part of the earth a plane will do. */
function areaM2(ring: Line): number {
  const metresNorth = 111_195;
  const metresEast = metresNorth * Math.cos((ring[0]![1] * Math.PI) / 180);
  const doubled = ring.slice(1).reduce((sum, [x, y], at) => {
    const [x0, y0] = ring[at]!;
    return sum + (x0 * y - x * y0);
  }, 0);
  return (Math.abs(doubled) / 2) * metresNorth * metresEast;
}

const isInside = ([lng, lat]: Position, { south, west, north, east }: BoundingBox): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;

/** Lists of streets write the name in capitals after the kind of street ("Calle de la ABADA"); signs do not. */
function nameOf({ properties: { name } }: SourceFeature): string {
  if (typeof name !== 'string') return '';
  const from = name.search(/(?<!\p{L})\p{Lu}{2}[^\p{Ll}]*$/u);
  return from < 0 ? name : name.slice(0, from) + signWritten(name.slice(from));
}

function linesOf({ geometry }: SourceFeature): Line[] {
  if (geometry.type === 'LineString') return wholePieces(geometry.coordinates);
  return geometry.type === 'MultiLineString' ? geometry.coordinates.flatMap(wholePieces) : [];
}

function ringsOf({ geometry }: SourceFeature): readonly Line[] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}
