// What a pack itself tells a map: districts, squares and stations.
import type { City } from '../../src/city/city.ts';
import type { Point } from '../../src/geo/point.ts';
import type { Layer, MapFeature } from './layers.ts';
import type { Position } from './lines.ts';

const DISTRICTS_FROM = 8;
const DISTRICT_NAMES_FROM = 9;
const BARRIO_NAMES_FROM = 12;
const STATIONS_FROM = 11;
const SQUARES_FROM = 13;

/** @param squares kinds of street that are squares, as the pack writes them */
export function layersOfPack(city: City, squares: readonly string[]): Layer[] {
  const credit = (source: string) => city.credits.find((each) => each.source === source)?.text.en ?? '';
  const areas = city.areas.all;
  const districts = areas.filter(({ kind }) => kind === 'district');
  const outlined = districts.flatMap(({ shape }): MapFeature[] =>
    'rings' in shape
      ? [
          {
            properties: { kind: 'district' },
            geometry: { type: 'Polygon', coordinates: shape.rings.map((ring) => ring.map(positionOf)) },
            minZoom: DISTRICTS_FROM,
          },
        ]
      : [],
  );
  const named = areas
    .filter(({ kind }) => kind === 'district' || kind === 'barrio')
    .map(({ kind, name, centre }) =>
      pointAt(centre, { kind, name }, kind === 'district' ? DISTRICT_NAMES_FROM : BARRIO_NAMES_FROM),
    );
  const stations = city.stations.map(({ name, network, position }) =>
    pointAt(position, { kind: 'station', name, network }, STATIONS_FROM),
  );
  const open = city.streets.all
    .filter(({ name }) => squares.some((type) => name.startsWith(`${type} `)))
    .map(({ name, position }) => pointAt(position, { kind: 'square', name }, SQUARES_FROM));
  return [
    { name: 'districts', attribution: credit('boundaries'), features: outlined },
    { name: 'places', attribution: credit('boundaries'), features: named },
    { name: 'squares', attribution: credit('streets'), features: open },
    { name: 'stations', attribution: credit('transit'), features: stations },
  ].filter(({ features }) => features.length > 0);
}

const pointAt = (point: Point, properties: MapFeature['properties'], minZoom: number): MapFeature => ({
  properties,
  geometry: { type: 'Point', coordinates: positionOf(point) },
  minZoom,
});

const positionOf = ({ latDeg, lngDeg }: Point): Position => [lngDeg, latDeg];
