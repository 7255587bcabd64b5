// Everything in the city that has a name and can stand in a sentence: places, areas, stations, streets.
import type { Point } from '../geo/point.ts';
import type { PlaceId } from './branded.ts';
import type { Category } from './category.ts';
import type { Place } from './place.ts';

type NamedThing =
  | { readonly kind: 'place'; readonly placeId: PlaceId }
  | { readonly kind: 'area'; readonly areaId: string }
  | { readonly kind: 'station'; readonly stationId: string }
  | { readonly kind: 'street'; readonly name: string };

export interface GazetteerEntry {
  readonly thing: NamedThing;
  /** The name to show. */
  readonly name: string;
  /** Every form people write: official name, aliases, nicknames, abbreviations. Includes `name`. */
  readonly forms: readonly string[];
  readonly position: Point;
  /** Settles which of several things of one name is meant; 0 to 5. */
  readonly prominence: number;
  /** What kind of place it is, the foremost first; absent for areas and stations. */
  readonly categories?: readonly Category[];
  /** What the place holds, where it is asked for by that: a painting of a museum. */
  readonly work?: Readonly<Record<string, string>>;
}

/** @param forms every form people write, where they are more than its names */
export const entryOf = (
  { id, name, aliases, position, prominence, categories }: Place,
  forms: readonly string[] = [name, ...aliases],
): GazetteerEntry => ({ thing: { kind: 'place', placeId: id }, name, forms, position, prominence, categories });
