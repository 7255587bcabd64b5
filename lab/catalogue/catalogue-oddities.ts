// What in a catalogue file merely looks odd, for an editor to look at: never an error.
import type { Category } from '../../src/domain/category.ts';
import type { Place } from '../../src/domain/place.ts';
import { type CityHours, weekOf } from '../../src/hours/city-hours.ts';
import { type Change, unheardBy } from '../../src/ingest/changes.ts';
import type { Finding } from './finding.ts';

/** Places that a change speaks of which they have not heard. */
export function gone(places: readonly Place[], changes: readonly Change[]): Finding[] {
  const changeOf = unheardBy(changes);
  return places.flatMap((place): Finding[] => {
    const change = place.closedForGood ? undefined : changeOf(place.id, place.name);
    if (change === undefined) return [];
    const since = change.since === undefined ? '' : ` since ${change.since}`;
    const problem = `${change.name} is known to be ${change.change}${since}`;
    return [{ severity: 'warning', rule: 'gone', placeId: place.id, problem }];
  });
}

/** Kinds of place that hardly ever are open day and night. */
const SLEEPING: ReadonlySet<Category> = new Set<Category>([
  ...(['restaurants', 'cafes', 'bakeries', 'pubs/bars', 'dance clubs', 'museums', 'markets', 'malls'] as const),
]);
const FEW_HOURS = 6;

/** Hours that parse and still are rather a slip than a habit. */
export function oddHours(places: readonly Place[], cityHours: CityHours, today: string): Finding[] {
  const noon = new Date(`${today}T12:00:00Z`);
  return places.flatMap(({ id, categories: [main], openingHours }): Finding[] => {
    const week = weekOf(cityHours, openingHours, noon) ?? [];
    const hours = week.flatMap(({ spans }) => spans).reduce((sum, { start, end }) => sum + (end - start) / 60, 0);
    const isSleepless = hours >= 7 * 24 && main !== undefined && SLEEPING.has(main);
    if (hours === 0 || (hours >= FEW_HOURS && !isSleepless)) return [];
    const problem = isSleepless ? 'it never closes' : `it is open ${Math.round(hours * 10) / 10} hours a week`;
    return [{ severity: 'warning', rule: 'hours', placeId: id, problem }];
  });
}

/** More places at one very spot are rather a default position than a building. */
const MAX_AT_ONE_SPOT = 8;

export function crowdedSpots(places: readonly Place[]): Finding[] {
  const spots = new Map<string, Place[]>();
  for (const place of places) {
    const key = `${place.position.latDeg}, ${place.position.lngDeg}`;
    spots.set(key, [...(spots.get(key) ?? []), place]);
  }
  return [...spots]
    .filter(([, there]) => there.length > MAX_AT_ONE_SPOT)
    .map(([spot, there]) => ({ severity: 'warning', rule: 'position', problem: `${there.length} places at ${spot}` }));
}
