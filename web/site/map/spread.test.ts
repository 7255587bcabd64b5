import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Spot, spread } from './spread.ts';

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

test('markers with room around them stay where they belong', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 0, y: 29 },
  ];
  expect(spread(spots)).toEqual(spots);
});

test('a dozen places behind one door can all be read, and the first stands at the door', () => {
  const door = { x: 300, y: 200 };
  const drawn = spread(Array.from({ length: 12 }, () => door));
  expect(drawn[0]).toEqual(door);
  for (const [index, spot] of drawn.entries()) {
    expect(distance(spot, door)).toBeLessThanOrEqual(58.001);
    for (const other of drawn.slice(index + 1)) expect(distance(spot, other)).toBeGreaterThanOrEqual(28);
  }
});

test('nobody is moved further than the widest ring, whatever the crowd', () => {
  const coordinate = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 60 }), (spots) => {
      const drawn = spread(spots);
      expect(drawn).toHaveLength(spots.length);
      for (const [index, spot] of drawn.entries()) expect(distance(spot, spots[index]!)).toBeLessThan(87.001);
    }),
    { seed: 19 },
  );
});
