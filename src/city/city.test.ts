import { describe, expect, test } from 'vitest';
import { MADRID } from '../../tests/support/city.ts';
import { centerName, cityName, distanceToCityM, isFarFromCity, isInCity } from './city.ts';
import { parseCity, parsePack } from './parse.ts';
import { placementOf, refusalOf, remarkOf } from './placement.ts';
import { landmarksOf } from './stations.ts';

const LEAST = {
  id: 'toy',
  name: { en: 'Toy' },
  center: { lat: 10, lng: 20 },
  bounds: { south: 9.9, west: 19.9, north: 10.1, east: 20.1 },
  time_zone: 'Asia/Tokyo',
  country: 'JP',
  currency: 'JPY',
  phone_prefix: '+81',
  languages: ['en'],
};

const faultsOf = (json: unknown): readonly string[] => {
  const parsed = parsePack(json);
  return 'faults' in parsed ? parsed.faults : [];
};

function cityFrom(json: unknown, files: Parameters<typeof parseCity>[1] = {}) {
  const parsed = parsePack(json);
  if ('faults' in parsed) throw new Error(parsed.faults.join('\n'));
  return parseCity(parsed.pack, files);
}

describe('city.json', () => {
  test('needs no more than the facts that every city has', () => {
    const read = cityFrom(LEAST);
    expect(read).toMatchObject({ city: { id: 'toy', timeZone: 'Asia/Tokyo', stations: [], networks: [], spots: [] } });
    if (!('city' in read)) return;
    expect(read.city.areas.all).toEqual([]);
    expect(landmarksOf(read.city)).toEqual([]);
    expect(centerName(read.city, 'es')).toBe('Toy');
  });

  test.each([
    ['a missing field', { ...LEAST, time_zone: undefined }, ['/time_zone', 'IANA']],
    [
      'an unknown time zone',
      { ...LEAST, time_zone: 'Europe/Nowhere' },
      ['/time_zone', 'Europe/Nowhere', 'Europe/London'],
    ],
    ['a name without a language', { ...LEAST, name: {} }, ['/name', 'language code']],
    ['a centre outside the bounds', { ...LEAST, center: { lat: 50, lng: 20 } }, ['/center', '/bounds']],
    ['bounds upside down', { ...LEAST, bounds: { ...LEAST.bounds, north: 9 } }, ['/bounds', 'south']],
    ['a country in small letters', { ...LEAST, country: 'jp' }, ['/country', 'ISO 3166-1']],
    ['a currency that is none', { ...LEAST, currency: 'ABX' }, ['/currency', 'ABX', 'ISO 4217']],
    ['a region of another country', { ...LEAST, region: 'GB-ENG' }, ['/region', 'JP-']],
    [
      'a day that no calendar has',
      { ...LEAST, holidays: [{ date: '2026-02-30', name: { en: 'x' } }] },
      ['/holidays/0'],
    ],
    ['a file outside the folder', { ...LEAST, areas: '../areas.geojson' }, ['/areas', 'a file of the folder']],
    ['text instead of an object', 'Toy', ['/', 'object']],
  ])('%s is said with what was expected', (_what, json, words) => {
    const faults = faultsOf(JSON.parse(JSON.stringify(json)));
    expect(faults.length).toBeGreaterThan(0);
    for (const word of words) expect(faults.join('\n')).toContain(word);
  });

  test('all faults are told at once', () => {
    expect(faultsOf({ ...LEAST, country: 'Japan', phone_prefix: '81', languages: [] }).length).toBe(3);
  });

  test('a station of a network that is not named, and an area without an outline, are faults of their files', () => {
    const pack = { ...LEAST, areas: 'areas.geojson', stations: 'stations.json' };
    const read = cityFrom(pack, {
      areas: { features: [{ properties: { id: 'a', kind: 'district', name: 'A' }, geometry: { type: 'Sphere' } }] },
      stations: { stations: [{ id: 's', name: 'S', network: 'tram', lat: 10, lng: 20 }] },
    });
    expect(read).toMatchObject({
      faults: [
        expect.stringMatching(/^areas\.geojson: feature 1: a: its geometry/u),
        expect.stringMatching(/networks/u),
      ],
    });
  });
});

describe('Madrid', () => {
  test('has its districts, barrios, neighbourhoods and stations with every form of their names', () => {
    expect(MADRID.areas.all.length).toBeGreaterThan(200);
    expect(MADRID.stations.length).toBe(234);
    const forms = new Set(landmarksOf(MADRID).flatMap((entry) => entry.forms));
    for (const form of ['distrito Centro', 'barrio de Goya', 'estación de metro Sol', 'Malasaña', 'Literary Quarter'])
      expect(forms).toContain(form);
  });

  test('knows its name and the name of its centre in any language', () => {
    expect([cityName(MADRID, 'en'), centerName(MADRID, 'es'), centerName(MADRID, 'fr')]).toEqual([
      'Madrid',
      'Puerta del Sol',
      'Puerta del Sol',
    ]);
  });

  const TOLEDO = { latDeg: 39.8628, lngDeg: -4.0273 };
  const EL_ESCORIAL = { latDeg: 40.5893, lngDeg: -4.1472 };

  test('a place near the city is one of it and said to lie outside; one far away is refused with the distance', () => {
    expect([isInCity(MADRID, MADRID.center), isInCity(MADRID, EL_ESCORIAL)]).toEqual([true, false]);
    expect(distanceToCityM(MADRID, MADRID.center)).toBe(0);
    expect([isFarFromCity(MADRID, MADRID.center), isFarFromCity(MADRID, TOLEDO)]).toEqual([false, true]);
    expect(remarkOf(MADRID, EL_ESCORIAL)).toBe('it lies 21 km outside Madrid');
    expect(refusalOf(MADRID, EL_ESCORIAL)).toBeUndefined();
    expect(refusalOf(MADRID, TOLEDO)).toBe('it lies 50 km from Madrid; expected at most 40 km');
  });

  test('coordinates the wrong way round are recognised', () => {
    const swapped = { latDeg: MADRID.center.lngDeg, lngDeg: MADRID.center.latDeg };
    expect(placementOf(MADRID, swapped)).toMatchObject({ kind: 'elsewhere', isSwapped: true });
    expect(refusalOf(MADRID, swapped)).toMatch(/latitude and longitude look swapped$/u);
  });
});
