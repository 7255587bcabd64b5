// Whether a place lies in an area of a city; the centre is an area that every city has.
import type { City } from '../city/city.ts';
import type { Place } from '../domain/place.ts';
import { foldAccents } from '../domain/text.ts';
import type { Area, Areas } from '../geo/areas.ts';
import { CITY_CENTRE } from '../wishes/wish.ts';

export function isInArea({ areas, center }: Pick<City, 'areas' | 'center'>, areaId: string, place: Place): boolean {
  const id = areaId === CITY_CENTRE ? areas.districtOf(center)?.id : areaId;
  return id !== undefined && areas.isInside(id, place.position);
}

/** By its name or one of its other names, accents aside. */
export function areaNamed(name: string, { all }: Areas): Area | undefined {
  const folded = foldAccents(name);
  return all.find((area) => [area.name, ...area.aliases].some((each) => foldAccents(each) === folded));
}
