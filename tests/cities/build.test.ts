// `paseo city new` and `paseo city build` on little files written here: an extract with districts, stations and streets, a newer
// extract, an interruption.
import { cpSync, existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { buildBasemap } from '../../lab/basemap/build.ts';
import { osmLayers } from '../../lab/basemap/osm-layers.ts';
import { writeMadeUpExtract } from '../../lab/city/made-up-extract.ts';
import { type PbfMember, pbfFile } from '../../lab/city/pbf-writer.ts';
import { command } from '../../lab/cli/commands/city.ts';
import { openCityFolder } from '../../src/compose/city.ts';
import { build, NEW, newPack, packIn, root } from './new-pack.ts';

describe('city new', () => {
  test('makes a pack that the service can read, with bounds around the centre', async () => {
    const folder = await newPack('--region', 'DE-BY');
    const { city } = openCityFolder(folder);
    expect(city).toMatchObject({ id: 'rivertown', name: { de: 'Rivertown', en: 'Rivertown' }, region: 'DE-BY' });
    expect(city.bounds).toEqual({ south: 49.955, west: 9.93, north: 50.045, east: 10.07 });
  });

  test('overwrites no pack, and says what is missing or wrong', async () => {
    const folder = await newPack();
    await expect(async () => command.run([...NEW, '--out', folder])).rejects.toThrow('is there already');
    await expect(async () => command.run(NEW.slice(0, 4))).rejects.toThrow('--center is missing');
    const wrong = NEW.map((each) => (each === 'EUR' ? 'euro' : each));
    await expect(async () => command.run([...wrong, '--out', join(root, 'wrong')])).rejects.toThrow('currency');
    expect(existsSync(join(root, 'wrong'))).toBe(false);
  });
});

/** Two districts side by side, a part of one, a neighbourhood; a line of three stations; a street, a park, a river; places. */
function writeExtract(path: string, { lacks = [] as readonly string[] } = {}): string {
  const file = pbfFile(path);
  const at = (row: number, column: number) => [50 + (row - 1) * 0.02, 10 + (column - 1) * 0.02] as const;
  // 1 to 9: three rows of three corners.
  for (let id = 1; id <= 9; id++) file.node(id, ...at(Math.floor((id - 1) / 3), (id - 1) % 3));
  const station = { railway: 'station', station: 'subway' };
  file.node(11, 50.001, 9.99, { ...station, name: 'Alte Post', wheelchair: 'yes' });
  file.node(12, 50.001, 10.0, { ...station, name: 'Brücke' });
  file.node(13, 50.001, 10.01, { railway: 'halt', name: 'Hafen' });
  file.node(14, 50.0012, 9.9902);
  file.node(15, 50.0012, 10.0002);
  file.node(16, 50.01, 10.01, { place: 'neighbourhood', name: 'Mühlviertel', 'name:en': 'Mill Quarter' });
  file.node(17, 50.01, 10.012, { place: 'suburb', name: 'Ost' });
  const places = [
    ['Café Nord', 50.005, 9.985],
    ['Café Süd', 50.004, 10.005],
    ['Gasthof Ost', 50.006, 10.015],
    ['Museum der Stadt', 49.99, 10.01],
    ['Bar Eins', 50.003, 9.987],
    ['Bar Zwei', 50.004, 9.988],
  ] as const;
  for (const [index, [name, lat, lng]] of places.entries())
    if (!lacks.includes(name))
      file.node(
        100 + index,
        lat,
        lng,
        name.startsWith('Museum') ? { tourism: 'museum', name } : { amenity: 'cafe', name },
      );
  file.node(200, 48, 2, { amenity: 'cafe', name: 'Café Loin' });
  // The border between the districts is one way of both.
  file.way(1, [2, 1, 4, 7, 8]);
  file.way(2, [2, 5, 8]);
  file.way(3, [2, 3, 6, 9, 8]);
  file.way(4, [1, 2, 5, 4, 1], { boundary: 'administrative', admin_level: '10', name: 'Weststadt' });
  file.way(5, [4, 5, 8, 7, 4], { boundary: 'administrative', admin_level: '10', name: 'Weinberg' });
  file.way(6, [14, 15, 6], { highway: 'secondary', name: 'Lange Straße' });
  file.way(7, [4, 5, 8, 7, 4], { leisure: 'park', name: 'Stadtpark' });
  file.way(8, [14, 15, 13], { waterway: 'river', name: 'Fluss' });
  file.way(10, [14, 15]);
  file.way(9, [12, 13, 14, 12], { highway: 'residential', name: 'Ringweg' });
  const outer = (ref: number): PbfMember => ({ type: 'way', ref, role: 'outer' });
  const stop = (ref: number): PbfMember => ({ type: 'node', ref, role: 'stop' });
  const district = { type: 'boundary', boundary: 'administrative', admin_level: '9' };
  file.relation(1, [outer(1), outer(2)], { ...district, name: 'West' });
  file.relation(2, [outer(3), outer(2)], { ...district, name: 'Ost', 'name:en': 'East' });
  file.relation(3, [stop(14), stop(15), { type: 'way', ref: 10, role: '' }], {
    type: 'route',
    route: 'subway',
    ref: 'U1',
  });
  // A district of which the extract lacks a border.
  file.relation(4, [outer(1), outer(99)], { ...district, name: 'Anderswo' });
  file.close();
  return path;
}

describe('city build from an extract', () => {
  let folder: string;
  const extract = join(root, 'first.osm.pbf');
  let built: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    folder = await newPack();
    built = await build(folder, ['osm', writeExtract(extract)]);
  });

  test('draws districts, their parts and neighbourhoods, and files places under them', () => {
    const { areas } = openCityFolder(folder).city;
    expect(areas.all.map(({ id, kind, within }) => [id, kind, within])).toEqual([
      ['neighbourhood-mill-quarter', 'neighbourhood', undefined],
      ['barrio-weinberg', 'barrio', 'district-west'],
      ['barrio-weststadt', 'barrio', 'district-west'],
      ['district-east', 'district', undefined],
      ['district-west', 'district', undefined],
    ]);
    expect(areas.find('neighbourhood-mill-quarter')).toMatchObject({
      name: 'Mühlviertel',
      names: { en: 'Mill Quarter' },
    });
    const districts = Object.fromEntries(built.places.map(({ name, district, barrio }) => [name, [district, barrio]]));
    expect(districts).toMatchObject({
      'Café Nord': ['West', 'Weinberg'],
      'Gasthof Ost': ['Ost', undefined],
      'Museum der Stadt': ['Ost', undefined],
    });
  });

  test('finds stations by network, with the lines that stop there', () => {
    const { stations, networks } = openCityFolder(folder).city;
    expect(stations.map(({ id, lines, stepFree }) => [id, lines, stepFree])).toEqual([
      ['metro-alte-post', ['U1'], 'yes'],
      ['metro-brucke', ['U1'], undefined],
      ['train-hafen', [], undefined],
    ]);
    expect(networks.map(({ id }) => id)).toEqual(['metro', 'train']);
  });

  test('counts what was rejected, and tells what the city has', () => {
    expect(built.sources).toEqual({
      '1 osm': { kept: 7, rejected: { [Object.keys(built.sources['1 osm']!.rejected)[0]!]: 1 }, isTakenUp: false },
    });
    expect(Object.keys(built.sources['1 osm']!.rejected)[0]).toMatch(/… km/u);
  });

  test('gives the base map streets, water, green and lines of trains', async () => {
    const { city } = openCityFolder(folder);
    const inputs = await osmLayers(extract, city.bounds);
    expect(inputs.map(({ as, source }) => [as, source.features.map(({ properties }) => properties.name)])).toEqual([
      ['roads', ['Lange Straße', 'Ringweg']],
      ['transit', [undefined]],
      ['water', ['Fluss']],
      ['green', ['Stadtpark']],
    ]);
    const { features } = buildBasemap(city, { inputs, squares: [] });
    expect(features).toMatchObject({ roads: 2, transit: 1, water: 1, landuse: 1, districts: 2, stations: 3 });
  });

  test('a newer extract names what is gone, and draws its own areas anew', async () => {
    const copy = join(root, 'newer');
    cpSync(folder, copy, { recursive: true });
    const newer = await build(copy, ['osm', writeExtract(join(root, 'newer.osm.pbf'), { lacks: ['Bar Eins'] })]);
    expect(newer.gone).toEqual([{ id: 'osm-node-104', name: 'Bar Eins' }]);
    expect(newer.places.length).toBe(6);
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await command.run([
      'build',
      copy,
      `osm=${writeExtract(join(root, 'newest.osm.pbf'), { lacks: ['Bar Eins', 'Bar Zwei'] })}`,
    ]);
    const text = said.mock.calls.map(([piece]) => String(piece)).join('');
    said.mockRestore();
    expect(text).toContain('gone since the last build: Bar Zwei (osm-node-105)');
  });

  test('areas and stations that people made stay', async () => {
    const copy = join(root, 'own');
    cpSync(folder, copy, { recursive: true });
    const own = { type: 'FeatureCollection', features: [] };
    writeFileSync(join(copy, 'areas.geojson'), JSON.stringify(own));
    writeFileSync(join(copy, 'stations.json'), JSON.stringify({ stations: [] }));
    await build(copy, ['osm', extract]);
    expect(JSON.parse(readFileSync(join(copy, 'areas.geojson'), 'utf8'))).toEqual(own);
    expect(openCityFolder(copy).city.stations).toEqual([]);
  });
});

test('an interrupted build takes up whole sources, with what was rejected of them', async () => {
  const folder = await newPack();
  const extract = writeExtract(join(root, 'interrupted.osm.pbf'));
  const table = join(root, 'own.csv');
  writeFileSync(table, 'id,name\na,Nowhere\n');
  await expect(build(folder, ['osm', extract], ['csv', table])).rejects.toThrow('missing: lat, lng');
  expect(packIn(folder).catalogue).toBeUndefined();
  writeFileSync(table, 'id,name,lat,lng,types\na,Own Museum,50.001,10.001,museum\nb,Far,40,1,museum\n');
  const built = await build(folder, ['osm', extract], ['csv', table]);
  expect(built.sources['1 osm']).toMatchObject({ kept: 7, isTakenUp: true });
  expect(Object.values(built.sources['1 osm']!.rejected)).toEqual([1]);
  expect(built.sources['2 csv']).toMatchObject({ kept: 1, isTakenUp: false });
  expect(built.places.map(({ id }) => id)).toContain('a');
  expect(existsSync(join(folder, '.build'))).toBe(false);
});

test('what was read of a file is not taken for another file, nor for other bounds', async () => {
  const folder = await newPack();
  const extract = writeExtract(join(root, 'changing.osm.pbf'));
  const broken = join(root, 'none.jsonl');
  writeFileSync(broken, '{');
  const interrupted = () => build(folder, ['osm', extract], ['jsonl', broken]).catch(() => undefined);
  await interrupted();
  utimesSync(extract, new Date(), new Date(Date.now() + 60_000));
  const later = await build(folder, ['osm', extract]);
  expect(later.sources['1 osm']?.isTakenUp).toBe(false);
  await interrupted();
  const pack = packIn(folder);
  writeFileSync(join(folder, 'city.json'), JSON.stringify({ ...pack, bounds: { ...pack.bounds, east: 10.2 } }));
  expect((await build(folder, ['osm', extract])).sources['1 osm']?.isTakenUp).toBe(false);
});

test('a made-up extract is the same each time, and becomes a city', async () => {
  const [one, other] = ['one.osm.pbf', 'other.osm.pbf'].map((name) => join(root, name)) as [string, string];
  const size = { objects: 6_000, seed: 7, lat: 50, lng: 10, reachDeg: 0.03 };
  const written = writeMadeUpExtract(one, size);
  expect(written.nodes + written.ways + written.relations).toBeGreaterThan(5_900);
  writeMadeUpExtract(other, size);
  expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
  const folder = await newPack();
  const { places } = await build(folder, ['osm', one]);
  const { areas, stations } = openCityFolder(folder).city;
  expect(places.length).toBeGreaterThan(250);
  expect(places.filter(({ district }) => district === undefined)).toEqual([]);
  expect([areas.all.length, stations.length]).toEqual([16, 160]);
  expect(stations.every(({ lines }) => lines.length === 1)).toBe(true);
});
