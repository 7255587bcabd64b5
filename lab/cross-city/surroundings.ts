// What lies around each place: a catalogue tells it where nobody has rated, and famous places seldom lie alone.
import { distanceM, type Point } from '../../src/geo/point.ts';
import type { Area } from './yelp.ts';

/** One number a place. */
export interface Surroundings {
  /** ln(1 + how many other places lie so near). */
  readonly close: Float64Array;
  readonly wide: Float64Array;
  /** ln(1 + how many of the close ones share a category). */
  readonly alike: Float64Array;
  /** ln(1 + kilometres) from where places lie densest. */
  readonly fromCentre: Float64Array;
}

const CLOSE_M = 500;
const WIDE_M = 2_000;
/** No more metres than a degree of latitude has anywhere, so that nothing near is passed over. */
const DEGREE_M = 110_500;

export function surroundingsOf({ positions, categories }: Pick<Area, 'positions' | 'categories'>): Surroundings {
  const [close, wide, alike] = [positions, positions, positions].map(({ length }) => new Float64Array(length));
  for (const [one, other, metres] of pairsWithin(positions, WIDE_M)) {
    const isClose = metres < CLOSE_M;
    const isAlike = isClose && categories[one]!.some((category) => categories[other]!.includes(category));
    for (const row of [one, other]) {
      wide![row]! += 1;
      close![row]! += Number(isClose);
      alike![row]! += Number(isAlike);
    }
  }
  const centre = positions[wide!.reduce((best, count, row) => (count > wide![best]! ? row : best), 0)];
  return {
    close: close!.map(Math.log1p),
    wide: wide!.map(Math.log1p),
    alike: alike!.map(Math.log1p),
    fromCentre: Float64Array.from(positions, (position) => Math.log1p(distanceM(position, centre!) / 1_000)),
  };
}

/** Every pair once: along the latitudes, so that only neighbours in a band are measured. */
function* pairsWithin(positions: readonly Point[], metres: number): Iterable<readonly [number, number, number]> {
  const northwards = [...positions.keys()].sort((a, b) => positions[a]!.latDeg - positions[b]!.latDeg);
  for (const [at, one] of northwards.entries()) {
    const from = positions[one]!;
    for (let next = at + 1; next < northwards.length; next++) {
      const other = northwards[next]!;
      const to = positions[other]!;
      if ((to.latDeg - from.latDeg) * DEGREE_M >= metres) break;
      const apart = distanceM(from, to);
      if (apart < metres) yield [one, other, apart];
    }
  }
}
