// From the parsed files of a folder to a `City`, or to the list of everything that is wrong with them.
import { Value } from 'typebox/value';
import { indexAreas } from '../geo/areas.ts';
import { isInBox } from '../geo/bounding-box.ts';
import { areasAroundSpots, areasIn } from './areas.ts';
import type { City, DecreedHoliday, YearlyHoliday } from './city.ts';
import { linesIn } from './lines.ts';
import { expectationAt, PACK, type Pack } from './pack.ts';
import { stationsIn } from './stations.ts';
import { streetsIn } from './streets.ts';
import { topicsIn } from './topics.ts';

/** The contents of the files that `city.json` names, parsed where they are JSON; absent where it names none. */
interface PackFiles {
  readonly areas?: unknown;
  readonly stations?: unknown;
  readonly lines?: unknown;
  readonly streets?: string | undefined;
  readonly topics?: unknown;
}

type ParsedPack = { readonly pack: Pack } | { readonly faults: readonly string[] };
type ParsedCity = { readonly city: City } | { readonly faults: readonly string[] };

/** @returns the fields of `city.json` when all are valid, else every fault with the value found and the form expected */
export function parsePack(json: unknown): ParsedPack {
  const faults = [...formFaults(json), ...(Value.Check(PACK, json) ? meaningFaults(json) : [])];
  return faults.length > 0 ? { faults } : { pack: json as Pack };
}

/** @returns the city, or every fault of the files it is made of */
export function parseCity(pack: Pack, files: PackFiles): ParsedCity {
  const areas = areasIn(files.areas);
  const stations = stationsIn(files.stations, pack.networks ?? []);
  const lines = linesIn(files.lines, new Set(stations.found.map(({ id }) => id)));
  const streets = streetsIn(files.streets);
  const topics = topicsIn(files.topics, pack.languages);
  const faults = [
    ...areas.faults.map((fault) => `${pack.areas}: ${fault}`),
    ...stations.faults.map((fault) => `${pack.stations}: ${fault}`),
    ...lines.faults.map((fault) => `${pack.lines}: ${fault}`),
    ...streets.faults.slice(0, MOST_FAULTS).map((fault) => `${pack.streets}: ${fault}`),
    ...topics.faults.map((fault) => `${pack.topics}: ${fault}`),
  ];
  if (faults.length > 0) return { faults };
  const { center, bounds } = pack;
  const spots = (pack.spots ?? []).map(({ lat, lng, aliases = [], ...spot }) => ({
    ...spot,
    aliases,
    position: { latDeg: lat, lngDeg: lng },
  }));
  return {
    city: {
      id: pack.id,
      name: pack.name,
      ...(pack.demonym && { demonym: pack.demonym }),
      center: { latDeg: center.lat, lngDeg: center.lng },
      ...(center.name && { centerName: center.name }),
      bounds,
      timeZone: pack.time_zone,
      country: pack.country,
      ...(pack.region && { region: pack.region }),
      ...(pack.region_name && { regionName: pack.region_name }),
      currency: pack.currency,
      phonePrefix: pack.phone_prefix,
      ...(pack.phone_numbers && { phoneNumbers: pack.phone_numbers }),
      languages: pack.languages,
      yearlyHolidays: yearlyHolidays(pack),
      decreedHolidays: decreedHolidays(pack),
      // A pack that draws its areas knows better: its park and its avenue are places there.
      areas: indexAreas(areas.found.length > 0 ? areas.found : areasAroundSpots(spots, stations.found)),
      networks: (pack.networks ?? []).map(({ forms = [], ...network }) => ({ ...network, forms })),
      ...(pack.buses && { buses: pack.buses }),
      stations: stations.found,
      lines: lines.found,
      streets: streets.found,
      topics: topics.found,
      spots,
      examples: pack.examples ?? (pack.spots ?? []).map(({ name }) => name),
      works: (pack.works ?? []).map(({ aliases = [], ...work }) => ({ ...work, aliases })),
      neighbours: (pack.neighbours ?? []).map(({ name, aliases = [], lat, lng }) => ({
        name,
        aliases,
        ...(lat !== undefined && lng !== undefined && { position: { latDeg: lat, lngDeg: lng } }),
      })),
      sources: pack.sources ?? {},
      credits: pack.attribution ?? [],
    },
  };
}

/** A file of thousands of rows that is of another kind is told of by its first ones. */
const MOST_FAULTS = 20;

function formFaults(json: unknown): string[] {
  const errors = [...Value.Errors(PACK, json)];
  return errors.flatMap(({ keyword, instancePath, schemaPath, params, message }) => {
    if (keyword === 'anyOf') return [];
    const { requiredProperties = [] } = params as { readonly requiredProperties?: readonly string[] };
    if (keyword === 'required')
      return requiredProperties.map((name) => {
        const expected = expectationAt(`${schemaPath}/properties/${name}`);
        return `${instancePath}/${name} is missing; expected ${expected ?? 'a value'}`;
      });
    return [`${instancePath || '/'} ${message}; expected ${expectationAt(schemaPath) ?? 'an object'}`];
  });
}

/** Faults of fields that are each well formed. */
function meaningFaults({
  center,
  bounds,
  time_zone,
  currency,
  country,
  region,
  spots,
  holidays,
  phone_numbers,
}: Pack): string[] {
  const faults: string[] = [];
  if (bounds.south >= bounds.north) faults.push('/bounds south is not below north; expected degrees of a rectangle');
  if (bounds.west >= bounds.east) faults.push('/bounds west is not below east; expected degrees of a rectangle');
  const inside = (lat: number, lng: number) => isInBox(bounds, { latDeg: lat, lngDeg: lng });
  if (!inside(center.lat, center.lng)) faults.push('/center lies outside /bounds; expected a point inside them');
  for (const [at, { id, lat, lng }] of (spots ?? []).entries())
    if (!inside(lat, lng)) faults.push(`/spots/${at} (${id}) lies outside /bounds; expected a point inside them`);
  if (phone_numbers !== undefined && !isPattern(phone_numbers))
    faults.push('/phone_numbers is no regular expression; expected one such as "[6789]\\\\d{8}"');
  if (!isTimeZone(time_zone))
    faults.push(`/time_zone "${time_zone}" is unknown; expected an IANA time zone, such as "Europe/London"`);
  if (!Intl.supportedValuesOf('currency').includes(currency))
    faults.push(`/currency "${currency}" is unknown; expected an ISO 4217 code, such as "GBP"`);
  if (region !== undefined && !region.startsWith(`${country}-`))
    faults.push(`/region "${region}" is not of /country; expected a code that begins with "${country}-"`);
  for (const [at, { date }] of (holidays ?? []).entries())
    if (!isDay(date.length === 5 ? `2024-${date}` : date))
      faults.push(`/holidays/${at}/date "${date}" is no day; expected a date such as "2026-05-15" or "05-15"`);
  return faults;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function isDay(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

const yearlyHolidays = ({ holidays = [] }: Pack): YearlyHoliday[] =>
  holidays
    .filter(({ date }) => date.length === 5)
    .map(({ date, name, on_sunday }) => ({ day: date, name, ...(on_sunday && { sunday: on_sunday }) }));

const decreedHolidays = ({ holidays = [] }: Pack): DecreedHoliday[] =>
  holidays.filter(({ date }) => date.length === 10).map(({ date, name }) => ({ date, name }));
