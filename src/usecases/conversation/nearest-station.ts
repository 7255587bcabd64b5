import { nearestStations } from '../../domain/station.ts';
import type { Point } from '../../geo/point.ts';
import type { Scene } from './world.ts';

/** The nearest station of the network that people of the city think of first. */
export function nearestStation({ world }: Pick<Scene, 'world'>, position: Point) {
  const [main] = world.recommend.city.networks;
  const [nearest] = main ? nearestStations(world.stations, position, { network: main.id, limit: 1 }) : [];
  return main && nearest && { network: main, ...nearest };
}
