// A canvas of plain pixels: filled outlines, strokes and discs with smooth edges. No text, no fonts.
// Ours instead of a graphics library: those for Node bring native code of 10 MB and more, for what is 100 lines here.

/** Red, green, blue, 0 to 255. */
export type Colour = readonly [number, number, number];
/** In pixels from the upper left corner. */
export type Spot = readonly [x: number, y: number];

export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Row by row, three bytes a pixel. */
  readonly rgb: Uint8Array;
}

export function createCanvas(width: number, height: number, [red, green, blue]: Colour): Canvas {
  const rgb = new Uint8Array(width * height * 3);
  rgb.set([red, green, blue]);
  // Each round doubles what is filled: pixel by pixel this was the slowest layer of a preview.
  for (let filled = 3; filled < rgb.length; filled *= 2) rgb.copyWithin(filled, 0, filled);
  return { width, height, rgb };
}

/** Lines of one width through all points of each path, with round ends; where they cross nothing is painted twice. */
export function stroke(canvas: Canvas, paths: readonly (readonly Spot[])[], widthPx: number, colour: Colour): void {
  const { width, height } = canvas;
  const [radius, cover] = [widthPx / 2, new Float32Array(width * height)];
  for (const path of paths) {
    for (const [index, to] of path.entries()) coverSegment(cover, canvas, { from: path[index - 1] ?? to, to, radius });
  }
  const ys = paths.flatMap((path) => path.map(([, y]) => y));
  const top = Math.max(0, Math.floor(lowest(ys) - radius - 1));
  const bottom = Math.min(height, Math.ceil(-lowest(ys.map((y) => -y)) + radius + 2));
  if (top < bottom) paint(canvas, cover, colour, { top, bottom });
}

const lowest = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);

export const disc = (canvas: Canvas, at: Spot, radiusPx: number, colour: Colour): void =>
  stroke(canvas, [[at]], radiusPx * 2, colour);

interface Segment {
  readonly from: Spot;
  readonly to: Spot;
  readonly radius: number;
}

function coverSegment(cover: Float32Array, { width, height }: Canvas, { from, to, radius }: Segment): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const squared = dx * dx + dy * dy;
  const left = Math.max(0, Math.floor(Math.min(from[0], to[0]) - radius - 1));
  const right = Math.min(width - 1, Math.ceil(Math.max(from[0], to[0]) + radius + 1));
  const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - radius - 1));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from[1], to[1]) + radius + 1));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const along = squared === 0 ? 0 : ((x - from[0]) * dx + (y - from[1]) * dy) / squared;
      const near = Math.max(0, Math.min(1, along));
      const [awayX, awayY] = [x - from[0] - near * dx, y - from[1] - near * dy];
      const away = Math.sqrt(awayX * awayX + awayY * awayY);
      const share = Math.max(0, Math.min(1, radius + 0.5 - away));
      const at = y * width + x;
      if (share > (cover[at] as number)) cover[at] = share;
    }
  }
}

const LINES_A_PIXEL = 3;

/** Closed outlines by the even-odd rule: an outline inside another is a hole. */
export function fill(canvas: Canvas, rings: readonly (readonly Spot[])[], colour: Colour): void {
  const { width, height } = canvas;
  const crossings = crossingsByLine(rings, height * LINES_A_PIXEL);
  const cover = new Float32Array(width * height);
  let [top, bottom] = [height, 0];
  for (const [line, found] of crossings) {
    const y = Math.floor(line / LINES_A_PIXEL);
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    found.sort((a, b) => a - b);
    for (let index = 1; index < found.length; index += 2) {
      coverSpan(cover, y * width, { from: found[index - 1] as number, to: found[index] as number, width });
    }
  }
  if (top < bottom) paint(canvas, cover, colour, { top, bottom });
}

/** Where the outlines cross each of the lines that a pixel is measured by. */
function crossingsByLine(rings: readonly (readonly Spot[])[], lines: number): Map<number, number[]> {
  const crossings = new Map<number, number[]>();
  for (const ring of rings) {
    for (let index = 0; index < ring.length; index++) {
      const [a, b] = [ring[index] as Spot, ring[(index + 1) % ring.length] as Spot];
      const [upper, lower] = a[1] < b[1] ? [a, b] : [b, a];
      const first = Math.max(0, Math.ceil(upper[1] * LINES_A_PIXEL - 0.5));
      const last = Math.min(lines - 1, Math.ceil(lower[1] * LINES_A_PIXEL - 0.5) - 1);
      const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
      for (let line = first; line <= last; line++) {
        const x = upper[0] + ((line + 0.5) / LINES_A_PIXEL - upper[1]) * slope;
        const found = crossings.get(line);
        if (found) found.push(x);
        else crossings.set(line, [x]);
      }
    }
  }
  return crossings;
}

function coverSpan(
  cover: Float32Array,
  row: number,
  { from, to, width }: { readonly from: number; readonly to: number; readonly width: number },
): void {
  for (let x = Math.max(0, Math.floor(from)); x < Math.min(width, Math.ceil(to)); x++) {
    cover[row + x] = (cover[row + x] as number) + (Math.min(x + 1, to) - Math.max(x, from)) / LINES_A_PIXEL;
  }
}

/** Only the rows from `top` to before `bottom` are covered. */
function paint(
  { rgb, width }: Canvas,
  cover: Float32Array,
  [red, green, blue]: Colour,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): void {
  for (let pixel = top * width; pixel < bottom * width; pixel++) {
    const share = Math.min(1, cover[pixel] as number);
    if (share === 0) continue;
    const [at, rest] = [pixel * 3, 1 - share];
    rgb[at] = Math.round((rgb[at] as number) * rest + red * share);
    rgb[at + 1] = Math.round((rgb[at + 1] as number) * rest + green * share);
    rgb[at + 2] = Math.round((rgb[at + 2] as number) * rest + blue * share);
  }
}
