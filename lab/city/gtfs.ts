// Stations and their lines from an unpacked GTFS feed: stops.txt, routes.txt, trips.txt and stop_times.txt, streamed.
// Rail of every kind; buses stop at every corner and are left out.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type City, isInCity } from '../../src/city/city.ts';
import type { Pack } from '../../src/city/pack.ts';
import { csvRows } from '../../src/ingest/readers/csv.ts';
import { badData, openFile } from '../../src/ingest/readers/file.ts';

export interface GtfsStations {
  readonly networks: NonNullable<Pack['networks']>;
  readonly stations: readonly object[];
}

/** `route_type` of GTFS; the extended types of rail, tram and metro are folded into these. */
const NETWORKS: Readonly<Record<string, { readonly id: string; readonly name: Readonly<Record<string, string>> }>> = {
  '0': { id: 'tram', name: { en: 'tram', es: 'tranvía' } },
  '1': { id: 'metro', name: { en: 'metro', es: 'metro' } },
  '2': { id: 'train', name: { en: 'train', es: 'tren' } },
};
/** The one that people think of first stands in front. */
const ORDER = ['metro', 'tram', 'train'];

const basicType = (type: string): string => {
  const number = Number(type);
  if (number >= 100 && number < 200) return '2';
  if (number >= 400 && number < 500) return '1';
  return number >= 900 && number < 1000 ? '0' : type;
};

/** Id of the network that a `route_type` belongs to; nothing for a bus. */
const networkOfRoute = (type: string): string | undefined => NETWORKS[basicType(type)]?.id;

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
export async function stationsFromGtfs(folder: string, city: City): Promise<GtfsStations> {
  const { routes, routeOfTrip } = await railIn(folder);
  const routesOfStop = new Map<string, Set<string>>();
  for await (const { cells } of rowsOfFeed(folder, 'stop_times.txt', ['trip_id', 'stop_id'])) {
    const route = routeOfTrip.get(cells.trip_id!);
    if (route === undefined) continue;
    const known = routesOfStop.get(cells.stop_id!);
    if (known) known.add(route);
    else routesOfStop.set(cells.stop_id!, new Set([route]));
  }
  const stations = new Map<
    string,
    { name: string; network: string; lines: Set<string>; lats: number[]; lngs: number[]; access: string }
  >();
  for await (const { cells } of rowsOfFeed(folder, 'stops.txt', ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'])) {
    const point = { latDeg: Number(cells.stop_lat), lngDeg: Number(cells.stop_lon) };
    const served = routesOfStop.get(cells.stop_id!);
    if (!served || !isInCity(city, point)) continue;
    for (const { network, line } of [...served].map((route) => routes.get(route)!)) {
      const key = `${network} ${cells.stop_name}`;
      const station = stations.get(key) ?? {
        name: cells.stop_name!,
        network,
        lines: new Set<string>(),
        lats: [],
        lngs: [],
        access: cells.wheelchair_boarding ?? '',
      };
      if (line !== '') station.lines.add(line);
      station.lats.push(point.latDeg);
      station.lngs.push(point.lngDeg);
      stations.set(key, station);
    }
  }
  const present = new Set([...stations.values()].map(({ network }) => network));
  return {
    networks: ORDER.filter((id) => present.has(id)).map((id) => ({
      id,
      name: { ...Object.values(NETWORKS).find((network) => network.id === id)!.name },
      forms: ['{name} station', 'estación de {name}'],
    })),
    stations: [...stations.values()]
      .map(({ name, network, lines, lats, lngs, access }) => ({
        id: `${network}-${slug(name)}`,
        name,
        network,
        lines: [...lines].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
        lat: mean(lats),
        lng: mean(lngs),
        ...(STEP_FREE[access] && { step_free: STEP_FREE[access] }),
        aliases: [],
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

const STEP_FREE: Readonly<Record<string, string>> = { '1': 'yes', '2': 'no' };

const mean = (values: readonly number[]): number =>
  Math.round((1e5 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 1e5;

export const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
