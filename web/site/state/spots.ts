// Well-known spots to start from, for those who would rather not share where they are.
import type { Position } from '../../api-client/client.ts';
import { CITY, centreName } from './city.ts';
import { firstLanguage } from './first-language.ts';

export interface Spot extends Position {
  readonly id: string;
  readonly name: string;
}

/** What the city offers, else its centre alone. */
export const SPOTS: readonly Spot[] =
  CITY.spots.length > 0
    ? CITY.spots
    : [{ id: 'centre', name: centreName(firstLanguage()), ...positionOf(CITY.center) }];

/** Where a visit begins. */
export const START = SPOTS[0] as Spot;

function positionOf({ lat, lng }: Position): Position {
  return { lat, lng };
}

const EARTH_RADIUS_M = 6_371_008.8;

/** Great-circle distance in metres. */
export function distanceM(a: Position, b: Position): number {
  const radians = Math.PI / 180;
  const dLat = (b.lat - a.lat) * radians;
  const dLng = (b.lng - a.lng) * radians;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}

const WALKING_M_PER_MIN = 75;
const DETOUR = 1.25;

/** Minutes on foot, estimated: streets make the straight line about a quarter longer. */
export const walkingMinutes = (straightM: number): number =>
  Math.max(1, Math.round((straightM * DETOUR) / WALKING_M_PER_MIN));

/** Beyond this from the centre nobody walks there; the page says so. */
export const FAR_FROM_CITY_M = 60_000;

/** The service keeps a visitor's start to some hundred metres. */
const SAME_SPOT_M = 80;

/** The well-known spot that a position stands for. */
export const spotAt = (position: Position): Spot | undefined =>
  SPOTS.find((each) => distanceM(each, position) < SAME_SPOT_M);
