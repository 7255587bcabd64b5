// In which district a point lies. The outlines and the arithmetic live in `geo`.
import type { Point } from '../geo/point.ts';

/** Official district and barrio of a point; both absent outside the city. */
interface Whereabouts {
  readonly district?: string;
  readonly barrio?: string;
}

/** Handed to whoever files a place under its district. */
export type Locate = (position: Point) => Whereabouts;
