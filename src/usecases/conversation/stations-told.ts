// The station closest to a point and, for people who need a way without steps, the closest that has one.
import type { StationFact, WayAnswer } from '../../chat/way-answer.ts';
import { cityName } from '../../city/city.ts';
import type { Place } from '../../domain/place.ts';
import type { Stopping } from '../../domain/station.ts';
import { straightLineM, walkMinutes } from '../../domain/walk.ts';
import type { Access } from '../../transit/journey.ts';
import { nearestOfMain, nearestStepFree } from '../places.ts';
import type { Start } from './hunt.ts';
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

const toldOf = ({ station, network, distanceM }: NonNullable<ReturnType<typeof nearestOfMain>>) => ({
  name: station.name,
  network: network.name,
  lines: station.lines,
  walkMinutes: walkMinutes(distanceM),
});
