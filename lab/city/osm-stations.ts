// Stations on rails of an OpenStreetMap extract, with the lines that its route relations lead to them.
import { distanceM, type Point } from '../../src/geo/point.ts';
import type { OsmTags } from '../../src/vocabulary/osm-tags.ts';
import { cornersOf, type OsmShape } from './osm-shapes.ts';
import { type StationFile, type Stop, stationFile } from './station-file.ts';

/** Stops of a line lie this near to the station they belong to. */
const SAME_STATION_M = 300;

/** Values of `route`. */
const NETWORK_OF_ROUTE: Readonly<Record<string, string>> = {
  ...{ subway: 'metro', monorail: 'metro', light_rail: 'tram', tram: 'tram', train: 'train' },
};

export const isStation = (tags: OsmTags, type: OsmShape['type']): boolean =>
  isRoute(tags, type) || (Boolean(tags.name) && networkOf(tags) !== undefined);

export const isRoute = (tags: OsmTags, type: OsmShape['type']): boolean =>
  type === 'relation' && tags.type === 'route' && Object.hasOwn(NETWORK_OF_ROUTE, tags.route ?? '');

/** Undefined for what is no station, and for one that trains no longer call at. */
function networkOf(tags: OsmTags): string | undefined {
  if (tags.railway === 'tram_stop') return 'tram';
  const isOnRails = tags.railway === 'station' || tags.railway === 'halt';
  if (!isOnRails && tags.public_transport !== 'station') return undefined;
  if (tags.station === 'subway' || tags.subway === 'yes' || tags.station === 'monorail') return 'metro';
  if (tags.station === 'light_rail' || tags.light_rail === 'yes' || tags.tram === 'yes') return 'tram';
  // Bus stations are `public_transport=station` as well.
  return isOnRails || tags.train === 'yes' ? 'train' : undefined;
}

export function stationsFromOsm(shapes: readonly OsmShape[]): StationFile | undefined {
  const stations = shapes.flatMap((shape): (Stop & { readonly own: Set<string> })[] => {
    const network = isRoute(shape.tags, shape.type) ? undefined : networkOf(shape.tags);
    if (network === undefined) return [];
    const { name = '', wheelchair = '' } = shape.tags;
    const stepFree = ['yes', 'limited', 'no'].includes(wheelchair) ? wheelchair : undefined;
    return [{ name, network, position: middleOf(shape), stepFree, lines: [], own: new Set() }];
  });
  for (const { tags, type, stops } of shapes) {
    if (!isRoute(tags, type)) continue;
    const line = tags.ref ?? '';
    if (line === '') continue;
    for (const [lngDeg, latDeg] of stops)
      nearest(stations, { latDeg, lngDeg }, NETWORK_OF_ROUTE[tags.route!]!)?.own.add(line);
  }
  if (stations.length === 0) return undefined;
  return stationFile(stations.map(({ own, ...station }) => ({ ...station, lines: [...own] })));
}

function nearest<Station extends Stop>(
  stations: readonly Station[],
  stop: Point,
  network: string,
): Station | undefined {
  const [first] = stations
    .filter((station) => station.network === network)
    .map((station) => ({ station, metres: distanceM(stop, station.position) }))
    .filter(({ metres }) => metres <= SAME_STATION_M)
    .sort((a, b) => a.metres - b.metres);
  return first?.station;
}

function middleOf(shape: OsmShape): Point {
  const corners = cornersOf(shape);
  const middle = (axis: 0 | 1) => {
    const values = corners.map((corner) => corner[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return { latDeg: middle(1), lngDeg: middle(0) };
}
