// The picture beside a link that somebody shares: the part of the city where a place or the stops of a plan are, drawn like our maps.
import type { Path } from '../geo/outline.ts';
import type { Point } from '../geo/point.ts';
import { type Canvas, type Colour, createCanvas, disc, fill, type Spot, stroke } from './canvas.ts';
import { drawNumber } from './digits.ts';

export interface PreviewSubject {
  /** In the order in which they are visited; one alone gets no number. Empty: the whole city. */
  readonly stops: readonly Point[];
  /** Whether a line joins the stops. */
  readonly isWalk: boolean;
  /** Outlines of districts, each with its parts. */
  readonly areas: readonly (readonly Path[])[];
  /** Rails between stations. */
  readonly lines: readonly Path[];
  readonly centre: Point;
}

/** As previews of links ask for: Open Graph, 1.91 to 1. */
const [WIDTH, HEIGHT] = [1_200, 630];
const MARGIN_PX = 110;
/** The least that is shown from left to right: a place without streets around it is nowhere. */
const LEAST_WIDTH_M = 2_400;
const CITY_WIDTH_M = 9_000;

const PAPER: Colour = [250, 246, 239];
const TINTS: readonly Colour[] = [
  [243, 234, 219],
  [239, 228, 212],
  [246, 238, 226],
  [236, 226, 207],
];
const BORDER: Colour = [222, 207, 183];
const RAILS: Colour = [186, 202, 210];
const CARMINE: Colour = [163, 38, 42];
const WHITE: Colour = [255, 255, 255];
const GOLD: Colour = [242, 181, 68];

/**
 * Draws layer by layer and pauses after each, because all of them together take more than 100 ms.
 * @returns 1,200 by 630 pixels; the same subject gives the same pixels
 */
export function* drawPreview({ stops, isWalk, areas, lines, centre }: PreviewSubject): Generator<undefined, Canvas> {
  const canvas = createCanvas(WIDTH, HEIGHT, PAPER);
  const at = projection(stops.length > 0 ? stops : [centre], stops.length > 0 ? LEAST_WIDTH_M : CITY_WIDTH_M);
  const drawn = (path: Path) => path.map(at);
  for (const [index, rings] of areas.entries()) {
    fill(canvas, rings.map(drawn), TINTS[index % TINTS.length] as Colour);
    yield;
  }
  stroke(canvas, areas.flat().map(drawn), 2, BORDER);
  yield;
  stroke(canvas, lines.map(drawn), 5, RAILS);
  yield;
  yield* drawStops(canvas, stops.map(at), isWalk);
  drawMark(canvas);
  return canvas;
}

const METRES_PER_DEGREE = 111_195;

/** All points inside the margins, north above. */
function projection(points: readonly Point[], leastWidthM: number): (point: Point) => Spot {
  const [south, north] = extremes(points.map(({ latDeg }) => latDeg));
  const [west, east] = extremes(points.map(({ lngDeg }) => lngDeg));
  const shrink = Math.cos(((south + north) / 2) * (Math.PI / 180));
  const wideM = Math.max((east - west) * shrink * METRES_PER_DEGREE, leastWidthM);
  const highM = (north - south) * METRES_PER_DEGREE;
  const pxPerM = Math.min((WIDTH - 2 * MARGIN_PX) / wideM, (HEIGHT - 2 * MARGIN_PX) / Math.max(highM, 1));
  const scale = METRES_PER_DEGREE * pxPerM;
  return ({ latDeg, lngDeg }) => [
    WIDTH / 2 + (lngDeg - (west + east) / 2) * shrink * scale,
    HEIGHT / 2 - (latDeg - (south + north) / 2) * scale,
  ];
}

const extremes = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

function* drawStops(canvas: Canvas, stops: readonly Spot[], isWalk: boolean): Generator<undefined, void> {
  if (isWalk && stops.length > 1) {
    stroke(canvas, [stops], 18, WHITE);
    stroke(canvas, [stops], 9, CARMINE);
    yield;
  }
  // The first lies on top: of stops at one door it is the one to begin with.
  for (const [index, stop] of [...stops.entries()].reverse()) {
    disc(canvas, stop, 34, WHITE);
    disc(canvas, stop, 28, CARMINE);
    if (stops.length > 1) drawNumber(canvas, index + 1, { middle: stop, unitPx: 4, colour: WHITE });
    else disc(canvas, stop, 11, WHITE);
    yield;
  }
}

/** Our sign in the lower corner, as in `favicon.svg`. */
function drawMark(canvas: Canvas): void {
  const [x, y, unit] = [WIDTH - 118, HEIGHT - 118, 2.6];
  const on = ([left, top]: Spot): Spot => [x + left * unit, y + top * unit];
  const corners: readonly Spot[] = [
    [9, 9],
    [23, 9],
    [23, 23],
    [9, 23],
  ];
  fill(canvas, [corners.map(on)], CARMINE);
  stroke(canvas, [[...corners, corners[0] as Spot].map(on)], 18 * unit, CARMINE);
  stroke(canvas, [MARK.map(on)], 3 * unit, PAPER);
  disc(canvas, on([9, 25]), 2.6 * unit, GOLD);
}

const MARK: readonly Spot[] = [
  ...[
    [9, 25],
    [9.8, 22.6],
    [12, 21.2],
    [15, 20],
    [18.4, 18.9],
    [21, 17.8],
    [22.6, 16.4],
  ],
  ...[
    [23, 14.5],
    [22.3, 11.8],
    [20.2, 10],
    [16.5, 9.5],
    [13, 10],
    [10.8, 12],
    [10, 15],
  ],
] as unknown as readonly Spot[];
