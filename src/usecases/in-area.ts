// Whether a place lies in an area of a city; the centre is an area that every city has.
import type { City } from '../city/city.ts';
import { oncePerObject } from '../domain/once.ts';
import type { Place } from '../domain/place.ts';
import { foldAccents } from '../domain/text.ts';
import type { Area, Areas } from '../geo/areas.ts';
import { CITY_CENTRE } from '../wishes/wish.ts';

export function isInArea({ areas, center }: Pick<City, 'areas' | 'center'>, areaId: string, place: Place): boolean {
  const id = areaId === CITY_CENTRE ? areas.districtOf(center)?.id : areaId;
  return id !== undefined && areas.isInside(id, place.position);
}

/** By its name or one of its other names, accents aside. */
export const areaNamed = (name: string, areas: Areas): Area | undefined => areasByName(areas).get(foldAccents(name));

/** Of areas of one name the first. */
const areasByName = oncePerObject(
  ({ all }: Areas) =>
    new Map(
      all.flatMap((area) => [area.name, ...area.aliases].map((each) => [foldAccents(each), area] as const)).reverse(),
    ),
);
