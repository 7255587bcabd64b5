// GeoJSON made from OpenStreetMap: the tags are the properties, the id is `node/123` or `way/123` in one of three places.
import { middleOf, type Position } from './osm-middle.ts';
import type { OsmElement } from './osm-place.ts';

interface Feature {
  readonly type?: string;
  readonly id?: string | number;
  readonly properties?: Readonly<Record<string, unknown>> | null;
  readonly geometry?: { readonly coordinates?: unknown } | null;
}

/** Undefined for a record of another form. */
export function elementOfFeature(record: unknown): OsmElement | undefined {
  const feature = record as Feature;
  if (feature.type !== 'Feature') return undefined;
  const properties = feature.properties ?? {};
  const [type, id] = identityOf(feature, properties);
  const [latDeg, lngDeg] = positionOf(feature.geometry?.coordinates);
  return { type, id, latDeg, lngDeg, tags: tagsOf(properties) };
}

/** osmtogeojson writes `@id`, osmium `id` with a letter, others an `osm_id`. */
function identityOf({ id }: Feature, properties: Readonly<Record<string, unknown>>): [OsmElement['type'], string] {
  const written = String(properties['@id'] ?? id ?? properties.osm_id ?? properties.id ?? '');
  const [, letter = 'n', digits = ''] = /^(?:(n|w|r|a)[a-z]*\/?)?(\d+)$/iu.exec(written) ?? [];
  const named = properties['@type'] ?? properties.osm_type;
  if (named === 'way' || named === 'relation') return [named, digits];
  if (letter.toLowerCase() === 'w') return ['way', digits];
  return [letter.toLowerCase() === 'r' ? 'relation' : 'node', digits];
}

function positionOf(coordinates: unknown): Position {
  const points: number[][] = [];
  collect(coordinates, points, MAX_NESTING);
  return middleOf(points);
}

/** A multipolygon has lists of rings of points: four levels. */
const MAX_NESTING = 8;

/** Points of any geometry: GeoJSON writes longitude first. */
function collect(coordinates: unknown, points: number[][], levels: number): void {
  if (!Array.isArray(coordinates) || levels === 0) return;
  const [lng, lat] = coordinates as unknown[];
  if (typeof lng === 'number' && typeof lat === 'number') points.push([lat, lng]);
  else for (const inner of coordinates) collect(inner, points, levels - 1);
}

/** Some exports keep the tags one level down; numbers become texts as in OSM. */
function tagsOf(properties: Readonly<Record<string, unknown>>): Record<string, string> {
  const nested = typeof properties.tags === 'object' && properties.tags !== null ? properties.tags : {};
  const entries = Object.entries({ ...properties, ...nested }).filter(([, value]) =>
    ['string', 'number'].includes(typeof value),
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}
