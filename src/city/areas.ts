// The areas of a pack, read from GeoJSON: polygons, or a line or point with everything around it.

import { foldAccents } from '../domain/text.ts';
import { AREA_KINDS, type Area, type AreaKind, type AreaShape, areaOf } from '../geo/areas.ts';
import type { Path } from '../geo/outline.ts';
import type { Point } from '../geo/point.ts';

export interface Found<Thing> {
  readonly found: readonly Thing[];
  readonly faults: readonly string[];
}

interface Feature {
  readonly properties?: Readonly<Record<string, unknown>> | null;
  readonly geometry?: { readonly type?: unknown; readonly coordinates?: unknown } | null;
}

const DEFAULT_RADIUS_M = 250;
const PROMINENCE: Readonly<Record<AreaKind, number>> = { district: 3, barrio: 2, neighbourhood: 3 };

/** @param file a FeatureCollection; undefined where the city has none */
export function areasIn(file: unknown): Found<Area> {
  if (file === undefined) return { found: [], faults: [] };
  const { features } = (file ?? {}) as { readonly features?: unknown };
  if (!Array.isArray(features))
    return { found: [], faults: ['it has no features; expected a GeoJSON FeatureCollection'] };
  const found: Area[] = [];
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const [at, feature] of features.entries()) {
    const area = areaFrom(feature as Feature);
    const fault = typeof area === 'string' ? area : seen.has(area.id) ? `its id "${area.id}" stands twice` : undefined;
    if (fault !== undefined) faults.push(`feature ${at + 1}: ${fault}`);
    if (typeof area === 'string') continue;
    seen.add(area.id);
    found.push(area);
  }
  return { found, faults };
}

/** The area, or the fault of the feature. */
function areaFrom({ properties, geometry }: Feature): Area | string {
  const { id, kind, name, names = {}, aliases = [], prominence, within } = properties ?? {};
  if (!isText(id) || !/^[a-z0-9][a-z0-9-]*$/u.test(id))
    return 'properties.id must be lower-case letters, digits and hyphens';
  if (!AREA_KINDS.includes(kind as AreaKind)) return `${id}: properties.kind must be one of ${AREA_KINDS.join(', ')}`;
  if (!isText(name)) return `${id}: properties.name must be a text`;
  if (!isTexts(names)) return `${id}: properties.names must hold texts by language code`;
  if (!Array.isArray(aliases) || !aliases.every(isText)) return `${id}: properties.aliases must be a list of texts`;
  if (within !== undefined && !isText(within)) return `${id}: properties.within must be the id of an area`;
  const shape = shapeOf(geometry, properties?.radius_m);
  if (!shape)
    return `${id}: its geometry must be a Polygon, MultiPolygon, LineString or Point of [longitude, latitude]`;
  const level = typeof prominence === 'number' ? prominence : PROMINENCE[kind as AreaKind];
  const official = { id, kind: kind as AreaKind, name, names, aliases, shape, prominence: level };
  return areaOf({ ...official, ...(within !== undefined && { within }) });
}

interface Named {
  readonly name: string;
  readonly aliases: readonly string[];
}

/** People name the starting points that a page offers, too: what no area or station is called has an area around it. */
export function areasAroundSpots(
  spots: readonly (Named & { readonly id: string; readonly position: Point })[],
  others: readonly Named[],
): readonly Area[] {
  const taken = new Set(others.flatMap(({ name, aliases }) => [name, ...aliases]).map(foldAccents));
  return spots
    .filter(({ name }) => !taken.has(foldAccents(name)))
    .map(({ id, name, aliases, position }) =>
      areaOf({
        id: `spot-${id}`,
        kind: 'neighbourhood',
        name,
        names: {},
        aliases,
        shape: { path: [position], radiusM: DEFAULT_RADIUS_M },
        prominence: SPOT_PROMINENCE,
      }),
    );
}
/** A place that bears the name is meant rather than what is around it. */
const SPOT_PROMINENCE = 1;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText);

function shapeOf(geometry: Feature['geometry'], radiusM: unknown): AreaShape | undefined {
  const { type, coordinates } = geometry ?? {};
  if (!Array.isArray(coordinates)) return undefined;
  if (type === 'LineString' || type === 'Point') {
    const path = type === 'Point' ? pathOf([coordinates], 1) : pathOf(coordinates, 2);
    return path && { path, radiusM: typeof radiusM === 'number' && radiusM > 0 ? radiusM : DEFAULT_RADIUS_M };
  }
  const polygons: unknown[] | undefined =
    type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : undefined;
  const rings = polygons?.flatMap((polygon) =>
    Array.isArray(polygon) ? polygon.map((ring) => pathOf(ring, 4)) : [undefined],
  );
  return rings && rings.length > 0 && rings.every((ring) => ring !== undefined) ? { rings } : undefined;
}

function pathOf(corners: unknown, fewest: number): Path | undefined {
  if (!Array.isArray(corners) || corners.length < fewest) return undefined;
  const path = corners.map((corner) => {
    const [lngDeg = Number.NaN, latDeg = Number.NaN] = Array.isArray(corner) ? (corner as number[]) : [];
    return { latDeg, lngDeg };
  });
  const isOnEarth = path.every(({ latDeg, lngDeg }) => Math.abs(latDeg) <= 90 && Math.abs(lngDeg) <= 180);
  return isOnEarth ? path : undefined;
}
