// The pack of Cambridge, made by `paseo city new` and `paseo city build`: pounds, London time, holidays of England, no
// districts and no stations.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Holidays from 'date-holidays';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPack } from '../../lab/city/build-pack.ts';
import { packReport } from '../../lab/city/pack-report.ts';
import { parsePack } from '../../src/city/parse.ts';
import { openCityFolder } from '../../src/compose/city.ts';
import { regionalHolidays } from '../../src/hours/holidays.ts';
import { startTestService, type TestService } from '../support/service.ts';

const PACK = openCityFolder('cambridge');
const NOON = new Date('2026-07-04T11:00:00Z');

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService('embedded', {
    places: [],
    environment: { CITY: 'cambridge', PASEO_CATALOGUE: 'starter' },
    clock: { now: () => NOON },
  });
  token = await service.signIn('punter');
});
afterAll(() => service.close());

interface Item {
  readonly place_id: string;
  readonly name: string;
  readonly explanation: string;
}

const ask = async <Body>(url: string, payload?: object): Promise<Body> => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await service.ask({ method: payload ? 'POST' : 'GET', url, headers, ...(payload && { payload }) });
  expect(response.statusCode, `${url}: ${response.body}`).toBe(200);
  return response.json() as Body;
};
const say = (message: string) =>
  ask<{ readonly response_text: string; readonly recommendations: readonly Item[] }>('/api/recommendations/chat/', {
    message,
  });

const ELSEWHERE = /Madrid|Puerta del Sol|\bmetro\b|€|euro/iu;

describe('Cambridge', () => {
  test('says what it is', async () => {
    expect(await ask('/api/city/')).toMatchObject({
      name: { en: 'Cambridge' },
      time_zone: 'Europe/London',
      currency: 'GBP',
      districts: [],
      networks: [],
    });
  });

  test('recommends inside the city and finds by name', async () => {
    const list = await ask<readonly Item[]>('/api/recommendations/?lat=52.2054&lng=0.1192&limit=50');
    expect(list.length).toBe(50);
    expect(list.filter(({ explanation }) => ELSEWHERE.test(explanation))).toEqual([]);
    const found = await ask<readonly { readonly name: string }[]>('/api/places/?q=fitzwilliam%20museum');
    expect(found[0]?.name).toMatch(/fitzwilliam/iu);
  });

  test.each([
    'museums near the centre',
    'a cheap indian restaurant',
    'I need a guesthouse',
    'hello',
    'help',
    '¿qué museos hay?',
  ])('answers "%s" without another city', async (message) => {
    const { response_text: reply } = await say(message);
    expect(reply.length).toBeGreaterThan(10);
    expect(reply).not.toMatch(ELSEWHERE);
  });

  test('tells prices in pounds', async () => {
    const { response_text: reply } = await say('how much is the Cambridge University Botanic Gardens?');
    expect(reply).toContain('£');
  });

  test('keeps the holidays of England', () => {
    const holidays = regionalHolidays(PACK.city, () => Holidays);
    expect(['2026-05-04', '2026-08-31', '2026-12-28'].map((day) => holidays.has(day))).toEqual([true, true, true]);
    expect(['2026-05-15', '2026-11-30', '2026-07-13'].map((day) => holidays.has(day))).toEqual([false, false, false]);
  });
});

test('building the pack again from its own rows changes nothing, and tells what is gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'paseo-pack-'));
  cpSync(PACK.folder, folder, { recursive: true });
  const rows = readFileSync(join(folder, 'places.jsonl'), 'utf8');
  const parsed = parsePack(JSON.parse(readFileSync(join(folder, 'city.json'), 'utf8')));
  if ('faults' in parsed) throw new Error(parsed.faults.join());
  const source = join(PACK.folder, 'places.jsonl');
  const built = await buildPack(folder, parsed.pack, PACK.city, [{ source: 'jsonl', path: source }], () => {});
  expect(built.places.length).toBe(222);
  expect(built.gone).toEqual([]);
  expect(readFileSync(join(folder, 'places.jsonl'), 'utf8')).toBe(rows);
  const report = packReport(PACK.city, built.places);
  expect(report).toMatchObject({ places: 222, outside: 6, facts: { address: 222, hours: 0 } });
  expect(report.lacks).toContain('stations: no way names one');
  rmSync(folder, { recursive: true });
});
