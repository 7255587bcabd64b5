// In which district a point lies. The outlines and the arithmetic live in `geo`.
import type { Point } from '../geo/point.ts';

/** Official district and barrio of a point; both absent outside the city. */
interface Whereabouts {
  readonly district?: string;
  readonly barrio?: string;
}

/** The function that finds the district of a position. */
export type Locate = (position: Point) => Whereabouts;
