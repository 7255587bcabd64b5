// The beginning of a pack: a `city.json` with the required fields, bounds drawn around the centre.
import type { Pack } from '../../src/city/pack.ts';

interface NewPack {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly radiusKm: number;
  readonly timeZone: string;
  readonly country: string;
  readonly region?: string;
  readonly currency: string;
  readonly phonePrefix: string;
  readonly languages: readonly string[];
}

const KM_PER_DEGREE = 111.195;

export function newPack(given: NewPack): Pack {
  const { id, name, lat, lng, radiusKm, timeZone, country, region, currency, phonePrefix, languages } = given;
  const north = radiusKm / KM_PER_DEGREE;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return {
    id,
    name: Object.fromEntries(languages.map((language) => [language, name])),
    center: { lat, lng },
    bounds: {
      south: rounded(lat - north),
      west: rounded(lng - east),
      north: rounded(lat + north),
      east: rounded(lng + east),
    },
    time_zone: timeZone,
    country,
    ...(region !== undefined && { region }),
    currency,
    phone_prefix: phonePrefix,
    languages: [...languages],
  };
}

const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;
