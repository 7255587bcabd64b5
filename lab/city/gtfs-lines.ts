// Lines with the seconds between their stations, and how often they run, from an unpacked GTFS feed: trips.txt, stop_times.txt,
// and frequencies.txt where there is one.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Station, TransitLine } from '../../src/domain/station.ts';
import { distanceM } from '../../src/geo/point.ts';
import { railIn, rowsOfFeed } from './gtfs.ts';

/** Platforms of one station lie this near to where the pack has it. */
const SAME_STATION_M = 450;
/** What is taken where a feed says nothing of frequencies. */
const USUAL_HEADWAY_S = 600;
/** The middle of a day, in hours. */
const DAYTIME = [10, 20] as const;

/** Stops that no station of the pack is near to are left out: they lie outside the city, or the pack lacks them. @throws DomainError `import/bad-data` naming a file or column that is not there */
export async function linesFromGtfs(folder: string, stations: readonly Station[]): Promise<readonly TransitLine[]> {
  const { routes, routeOfTrip } = await railIn(folder);
  const stops = new Map<string, Station['position']>();
  for await (const { cells } of rowsOfFeed(folder, 'stops.txt', ['stop_id', 'stop_lat', 'stop_lon']))
    stops.set(cells.stop_id!, { latDeg: Number(cells.stop_lat), lngDeg: Number(cells.stop_lon) });
  const rides = await ridesOf(folder, routeOfTrip);
  const headways = await headwaysOf(folder, routeOfTrip);
  const stationAt = (stopId: string, network: string, line: string): string | undefined => {
    const stop = stops.get(stopId);
    return stop && nearestOnLine(stations, stop, network, line);
  };
  const lines = new Map<string, { network: string; line: string; headwayS: number; edges: Map<string, number[]> }>();
  for (const { routeId, fromStop, toStop, seconds } of rides) {
    const { network, line } = routes.get(routeId)!;
    const [from, to] = [stationAt(fromStop, network, line), stationAt(toStop, network, line)];
    if (from === undefined || to === undefined || from === to) continue;
    const key = `${network} ${line}`;
    const made = lines.get(key) ?? {
      network,
      line,
      headwayS: headways.get(routeId) ?? USUAL_HEADWAY_S,
      edges: new Map(),
    };
    lines.set(key, made);
    made.edges.set(`${from} ${to}`, [...(made.edges.get(`${from} ${to}`) ?? []), seconds]);
  }
  return [...lines.values()]
    .map(({ edges, ...line }) => ({
      ...line,
      edges: [...edges]
        .map(([ends, all]) => [...(ends.split(' ') as [string, string]), median(all)] as const)
        .sort((a, b) => (`${a[0]} ${a[1]}` < `${b[0]} ${b[1]}` ? -1 : 1)),
    }))
    .sort((a, b) => a.line.localeCompare(b.line, 'en', { numeric: true }));
}

interface TimedRide {
  readonly routeId: string;
  readonly fromStop: string;
  readonly toStop: string;
  readonly seconds: number;
}

async function ridesOf(folder: string, routeOfTrip: ReadonlyMap<string, string>): Promise<readonly TimedRide[]> {
  const timesOf = new Map<string, { readonly order: number; readonly stop: string; readonly atS: number }[]>();
  const columns = ['trip_id', 'stop_id', 'stop_sequence', 'departure_time'];
  for await (const { cells } of rowsOfFeed(folder, 'stop_times.txt', columns)) {
    if (!routeOfTrip.has(cells.trip_id!)) continue;
    const times = timesOf.get(cells.trip_id!) ?? [];
    timesOf.set(cells.trip_id!, times);
    times.push({ order: Number(cells.stop_sequence), stop: cells.stop_id!, atS: secondsOf(cells.departure_time!) });
  }
  return [...timesOf].flatMap(([trip, times]) => {
    const inOrder = times.sort((a, b) => a.order - b.order);
    return inOrder.slice(1).flatMap(({ stop, atS }, at) => {
      const before = inOrder[at]!;
      const seconds = atS - before.atS;
      return seconds > 0 ? [{ routeId: routeOfTrip.get(trip)!, fromStop: before.stop, toStop: stop, seconds }] : [];
    });
  });
}

async function headwaysOf(
  folder: string,
  routeOfTrip: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, number>> {
  const seen = new Map<string, number[]>();
  if (!existsSync(join(folder, 'frequencies.txt'))) return new Map();
  for await (const { cells } of rowsOfFeed(folder, 'frequencies.txt', ['trip_id', 'start_time', 'headway_secs'])) {
    const route = routeOfTrip.get(cells.trip_id!);
    const hour = secondsOf(cells.start_time!) / 3600;
    if (route === undefined || hour < DAYTIME[0] || hour >= DAYTIME[1]) continue;
    seen.set(route, [...(seen.get(route) ?? []), Number(cells.headway_secs)]);
  }
  return new Map([...seen].map(([route, all]) => [route, median(all)]));
}

function nearestOnLine(
  stations: readonly Station[],
  position: Station['position'],
  network: string,
  line: string,
): string | undefined {
  const [nearest] = stations
    .filter((station) => station.network === network && station.lines.includes(line))
    .map(({ id, position: own }) => ({ id, metres: distanceM(position, own) }))
    .sort((a, b) => a.metres - b.metres);
  return nearest && nearest.metres <= SAME_STATION_M ? nearest.id : undefined;
}

/** "25:10:00" is after midnight. */
const secondsOf = (time: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
};

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
