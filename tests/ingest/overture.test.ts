// Places of Overture Maps from little GeoParquet files written here: what comes in, with what origin, and what is left out.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { rowOf } from '../../src/ingest/jsonl-row.ts';
import { parquetRows } from '../../src/ingest/readers/parquet.ts';
import type { Incoming } from '../../src/ingest/source.ts';
import { SOURCES } from '../../src/ingest/sources.ts';
import { planFile } from '../../src/usecases/importing/import.ts';
import { planned } from '../../src/usecases/importing/plan.ts';
import { MADRID } from '../support/city.ts';
import { aPlace } from '../support/places.ts';
import { type OvertureRow, writeOverture } from './overture-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'paseo-overture-'));
afterAll(() => rmSync(folder, { recursive: true }));

const inside = { lat: 40.4168, lng: -3.7038 };
const cafe: OvertureRow = {
  ...inside,
  id: '08f39-a',
  name: 'Café Luz',
  category: 'coffee_shop',
  confidence: 0.93,
  status: 'open',
  address: 'Calle Mayor 1',
  website: 'http://cafeluz.example',
  phone: '+34912345678',
  dataset: 'meta',
  updated: '2026-03-04T05:06:07.000Z',
};
const elsewhere = { lat: 52.2, lng: 0.12 };

async function read(rows: readonly OvertureRow[], options: Parameters<typeof writeOverture>[2] = {}) {
  const path = writeOverture(join(folder, 'places.parquet'), rows, options);
  const found: Incoming[] = [];
  for await (const each of SOURCES.overture.read(path, { city: MADRID }).records) found.push(each);
  return {
    places: found.flatMap(({ place }) => (place ? [place] : [])),
    rejected: found.flatMap(({ rejected }) => (rejected ? [rejected] : [])),
  };
}

describe('a row of Overture', () => {
  test.each(['SNAPPY', 'GZIP', 'BROTLI'] as const)('becomes a place, with pages packed by %s', async (codec) => {
    const { places } = await read([cafe], { codec });
    expect(places).toMatchObject([
      {
        id: 'overture-08f39-a',
        name: 'Café Luz',
        categories: ['cafes'],
        types: ['coffee_shop'],
        address: 'Calle Mayor 1',
        website: 'http://cafeluz.example/',
        phone: '+34 912 345 678',
        source: 'overture',
        checkedOn: '2026-03-04',
        position: { latDeg: inside.lat, lngDeg: inside.lng },
      },
    ]);
  });

  test('keeps dataset, licence and confidence, also as a row of our own format', async () => {
    const { places } = await read([
      cafe,
      { ...cafe, id: 'b', dataset: 'Foursquare' },
      { ...cafe, id: 'c', dataset: 'New', license: 'MIT' },
    ]);
    expect(places.map(({ provenance }) => provenance.name)).toEqual([
      {
        source: 'Overture Maps: meta',
        licence: 'CDLA-Permissive-2.0',
        asOf: '2026-03-04',
        record: 'r1',
        confidence: 0.93,
      },
      expect.objectContaining({ source: 'Overture Maps: Foursquare', licence: 'Apache-2.0' }),
      expect.objectContaining({ source: 'Overture Maps: New', licence: 'MIT' }),
    ]);
    const path = join(folder, 'own.jsonl');
    writeFileSync(path, places.map(rowOf).join('\n'));
    const again: Incoming[] = [];
    for await (const each of SOURCES.jsonl.read(path, { city: MADRID }).records) again.push(each);
    expect(again.map(({ place }) => place)).toEqual(places);
  });

  test('fills the gaps of a place that another source has, under its own licence', async () => {
    const known = aPlace({
      id: 'osm-node-1',
      name: 'Café Luz',
      position: { latDeg: inside.lat, lngDeg: inside.lng },
      categories: ['cafes'],
      source: 'osm',
    });
    const path = writeOverture(join(folder, 'fills.parquet'), [cafe]);
    const { put } = await planFile(
      { sourceName: 'overture', path, known: [planned(known)], removed: new Set() },
      { city: MADRID },
    );
    expect(put.map(({ place }) => [place.id, place.phone])).toEqual([['osm-node-1', '+34 912 345 678']]);
    expect(put[0]?.place.provenance).toMatchObject({
      phone: { source: 'overture', licence: 'CDLA-Permissive-2.0' },
      'id:overture-08f39-a': { source: 'overture', licence: 'CDLA-Permissive-2.0', confidence: 0.93 },
    });
  });

  test.each([
    ['japanese_restaurant', [], ['restaurants'], ['japanese']],
    ['tapas_bar', [], ['restaurants'], ['tapas']],
    ['pizza_restaurant', [], ['burger/pizza shops'], ['pizza']],
    ['contemporary_art_museum', [], ['museums'], []],
    ['beer_garden', [], ['pubs/bars'], []],
    ['shoe_store', [], ['local services'], []],
    ['vr_arena_of_tomorrow', ['arts_and_entertainment', 'amusement_attraction'], ['amusement parks'], []],
  ])('%s is told by the table, by its last words or by what it is under', async (category, hierarchy, is, cuisines) => {
    const row = { ...cafe, category, ...(hierarchy.length > 0 && { hierarchy: [...hierarchy, category] }) };
    const { places } = await read([row]);
    expect(places.map((place) => [place.categories, place.cuisines])).toEqual([[is, cuisines]]);
  });

  test('an alternate category counts where the main one says nothing', async () => {
    const { places } = await read([{ ...cafe, category: 'eat_and_drink', alternate: ['bookstore'] }]);
    expect(places[0]?.categories).toEqual(['local services']);
  });
});

describe('left out are', () => {
  test('what is closed, doubtful or nothing to go to, each counted with its reason', async () => {
    const { places, rejected } = await read([
      cafe,
      { ...cafe, id: 'closed', status: 'permanently_closed' },
      { ...cafe, id: 'shut', status: 'temporarily_closed' },
      { ...cafe, id: 'doubtful', confidence: 0.3 },
      { ...cafe, id: 'office', category: 'lawyer' },
    ]);
    expect(places.length).toBe(1);
    expect(rejected.map(({ reason }) => reason)).toEqual([
      'Overture says that it is closed for good',
      'Overture says that it is closed for some time',
      'Overture is less than half sure that it exists',
      'its category is nothing that people go to',
    ]);
  });

  test('rows outside the bounds, and these are no rejections', async () => {
    const { places, rejected } = await read([{ ...cafe, ...elsewhere, id: 'far' }, cafe, { ...cafe, id: 'b' }]);
    expect(places.map(({ id }) => id)).toEqual(['overture-08f39-a', 'overture-b']);
    expect(rejected).toEqual([]);
  });

  test('row groups elsewhere, of which no byte is read', async () => {
    const rows = Array.from({ length: 4 }, (_, at) => ({ ...cafe, ...elsewhere, id: `far-${at}`, name: `Far ${at}` }));
    const path = writeOverture(join(folder, 'groups.parquet'), [...rows, cafe]);
    const bytes = readFileSync(path);
    // Whoever looked at a page of the first two groups would fail.
    const text = bytes.indexOf('Far 0');
    bytes.fill(0xff, 4, text + 8);
    writeFileSync(path, bytes);
    const query = { required: ['id', 'names', 'bbox'], optional: [], onRows: () => {} };
    const found: unknown[] = [];
    for await (const row of parquetRows(path, { ...query, within: MADRID.bounds })) found.push(row.id);
    expect(found).toEqual(['08f39-a']);
    await expect(async () => {
      for await (const _ of parquetRows(path, query));
    }).rejects.toMatchObject({ code: 'import/bad-data' });
  });
});

test('files without the newer columns are read, and files of another kind refused', async () => {
  const { places } = await read([cafe], { without: ['taxonomy', 'operating_status', 'sources', 'geometry'] });
  expect(places[0]).toMatchObject({ categories: ['cafes'], provenance: {} });
  expect(places[0]?.position.latDeg).toBeCloseTo(inside.lat, 5);
  await expect(read([cafe], { without: ['bbox'] })).rejects.toThrow('missing: bbox');
  const path = join(folder, 'text.parquet');
  writeFileSync(path, 'no parquet at all');
  await expect(async () => {
    for await (const _ of SOURCES.overture.read(path).records);
  }).rejects.toMatchObject({ code: 'import/bad-data' });
});
