// Streets and addresses that a message names and the gazetteer does not hold: "Calle del Ave María 12", "ave maria street".
// They say where to look, and nothing is asked of them.
import type { Word } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import type { PlaceMention } from './understanding.ts';

/** A street as it stands in a text. */
export interface StreetNamed {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  /** With the number of a door. */
  readonly isDoor: boolean;
  readonly position: PlaceMention['entry']['position'];
}

/**
 * The places with the streets beside them. A name that is known keeps its words, unless it only resembles them, or is but a
 * part of the address: "calle bravo murillo 100" is no statue of Bravo Murillo. A name that ends with the street keeps all of
 * them: a branch is called after where it is.
 */
export function withStreets(
  text: string,
  words: readonly Word[],
  places: readonly PlaceMention[],
  streets: readonly StreetNamed[],
  pack: Compiled,
): readonly PlaceMention[] {
  if (streets.length === 0) return places;
  const isWithin = (place: PlaceMention, { start, end }: StreetNamed) => place.start < end && start < place.end;
  const isWhole = ({ start, end }: PlaceMention, street: StreetNamed) => start < street.start && end >= street.end;
  const isPart = (place: PlaceMention, street: StreetNamed) =>
    (place.certainty < 1 && !isWhole(place, street)) ||
    street.isDoor ||
    (place.entry.thing.kind === 'place' && place.start > street.start);
  const kept = streets.filter((street) => places.every((place) => !isWithin(place, street) || isPart(place, street)));
  const found = kept.flatMap(({ start, end, name, position }): PlaceMention[] => {
    const from = words.findIndex((word) => word.end > start);
    if (from < 0) return [];
    const entry = { thing: { kind: 'street', name }, name, forms: [name], position, prominence: 0 } as const;
    return [{ start, end, text: text.slice(start, end), entry, role: pack.roleBefore(words, from), certainty: 1 }];
  });
  const others = places.filter((place) => !kept.some((street) => isWithin(place, street)));
  return [...others, ...found].sort((a, b) => a.start - b.start);
}
