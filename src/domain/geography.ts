// Where a point lies, as rooms that know no geometry need it. The outlines and the arithmetic live in `geo`.
import { distanceM, type Point } from '../geo/point.ts';

export { distanceM, type Point };

/** Official district and barrio of a point; both absent outside the city. */
interface Whereabouts {
  readonly district?: string;
  readonly barrio?: string;
}

/** Handed to whoever files a place under its district. */
export type Locate = (position: Point) => Whereabouts;
