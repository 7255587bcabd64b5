// `paseo city build` from an unpacked GTFS feed written here, and from segments for a line that it lacks.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openCityFolder } from '../../src/compose/city.ts';
import { build, newPack, root } from './new-pack.ts';

describe('city build from a timetable', () => {
  const feed = join(root, 'feed');
  const rows = (name: string, ...lines: readonly string[]) => writeFileSync(join(feed, name), `${lines.join('\n')}\n`);
  beforeAll(() => {
    mkdirSync(feed, { recursive: true });
    rows('routes.txt', 'route_id,route_type,route_short_name', 'r1,1,M1', 'r2,900,T2', 'bus,3,44');
    rows('trips.txt', 'trip_id,route_id', 't1,r1', 't2,r1', 't3,r2', 't4,bus');
    rows(
      'stops.txt',
      'stop_id,stop_name,stop_lat,stop_lon,wheelchair_boarding',
      'a1,Anger,50.000,10.000,1',
      'a2,Anger,50.001,10.001,1',
      'b,Berg,50.010,10.010,2',
      'c,Cafeteria,50.020,10.020,',
      'far,Far,52,13,',
      'x,Bus Stop,50.002,10.002,',
    );
    rows(
      'stop_times.txt',
      'trip_id,stop_id,stop_sequence,departure_time',
      ...['t1,a1,1,08:00:00', 't1,b,2,08:02:00', 't1,far,3,08:30:00'],
      ...['t2,a1,1,24:58:00', 't2,b,2,25:02:00'],
      ...['t3,a2,1,09:00:00', 't3,c,2,09:05:00', 't4,x,1,09:00:00'],
    );
    rows('frequencies.txt', 'trip_id,start_time,headway_secs', 't1,12:00:00,240', 't2,03:00:00,1800');
  });

  test('makes stations on rails inside the city, and lines with seconds', async () => {
    const folder = await newPack();
    await build(folder, ['gtfs', feed]);
    const { stations, lines } = openCityFolder(folder).city;
    expect(stations.map(({ id, lines: of, stepFree }) => [id, of, stepFree])).toEqual([
      ['metro-anger', ['M1'], 'yes'],
      ['metro-berg', ['M1'], 'no'],
      ['tram-anger', ['T2'], 'yes'],
      ['tram-cafeteria', ['T2'], undefined],
    ]);
    expect(lines).toMatchObject([
      { network: 'metro', line: 'M1', headwayS: 240, edges: [['metro-anger', 'metro-berg', 240]] },
      { network: 'tram', line: 'T2', headwayS: 600, edges: [['tram-anger', 'tram-cafeteria', 300]] },
    ]);
  });

  test('takes a line that the timetable lacks from segments', async () => {
    const folder = await newPack();
    await build(folder, ['gtfs', feed]);
    const file = join(folder, 'stations.json');
    const made = JSON.parse(readFileSync(file, 'utf8')) as { stations: { lines: string[] }[] };
    for (const station of made.stations.slice(0, 2)) station.lines.push('M9');
    writeFileSync(file, JSON.stringify({ stations: made.stations }));
    const segment = (dir: number, to: string, m: number) => ({
      properties: { line: 'M9', dir, order: 1, to_station: to, m, kmh: 36 },
    });
    const segments = join(root, 'segments.json');
    writeFileSync(segments, JSON.stringify({ features: [segment(1, 'Berg', 1200), segment(2, 'Anger', 1300)] }));
    await build(folder, ['gtfs', feed], ['segments', segments]);
    const line = openCityFolder(folder).city.lines.find((each) => each.line === 'M9');
    expect(line).toMatchObject({ network: 'metro', headwayS: 600 });
    expect(line?.edges).toEqual([
      ['metro-anger', 'metro-berg', 120],
      ['metro-berg', 'metro-anger', 130],
    ]);
  });

  test('a feed without a file is refused by its name', async () => {
    const folder = await newPack();
    const cut = join(root, 'cut-feed');
    cpSync(feed, cut, { recursive: true });
    rmSync(join(cut, 'stops.txt'));
    await expect(build(folder, ['gtfs', cut])).rejects.toThrow('stops.txt: the feed lacks this file');
  });
});
