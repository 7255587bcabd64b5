// Listing, filtering and finding places, all from memory.
import { type City, distanceToCityM } from '../city/city.ts';
import type { PlaceId } from '../domain/branded.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import type { CivilDay } from '../domain/civil-day.ts';
import { DomainError } from '../domain/errors.ts';
import { pastHoursOf } from '../domain/past-hours.ts';
import type { Place } from '../domain/place.ts';
import { nearestStations } from '../domain/station.ts';
import { foldAccents } from '../domain/text.ts';
import type { Point } from '../geo/point.ts';
import { type CityHours, civilNow } from '../hours/city-hours.ts';
import { atMinute, civilMoment } from '../hours/civil-time.ts';
import { freeSchedule, isAlwaysFree } from '../hours/free-entry.ts';
import { type HoursNow, hoursNow, isAlwaysOpen } from '../hours/hours-now.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import { categoriesNamed } from '../vocabulary/categories.ts';

/** Rows of any of these, in catalogue order (prominence, then id). */
export function rowsInCategories(catalogue: Catalogue, names: readonly string[]): readonly number[] {
  if (names.length === 1) return rowsInCategory(catalogue, names[0]!);
  const rows = new Set(names.flatMap((name) => rowsInCategory(catalogue, name)));
  return [...rows].sort((a, b) => a - b);
}

function rowsInCategory(catalogue: Catalogue, name: string): readonly number[] {
  const wanted = categoriesNamed(name);
  const label = labelKey(name);
  const rows: number[] = [];
  catalogue.places.forEach((place, row) => {
    if (
      (place.categories.some((category) => wanted.includes(category)) && !VOCABULARY.isConvenience(place)) ||
      place.types.some((type) => labelKey(type) === label)
    )
      rows.push(row);
  });
  return rows;
}

/** All places but toilets and the like, which are for those who ask for them. */
export const outingsIn = ({ places }: Catalogue): readonly Place[] =>
  places.filter((place) => !VOCABULARY.isConvenience(place));

/** @throws DomainError `place/not-found` */
export function placeById(catalogue: Catalogue, id: PlaceId): { readonly place: Place; readonly row: number } {
  const row = catalogue.rowOf.get(id);
  const place = row === undefined ? undefined : catalogue.places[row];
  if (row === undefined || !place) throw new DomainError('place/not-found', 'Place not found');
  return { place, row };
}

/** How far outside the city, the nearest station of its main network however far it is, and all within walking distance. */
export function whereaboutsOf(city: City, { position }: Place) {
  return {
    outsideM: Math.round(distanceToCityM(city, position)),
    nearest: nearestOfMain(city, position, Infinity),
    around: nearestStations(city.stations, position),
  };
}

/** The nearest station of the network that people of the city think of first; by default within walking distance. */
/** @param line a station of this line only */
export function nearestOfMain({ stations, networks }: City, position: Point, withinM?: number, line?: string) {
  const [network] = networks;
  const query = { limit: 1, ...(withinM !== undefined && { withinM }) };
  const served = line === undefined ? stations : stations.filter(({ lines }) => lines.includes(line));
  const [nearest] = network ? nearestStations(served, position, { network: network.id, ...query }) : [];
  return network && nearest && { ...nearest, network };
}

/** The nearest one with a way without steps. */
export function nearestStepFree(city: City, position: Point) {
  const stations = city.stations.filter(({ stepFree }) => stepFree === 'yes');
  return nearestOfMain({ ...city, stations }, position, FAR_FOR_WHEELS_M);
}
/** Three quarters of an hour on wheels. */
const FAR_FOR_WHEELS_M = 2500;

/** Opening hours and hours of free entry as they stand at a moment, for those who show them without reading them. */
export function hoursOf(hours: CityHours, place: Place, now: Date) {
  const current = hoursNow(hours, hours.read(place.openingHours), now);
  const past = pastHoursOf(place);
  const then = past && hoursNow(hours, hours.read(past.hours), now);
  const free = hoursNow(hours, isAlwaysFree(place) ? undefined : freeSchedule(hours, place), now);
  const { day } = civilNow(hours.clock, now);
  return {
    day,
    ...(current && { opening: openingOf(current, day) }),
    ...(past && then && { past: { ...past, today: then.today, week: then.week } }),
    ...(free && { free: free.week }),
  };
}

function openingOf(current: HoursNow, day: CivilDay) {
  const { open, today, week, changesAt } = current;
  const always = isAlwaysOpen(current);
  return {
    open,
    always,
    today,
    week,
    ...(changesAt !== undefined && { changesAt: civilMoment(atMinute(day, changesAt)) }),
  };
}

/** Type labels are compared without case, accent, number ("Cafés" = "cafe") or underscore ("art_gallery"). */
function labelKey(label: string): string {
  return foldAccents(label.replace(/_/gu, ' '))
    .split(' ')
    .map((word) => word.replace(NUMBER, '$1').replace(/(?<=..)y$/u, 'i'))
    .join(' ');
}

/** What is left without it is the same of one and of several: lake and lakes, bar and bares, gallery and galleries. */
const NUMBER = /^(.{3,}?)(?:es|s|e)+$/u;
