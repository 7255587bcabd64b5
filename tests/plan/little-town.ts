// A town on a grid for tests of planning: a place every so many metres, hours in minutes, and walks of 80 m a minute.
import { asPlaceId, type PlaceId } from '../../src/domain/branded.ts';
import type { Category } from '../../src/domain/category.ts';
import type { PlanDay, Stop } from '../../src/domain/plan.ts';
import { distanceM, type Point } from '../../src/geo/point.ts';
import { mealTimesOf } from '../../src/plan/meals.ts';
import type { OpenSpan, PlannedPlace, PlanWorld } from '../../src/plan/world.ts';

export const CENTRE: Point = { latDeg: 40, lngDeg: -3 };

/** @param eastM, northM metres from the centre */
export const at = (eastM: number, northM: number): Point => ({
  latDeg: CENTRE.latDeg + northM / 111_195,
  lngDeg: CENTRE.lngDeg + eastM / (111_195 * Math.cos((CENTRE.latDeg * Math.PI) / 180)),
});

export interface TownPlace {
  readonly id: string;
  readonly position: Point;
  readonly category?: Category;
  readonly spans?: readonly OpenSpan[];
  readonly stay?: number;
}

export const townPlace = ({ id, position, category = 'museums', spans, stay }: TownPlace): PlannedPlace => ({
  id: asPlaceId(id),
  name: `Place ${id}`,
  position,
  categories: [category],
  ...(stay !== undefined && { visitMinutes: stay }),
  spansOn: () => spans,
});

export function townOf(places: readonly PlannedPlace[]): PlanWorld {
  const byId = new Map<PlaceId, PlannedPlace>(places.map((place) => [place.id, place]));
  return {
    placeOf: (id) => byId.get(id),
    legBetween: (from, to) => {
      const walkM = Math.round(distanceM(from, to));
      return { mode: 'walk', minutes: Math.ceil(walkM / 80), walkM };
    },
    meals: mealTimesOf('ES'),
  };
}

export const stopAt = (id: string, stayMinutes = 60): Stop => ({ placeId: asPlaceId(id), stayMinutes });

export const dayOf = (stops: readonly Stop[], from = 600, until = 1_320): PlanDay => ({
  day: '2026-05-20',
  from,
  until,
  start: { position: CENTRE, name: 'Centre' },
  stops,
});
