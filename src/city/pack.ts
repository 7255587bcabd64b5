// The form of `city.json`, field by field; docs/cities.md is written from it. Each field says what it expects.
import { type Static, type TSchema, Type } from 'typebox';

const text = (description: string, pattern?: string) =>
  Type.String({ minLength: 1, description, ...(pattern && { pattern }) });

const texts = (description: string) =>
  Type.Record(Type.String({ pattern: '^[a-z]{2,3}$' }), Type.String({ minLength: 1 }), {
    minProperties: 1,
    description: `${description}, by language code, such as {"en": "..."}`,
  });

const latitude = Type.Number({ minimum: -90, maximum: 90, description: 'degrees north, from -90 to 90' });
const longitude = Type.Number({ minimum: -180, maximum: 180, description: 'degrees east, from -180 to 180' });
const file = (description: string) => text(`${description}: a file of the folder`, '^[A-Za-z0-9][A-Za-z0-9._/-]*$');

/** What people ask the nearest of: a pack that has no file of stations may tell of one by its spot. */
const SPOT_KINDS = ['train_station', 'metro_station', 'bus_station'] as const;

export const PACK = Type.Object({
  id: text('lower-case letters, digits and hyphens, such as "madrid"', '^[a-z0-9][a-z0-9-]*$'),
  name: texts('the name of the city'),
  demonym: Type.Optional(texts('the adjective of the city')),
  center: Type.Object(
    { lat: latitude, lng: longitude, name: Type.Optional(texts('what people call the spot')) },
    { description: '{"lat": ..., "lng": ...} in degrees' },
  ),
  bounds: Type.Object(
    { south: latitude, west: longitude, north: latitude, east: longitude },
    { description: '{"south": ..., "west": ..., "north": ..., "east": ...} in degrees' },
  ),
  time_zone: text('an IANA time zone, such as "Europe/London"'),
  country: text('an ISO 3166-1 code of two letters, such as "GB"', '^[A-Z]{2}$'),
  region: Type.Optional(text('an ISO 3166-2 code, such as "GB-ENG"', '^[A-Z]{2}-[A-Z0-9]{1,3}$')),
  region_name: Type.Optional(text('the name of the region as OpenStreetMap writes it, such as "England"')),
  currency: text('an ISO 4217 code of three letters, such as "GBP"', '^[A-Z]{3}$'),
  phone_prefix: text('a country calling code with its plus sign, such as "+44"', '^\\+[1-9][0-9]{0,3}$'),
  phone_numbers: Type.Optional(text('a regular expression of national numbers, such as "[6789]\\\\d{8}"')),
  languages: Type.Array(text('an ISO 639-1 code, such as "en"', '^[a-z]{2,3}$'), {
    minItems: 1,
    description: 'language codes, the city’s own first, such as ["en"]',
  }),
  holidays: Type.Optional(
    Type.Array(
      Type.Object({
        date: text('a date such as "2026-05-15", or "05-15" for every year', '^(\\d{4}-)?\\d{2}-\\d{2}$'),
        name: texts('the name of the day'),
        on_sunday: Type.Optional(
          Type.Enum(['monday'], { description: '"monday" where a Sunday moves to the day after' }),
        ),
      }),
      { description: 'public holidays that the calendar of country and region lacks' },
    ),
  ),
  areas: Type.Optional(file('GeoJSON of districts, barrios and neighbourhoods')),
  networks: Type.Optional(
    Type.Array(
      Type.Object({
        id: text('lower-case letters, digits and hyphens, such as "metro"', '^[a-z0-9][a-z0-9-]*$'),
        name: texts('what people call the network'),
        forms: Type.Optional(
          Type.Array(text('a form of a station’s name with {name} in it, such as "{name} station"', '\\{name\\}')),
        ),
        rests: Type.Optional(
          Type.Object({
            from: text('the last trains, such as "01:30"', '^[0-2]\\d:[0-5]\\d$'),
            to: text('the first trains, such as "06:00"', '^[0-2]\\d:[0-5]\\d$'),
            instead: texts('how people get about in between'),
          }),
        ),
      }),
      { description: 'networks of the stations, the one that people think of first in front' },
    ),
  ),
  buses: Type.Optional(texts('where lines and stops of buses are told, and who can board them')),
  stations: Type.Optional(file('stations as {"stations": [...]}')),
  lines: Type.Optional(file('lines with their stations and minutes as {"lines": [...]}')),
  streets: Type.Optional(file('streets and door numbers')),
  basemap: Type.Optional(file('the base map, PMTiles with vector tiles')),
  catalogue: Type.Optional(Type.Array(file('places, one JSON object a line'), { description: 'names of JSONL files' })),
  topics: Type.Optional(file('what people ask that is no search for a place, as {"topics": [...]}')),
  changes: Type.Optional(file('what closed, moved or was renamed, one JSON object a line')),
  spots: Type.Optional(
    Type.Array(
      Type.Object({
        id: text('lower-case letters, digits and hyphens', '^[a-z0-9][a-z0-9-]*$'),
        name: text('the name of the spot'),
        aliases: Type.Optional(Type.Array(text('another name of it, such as "the train station"'))),
        kind: Type.Optional(Type.Enum([...SPOT_KINDS], { description: `what it is: one of ${SPOT_KINDS.join(', ')}` })),
        lat: latitude,
        lng: longitude,
      }),
      { description: 'starting points that the pages offer, the first of them chosen at first' },
    ),
  ),
  examples: Type.Optional(
    Type.Array(text('a spot or an area'), { description: 'names that replies use in examples, such as ["Soho"]' }),
  ),
  works: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.Optional(texts('what the work is called; without it the place itself is called so')),
        aliases: Type.Optional(Type.Array(text('another name of it'))),
        place: text('the id of the place that holds it'),
      }),
      { description: 'works of art and the like that places of the catalogue hold, and what people call places' },
    ),
  ),
  neighbours: Type.Optional(
    Type.Array(
      Type.Object({
        name: text('the name of a town or city nearby'),
        aliases: Type.Optional(Type.Array(text('another name of it'))),
        lat: Type.Optional(latitude),
        lng: Type.Optional(longitude),
      }),
      { description: 'towns and cities around, which are not part of it' },
    ),
  ),
  sources: Type.Optional(
    Type.Record(Type.String(), texts('the credit'), { description: 'credits by the `source` of places' }),
  ),
  attribution: Type.Optional(
    Type.Array(Type.Object({ source: text('what is credited, such as "boundaries"'), text: texts('the credit') }), {
      description: 'credits of what is not a place',
    }),
  ),
});

export type Pack = Static<typeof PACK>;

/** What the schema expects at the place of a fault, in the words of its nearest description. */
export function expectationAt(schemaPath: string): string | undefined {
  let node: unknown = PACK;
  let described = (PACK as TSchema & { description?: string }).description;
  for (const part of schemaPath.split('/').slice(1)) {
    node = (node as Record<string, unknown> | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')];
    const { description } = (node ?? {}) as { readonly description?: unknown };
    if (typeof description === 'string') described = description;
  }
  return described;
}
