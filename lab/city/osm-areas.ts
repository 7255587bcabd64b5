// Districts, their parts and neighbourhoods from the boundaries and place names of an OpenStreetMap extract.
import type { Pack } from '../../src/city/pack.ts';
import { foldAccents } from '../../src/domain/text.ts';
import { contains } from '../../src/geo/outline.ts';
import { prominenceOfTags } from '../../src/ingest/prominence.ts';
import type { OsmTags } from '../../src/vocabulary/osm-tags.ts';
import { cornersOf, type OsmShape } from './osm-shapes.ts';
import { slug } from './station-file.ts';

/** `admin_level` of what a municipality is divided into; which of them are districts differs by country. */
const LEVELS = ['9', '10', '11'];
/** Radius of a place that is only a point on the map. */
const RADIUS_M: Readonly<Record<string, number>> = { borough: 1_000, suburb: 800, quarter: 600, neighbourhood: 350 };

export const isArea = (tags: OsmTags): boolean =>
  Boolean(tags.name) && (isDivision(tags) || Object.hasOwn(RADIUS_M, tags.place ?? ''));

const isDivision = (tags: OsmTags): boolean =>
  tags.boundary === 'administrative' && LEVELS.includes(tags.admin_level ?? '');

interface AreaProperties {
  readonly id: string;
  readonly kind: 'district' | 'barrio' | 'neighbourhood';
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  readonly aliases: readonly string[];
  readonly prominence?: number;
  readonly within?: string;
  readonly radius_m?: number;
}

interface AreaFeature {
  readonly type: 'Feature';
  readonly properties: AreaProperties;
  readonly geometry: OsmShape['geometry'];
}

/**
 * The broadest level that divides the city is its districts, the next one their parts; every other named place is a
 * neighbourhood, left out where a boundary has its name.
 */
export function areasFromOsm(
  shapes: readonly OsmShape[],
  { languages }: Pick<Pack, 'languages'>,
): readonly AreaFeature[] {
  const isSurface = ({ geometry: { type } }: OsmShape) => type === 'Polygon' || type === 'MultiPolygon';
  const divisions = shapes.filter((shape) => isDivision(shape.tags) && isSurface(shape));
  const levels = LEVELS.filter((level) => divisions.filter(({ tags }) => tags.admin_level === level).length > 1);
  const ofLevel = (level: string | undefined) => divisions.filter(({ tags }) => tags.admin_level === level);
  const taken = new Set<string>();
  const feature = (shape: OsmShape, kind: AreaProperties['kind'], more: Partial<AreaProperties> = {}): AreaFeature => ({
    type: 'Feature',
    properties: { id: freshId(taken, kind, shape), kind, ...namesOf(shape.tags, languages), ...more },
    geometry: shape.geometry,
  });
  const inOrder = (list: readonly OsmShape[]) =>
    list.toSorted((a, b) => (a.tags.name! < b.tags.name! ? -1 : a.tags.name! > b.tags.name! ? 1 : a.id - b.id));
  const districts = inOrder(ofLevel(levels[0])).map((shape) => feature(shape, 'district'));
  const parts = inOrder(ofLevel(levels[1])).map((shape) => {
    const within = districts.find((district) => holds(district, shape));
    return feature(shape, 'barrio', within && { within: within.properties.id });
  });
  const bounded = new Set([...districts, ...parts].map(({ properties: { name } }) => foldAccents(name)));
  const places = inOrder(shapes.filter(({ tags }) => !isDivision(tags) && Object.hasOwn(RADIUS_M, tags.place ?? '')));
  const neighbourhoods = places.flatMap((shape) => {
    const key = foldAccents(shape.tags.name!);
    if (bounded.has(key) || !(shape.geometry.type === 'Point' || isSurface(shape))) return [];
    bounded.add(key);
    const radius = shape.geometry.type === 'Point' && { radius_m: RADIUS_M[shape.tags.place!]! };
    return [feature(shape, 'neighbourhood', { prominence: 1 + prominenceOfTags(shape.tags), ...radius })];
  });
  return [...districts, ...parts, ...neighbourhoods];
}

function holds({ geometry }: AreaFeature, shape: OsmShape): boolean {
  const corners = cornersOf(shape);
  const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  const rings = cornersByRing(geometry);
  return contains(rings, { latDeg: mean(1), lngDeg: mean(0) });
}

function cornersByRing(geometry: OsmShape['geometry']) {
  const rings =
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates.flat()
      : geometry.type === 'Polygon'
        ? geometry.coordinates
        : [];
  return rings.map((ring) => ring.map(([lngDeg, latDeg]) => ({ latDeg, lngDeg })));
}

function namesOf(tags: OsmTags, languages: readonly string[]): Pick<AreaProperties, 'name' | 'names' | 'aliases'> {
  const name = tags.name!;
  const named = [...new Set([...languages, 'en', 'es'])].flatMap((language) => {
    const text = tags[`name:${language}`];
    return text && text !== name ? [[language, text] as const] : [];
  });
  const others = ['alt_name', 'short_name', 'official_name', 'loc_name'].flatMap((key) => (tags[key] ?? '').split(';'));
  const aliases = [...new Set(others.map((each) => each.trim()))].filter((each) => each !== '' && each !== name);
  return { name, names: Object.fromEntries(named), aliases };
}

/** `district-retiro`; of two of one name, or one without Latin letters, the number tells which. */
function freshId(taken: Set<string>, kind: string, { tags, id }: OsmShape): string {
  const word = slug(tags['name:en'] ?? tags.name!) || slug(tags.name!);
  const plain = word === '' ? `${kind}-${id}` : `${kind}-${word}`;
  const fresh = taken.has(plain) ? `${plain}-${id}` : plain;
  taken.add(fresh);
  return fresh;
}
