// Stations and their lines from an unpacked GTFS feed: stops.txt, routes.txt, trips.txt and stop_times.txt, streamed.
// Rail of every kind; buses stop at every corner and are left out.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type City, isInCity } from '../../src/city/city.ts';
import { csvRows } from '../../src/ingest/readers/csv.ts';
import { badData, openFile } from '../../src/ingest/readers/file.ts';
import { type StationFile, type Stop, stationFile } from './station-file.ts';

/** `route_type` of GTFS; the extended types of rail, tram and metro are folded into these. */
const NETWORKS: Readonly<Record<string, string>> = { '0': 'tram', '1': 'metro', '2': 'train' };

const basicType = (type: string): string => {
  const number = Number(type);
  if (number >= 100 && number < 200) return '2';
  if (number >= 400 && number < 500) return '1';
  return number >= 900 && number < 1000 ? '0' : type;
};

/** Id of the network that a `route_type` belongs to; nothing for a bus. */
const networkOfRoute = (type: string): string | undefined => NETWORKS[basicType(type)];

export const rowsOfFeed = (folder: string, name: string, required: readonly string[]) => {
  const path = join(folder, name);
  if (!existsSync(path)) throw badData(path, 'the feed lacks this file');
  return csvRows(path, openFile(path), required);
};

/** The routes of a feed that run on rails, by id, and the route of each of their trips. */
export async function railIn(folder: string) {
  const routes = new Map<string, { readonly network: string; readonly line: string }>();
  for await (const { cells } of rowsOfFeed(folder, 'routes.txt', ['route_id', 'route_type'])) {
    const network = networkOfRoute(cells.route_type ?? '');
    if (network) routes.set(cells.route_id!, { network, line: cells.route_short_name || cells.route_long_name || '' });
  }
  const routeOfTrip = new Map<string, string>();
  for await (const { cells } of rowsOfFeed(folder, 'trips.txt', ['trip_id', 'route_id']))
    if (routes.has(cells.route_id!)) routeOfTrip.set(cells.trip_id!, cells.route_id!);
  return { routes, routeOfTrip };
}

/** @param folder an unpacked feed @throws DomainError `import/bad-data` naming a file or column that is not there */
export async function stationsFromGtfs(folder: string, city: City): Promise<StationFile> {
  const { routes, routeOfTrip } = await railIn(folder);
  const routesOfStop = new Map<string, Set<string>>();
  for await (const { cells } of rowsOfFeed(folder, 'stop_times.txt', ['trip_id', 'stop_id'])) {
    const route = routeOfTrip.get(cells.trip_id!);
    if (route === undefined) continue;
    const known = routesOfStop.get(cells.stop_id!);
    if (known) known.add(route);
    else routesOfStop.set(cells.stop_id!, new Set([route]));
  }
  const stops: Stop[] = [];
  for await (const { cells } of rowsOfFeed(folder, 'stops.txt', ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'])) {
    const position = { latDeg: Number(cells.stop_lat), lngDeg: Number(cells.stop_lon) };
    const served = routesOfStop.get(cells.stop_id!);
    if (!served || !isInCity(city, position)) continue;
    for (const { network, line } of [...served].map((route) => routes.get(route)!)) {
      const stepFree = STEP_FREE[cells.wheelchair_boarding ?? ''];
      stops.push({ name: cells.stop_name!, network, lines: line === '' ? [] : [line], position, stepFree });
    }
  }
  return stationFile(stops);
}

const STEP_FREE: Readonly<Record<string, string>> = { '1': 'yes', '2': 'no' };
