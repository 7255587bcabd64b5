// A base map made of a little town: what is drawn, once, in which layer, and the same bytes each time.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PMTiles, type Source } from 'pmtiles';
import { afterAll, describe, expect, test } from 'vitest';
import { openCityFolder } from '../../src/compose/city.ts';
import { buildBasemap } from './build.ts';
import { joined } from './joined.ts';
import { isBroken, type Line, undrawn, wholePieces } from './lines.ts';
import { pmtilesOf } from './pmtiles.ts';

const { city } = openCityFolder(join(import.meta.dirname, '../../tests/cities/toytown'));
const { lngDeg: lng, latDeg: lat } = city.center;
const folder = mkdtempSync(join(tmpdir(), 'paseo-basemap-'));
afterAll(() => rmSync(folder, { recursive: true }));

const east = (from: number, to: number, north = 0): Line => [
  [lng + from, lat + north],
  [lng + to, lat + north],
];
const line = (properties: object, coordinates: Line) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates },
});
const file = (name: string, attribution: string, features: readonly object[]): string => {
  const path = join(folder, name);
  const text = JSON.stringify({ type: 'FeatureCollection', attribution, features });
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(text) : text);
  return path;
};

/** Reads an archive that is in memory as browsers read one over the network. */
const opened = (bytes: Buffer): PMTiles => {
  const source: Source = {
    getKey: () => 'memory',
    getBytes: async (offset, length) => ({ data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer }),
  };
  return new PMTiles(source);
};
/** Names of layers and values stand in a tile as plain text. */
async function textAt(archive: PMTiles, z: number): Promise<string> {
  const across = 2 ** z;
  const x = Math.floor(((lng + 180) / 360) * across);
  const y = Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * across);
  const tile = await archive.getZxy(z, x, y);
  return tile ? Buffer.from(tile.data).toString('utf8') : '';
}

describe('a base map', () => {
  const roads = file('roads.geojson.gz', 'Mappers', [
    line({ name: 'High Street', tier: 1 }, east(0, 0.002)),
    line({ name: 'Side Street' }, east(0, 0.001, 0.002)),
  ]);
  const streets = file('streets.geojson', 'Town hall', [
    line({ name: 'High STREET' }, east(0, 0.002, 0.0001)),
    line({ name: 'Lane of THE BAKERS' }, east(0, 0.001, 0.003)),
  ]);
  const inputs = [
    { as: 'roads', path: roads },
    { as: 'streets', path: streets },
  ];
  const built = () => buildBasemap(city, { inputs, squares: [] });

  test('keeps each source in a layer of its own and credits all of them', async () => {
    const archive = opened(built().file);
    const { attribution, vector_layers: layers } = (await archive.getMetadata()) as {
      readonly attribution: string;
      readonly vector_layers: readonly { readonly id: string; readonly description: string }[];
    };
    expect(attribution).toContain('Mappers · Town hall');
    expect(layers.find(({ id }) => id === 'roads')?.description).toBe('Mappers');
    expect(layers.find(({ id }) => id === 'streets')?.description).toBe('Town hall');
  });

  test('draws a street of two sources once, and names in capitals as on a sign', async () => {
    const { file: bytes, features } = built();
    expect(features).toMatchObject({ roads: 2, streets: 1 });
    const near = await textAt(opened(bytes), 14);
    expect(near).toContain('Side Street');
    expect(near).toContain('Lane of The Bakers');
    expect(near).not.toContain('High STREET');
  });

  test('shows main streets from afar and the others from near', async () => {
    const far = await textAt(opened(built().file), 10);
    expect(far).toContain('High Street');
    expect(far).not.toContain('Side Street');
  });

  test('is the same, byte for byte, each time', () => {
    expect(built().file.equals(built().file)).toBe(true);
  });
});

/** Bytes that tell nothing of each other, in lengths from 8 to 63. */
function scattered(seed: number): Buffer {
  const hash = createHash('sha512').update(String(seed)).digest();
  return hash.subarray(0, 8 + (hash[0]! % 56));
}

describe('an archive', () => {
  const bounds = { south: -80, west: -170, north: 80, east: 170 };

  test('stores equal tiles once, and finds every one of thousands through leaf directories', async () => {
    const z = 8;
    const tiles = Array.from({ length: 2 ** (2 * z) }, (_, at) => {
      const [x, y] = [at % 2 ** z, Math.floor(at / 2 ** z)];
      // Half of them are the same sea; the others' lengths vary, so that the directory does not fit into the root.
      return { z, x, y, content: x < 128 ? Buffer.from('sea') : scattered(at) };
    });
    const bytes = pmtilesOf({ tiles, metadata: {}, bounds });
    const archive = opened(bytes);
    const header = await archive.getHeader();
    expect(header).toMatchObject({ numAddressedTiles: 65_536, numTileContents: 32_769, minZoom: z, maxZoom: z });
    expect(header.leafDirectoryLength).toBeGreaterThan(0);
    for (const { x, y, content } of tiles.filter((_, at) => at % 1_009 === 0))
      expect(Buffer.from((await archive.getZxy(z, x, y))!.data)).toEqual(content);
    expect(await archive.getZxy(7, 0, 0)).toBeUndefined();
  });

  test('without a tile is refused', () => {
    expect(() => pmtilesOf({ tiles: [], metadata: {}, bounds })).toThrow(RangeError);
  });
});

describe('lines', () => {
  test('are cut where two parts were joined wrongly', () => {
    const broken = [...east(0, 0.002), ...east(0.2, 0.202)];
    expect(isBroken(broken)).toBe(true);
    expect(wholePieces(broken)).toEqual([east(0, 0.002), east(0.2, 0.202)]);
  });

  test('keep what reaches beyond a line already drawn', () => {
    const [rest, ...more] = undrawn(east(0, 0.01), [east(0, 0.005)], 60);
    expect(more).toEqual([]);
    expect(rest![0]![0] - lng).toBeGreaterThan(0.005);
    expect(rest!.at(-1)).toEqual([lng + 0.01, lat]);
    expect(undrawn(east(0, 0.005), [east(0, 0.01, 0.0002)], 60)).toEqual([]);
  });

  test('are joined end to end, whichever way they were drawn', () => {
    const whole = joined([east(0.001, 0.002), east(0.001, 0), east(0.002, 0.003)]);
    expect(whole).toHaveLength(1);
    expect(whole[0]!.map(([x]) => Math.round((x - lng) * 1_000)).sort()).toEqual([0, 1, 2, 3]);
  });
});
