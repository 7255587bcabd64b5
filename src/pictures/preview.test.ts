import { expect, test } from 'vitest';
import { createCanvas, disc, fill } from './canvas.ts';
import { drawPreview, type PreviewSubject } from './preview.ts';

const SOL = { latDeg: 40.4169, lngDeg: -3.7035 };
const PRADO = { latDeg: 40.4138, lngDeg: -3.6921 };
const around = (latDeg: number, lngDeg: number) =>
  [
    [-0.02, -0.02],
    [-0.02, 0.02],
    [0.02, 0.02],
    [0.02, -0.02],
  ].map(([dLat = 0, dLng = 0]) => ({ latDeg: latDeg + dLat, lngDeg: lngDeg + dLng }));
const city = { isWalk: true, areas: [[around(40.416, -3.7)]], lines: [[SOL, PRADO]], centre: SOL };
const RED = [255, 0, 0] as const;

/** The picture, and after how many pauses it was finished. */
function finished(subject: PreviewSubject) {
  const steps = drawPreview(subject);
  for (let pauses = 0; ; pauses++) {
    const step = steps.next();
    if (step.done) return { ...step.value, pauses };
  }
}

/** Pixels of one colour. */
const count = ({ rgb }: { readonly rgb: Uint8Array }, [r, g, b]: readonly [number, number, number]): number => {
  let found = 0;
  for (let at = 0; at < rgb.length; at += 3) if (rgb[at] === r && rgb[at + 1] === g && rgb[at + 2] === b) found++;
  return found;
};

test('a disc covers about its area, and an outline inside another is a hole', () => {
  const round = createCanvas(100, 100, [255, 255, 255]);
  disc(round, [50, 50], 20, RED);
  expect(count(round, RED)).toBeGreaterThan(0.9 * Math.PI * 400);
  expect(count(round, RED)).toBeLessThan(Math.PI * 400);
  const square = (from: number, to: number): [number, number][] => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ];
  const holed = createCanvas(100, 100, [255, 255, 255]);
  fill(holed, [square(10, 90), square(30, 70)], RED);
  expect(count(holed, RED)).toBe(80 * 80 - 40 * 40);
});

test('a preview shows every stop inside its margins, joined, and is the same each time', () => {
  const CARMINE = [163, 38, 42] as const;
  const none = count(finished({ ...city, stops: [] }), CARMINE);
  const one = count(finished({ ...city, stops: [SOL] }), CARMINE);
  const two = finished({ ...city, stops: [SOL, PRADO] });
  expect([two.width, two.height]).toEqual([1_200, 630]);
  expect(one).toBeGreaterThan(none + 1_000);
  expect(count(two, CARMINE)).toBeGreaterThan(one + 2_000);
  expect(Buffer.from(finished({ ...city, stops: [SOL, PRADO] }).rgb).equals(two.rgb)).toBe(true);
});

test('places that are no walk are numbered, and no line joins them', () => {
  const [walk, list] = [true, false].map((isWalk) => finished({ ...city, isWalk, stops: [SOL, PRADO] }));
  const CARMINE = [163, 38, 42] as const;
  expect(count(list!, CARMINE)).toBeLessThan(count(walk!, CARMINE) - 500);
  expect(count(list!, CARMINE)).toBeGreaterThan(count(finished({ ...city, stops: [SOL] }), CARMINE) + 500);
});

test('others may compute after every layer: each outline, the borders, the rails, the way and each stop', () => {
  const areas = [...city.areas, [around(40.43, -3.7)]];
  expect(finished({ ...city, areas, stops: [SOL, PRADO] }).pauses).toBe(7);
});

test('stops far outside the city and a city without outlines are drawn, too', () => {
  const far = { latDeg: 41.65, lngDeg: -0.88 };
  expect(() => finished({ isWalk: true, areas: [], lines: [], centre: SOL, stops: [SOL, far] })).not.toThrow();
});
