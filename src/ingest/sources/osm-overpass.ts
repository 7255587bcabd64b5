// Overpass JSON: `{"elements": [{"type": "way", "id": 1, "center": {"lat": ..., "lon": ...}, "tags": {...}}]}`.
import type { OsmTags } from '../../vocabulary/osm-tags.ts';
import { middleOf, type Position } from './osm-middle.ts';
import type { OsmElement } from './osm-place.ts';

interface LatLon {
  readonly lat?: number;
  readonly lon?: number;
}

interface OverpassElement extends LatLon {
  readonly type: 'node' | 'way' | 'relation';
  readonly id: number;
  readonly tags?: OsmTags;
  /** `out center` */
  readonly center?: LatLon;
  /** `out geom` */
  readonly geometry?: readonly (LatLon | null)[];
  readonly bounds?: {
    readonly minlat: number;
    readonly minlon: number;
    readonly maxlat: number;
    readonly maxlon: number;
  };
}

/** Undefined for a record of another form. */
export function elementOfOverpass(record: unknown): OsmElement | undefined {
  const element = record as OverpassElement;
  if (!['node', 'way', 'relation'].includes(element.type) || typeof element.id !== 'number') return undefined;
  const [latDeg, lngDeg] = positionOf(element);
  return {
    type: element.type,
    id: String(element.id),
    latDeg,
    lngDeg,
    ...(element.tags ? { tags: element.tags } : {}),
  };
}

function positionOf({ lat, lon, center, geometry, bounds }: OverpassElement): Position {
  if (lat !== undefined && lon !== undefined) return [lat, lon];
  if (center?.lat !== undefined && center.lon !== undefined) return [center.lat, center.lon];
  if (geometry)
    return middleOf(
      geometry.flatMap((point) => (point?.lat !== undefined ? [[point.lat, point.lon ?? Number.NaN]] : [])),
    );
  if (bounds) return [(bounds.minlat + bounds.maxlat) / 2, (bounds.minlon + bounds.maxlon) / 2];
  return [Number.NaN, Number.NaN];
}
