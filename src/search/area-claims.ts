// Areas that a query names: one, one inside another, or several that are joined.
import type { Area } from '../geo/areas.ts';
import type { Point } from '../geo/point.ts';

interface AreaClaims {
  area?: Area;
  otherAreas: Area[];
  namesakes: readonly Area[];
}

/** An area inside another one says where in it: "Malasaña, Centro". */
export function claimArea(
  claims: AreaClaims,
  namesakes: readonly Area[],
  isInside: (areaId: string, point: Point) => boolean,
): void {
  const isWithin = (one: Area, other: Area) => one.kind !== other.kind && isInside(other.id, one.centre);
  const area = best(namesakes);
  if (claims.area === undefined) {
    claims.area = area;
    claims.namesakes = namesakes.filter((each) => each !== area);
  } else if (isWithin(claims.area, area)) return;
  else if (isWithin(area, claims.area)) claims.area = area;
  else claims.otherAreas.push(area);
}

/** Of several areas of one name, the one that people mean. */
const best = (areas: readonly Area[]): Area => [...areas].sort((a, b) => b.prominence - a.prominence)[0]!;
