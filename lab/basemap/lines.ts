// Lines of several sources brought together: pieces that are broken are cut out, and what one source has already drawn
// of a street is not drawn again from the next one.
import { distanceM } from '../../src/geo/point.ts';

export type Position = readonly [lng: number, lat: number];
export type Line = readonly Position[];

/** Extracts hold lines whose parts were joined wrongly; no street or river of a city runs straight for so long. */
const LONGEST_STEP_M = 2_500;

const metresBetween = (a: Position, b: Position): number =>
  distanceM({ latDeg: a[1], lngDeg: a[0] }, { latDeg: b[1], lngDeg: b[0] });

export const lengthM = (line: Line): number =>
  line.slice(1).reduce((sum, point, at) => sum + metresBetween(line[at]!, point), 0);

export const isBroken = (line: Line): boolean =>
  line.slice(1).some((point, at) => metresBetween(line[at]!, point) > LONGEST_STEP_M);

/** The pieces between steps that are too long. */
export function wholePieces(line: Line): Line[] {
  const pieces: Position[][] = [[]];
  for (const [at, point] of line.entries()) {
    if (at > 0 && metresBetween(line[at - 1]!, point) > LONGEST_STEP_M) pieces.push([]);
    pieces.at(-1)!.push(point);
  }
  return pieces.filter((piece) => piece.length > 1);
}

/** How far apart the points are that are looked at along a line. */
const STEP_M = 15;
/** Shorter remains of a line are where two sources disagree about its ends. */
const SHORTEST_REST_M = 45;

/** @returns what of the line lies farther than `nearM` from all that is drawn under its name */
export function undrawn(line: Line, drawn: readonly Line[], nearM: number): Line[] {
  if (drawn.length === 0) return [line];
  const rests: { readonly point: Position; readonly isCorner: boolean }[][] = [[]];
  for (const each of closely(line)) {
    if (drawn.some((known) => isNear(each.point, known, nearM))) rests.push([]);
    else rests.at(-1)!.push(each);
  }
  return rests
    .map((rest) => rest.filter(({ isCorner }, at) => isCorner || at === 0 || at === rest.length - 1))
    .map((rest) => rest.map(({ point }) => point))
    .filter((rest) => rest.length > 1 && lengthM(rest) >= SHORTEST_REST_M);
}

/** The corners of a line and points between them. */
function* closely(line: Line) {
  for (const [at, point] of line.entries()) {
    const before = line[at - 1];
    const steps = before ? Math.floor(metresBetween(before, point) / STEP_M) : 0;
    for (let step = 1; step < steps; step++) yield { point: between(before!, point, step / steps), isCorner: false };
    yield { point, isCorner: true };
  }
}

const between = (a: Position, b: Position, share: number): Position => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

const isNear = (point: Position, line: Line, nearM: number): boolean =>
  line.slice(1).some((end, at) => metresBetween(point, nearestOn(line[at]!, end, point)) <= nearM);

/** On so short a way degrees of latitude and longitude are a plane, once longitude is shrunk. */
function nearestOn(from: Position, to: Position, point: Position): Position {
  const shrink = Math.cos((point[1] * Math.PI) / 180) ** 2;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const squared = dx * dx * shrink + dy * dy;
  const along = squared === 0 ? 0 : ((point[0] - from[0]) * dx * shrink + (point[1] - from[1]) * dy) / squared;
  return between(from, to, Math.min(1, Math.max(0, along)));
}
