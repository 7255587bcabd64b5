// Everything `recommend` needs to know of the city, prepared once a catalogue version: columns, index, chains.
import { type City, isInCity } from '../city/city.ts';
import type { Catalogue, Ratings } from '../domain/catalogue.ts';
import type { Category } from '../domain/category.ts';
import type { Method } from '../domain/method.ts';
import type { Place } from '../domain/place.ts';
import { foldAccents } from '../domain/text.ts';
import { unitVector } from '../geo/point.ts';
import { type SpatialIndex, spatialIndexOf } from '../geo/spatial-index.ts';
import type { CityHours } from '../hours/city-hours.ts';
import type { Recommender } from '../models/recommender.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import { CATEGORIES, categoriesNamed } from '../vocabulary/categories.ts';
import { type CategoryColumn, categoryColumnOf } from './category-column.ts';
import { halfwayOf, type OutingCurves } from './distance.ts';
import { type OpenRows, openRowsOf } from './open-rows.ts';

export interface Snapshot {
  readonly city: City;
  readonly catalogue: Catalogue;
  readonly ratings: Ratings;
  /** Reads opening hours by the city's clocks. */
  readonly hours: CityHours;
  readonly openRows: OpenRows;
  /** Of `eligible`: what it finds are numbers of that list. */
  readonly index: SpatialIndex;
  /** The metres at which each category keeps half of its appeal (see `halfwayOf`), in the order of CATEGORIES. */
  readonly halfwayM: Float64Array;
  /** The trained method, or undefined while it is not trained. Affinity is always there. */
  readonly recommenderFor: RecommenderFor;
  /** Rows that may be recommended to somebody: inside the city, not closed for good, and no mere convenience. */
  readonly eligible: Uint32Array;
  /** 1 for these, and for conveniences, which only those get who ask for them. */
  readonly isEligible: Uint8Array;
  /** 1 for toilets and the like. */
  readonly isConvenience: Uint8Array;
  /** Points on the unit sphere, three numbers a row: distances without trigonometry. */
  readonly unitXyz: Float64Array;
  readonly categories: CategoryColumn;
  /** The main category's number in CATEGORIES, or -1. */
  readonly mainCategory: Int16Array;
  /** Places with one number are branches of one chain; 0 means no chain. */
  readonly chain: Uint32Array;
}

interface RecommenderFor {
  (method: 'affinity'): Recommender;
  (method: Method | 'affinity'): Recommender | undefined;
}

interface SnapshotParts {
  readonly city: City;
  readonly catalogue: Catalogue;
  readonly ratings: Ratings;
  readonly hours: CityHours;
  readonly affinity: Recommender;
  /** Trained methods, those that there are. */
  readonly trained?: ReadonlyMap<Method, Recommender>;
  /** As learned from outings. */
  readonly decay?: OutingCurves;
}

export function snapshotOf({ city, catalogue, ratings, hours, affinity, trained, decay }: SnapshotParts): Snapshot {
  const { places } = catalogue;
  const recommenderFor = (method: Method | 'affinity') => (method === 'affinity' ? affinity : trained?.get(method));
  const isConvenience = Uint8Array.from(places, (place) => Number(VOCABULARY.isConvenience(place)));
  const isEligible = Uint8Array.from(places, (place) => Number(isInCity(city, place.position) && !place.closedForGood));
  const eligible = Uint32Array.from(places.keys()).filter((row) => isEligible[row] === 1 && isConvenience[row] === 0);
  return {
    city,
    catalogue,
    ratings,
    hours,
    openRows: openRowsOf(hours, places),
    index: spatialIndexOf(Array.from(eligible, (row) => places[row]!.position)),
    halfwayM: Float64Array.from(CATEGORIES, (category) => halfwayOf(category, decay)),
    recommenderFor: recommenderFor as RecommenderFor,
    eligible,
    isEligible,
    isConvenience,
    unitXyz: Float64Array.from(places.flatMap(({ position }) => unitVector(position))),
    categories: categoryColumnOf(places),
    mainCategory: Int16Array.from(places, ({ categories }) => CATEGORIES.indexOf(categories[0] as Category)),
    chain: chainsOf(places),
  };
}

/** A name carried by two places or more is a chain, and "Name Somewhere" is a branch of it. */
function chainsOf(places: readonly Place[]): Uint32Array {
  // "Public toilet, ..." is what it is, and no brand.
  const names = places.map((place) => (VOCABULARY.isConvenience(place) ? '' : brandOf(place.name)));
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const chains = new Map<string, number>();
  for (const [name, count] of counts) {
    if (count > 1 && name.length > 2 && categoriesNamed(name).length === 0) chains.set(name, chains.size + 1);
  }
  return Uint32Array.from(names, (name) => chains.get(name) ?? branchOf(name, chains));
}

/** What stands before a comma, a bracket or a dash: "VIPS - Gran Vía" is VIPS. */
const brandOf = (name: string): string =>
  foldAccents(name)
    .split(/\s[-–|]\s|[,(]/u)[0]
    ?.trim() ?? '';

function branchOf(name: string, chains: ReadonlyMap<string, number>): number {
  for (let end = name.lastIndexOf(' '); end > 0; end = name.lastIndexOf(' ', end - 1)) {
    const chain = chains.get(name.slice(0, end));
    if (chain !== undefined) return chain;
  }
  return 0;
}
