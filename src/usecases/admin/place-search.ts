// Finding the place to edit: by a part of its name, an alias or its id, closed ones too.
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Place } from '../../domain/place.ts';
import { foldAccents } from '../../domain/text.ts';

interface PlaceSearch {
  readonly text?: string;
  /** Only those that are closed for good. */
  readonly closed?: boolean;
}

/** Rows in catalogue order (prominence, then id). */
export function rowsMatching({ places }: Catalogue, { text = '', closed }: PlaceSearch): readonly number[] {
  const wanted = foldAccents(text);
  const matches = (place: Place): boolean =>
    (closed === undefined || place.closedForGood === closed) && (wanted === '' || namesOf(place).includes(wanted));
  return places.flatMap((place, row) => (matches(place) ? [row] : []));
}

/** Folded once a place: every typed letter searches all of them. */
const folded = new WeakMap<Place, string>();

function namesOf(place: Place): string {
  const known = folded.get(place) ?? [place.id, place.name, ...place.aliases].map(foldAccents).join('\n');
  folded.set(place, known);
  return known;
}
