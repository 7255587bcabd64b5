// Does a place grant what the person asked for? Unknown is not yes: what the catalogue does not say is not promised.
import type { FeatureFact, Wish } from '../../chat/answer.ts';
import type { Category } from '../../domain/category.ts';
import type { Budget, Filter, Search } from '../../domain/conversation.ts';
import type { Place } from '../../domain/place.ts';
import { foldAccents } from '../../domain/text.ts';
import { straightLineM } from '../../domain/walk.ts';
import type { Area, Areas } from '../../geo/areas.ts';
import { type CityHours, hoursOn, isOpenAt, weekOf } from '../../hours/city-hours.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { servesFood } from '../../vocabulary/categories.ts';

/** When, by which clocks. */
export interface Moment {
  readonly hours: CityHours;
  readonly now: Date;
}

/** An area whose outline nobody has drawn reaches about this far. */
const AREA_RADIUS_M = 700;
/** Above this prominence a place is what everybody comes to see. */
const CROWDED_FROM = 4;

/** Everything but opening hours, which are dear to read and asked last. */
export function grants(search: Search, from: Place['position'], areas: Areas): (place: Place) => boolean {
  const { cuisine, budget, withinM, anchor } = search;
  const filters = search.filters.filter((filter) => filter !== 'open_now' && filter !== 'open_on');
  const isInside = anchor?.inside ? insideOf(anchor.name ?? '', from, areas) : undefined;
  return (place) =>
    place.id !== anchor?.placeId &&
    (withinM === undefined || isWithin(withinM, from, place.position)) &&
    (cuisine === undefined || serves(place, cuisine)) &&
    (budget === undefined || isBelow(budget, place) === true) &&
    (isInside === undefined || isInside(place)) &&
    filters.every((filter) => factOf(filter, place) === true || isMoot(filter, place));
}

/** What was asked for, place by place: nothing is refused, though something may not be known. Hours are left out. */
export function mayGrant(search: Search, from: Place['position'], areas: Areas): (place: Place) => boolean {
  const { filters, budget, ...rest } = search;
  const isMeant = grants({ ...rest, filters: [] }, from, areas);
  return (place) =>
    isMeant(place) &&
    filters.every((filter) => factOf(filter, place) !== false) &&
    (budget === undefined || isBelow(budget, place) !== false);
}

/** The wishes of which the catalogue says nothing about a place; undefined when it is closed as asked. */
export function leftOpen(search: Search, place: Place, now: Moment): readonly Wish[] | undefined {
  const { filters, budget } = search;
  const facts = filters.map((filter) => [filter, wishFact(filter, search, place, now)] as const);
  if (facts.some(([, fact]) => fact === false)) return undefined;
  const unknown = facts.flatMap(([filter, fact]) => (fact === undefined ? filter : []));
  return budget && isBelow(budget, place) === undefined ? ['price', ...unknown] : unknown;
}

function wishFact(filter: Filter, search: Search, place: Place, now: Moment): boolean | undefined {
  if (isMoot(filter, place)) return true;
  return filter === 'open_now' || filter === 'open_on'
    ? opensAsAsked(filter, search, place, now)
    : factOf(filter, place);
}

/** A degree of latitude is a little longer; most of a city is thrown out without any trigonometry. */
const METRES_A_DEGREE = 111_000;

const isWithin = (mostM: number, from: Place['position'], to: Place['position']): boolean =>
  mostM === Number.POSITIVE_INFINITY ||
  (Math.abs(from.latDeg - to.latDeg) * METRES_A_DEGREE <= mostM && straightLineM(from, to) <= mostM);

export const isOpenAsAsked = (search: Search, place: Place, now: Moment): boolean =>
  search.filters.every(
    (filter) => (filter !== 'open_now' && filter !== 'open_on') || opensAsAsked(filter, search, place, now) === true,
  );

/** Undefined when the hours are not known. */
function opensAsAsked(
  filter: 'open_now' | 'open_on',
  { weekday }: Search,
  { openingHours }: Place,
  { hours, now }: Moment,
): boolean | undefined {
  if (filter === 'open_now') {
    return isOpenAt(hours, openingHours, now);
  }
  if (weekday === undefined) return true;
  const day = weekOf(hours, openingHours, now)?.find((each) => each.weekday === weekday);
  const spans = day && hoursOn(hours, openingHours, day.day);
  return spans && spans.length > 0;
}

/** What the catalogue says of one wish; undefined when it says nothing. */
export function factOf(filter: Filter, place: Place): FeatureFact['value'] {
  switch (filter) {
    case 'quieter':
      return place.prominence < CROWDED_FROM;
    case 'vegetarian':
      return (
        stated(place, 'diet:vegetarian') ??
        stated(place, 'diet:vegan') ??
        (hasAny(place.cuisines, MEATLESS) || undefined)
      );
    case 'terrace':
      return stated(place, 'outdoor_seating');
    case 'free':
      return isFree(place);
    case 'children':
      return stated(place, 'kids') ?? (hasAny(place.categories, FOR_CHILDREN) || undefined);
    case 'accessible':
      return place.wheelchair === undefined ? undefined : place.wheelchair !== 'no';
    default:
      return undefined;
  }
}

const MEATLESS = ['vegetarian', 'vegan'];
const FOR_CHILDREN: readonly Category[] = ['zoo', 'amusement parks', 'parks'];

const hasAny = (list: readonly string[], wanted: readonly string[]): boolean =>
  list.some((each) => wanted.includes(each));

/** By its cuisines, else by what its name, labels or description say of it: a churrería seldom names a cuisine. */
function serves(place: Place, cuisine: string): boolean {
  if (VOCABULARY.isOf(place, 'cuisine', cuisine)) return true;
  return wordsOf(place).includes(` ${foldAccents(cuisine).replaceAll('_', ' ').replace(/e?s$/u, '')}`);
}

/** Folded once: a search for a cuisine looks at a thousand restaurants. */
const wordsByPlace = new WeakMap<Place, string>();

function wordsOf(place: Place): string {
  const known = wordsByPlace.get(place);
  if (known !== undefined) return known;
  const { name, types, description } = place;
  const words = ` ${foldAccents([name, ...types, description.en ?? ''].join(' ')).replace(/[^a-z]+/gu, ' ')}`;
  wordsByPlace.set(place, words);
  return words;
}

/** `kids`, `kids=yes` or `kids=no`. */
function stated({ features }: Place, name: string): boolean | undefined {
  if (features.includes(`${name}=no`)) return false;
  return (
    features.some((feature) => feature === name || (feature.startsWith(`${name}=`) && !feature.endsWith('=no'))) ||
    undefined
  );
}

/** Free all the time, or at hours that the catalogue names. */
function isFree({ freeEntry, prices }: Place): boolean | undefined {
  if (freeEntry !== undefined) return true;
  return prices.length === 0 ? undefined : prices.every(({ amount }) => amount === 0);
}

/** Nobody asks a park for vegetarian food. */
function isMoot(filter: Filter, place: Place): boolean {
  return filter === 'vegetarian' && !place.categories.some(servesFood);
}

/** Undefined when nothing is known to compare. */
export function isBelow({ belowEur, belowLevel }: Budget, place: Place): boolean | undefined {
  if (place.freeEntry === '24/7') return true;
  const amounts = place.prices.map(({ amount }) => amount);
  if (amounts.length > 0 && belowEur !== undefined) return Math.max(...amounts) < belowEur;
  if (place.priceLevel !== undefined && belowLevel !== undefined) return place.priceLevel < belowLevel;
  // Known by another measure than was asked by: not surely below, and not unknown either.
  return amounts.length > 0 || place.priceLevel !== undefined ? false : undefined;
}

/** Within the outline of the area, or filed under its name. */
function insideOf(name: string, centre: Place['position'], areas: Areas): (place: Place) => boolean {
  const folded = foldAccents(name);
  const area = areaNamed(name, areas);
  return ({ barrio, district, position }) =>
    [barrio, district].some((each) => foldAccents(each ?? '') === folded) ||
    (area ? areas.isInside(area.id, position) : straightLineM(centre, position) <= AREA_RADIUS_M);
}

export function areaNamed(name: string, { all }: Areas): Area | undefined {
  const folded = foldAccents(name);
  return all.find((area) => [area.name, ...area.aliases].some((each) => foldAccents(each) === folded));
}
