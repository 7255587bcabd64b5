// GeoJSON, RFC 7946.
import type { Point } from '../../geo/point.ts';

interface Feature {
  readonly type: 'Feature';
  readonly geometry: object | null;
  readonly properties: object;
}

/** @param position absent where it is not known, which the format allows */
export const pointFeature = (position: Point | undefined, properties: object): Feature => ({
  type: 'Feature',
  geometry: position ? { type: 'Point', coordinates: coordinatesOf(position) } : null,
  properties,
});

export const lineFeature = (positions: readonly Point[], properties: object): Feature => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates: positions.map(coordinatesOf) },
  properties,
});

export const geoJsonText = (name: string, features: readonly Feature[]): string =>
  `${JSON.stringify({ type: 'FeatureCollection', name, features }, null, 2)}\n`;

const coordinatesOf = ({ lngDeg, latDeg }: Point): readonly [number, number] => [lngDeg, latDeg];
