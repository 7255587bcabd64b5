// The station closest to a point and, for people who need a way without steps, the closest that has one.
import type { Answer } from '../../chat/answer.ts';
import type { StationAccess, StationFact, WayAnswer } from '../../chat/ways/answer.ts';
import { type City, type CityStation, cityName } from '../../city/city.ts';
import type { Place } from '../../domain/place.ts';
import type { Stopping } from '../../domain/station.ts';
import { foldAccents } from '../../domain/text.ts';
import { straightLineM, walkMinutes } from '../../domain/walk.ts';
import type { Access } from '../../transit/journey.ts';
import { nearestOfMain, nearestStepFree } from '../places.ts';
import type { Start } from './lists/hunt.ts';
import { nearestStopping, stoppingPlaces } from './stopping-places.ts';
import type { Scene } from './world.ts';

export function stationBy({ world }: Scene, position: Place['position'], access: Access): StationFact | undefined {
  const { city } = world.recommend;
  const nearest = nearestOfMain(city, position);
  if (!nearest) return undefined;
  const { stepFree = 'unknown' } = nearest.station;
  const common = toldOf(nearest);
  if (access !== 'step_free') return common;
  const other = stepFree === 'yes' ? undefined : nearestStepFree(city, position);
  return { ...common, stepFree, ...(other && { withoutSteps: toldOf(other) }) };
}

/** Where the nearest one of a means stops; what there is instead, in a city without. */
export function stationTold(
  { world, language = 'en' }: Scene,
  { by }: { readonly by: Stopping },
  start: Start,
): Extract<WayAnswer, { kind: 'station' }> {
  const { recommend } = world;
  const nearest = (means: readonly Stopping[]) => {
    const stop = nearestStopping(
      means.flatMap((each) => stoppingPlaces(recommend, each)),
      start.position,
    );
    return stop && { ...stop, walkMinutes: walkMinutes(straightLineM(start.position, stop.position)) };
  };
  const station = nearest([by]);
  const other = station ? undefined : nearest(['metro', 'train', 'bus']);
  return {
    kind: 'station',
    by,
    city: cityName(recommend.city, language),
    ...(start.kind !== 'here' && { from: start.name }),
    ...(station && { station }),
    ...(other && { other: { name: other.name, walkMinutes: other.walkMinutes } }),
  };
}

/** What the pack says of every station of a name. */
export function stepFreeTold(
  { world }: Scene,
  { station: name, isOfStairs }: { readonly station: string; readonly isOfStairs?: true },
): Answer {
  const { city } = world.recommend;
  const [main, ...others] = stationsCalled(city, name).map((station): StationAccess => {
    const { stepFree = 'unknown' } = station;
    const network = city.networks.find(({ id }) => id === station.network)?.name ?? {};
    const other = stepFree === 'yes' ? undefined : nearestStepFree(city, station.position);
    return { stepFree, network, lines: station.lines, ...(other && { withoutSteps: toldOf(other) }) };
  });
  if (!main) return { kind: 'question', slot: 'place', options: [] };
  return { kind: 'step_free', name, stations: [main, ...others], ...(isOfStairs && { isOfStairs }) };
}

/** Those of the main network first. */
const stationsCalled = ({ stations, networks }: City, name: string): readonly CityStation[] =>
  networks.flatMap(({ id }) => stations.filter((each) => each.network === id && each.name === name));

/** The name of the first station that goes by one of these, folded. */
export const stationNamed = ({ stations }: City, names: readonly string[]): string | undefined =>
  stations.find(({ name, aliases }) => [name, ...aliases].some((each) => names.includes(foldAccents(each))))?.name;

const toldOf = ({ station, network, distanceM }: NonNullable<ReturnType<typeof nearestOfMain>>) => ({
  name: station.name,
  network: network.name,
  lines: station.lines,
  walkMinutes: walkMinutes(distanceM),
});
