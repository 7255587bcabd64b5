// The station closest to a point and, for people who need a way without steps, the closest that has one.
import type { StationFact } from '../../chat/way-answer.ts';
import type { Place } from '../../domain/place.ts';
import { walkMinutes } from '../../domain/walk.ts';
import type { Access } from '../../transit/journey.ts';
import { nearestOfMain, nearestStepFree } from '../places.ts';
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

const toldOf = ({ station, network, distanceM }: NonNullable<ReturnType<typeof nearestOfMain>>) => ({
  name: station.name,
  network: network.name,
  lines: station.lines,
  walkMinutes: walkMinutes(distanceM),
});
