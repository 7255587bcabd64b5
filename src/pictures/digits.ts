// The ten digits as lines on a grid of 4 by 6, for numbers in pictures.
import { type Canvas, type Colour, type Spot, stroke } from './canvas.ts';

const DIGITS: readonly (readonly Spot[])[] = [
  [
    [1, 0],
    [3, 0],
    [4, 1.5],
    [4, 4.5],
    [3, 6],
    [1, 6],
    [0, 4.5],
    [0, 1.5],
    [1, 0],
  ],
  [
    [0.5, 1.2],
    [2.2, 0],
    [2.2, 6],
  ],
  [
    [0, 1.2],
    [1.2, 0],
    [3, 0],
    [4, 1.2],
    [4, 2.2],
    [0, 6],
    [4, 6],
  ],
  [
    [0, 0],
    [4, 0],
    [2, 2.4],
    [3, 2.6],
    [4, 3.6],
    [4, 4.8],
    [3, 6],
    [1, 6],
    [0, 5],
  ],
  [
    [3, 6],
    [3, 0],
    [0, 4.2],
    [4, 4.2],
  ],
  [
    [4, 0],
    [0.5, 0],
    [0.2, 2.6],
    [2.6, 2.4],
    [4, 3.4],
    [4, 4.8],
    [3, 6],
    [1, 6],
    [0, 5],
  ],
  [
    [3.4, 0],
    [1.2, 1.6],
    [0, 4],
    [0.6, 5.6],
    [2, 6],
    [3.4, 5.6],
    [4, 4.2],
    [3.2, 3],
    [1.6, 2.8],
    [0.2, 4],
  ],
  [
    [0, 0],
    [4, 0],
    [1.6, 6],
  ],
  [
    [2, 2.8],
    [0.6, 2.2],
    [0.6, 0.6],
    [2, 0],
    [3.4, 0.6],
    [3.4, 2.2],
    [2, 2.8],
    [0.2, 3.8],
    [0.2, 5.2],
    [2, 6],
    [3.8, 5.2],
    [3.8, 3.8],
    [2, 2.8],
  ],
  [
    [3.8, 2],
    [2.4, 3.2],
    [0.8, 3],
    [0, 1.8],
    [0.6, 0.4],
    [2, 0],
    [3.4, 0.4],
    [4, 2],
    [2.8, 4.4],
    [0.6, 6],
  ],
];
const [WIDE, HIGH, GAP] = [4, 6, 1.8];

/** @param unitPx of the grid; the middle of the number is at `middle` */
export function drawNumber(canvas: Canvas, number: number, { middle, unitPx, colour }: NumberLook): void {
  const digits = [...String(number)].map((sign) => DIGITS[Number(sign)] ?? []);
  const wide = digits.length * WIDE + (digits.length - 1) * GAP;
  const paths = digits.map((path, index) =>
    path.map(([x, y]): Spot => {
      const left = index * (WIDE + GAP) - wide / 2;
      return [middle[0] + (left + x) * unitPx, middle[1] + (y - HIGH / 2) * unitPx];
    }),
  );
  stroke(canvas, paths, unitPx * 1.15, colour);
}

interface NumberLook {
  readonly middle: Spot;
  readonly unitPx: number;
  readonly colour: Colour;
}
