// Files that lie, or were made to break an import: refused as a whole, or row by row with a reason, never taken silently.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { csvRows } from '../../src/ingest/readers/csv.ts';
import type { OpenFile } from '../../src/ingest/readers/file.ts';
import { planFile } from '../../src/usecases/importing/import.ts';

const folder = mkdtempSync(join(tmpdir(), 'paseo-hostile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function plan(source: string, name: string, content: string | Uint8Array) {
  const path = join(folder, name);
  writeFileSync(path, content);
  const { report, put } = await planFile({ sourceName: source, path, known: [], removed: new Set() }, {});
  return {
    counts: report.counts,
    reasons: report.rejections.map(({ reason }) => reason),
    places: put.map(({ place }) => place),
  };
}
const BAD = { code: 'import/bad-data' };
const row = { id: 'a', name: 'Museo', lat: 40.41, lng: -3.7, types: ['museum'] };
const line = (changes: object) => `${JSON.stringify({ ...row, ...changes })}\n`;

describe('a file that is not of the named format is refused', () => {
  test.each([
    ['osm', 'text.json', 'just some words about Madrid'],
    ['osm', 'notes.json', 'a list [1] of things'],
    ['osm', 'other.json', JSON.stringify([{ a: 1 }, { b: 2 }])],
    ['osm', 'text.osm.pbf', 'no protocol buffer at all, but long enough to be taken for one'],
    ['jsonl', 'text.jsonl', 'just some words about Madrid'],
    ['google-export', 'text.csv', 'just some words about Madrid'],
    ['esmadrid', 'text.xml', 'just some words about Madrid'],
    ['csv', 'words.csv', 'just some words about Madrid'],
    ['overture', 'text.parquet', 'just some words about Madrid'],
  ])('%s: %s', async (source, name, content) => {
    await expect(plan(source, name, content)).rejects.toMatchObject(BAD);
  });
});

describe('what would fill the memory or the stack is refused', () => {
  test('a small zipped file that grows without end', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 2 ** 20));
    expect(bomb.length).toBeLessThan(100_000);
    await expect(plan('jsonl', 'bomb.jsonl.gz', bomb)).rejects.toMatchObject(BAD);
  });

  test('an element that is never closed', async () => {
    const open = `<serviceList><service>${'<a>b</a>'.repeat(700_000)}`;
    await expect(plan('esmadrid', 'open.xml', open)).rejects.toMatchObject(BAD);
  });

  test.each([
    ['google-export', 'name,lat,lng,types,place_id'],
    ['municipal', 'PK;NOMBRE;LATITUD;LONGITUD'],
  ])('%s: a quote that is never closed', async (source, header) => {
    const name = `${source}-open.csv.gz`;
    const open = gzipSync(`${header}\n"${'x'.repeat(5_000_000)}`);
    await expect(plan(source, name, open)).rejects.toMatchObject({
      ...BAD,
      message: `${name}: line 2: a row has more than 4 million characters`,
    });
  });

  test('the reading ends soon after a quote that is never closed, and the file is closed', async () => {
    let given = 0;
    let isClosed = false;
    const file: OpenFile = {
      totalBytes: 1,
      bytesRead: () => 1,
      bytes: () => Readable.from([Buffer.from('name\n"x')]),
      async *text() {
        try {
          yield 'name\n"';
          for (; given < 500; given++) yield 'x'.repeat(100_000);
        } finally {
          isClosed = true;
        }
      },
    };
    const read = async () => {
      for await (const _ of csvRows('open.csv', file, ['name']));
    };
    await expect(read()).rejects.toMatchObject(BAD);
    expect(given).toBeLessThan(60);
    await expect.poll(() => isClosed).toBe(true);
  });

  test('brackets nested deeper than any geometry', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const feature = `{"type":"Feature","id":"node/1","properties":{"amenity":"cafe","name":"x"},"geometry":{"coordinates":${deep}}}`;
    expect((await plan('osm', 'deep.geojson', `{"features":[${feature}]}`)).reasons).toEqual(['it has no coordinates']);
    await expect(plan('jsonl', 'deep.jsonl', `{"id":"a","name":${deep}}\n`)).rejects.toMatchObject(BAD);
  });
});

test('of a million bad lines a report holds the first, shortened, and counts the rest', async () => {
  const bad = Array.from({ length: 1_000 }, (_, at) => line({ id: `bad ${at} ${'x'.repeat(10_000)}` })).join('');
  const { counts, reasons } = await plan('jsonl', 'bad-lines.jsonl', bad + line({}));
  expect(counts).toMatchObject({ read: 1_001, new: 1, rejected: 1_000 });
  expect(reasons).toHaveLength(200);
  expect(Math.max(...reasons.map((reason) => reason.length))).toBeLessThanOrEqual(500);
});

test('features without ids are rejected by name: a second import could not tell which place is meant', async () => {
  const cafe = (name: string, lng: number) => ({
    type: 'Feature',
    properties: { amenity: 'cafe', name },
    geometry: { type: 'Point', coordinates: [lng, 40.42] },
  });
  const features = [cafe('Café Uno', -3.7), cafe('Café Dos', -3.71)];
  const { counts, reasons } = await plan(
    'osm',
    'no-ids.geojson',
    JSON.stringify({ type: 'FeatureCollection', features }),
  );
  expect(counts).toMatchObject({ new: 0, merged: 0, rejected: 2 });
  expect(reasons).toEqual(Array(2).fill('it has no id; expected one such as node/123'));
});

describe('a row beyond the bounds of a place is rejected with its reason', () => {
  test.each([
    [
      { aliases: Array.from({ length: 200_000 }, (_, i) => `alias ${i}`) },
      '"aliases" has 200000 entries; expected at most 200',
    ],
    [{ features: ['x'.repeat(5_000)] }, 'an entry of "features" has more than 300 characters'],
    [{ description: { en: 'x'.repeat(20_000) } }, '"description.en" has more than 10000 characters'],
  ])('case %#', async (changes, reason) => {
    const { counts, reasons } = await plan('jsonl', 'bounds.jsonl', line(changes) + line({ id: 'b' }));
    expect([counts.rejected, counts.new, reasons]).toEqual([1, 1, [reason]]);
  });
});

test('characters that no database keeps, or that turn a line around, are left out', async () => {
  const { places } = await plan(
    'jsonl',
    'signs.jsonl',
    line({ name: 'Mu\u0000seo \u202eodarP\u2066', address: 'Calle \ud800 1' }),
  );
  expect(places.map(({ name, address }) => [name, address])).toEqual([['Museo odarP', 'Calle \ufffd 1']]);
});

describe('tables as spreadsheets write them', () => {
  const header = 'name;lat;lng;types;place_id';
  test('semicolons, decimal commas and lists written as JSON', async () => {
    const table = `${header}\nCafé Uno;40,4168;-3,7038;"[""cafe"",""food""]";p1\n`;
    const { places } = await plan('google-export', 'commas.csv', table);
    expect(places.map(({ position, types }) => [position, types])).toEqual([
      [{ latDeg: 40.4168, lngDeg: -3.7038 }, ['cafe', 'food']],
    ]);
  });

  test('zipped tables in an older encoding', async () => {
    const table = Buffer.from(`${header}\nCafé Peñón;40.4168;-3.7038;cafe;p1\n`, 'latin1');
    const { places } = await plan('google-export', 'zipped.csv.gz', gzipSync(table));
    expect(places.map(({ name }) => name)).toEqual(['Café Peñón']);
  });

  test('an id that comes twice is counted as merged with its last row', async () => {
    const { counts, places } = await plan('jsonl', 'twice.jsonl', line({}) + line({ name: 'Museo Dos' }));
    expect([counts.read, counts.new, counts.merged, places.map(({ name }) => name)]).toEqual([2, 1, 1, ['Museo Dos']]);
  });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'htpp://example.org', '//'])(
  '%s is no website',
  async (website) => {
    const { places } = await plan('jsonl', 'website.jsonl', line({ website }));
    expect(places.map((place) => [place.name, place.website])).toEqual([['Museo', undefined]]);
  },
);
