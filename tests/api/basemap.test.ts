// The base map over HTTP: whole, by ranges, by tag; and files that are no base map are refused at the start.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pmtilesOf } from '../../lab/basemap/pmtiles.ts';
import { openBasemap } from '../../src/compose/basemap.ts';
import { openCityFolder } from '../../src/compose/city.ts';
import { ConfigurationError } from '../../src/config/read.ts';
import { startTestService, type TestService } from '../support/service.ts';

const folder = mkdtempSync(join(tmpdir(), 'paseo-basemap-'));
const path = join(folder, 'own.pmtiles');
const bytes = pmtilesOf({
  tiles: [{ z: 8, x: 125, y: 96, content: Buffer.from('a tile') }],
  metadata: { attribution: 'Mappers' },
  bounds: { south: 40, west: -4, north: 41, east: -3 },
});
writeFileSync(path, bytes);

let service: TestService;
beforeAll(async () => {
  service = await startTestService('embedded', { environment: { BASEMAP: path } });
});
afterAll(async () => {
  await service?.close();
  rmSync(folder, { recursive: true });
});

const get = (headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  service.ask({ method, url: '/api/city/basemap', headers });

describe('the base map of the operator', () => {
  test('comes whole, with a strong tag, and is named by the city', async () => {
    const answer = await get();
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['accept-ranges']]).toEqual([
      200,
      'application/vnd.pmtiles',
      'bytes',
    ]);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers.etag).toMatch(/^"[\w-]+"$/u);
    expect(answer.headers['cache-control']).toContain('max-age');
    expect((await service.ask({ url: '/api/city' })).json().basemap).toBe(true);
  });

  test.each([
    ['bytes=0-126', 0, 126],
    ['bytes=127-', 127, bytes.length - 1],
    ['bytes=-20', bytes.length - 20, bytes.length - 1],
    ['bytes=7-999999', 7, bytes.length - 1],
  ])('%s gives these bytes and no others', async (range, first, last) => {
    const answer = await get({ range, 'accept-encoding': 'gzip' });
    expect([answer.statusCode, answer.headers['content-range'], answer.headers['content-encoding']]).toEqual([
      206,
      `bytes ${first}-${last}/${bytes.length}`,
      undefined,
    ]);
    expect(answer.rawPayload.equals(bytes.subarray(first, last + 1))).toBe(true);
  });

  test('a range outside the file is 416, and what is no single range is answered whole', async () => {
    const outside = await get({ range: `bytes=${bytes.length}-` });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
    expect(outside.json().code).toBe('range/outside');
    for (const range of ['bytes=0-1,3-4', 'bytes=-', 'lines=1-2', 'bytes=x-y'])
      expect([range, (await get({ range })).statusCode]).toEqual([range, 200]);
  });

  test('HEAD says what GET would send, without sending it', async () => {
    const head = await get({ range: 'bytes=0-9' }, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([206, '10', 0]);
    expect((await get({}, 'HEAD')).headers['content-length']).toBe(String(bytes.length));
  });

  test('is not sent again to those who have it, and whole to those who have another version', async () => {
    const { etag } = (await get()).headers;
    expect((await get({ 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await get({ range: 'bytes=0-9', 'if-range': String(etag) })).statusCode).toBe(206);
    expect((await get({ range: 'bytes=0-9', 'if-range': '"another"' })).statusCode).toBe(200);
  });
});

describe('a file that is no base map', () => {
  const named = (name: string, content: Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const pictures = Buffer.from(bytes);
  pictures.writeUInt8(2, 99);
  test.each([
    ['is not there', join(folder, 'missing.pmtiles')],
    ['is no PMTiles file', named('text', Buffer.from('{"type":"FeatureCollection"}'))],
    ['holds no vector tiles', named('pictures', pictures)],
    ['is cut off', named('cut', bytes.subarray(0, bytes.length - 1))],
  ])('%s: the service does not start, and says so', (reason, own) => {
    expect(() => openBasemap({ own })).toThrow(ConfigurationError);
    expect(() => openBasemap({ own })).toThrow(new RegExp(`BASEMAP: .*${reason}`, 'u'));
  });
});

test('the base map of Madrid is small enough to ship and credits OpenStreetMap', () => {
  const { basemapFile } = openCityFolder('madrid');
  expect(openBasemap({ ofPack: basemapFile })?.bytes).toBeLessThanOrEqual(6_000_000);
  expect(readFileSync(join('data/cities/madrid/city.json'), 'utf8')).toContain('OpenStreetMap contributors, ODbL 1.0');
});
