// The facts of one city. A value of this type is handed down from `compose`; nothing else names a city.
import type { CivilDay } from '../domain/civil-day.ts';
import type { Locate } from '../domain/geography.ts';
import type { Station, TransitLine } from '../domain/station.ts';
import { type Areas, locator } from '../geo/areas.ts';
import { type BoundingBox, isInBox } from '../geo/bounding-box.ts';
import { distanceM, type Point } from '../geo/point.ts';
import type { FormerPlace } from './former.ts';
import type { StreetBook } from './streets.ts';
import type { Topic } from './topics.ts';

/** A text per language code; at least one. */
type Texts = Readonly<Record<string, string>>;

export interface City {
  /** Lower-case letters, digits and hyphens: `madrid`. */
  readonly id: string;
  readonly name: Texts;
  /** Adjective of the city ("Madrilenian"); absent where the pack has none. */
  readonly demonym?: Texts;
  /** The point that distances count from for a person outside the city. */
  readonly center: Point;
  /** What people call that spot; without it, replies speak of the centre of the city. */
  readonly centerName?: Texts;
  readonly bounds: BoundingBox;
  /** IANA name of the time zone. */
  readonly timeZone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 3166-2, as `date-holidays` and OpenStreetMap know regions. */
  readonly region?: string;
  /** Name of the region, as OpenStreetMap writes it: opening hours take regional holidays from it. */
  readonly regionName?: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Country calling code with its plus sign. */
  readonly phonePrefix: string;
  /** Regular expression of national numbers, where not any eight to ten digits are one. */
  readonly phoneNumbers?: string;
  /** ISO 639-1, the city's own language first. */
  readonly languages: readonly string[];
  /** Days that the calendar of country and region lacks. */
  readonly yearlyHolidays: readonly YearlyHoliday[];
  readonly decreedHolidays: readonly DecreedHoliday[];
  readonly areas: Areas;
  /** Networks of stations, the one that people think of first in front. Empty where the pack has no stations. */
  readonly networks: readonly TransitNetwork[];
  readonly stations: readonly CityStation[];
  /** Lines between the stations with their times. Empty where the pack has none. */
  readonly lines: readonly TransitLine[];
  /** Where lines and stops of buses are told, and who can board them: the pack holds none. */
  readonly buses?: Texts;
  /** Streets and door numbers. Empty where the pack has none. */
  readonly streets: StreetBook;
  /** Starting points that the pages offer. */
  readonly spots: readonly Spot[];
  /** Names of spots or areas that replies use in examples; the starting points where the pack has none. */
  readonly examples: readonly string[];
  /** Places it had, that closed for good or changed their name. */
  readonly former?: readonly FormerPlace[];
  /** What places of the catalogue hold and are asked for by: a painting, a tomb. */
  readonly works?: readonly Work[];
  /** What people ask about that is no search for a place. */
  readonly topics?: readonly Topic[];
  /** Towns and cities around, which are not part of it. */
  readonly neighbours: readonly Neighbour[];
  /** Credits by the `source` of places. */
  readonly sources: Readonly<Record<string, Texts>>;
  /** Credits of outlines, stations and other data that are not places. */
  readonly credits: readonly { readonly source: string; readonly text: Texts }[];
}

/** A local holiday of every year, MM-DD; with `sunday: 'monday'` one that falls on a Sunday moves to the day after. */
export interface YearlyHoliday {
  readonly day: string;
  readonly name: Texts;
  readonly sunday?: 'monday';
}

/** A single day set by decree. */
export interface DecreedHoliday {
  readonly date: CivilDay;
  readonly name: Texts;
}

interface TransitNetwork {
  readonly id: string;
  /** What people call it: "metro", "underground". */
  readonly name: Texts;
  /** Forms of a station's name, `{name}` standing for it: "metro {name}", "{name} station". */
  readonly forms: readonly string[];
  /** When no train runs, by the clock ("01:30" to "06:00"), and how people get about then. */
  readonly rests?: { readonly from: string; readonly to: string; readonly instead: Texts };
}

export interface CityStation extends Station {
  readonly aliases: readonly string[];
}

interface Spot {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Where trains or buses come in. */
  readonly kind?: 'train_station' | 'metro_station' | 'bus_station';
  readonly position: Point;
}

interface Work {
  /** Absent where the place itself is called by the aliases: "the statue of the devil". */
  readonly name?: Texts;
  readonly aliases: readonly string[];
  /** The id of the place that holds it. */
  readonly place: string;
}

interface Neighbour {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly position?: Point;
}

/** Beyond this from the centre a person is far from the city; a place so far outside the bounds is no place of it. */
export const FAR_FROM_CITY_M = 40_000;

export const isInCity = ({ bounds }: Pick<City, 'bounds'>, point: Point): boolean => isInBox(bounds, point);

export const isFarFromCity = ({ center }: Pick<City, 'center'>, point: Point): boolean =>
  distanceM(point, center) > FAR_FROM_CITY_M;

/** Files places under the districts and barrios of the city; under none where it has none. */
export const locateIn = ({ areas }: Pick<City, 'areas'>): Locate => locator(areas);

/** Metres to the nearest edge of the bounds; 0 inside. */
export function distanceToCityM({ bounds }: Pick<City, 'bounds'>, point: Point): number {
  const latDeg = Math.min(bounds.north, Math.max(bounds.south, point.latDeg));
  const lngDeg = Math.min(bounds.east, Math.max(bounds.west, point.lngDeg));
  return distanceM(point, { latDeg, lngDeg });
}

/** The text in `language`, else in the first language of the city that has one, else in any. */
export const textIn = (texts: Texts, language: string, { languages }: Pick<City, 'languages'>): string =>
  texts[language] ??
  languages.map((code) => texts[code]).find((text) => text !== undefined) ??
  Object.values(texts)[0] ??
  '';

/** What people call the centre, else the city's own name. */
export const centerName = (city: City, language: string): string =>
  textIn(city.centerName ?? city.name, language, city);

export const cityName = (city: City, language: string): string => textIn(city.name, language, city);
