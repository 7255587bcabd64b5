// What a pack has and lacks, counted: for whoever builds one, and before one is served.
import type { City } from '../../src/city/city.ts';
import { placementOf } from '../../src/city/placement.ts';
import type { Place } from '../../src/domain/place.ts';
import { CATEGORIES } from '../../src/vocabulary/categories.ts';

interface PackReport {
  readonly city: string;
  readonly places: number;
  /** Kept, found by search and never recommended. */
  readonly outside: number;
  readonly areas: Readonly<Record<string, number>>;
  readonly stations: Readonly<Record<string, number>>;
  /** Places that tell it. */
  readonly facts: Readonly<Record<string, number>>;
  readonly categories: Readonly<Record<string, number>>;
  /** What the pack does without, in words. */
  readonly lacks: readonly string[];
}

const FACTS = {
  hours: ({ openingHours }) => openingHours !== undefined,
  address: ({ address }) => address !== undefined,
  phone: ({ phone }) => phone !== undefined,
  website: ({ website }) => website !== undefined,
  price: ({ prices, priceLevel }) => prices.length > 0 || priceLevel !== undefined,
  wheelchair: ({ wheelchair }) => wheelchair !== undefined,
  cuisine: ({ cuisines }) => cuisines.length > 0,
  description: ({ description }) => Object.keys(description).length > 0,
  district: ({ district }) => district !== undefined,
} as const satisfies Readonly<Record<string, (place: Place) => boolean>>;

export function packReport(city: City, places: readonly Place[]): PackReport {
  const count = (passes: (place: Place) => boolean) => places.filter(passes).length;
  const facts = Object.fromEntries(Object.entries(FACTS).map(([name, has]) => [name, count(has)]));
  const categories = Object.fromEntries(
    CATEGORIES.map((category) => [category, count((place) => place.categories[0] === category)] as const),
  );
  const outside = count(({ position }) => placementOf(city, position).kind !== 'inside');
  const areas = tally(city.areas.all.map(({ kind }) => kind));
  const stations = tally(city.stations.map(({ network }) => network));
  const missing = (what: string, is: boolean) => (is ? [what] : []);
  return {
    city: city.id,
    places: places.length,
    outside,
    areas,
    stations,
    facts,
    categories,
    lacks: [
      ...missing('places', places.length === 0),
      ...missing('districts: no answer names one', !areas.district),
      ...missing('stations: no way names one', city.stations.length === 0),
      ...missing('starting points: pages offer the centre alone', city.spots.length === 0),
      ...missing('a region: public holidays are those of the whole country', city.region === undefined),
      ...Object.entries(facts).flatMap(([name, known]) =>
        places.length > 0 && known === 0 ? [`${name}: no place tells it`] : [],
      ),
      ...Object.entries(categories).flatMap(([name, known]) => (known === 0 ? [`places of category ${name}`] : [])),
    ],
  };
}

function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

export function reportText({ city, places, outside, areas, stations, facts, lacks }: PackReport): string {
  const share = (known: number) => `${known}${places > 0 ? ` (${Math.round((100 * known) / places)} %)` : ''}`;
  return [
    `${city}: ${places} places, ${outside} of them outside the bounds`,
    ...listed('areas', areas),
    ...listed('stations', stations),
    ...Object.entries(facts).map(([name, known]) => `  ${name.padEnd(12)} ${share(known)}`),
    ...(lacks.length > 0 ? ['lacks:', ...lacks.map((each) => `  ${each}`)] : []),
    '',
  ].join('\n');
}

const listed = (title: string, counts: Readonly<Record<string, number>>): string[] => {
  const parts = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  return parts.length > 0 ? [`  ${title.padEnd(12)} ${parts.join(', ')}`] : [];
};
