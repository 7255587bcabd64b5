// Rides of journeys beside a timetable: `node scripts/run.mjs lab/city/journeys-run.ts FEED`. For 200 pairs of stations, the
// minutes on trains that a journey tells against those of the feed's own trips on the same lines between the same stations.
import { openCityFolder } from '../../src/compose/city.ts';
import { seededRandom } from '../../src/math/random.ts';
import { transitGraph } from '../../src/transit/graph.ts';
import { journey, type Ride } from '../../src/transit/journey.ts';
import { rowsOfFeed } from './gtfs.ts';
import { slug } from './station-file.ts';

const SEED = 20_261_201;
const PAIRS = 200;

const [feed] = process.argv.slice(2);
if (feed === undefined) throw new Error('expected: journeys-run.ts FEED');
const { city } = openCityFolder('madrid');

const lineOfRoute = new Map<string, string>();
for await (const { cells } of rowsOfFeed(feed, 'routes.txt', ['route_id', 'route_short_name']))
  lineOfRoute.set(cells.route_id!, cells.route_short_name!);
const lineOfTrip = new Map<string, string>();
for await (const { cells } of rowsOfFeed(feed, 'trips.txt', ['trip_id', 'route_id']))
  lineOfTrip.set(cells.trip_id!, lineOfRoute.get(cells.route_id!)!);
const stationOfStop = new Map<string, string>();
for await (const { cells } of rowsOfFeed(feed, 'stops.txt', ['stop_id', 'stop_name']))
  stationOfStop.set(cells.stop_id!, slug(cells.stop_name!));
const trips = new Map<string, { readonly station: string; readonly second: number }[]>();
for await (const { cells } of rowsOfFeed(feed, 'stop_times.txt', ['trip_id', 'arrival_time', 'stop_id'])) {
  const [hours = 0, minutes = 0, seconds = 0] = cells.arrival_time!.split(':').map(Number);
  const stop = { station: stationOfStop.get(cells.stop_id!)!, second: 3_600 * hours + 60 * minutes + seconds };
  trips.set(cells.trip_id!, [...(trips.get(cells.trip_id!) ?? []), stop]);
}

/** Minutes of the feed's trips, the median of them; undefined where none of them rides so. */
function minutesOf({ line, from, to }: Ride): number | undefined {
  const found = [...trips].flatMap(([id, stops]) => {
    if (lineOfTrip.get(id) !== line) return [];
    const start = stops.findIndex(({ station }) => station === slug(from));
    const goal = stops.findIndex(({ station }, at) => at > start && station === slug(to));
    return start < 0 || goal < 0 ? [] : [(stops[goal]!.second - stops[start]!.second) / 60];
  });
  return found.sort((a, b) => a - b)[found.length >> 1];
}

const graph = transitGraph(city.stations, city.lines);
const served = city.stations.filter(({ id }) => graph.nodesOf.has(id));
const random = seededRandom(SEED);
const errors: number[] = [];
const times: number[] = [];
let untimed = 0;
for (let drawn = 0; drawn < PAIRS; drawn++) {
  const [from, to] = [served[random.below(served.length)]!, served[random.below(served.length)]!];
  const begun = performance.now();
  const way = journey(graph, from.position, to.position);
  times.push(performance.now() - begun);
  const timetable = way?.rides.map(minutesOf) ?? [undefined];
  if (!way || timetable.includes(undefined)) {
    untimed++;
    continue;
  }
  const told = way.rides.reduce((sum, ride) => sum + ride.minutes, 0);
  errors.push(Math.abs(told - timetable.reduce<number>((sum, each) => sum + each!, 0)));
}
const quantile = (values: number[], share: number) =>
  values.sort((a, b) => a - b)[Math.floor(share * (values.length - 1))];
process.stdout.write(
  `${errors.length} of ${PAIRS} pairs have trips in the feed, ${untimed} have none\n` +
    `difference on trains: median ${quantile(errors, 0.5)?.toFixed(2)} min, 95th ${quantile(errors, 0.95)?.toFixed(2)} min\n` +
    `time a journey: median ${quantile(times, 0.5)?.toFixed(1)} ms, 95th ${quantile(times, 0.95)?.toFixed(1)} ms\n`,
);
