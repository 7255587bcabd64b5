// A second city is a folder and a setting: two districts, another time zone and currency, no stations.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCityFolder } from '../../src/compose/city.ts';
import { databaseOptions } from '../../src/compose/database-options.ts';
import { ConfigurationError, readSettings } from '../../src/config/read.ts';
import { asPlaceId, type PlaceId } from '../../src/domain/branded.ts';
import { planFile } from '../../src/usecases/importing/import.ts';
import { MADRID } from '../support/city.ts';
import { startTestService, type TestService } from '../support/service.ts';

const FOLDER = join(import.meta.dirname, 'toytown');
const HERE = { lat: 21.3, lng: -157.85 };
/** Ten in the morning there, late in the evening in Europe. */
const NOW = new Date('2026-06-10T20:00:00Z');

let service: TestService;
let token: string;
const folder = mkdtempSync(join(tmpdir(), 'paseo-city-'));

beforeAll(async () => {
  service = await startTestService('embedded', {
    places: [],
    environment: { CITY: FOLDER, PASEO_CATALOGUE: 'starter' },
    clock: { now: () => NOW },
  });
  token = await service.signIn('toyfan');
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async <Body>(url: string, payload?: object): Promise<Body> => {
  const response = await service.ask({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
  expect(response.statusCode, `${url}: ${response.body}`).toBe(200);
  return response.json() as Body;
};

interface Listed {
  readonly id: string;
  readonly place_id: string;
  readonly name: string;
  readonly explanation: string;
  readonly facts: {
    readonly district?: string;
    readonly stations: readonly unknown[];
    readonly nearest_station?: unknown;
  };
}

const ELSEWHERE = /Madrid|Puerta del Sol|\bmetro\b|€|euro/iu;

describe('a city that is a folder', () => {
  test('is what the service says of itself', async () => {
    expect(await ask('/api/city/')).toMatchObject({
      id: 'toytown',
      name: { en: 'Toytown', es: 'Juguetilandia' },
      time_zone: 'Pacific/Honolulu',
      currency: 'USD',
      networks: [],
      districts: ['Tin Harbour', 'Woodblock'],
      basemap: false,
    });
    expect((await service.ask({ url: '/api/city/basemap' })).statusCode).toBe(404);
  });

  test('has its places in its districts, and no stations', async () => {
    const places = await ask<readonly Listed[]>('/api/places/?include=facts');
    expect(places.map(({ id }) => id).sort()).toEqual([
      'dice-cafe',
      'far-light',
      'jigsaw-diner',
      'kite-garden',
      'marble-park',
      'puppet-theatre',
      'toy-museum',
      'train-museum',
    ]);
    const districts = new Map(places.map(({ id, facts }) => [id, facts.district]));
    expect([districts.get('toy-museum'), districts.get('kite-garden')]).toEqual(['Woodblock', 'Tin Harbour']);
    expect(places.filter(({ facts }) => facts.stations.length > 0 || facts.nearest_station)).toEqual([]);
  });

  test('is searched and recommended from, and what lies outside is found but never recommended', async () => {
    const found = await ask<readonly Listed[]>('/api/places/?q=lighthouse');
    expect(found[0]?.id).toBe('far-light');
    const list = await ask<readonly Listed[]>(`/api/recommendations/?lat=${HERE.lat}&lng=${HERE.lng}&limit=20`);
    expect(list.length).toBe(7);
    expect(list.filter(({ place_id }) => place_id === 'far-light')).toEqual([]);
    expect(list.filter(({ explanation }) => ELSEWHERE.test(explanation))).toEqual([]);
  });

  test.each([
    ['en', 'You are far from Toytown, so the ranking starts from Clock Square.'],
    ['es', 'Estás lejos de Juguetilandia, así que partimos del centro (Plaza del Reloj).'],
  ])('somebody far away is told so in %s', async (lang, sentence) => {
    const list = await ask<readonly Listed[]>(`/api/recommendations/?lat=40.4&lng=-3.7&limit=3&lang=${lang}`);
    expect(list.length).toBe(3);
    for (const { explanation } of list) expect(explanation).toContain(sentence);
  });

  test.each([
    ['Hello!'],
    ['museums in Tin Harbour'],
    ['Is there a museum near Marble Park?'],
    ['How do I get to the Puppet Theatre?'],
    ['Where is the nearest station?'],
    ['help'],
    ['Hola, ¿qué museos hay?'],
    ['quiero un parque'],
  ])('the chat answers "%s" without another city', async (message) => {
    const { response_text: reply } = await ask<{ readonly response_text: string }>('/api/recommendations/chat/', {
      message,
    });
    expect(reply.length).toBeGreaterThan(10);
    expect(reply).not.toMatch(ELSEWHERE);
    expect(reply).not.toMatch(/\{(?:city|near|area)\}/u);
  });

  test('the chat counts from its own centre and finds its own districts', async () => {
    const { recommendations } = await ask<{ readonly recommendations: readonly Listed[] }>(
      '/api/recommendations/chat/',
      {
        message: 'museums in Tin Harbour',
      },
    );
    expect(recommendations.map(({ place_id, id }) => place_id ?? id)).toEqual(['train-museum']);
  });

  test('no credit of another city is shown', async () => {
    const credits = await ask<readonly { readonly text: string }[]>('/api/attribution');
    expect(credits.length).toBeGreaterThan(0);
    expect(JSON.stringify(credits)).not.toMatch(ELSEWHERE);
  });
});

describe('a data directory', () => {
  test('belongs to the city that it was first opened for', async () => {
    const open = (city: string) => databaseOptions(readSettings({ CITY: city, DATA_DIR: join(folder, 'data') }));
    for (let times = 0; times < 2; times++) {
      const opened = open(FOLDER);
      if (opened.kind === 'embedded') await (await opened.client).close();
    }
    expect(() => open('madrid')).toThrow(ConfigurationError);
    expect(() => open('madrid')).toThrow(/belongs to toytown; expected CITY=toytown/u);
  });

  test('from before cities had packs is one of the default city', () => {
    const dataDir = join(folder, 'old');
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    expect(() => databaseOptions(readSettings({ CITY: FOLDER, DATA_DIR: dataDir }))).toThrow(/belongs to madrid/u);
  });

  test('a city that is none is said with those that are', () => {
    expect(() => openCityFolder('atlantis')).toThrow(/"atlantis" is no city; expected one of .*madrid/u);
    expect(() => openCityFolder('./nowhere')).toThrow(/path to a folder with city\.json/u);
  });
});

test('an import counts and names what lies outside, and rejects what is far away or the wrong way round', async () => {
  const file = join(folder, 'places.jsonl');
  const row = (id: string, lat: number, lng: number) =>
    JSON.stringify({ id, name: `Place ${id}`, lat, lng, types: ['museum'] });
  const rows = [
    row('in', 40.42, -3.7),
    row('near', 40.589, -4.1477),
    row('far', 39.86, -4.03),
    row('swapped', -3.7, 40.42),
  ];
  writeFileSync(file, rows.join('\n'));
  const { report, put } = await planFile(
    { sourceName: 'jsonl', path: file, known: [], removed: new Set() },
    { city: MADRID },
  );
  expect(report.counts).toMatchObject({ read: 4, new: 2, rejected: 2, outside: 1 });
  expect(report.outside).toEqual([{ record: 'near (Place near)', reason: 'it lies 21 km outside Madrid' }]);
  expect(report.rejections).toEqual([
    { record: 'line 3', reason: expect.stringMatching(/^it lies 50 km from Madrid; expected at most 40 km$/u) },
    { record: 'line 4', reason: expect.stringContaining('latitude and longitude look swapped') },
  ]);
  expect(put.map(({ place }) => String(place.id))).toEqual(['in', 'near']);

  const many = Array.from({ length: 300 }, (_, at) => row(`near-${at}`, 40.589, -4.1477));
  writeFileSync(file, many.join('\n'));
  const order = { sourceName: 'jsonl', path: file, known: [], removed: new Set<PlaceId>() };
  const beside = (await planFile(order, { city: MADRID })).report;
  expect([beside.counts.outside, beside.outside.length]).toEqual([300, 200]);
  const gone = new Set(many.map((_, at) => asPlaceId(`near-${at}`)));
  const without = (await planFile({ ...order, removed: gone }, { city: MADRID })).report;
  expect([without.counts.rejected, without.rejections.length]).toEqual([300, 200]);
});
