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
  expect(spread(spots, 0)).toEqual(spots.map((spot) => ({ ...spot, isSmall: false })));
});

test('seen from near, a dozen places behind one door can all be read, and the first stands at the door', () => {
  const door = { x: 300, y: 200 };
  const drawn = spread(
    Array.from({ length: 12 }, () => door),
    87,
  );
  expect(drawn[0]).toEqual({ ...door, isSmall: false });
  for (const [index, spot] of drawn.entries()) {
    expect(distance(spot, door)).toBeLessThanOrEqual(58.001);
    for (const other of drawn.slice(index + 1)) expect(distance(spot, other)).toBeGreaterThanOrEqual(28);
  }
});

test('seen from afar, a crowd is drawn small where it belongs', () => {
  const crowd = Array.from({ length: 9 }, (_, at) => ({ x: 100 + (at % 3) * 6, y: 100 + Math.floor(at / 3) * 6 }));
  const drawn = spread(crowd, 8);
  expect(drawn[0]).toEqual({ ...crowd[0], isSmall: false });
  expect(drawn.filter(({ isSmall }) => isSmall).length).toBeGreaterThan(5);
  for (const [index, spot] of drawn.entries()) expect(distance(spot, crowd[index]!)).toBeLessThanOrEqual(9.001);
});

test('nobody is moved further than is allowed, whatever the crowd', () => {
  const coordinate = fc.integer({ min: 0, max: 400 });
  const farthest = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(
      fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 60 }),
      farthest,
      (spots, farthestPx) => {
        const drawn = spread(spots, farthestPx);
        expect(drawn).toHaveLength(spots.length);
        for (const [index, spot] of drawn.entries())
          expect(distance(spot, spots[index]!)).toBeLessThan(Math.max(9, farthestPx) + 0.001);
      },
    ),
    { seed: 19 },
  );
});
