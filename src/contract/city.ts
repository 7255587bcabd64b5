// The city as clients see it: what pages need to draw a map, offer starting points and name the place.
import { type Static, Type } from 'typebox';
import type { City } from '../city/city.ts';
import { named, sharedAs } from './fields.ts';

const texts = Type.Record(Type.String(), Type.String(), { ...sharedAs('Texts'), description: 'By language code.' });
const degrees = Type.Number();

export const CityBody = named(
  'City',
  {
    id: Type.String(),
    name: texts,
    center: Type.Object({ lat: degrees, lng: degrees, name: Type.Optional(texts) }),
    bounds: Type.Object({ south: degrees, west: degrees, north: degrees, east: degrees }),
    time_zone: Type.String({ description: 'IANA name: opening hours and days follow it.' }),
    country: Type.String(),
    currency: Type.String({ description: 'ISO 4217.' }),
    phone_prefix: Type.String(),
    languages: Type.Array(Type.String()),
    networks: Type.Array(Type.Object({ id: Type.String(), name: texts }), {
      description: 'Networks of the stations, the main one first; empty where there are no stations.',
    }),
    spots: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), lat: degrees, lng: degrees }), {
      description: 'Starting points to offer; the first is the one to begin with.',
    }),
    districts: Type.Array(Type.String(), {
      description: 'Names, in the order of their ids; empty where there are none.',
    }),
    basemap: Type.Boolean({ description: 'Whether `/api/city/basemap` has a base map (PMTiles).' }),
  },
  'A city.',
);

export const cityBody = (city: City, basemap: boolean): Static<typeof CityBody> => ({
  id: city.id,
  name: { ...city.name },
  center: {
    lat: city.center.latDeg,
    lng: city.center.lngDeg,
    ...(city.centerName && { name: { ...city.centerName } }),
  },
  bounds: { ...city.bounds },
  time_zone: city.timeZone,
  country: city.country,
  currency: city.currency,
  phone_prefix: city.phonePrefix,
  languages: [...city.languages],
  networks: city.networks.map(({ id, name }) => ({ id, name: { ...name } })),
  spots: city.spots.map(({ id, name, position }) => ({ id, name, lat: position.latDeg, lng: position.lngDeg })),
  districts: city.areas.all
    .filter(({ kind }) => kind === 'district')
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ name }) => name),
  basemap,
});
