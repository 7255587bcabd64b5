// Whether a place lies in an area of a city; the centre is an area that every city has.
import type { City } from '../city/city.ts';
import type { Place } from '../domain/place.ts';
import { CITY_CENTRE } from '../wishes/wish.ts';

export function isInArea({ areas, center }: Pick<City, 'areas' | 'center'>, areaId: string, place: Place): boolean {
  const id = areaId === CITY_CENTRE ? areas.districtOf(center)?.id : areaId;
  return id !== undefined && areas.isInside(id, place.position);
}
