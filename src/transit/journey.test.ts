import { describe, expect, test } from 'vitest';
import type { TransitLine } from '../domain/station.ts';
import type { Point } from '../geo/point.ts';
import { transitGraph } from './graph.ts';
import { betterThanWalking, journey } from './journey.ts';

/** A cross of two lines, a station every 1.1 km; "mid" is on both. */
const at = (north: number, east: number): Point => ({ latDeg: 40 + north / 100, lngDeg: -3 + east / 100 });
const station = (id: string, position: Point, stepFree: 'yes' | 'no' = 'yes') => ({
  ...{ id, name: id.toUpperCase(), network: 'metro', lines: [], position, stepFree },
});
const STATIONS = [
  ...[station('west', at(0, -2)), station('mid', at(0, 0), 'no'), station('east', at(0, 2))],
  ...[station('south', at(-2, 0)), station('north', at(2, 0))],
];
const both = (line: string, ids: readonly string[], seconds: number, headwayS = 240): TransitLine => ({
  ...{ network: 'metro', line, headwayS },
  edges: ids.slice(1).flatMap((id, i) => [[ids[i]!, id, seconds] as const, [id, ids[i]!, seconds] as const]),
});
const LINES = [both('1', ['west', 'mid', 'east'], 120), both('2', ['south', 'mid', 'north'], 180)];
const network = transitGraph(STATIONS, LINES);

describe('a journey', () => {
  test('along one line rides without a change, and counts walk, stairs, waiting and ride', () => {
    const found = journey(network, at(0, -2), at(0, 2))!;
    expect(found.rides).toEqual([{ network: 'metro', line: '1', from: 'WEST', to: 'EAST', minutes: 4, stops: 2 }]);
    // A minute's walk and the stairs at either end, half a headway, 240 s on the train.
    expect(found.minutes).toBe(Math.round((2 * (60 + 90) + 120 + 240) / 60));
  });

  test('over two lines changes where they meet', () => {
    const found = journey(network, at(0, -2), at(2, 0))!;
    expect(found.rides.map(({ line, from, to }) => [line, from, to])).toEqual([
      ['1', 'WEST', 'MID'],
      ['2', 'MID', 'NORTH'],
    ]);
    expect(found.minutes).toBeGreaterThan(journey(network, at(0, -2), at(0, 2))!.minutes);
  });

  test('goes round a station that one cannot use', () => {
    expect(journey(network, at(0, -2), at(0, 2), 'step_free')?.rides).toHaveLength(1);
    expect(journey(network, at(0, -2), at(2, 0), 'step_free')).toBeUndefined();
  });

  test('is none where no station is near, where both ends have the same one, and in a city without lines', () => {
    expect(journey(network, at(50, 50), at(0, 2))).toBeUndefined();
    expect(journey(network, at(0, 2), at(0, 2.1))).toBeUndefined();
    expect(journey(transitGraph(STATIONS, []), at(0, -2), at(0, 2))).toBeUndefined();
  });

  test('leaves edges to stations out that the pack does not have', () => {
    const reaching = transitGraph(STATIONS, [both('1', ['west', 'mid', 'elsewhere'], 120)]);
    expect(reaching.nodes.map(({ station: { id } }) => id)).toEqual(['west', 'mid']);
  });

  test('is taken only where it saves minutes', () => {
    const found = journey(network, at(0, -2), at(0, 2))!;
    expect(betterThanWalking({ ...found, minutes: 30 }, 34)).toBeUndefined();
    expect(betterThanWalking({ ...found, minutes: 30 }, 35)?.rides).toEqual(found.rides);
    expect(betterThanWalking({ ...found, minutes: 5 }, 14)).toBeUndefined();
  });
});
