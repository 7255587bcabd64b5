// Ways by the lines of the shipped packs: which lines lead where, what step-free access leaves, and a city without lines.
import { describe, expect, test } from 'vitest';
import { loadCity } from '../../src/compose/city.ts';
import { seededRandom } from '../../src/math/random.ts';
import { transitGraph } from '../../src/transit/graph.ts';
import { journey } from '../../src/transit/journey.ts';
import { legBetween, rideBetween } from '../../src/usecases/ways.ts';

const madrid = loadCity('madrid');
const stationAt = (id: string) => madrid.stations.find((each) => each.id === id)!.position;

describe('by metro through Madrid', () => {
  test('a way along one line needs no change', () => {
    const ride = rideBetween(madrid, stationAt('metro-moncloa'), stationAt('metro-lavapies'))!;
    expect(ride.rides.map(({ line, from, to }) => [line, from, to])).toEqual([['3', 'Moncloa', 'Lavapiés']]);
    expect(ride.minutes).toBeGreaterThan(10);
    expect(ride.minutes).toBeLessThan(25);
  });

  test('the airport is reached by the only line that goes there', () => {
    const ride = rideBetween(madrid, madrid.center, stationAt('metro-aeropuerto-t4'))!;
    expect(ride.rides.at(-1)).toMatchObject({ line: '8', to: 'Aeropuerto T4' });
    expect(ride.minutes).toBeGreaterThan(30);
    expect(ride.minutes).toBeLessThan(60);
  });

  test('every station of a line is reached from every other, and back in about the same time', () => {
    const graph = transitGraph(madrid.stations, madrid.lines);
    const served = [...graph.nodesOf.keys()];
    expect(served.length).toBeGreaterThan(180);
    const random = seededRandom(20261123);
    const pick = () => served[Math.floor(random.next() * served.length)]!;
    const pairs = Array.from({ length: 200 }, () => [pick(), pick()] as const).filter(([a, b]) => a !== b);
    const minutes = pairs.map(([a, b]) => [
      journey(graph, stationAt(a), stationAt(b))?.minutes,
      journey(graph, stationAt(b), stationAt(a))?.minutes,
    ]);
    // Neighbours so near that the walk to the next station is the whole way have no ride.
    const ridden = minutes.filter(([there, back]) => there !== undefined && back !== undefined) as [number, number][];
    expect(ridden.length).toBeGreaterThan(190);
    expect(ridden.filter(([there, back]) => Math.abs(there - back) > 6)).toEqual([]);
  });

  test('a step-free way uses stations without steps only', () => {
    const [from, to] = [stationAt('metro-moncloa'), stationAt('metro-lavapies')];
    const stepFree = rideBetween(madrid, from, to, 'step_free');
    const used = stepFree?.rides.flatMap((ride) => [ride.from, ride.to]) ?? [];
    const without = (name: string) => madrid.stations.some((each) => each.name === name && each.stepFree === 'yes');
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => !without(name))).toEqual([]);
  });

  test('a short way is walked', () => {
    expect(legBetween(madrid, stationAt('metro-sol'), stationAt('metro-opera')).mode).toBe('walk');
  });
});

test('where a pack has no lines everybody walks', () => {
  const cambridge = loadCity('cambridge');
  const far = { latDeg: cambridge.center.latDeg + 0.05, lngDeg: cambridge.center.lngDeg };
  expect(legBetween(cambridge, cambridge.center, far)).toMatchObject({ mode: 'walk' });
});
