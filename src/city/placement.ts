// Where a position stands to the city: inside its bounds, near them, or too far away to be a place of it.
import type { Point } from '../geo/point.ts';
import { type City, cityName, distanceToCityM, FAR_FROM_CITY_M, isInCity } from './city.ts';

type Placement =
  | { readonly kind: 'inside' }
  /** Imported and searchable, and said to lie outside. */
  | { readonly kind: 'nearby'; readonly distanceM: number }
  | { readonly kind: 'elsewhere'; readonly distanceM: number; readonly isSwapped: boolean };

export function placementOf(city: Pick<City, 'bounds'>, point: Point): Placement {
  if (isInCity(city, point)) return { kind: 'inside' };
  const distanceM = distanceToCityM(city, point);
  if (distanceM <= FAR_FROM_CITY_M) return { kind: 'nearby', distanceM };
  const swapped = { latDeg: point.lngDeg, lngDeg: point.latDeg };
  const isOnEarth = Math.abs(swapped.latDeg) <= 90;
  return { kind: 'elsewhere', distanceM, isSwapped: isOnEarth && distanceToCityM(city, swapped) <= FAR_FROM_CITY_M };
}

/** Why a record of an import is no place of the city; undefined when it is one. */
export function refusalOf(city: City, point: Point): string | undefined {
  const placement = placementOf(city, point);
  if (placement.kind !== 'elsewhere') return undefined;
  const name = cityName(city, 'en');
  if (placement.isSwapped)
    return `it lies ${kilometres(placement.distanceM)} from ${name}; latitude and longitude look swapped`;
  return `it lies ${kilometres(placement.distanceM)} from ${name}; expected at most ${kilometres(FAR_FROM_CITY_M)}`;
}

/** What the report of an import says of a place near the city; undefined inside it. */
export function remarkOf(city: City, point: Point): string | undefined {
  const placement = placementOf(city, point);
  return placement.kind === 'nearby'
    ? `it lies ${kilometres(placement.distanceM)} outside ${cityName(city, 'en')}`
    : undefined;
}

const kilometres = (distanceM: number): string =>
  distanceM < 9_950 ? `${(distanceM / 1_000).toFixed(1)} km` : `${Math.round(distanceM / 1_000)} km`;
