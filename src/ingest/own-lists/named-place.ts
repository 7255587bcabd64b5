// What every reader of own lists finds.
import type { Point } from '../../geo/point.ts';

/** A place as a file names it, before anything is checked. */
export interface NamedPlace {
  /** Where in the file it stands. */
  readonly record: string;
  readonly name: string;
  readonly note: string;
  readonly position?: Point;
}
