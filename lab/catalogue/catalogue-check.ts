// The rules that a catalogue file must keep, and what in it looks odd. Pure: the day, the outlines and the rows are given.

import { type City, isInCity, locateIn } from '../../src/city/city.ts';
import type { Locate } from '../../src/domain/geography.ts';
import type { Place } from '../../src/domain/place.ts';
import { type CityHours, readsHours } from '../../src/hours/city-hours.ts';
import type { Change } from '../../src/ingest/changes.ts';
import { SAME_ENTRY } from '../../src/ingest/resolve/match.ts';
import { twinsIn } from '../../src/ingest/resolve/resolver.ts';
import { VOCABULARY } from '../../src/vocabulary/bundled.ts';
import { CATEGORIES } from '../../src/vocabulary/categories.ts';
import { addressFaults } from './address-rules.ts';
import { crowdedSpots, gone, oddHours } from './catalogue-oddities.ts';
import type { Finding } from './finding.ts';

interface Located extends CheckOptions {
  readonly locate: Locate;
}

interface CheckOptions {
  readonly city: City;
  readonly hours: CityHours;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** What has closed, moved or been renamed since. */
  readonly changes?: readonly Change[];
  /** A row that nobody has looked at for longer is stale. */
  readonly staleAfterYears?: number;
}

const DEFAULT_STALE_YEARS = 5;

export function checkCatalogue(places: readonly Place[], checked: CheckOptions): readonly Finding[] {
  const options: Located = { ...checked, locate: locateIn(checked.city) };
  return [
    ...places.flatMap((place) => [...findingsOf(place, options)]),
    ...repeatedIds(places),
    ...gone(places, options.changes ?? []),
    ...oddHours(places, options.hours, options.today),
    ...crowdedSpots(places),
    ...twins(places, options.city),
    ...addressFaults(places, options.city.streets),
    ...missingCategories(places),
  ];
}

function* findingsOf(place: Place, options: Located): Iterable<Finding> {
  const error = (rule: string, problem: string): Finding => ({ severity: 'error', rule, placeId: place.id, problem });
  const warning = (rule: string, problem: string): Finding => ({
    severity: 'warning',
    rule,
    placeId: place.id,
    problem,
  });
  if (!isInCity(options.city, place.position)) yield error('position', 'it lies outside the city');
  const { district, barrio } = options.locate(place.position);
  if (place.district !== undefined && plain(place.district) !== plain(district ?? '')) {
    yield error('district', `it says ${place.district}, its position says ${district ?? 'outside the city'}`);
  }
  if (place.barrio !== undefined && plain(place.barrio) !== plain(barrio ?? '')) {
    yield warning('barrio', `it says ${place.barrio}, its position says ${barrio ?? 'outside the city'}`);
  }
  for (const field of ['openingHours', 'pastHours', 'freeEntry', 'terraceHours'] as const) {
    const hours = place[field];
    if (hours !== undefined && !readsHours(options.hours, hours))
      yield error('hours', `"${hours}" is no OSM opening_hours`);
  }
  if (place.categories.length === 0) yield error('categories', 'it has none');
  if (place.website !== undefined && !/^https?:\/\/[^\s/]+\.[^\s/]+/u.test(place.website)) {
    yield error('website', `"${place.website}" is no web address`);
  }
  if (place.phone !== undefined && !/^\+?[\d ]{9,20}$/u.test(place.phone))
    yield error('phone', `"${place.phone}" is no telephone number`);
  if (!place.description.en || !place.description.es)
    yield warning('description', 'one of the two languages is missing');
  if (place.otherSign && place.otherSign.asOf <= (place.checkedOn ?? ''))
    yield error('other-sign', 'another business at its door was seen before the place was last checked');
  if (isStale(place, options)) yield warning('stale', `last checked on ${place.checkedOn}`);
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .split('-')
    .map((part) => part.trim())
    .join('-');

function isStale({ checkedOn }: Place, { today, staleAfterYears = DEFAULT_STALE_YEARS }: CheckOptions): boolean {
  if (checkedOn === undefined) return false;
  return Number(checkedOn.slice(0, 4)) + staleAfterYears < Number(today.slice(0, 4));
}

function repeatedIds(places: readonly Place[]): Finding[] {
  const seen = new Set<string>();
  return places.flatMap(({ id }): Finding[] => {
    if (seen.has(id)) return [{ severity: 'error', rule: 'id', placeId: id, problem: 'the id occurs twice' }];
    seen.add(id);
    return [];
  });
}

function twins(places: readonly Place[], city: City): Finding[] {
  // Fountains of one park have one name, and are as many.
  const outings = places.filter((place) => !VOCABULARY.isConvenience(place));
  return twinsIn(outings, Object.values(city.name)).map(({ one, other, match }) => ({
    // A museum inside a cathedral may be filed under one entry there; names and spots are our own.
    severity: match.reason === SAME_ENTRY ? 'warning' : 'error',
    rule: 'duplicate',
    placeId: one.id,
    problem: `it seems to be ${other.id} "${other.name}": ${match.reason}`,
  }));
}

function missingCategories(places: readonly Place[]): Finding[] {
  const present = new Set(places.flatMap((place) => place.categories));
  return CATEGORIES.filter((category) => !present.has(category)).map((category) => ({
    severity: 'error',
    rule: 'coverage',
    problem: `no place of category ${category}`,
  }));
}
