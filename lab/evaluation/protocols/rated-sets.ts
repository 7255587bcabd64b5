// Public sets of ratings and visits, read into the house's own nouns.
import { asPlaceId } from '../../../src/domain/branded.ts';
import { type Catalogue, catalogueOf } from '../../../src/domain/catalogue.ts';
import type { Category } from '../../../src/domain/category.ts';
import type { Place } from '../../../src/domain/place.ts';
import type { Point } from '../../../src/geo/point.ts';
import { categoriesNamed } from '../../../src/vocabulary/categories.ts';

export interface Rated {
  readonly place: Place['id'];
  readonly rating: number;
  /** Only the order matters. */
  readonly time: number;
}

export interface RatedSet {
  readonly name: string;
  readonly catalogue: Catalogue;
  /** Each person's ratings, at most one a place. */
  readonly people: readonly (readonly Rated[])[];
}

/** RecBole's atomic form: tab-separated with a header. Genres stand where cuisines stand: labels that places share. */
export function readMovieLens(items: string, ratings: string): RatedSet {
  const places = linesOf(items).map(([id, title, , genres]) => labelled(id!, title!, [], (genres ?? '').split(' ')));
  const rated = linesOf(ratings).map(([person, item, rating, time]) => row(person!, item!, rating!, Number(time)));
  return ratedSet('MovieLens-100k', places, rated);
}

export function readTripadvisor(attractions: string, ratings: string): RatedSet {
  const [header, ...rows] = attractions.trim().split('\n').map(csvFields);
  const [id, title, category] = ['index', 'title', 'category'].map((name) => header!.indexOf(name));
  const places = rows.map((fields) => {
    const labels = fields[category!]!.split('&').map((label) => label.trim());
    return labelled(fields[id!]!, fields[title!]!, labels.flatMap(categoryNamed), labels);
  });
  const rated = ratings
    .trim()
    .split('\n')
    .slice(1)
    .map((line, at) => {
      const [person, item, rating] = line.split(',');
      return row(person!, item!, rating!, at);
    });
  return ratedSet('TripAdvisor London', places, rated);
}

/** Check-ins without header: person, time, latitude, longitude, venue. A first visit counts as liked; venues below `fewest` go. */
export function readCheckIns(name: string, events: string, fewest: number): RatedSet {
  const visits = events
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const guests = new Map<string, Set<string>>();
  const positions = new Map<string, Point>();
  for (const [person, , lat, lng, venue] of visits) {
    guests.set(venue!, (guests.get(venue!) ?? new Set()).add(person!));
    positions.set(venue!, { latDeg: Number(lat), lngDeg: Number(lng) });
  }
  const kept = [...guests].filter(([, people]) => people.size >= fewest).map(([venue]) => venue);
  const places = kept.map((venue) => ({ ...labelled(venue, venue, [], []), position: positions.get(venue)! }));
  return ratedSet(
    name,
    places,
    visits.map(([person, time, , , venue]) => row(person!, venue!, '5', Date.parse(time!))),
  );
}

interface Row extends Rated {
  readonly person: string;
}

const row = (person: string, item: string, rating: string, time: number): Row => ({
  person,
  place: asPlaceId(`p${item}`),
  rating: Number(rating),
  time,
});

function ratedSet(name: string, places: readonly Place[], rows: readonly Row[]): RatedSet {
  const catalogue = catalogueOf(name, places);
  const people = new Map<string, Map<string, Rated>>();
  for (const { person, place, rating, time } of [...rows].sort((a, b) => a.time - b.time)) {
    if (!catalogue.rowOf.has(place)) continue;
    const own = people.get(person) ?? new Map<string, Rated>();
    people.set(person, own);
    if (!own.has(place)) own.set(place, { place, rating, time });
  }
  return { name, catalogue, people: [...people.values()].map((own) => [...own.values()]) };
}

function labelled(id: string, name: string, categories: readonly Category[], labels: readonly string[]): Place {
  return {
    id: asPlaceId(`p${id}`),
    name,
    aliases: [],
    position: { latDeg: 0, lngDeg: 0 },
    types: [],
    categories: [...new Set(categories)],
    cuisines: labels.filter((label) => label !== ''),
    description: { en: '', es: '' },
    prices: [],
    features: [],
    rating: { mean: 0, count: 0 },
    prominence: 0,
    closedForGood: false,
    source: 'evaluation',
    provenance: {},
  };
}

const categoryNamed = (label: string): readonly Category[] => categoriesNamed(label);

const linesOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** Fields may be quoted and then hold commas. */
const csvFields = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(([, quoted, plain]) => quoted ?? plain ?? '');
