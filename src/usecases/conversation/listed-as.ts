// Whether a place is of a kind, a category or a kitchen that a question names, and what it is listed as where it is not.
import type { PlaceFact } from '../../chat/facts/facts.ts';
import type { Place } from '../../domain/place.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import type { Concept } from '../../vocabulary/concept.ts';
import { kindsOfTypes } from '../../vocabulary/kinds-by-label.ts';

/** "Isn't that a toy shop?" */
export function isFact(place: Place, said: string): PlaceFact | undefined {
  const [type, id] = [said.slice(0, said.indexOf(':')), said.slice(said.indexOf(':') + 1)];
  const of = VOCABULARY.concept(type as 'kind', id);
  if (!of) return undefined;
  // "Do they have fish?": a house of seafood has; of a tavern nobody knows, whatever it is listed as.
  const isEaten = VOCABULARY.concept('allergen', id) !== undefined;
  const broader = isEaten ? of.parents.find((parent) => VOCABULARY.isOf(place, type as 'kind', parent)) : undefined;
  if (broader) return { about: 'is', of: VOCABULARY.concept(type as 'kind', broader) ?? of, isSo: true };
  const isSo = VOCABULARY.isOf(place, type as 'kind', id);
  if (isEaten && !isSo) return undefined;
  const is = isSo ? undefined : kindOf(place);
  return { about: 'is', of, isSo, ...(is && { is }) };
}

/** What the catalogue lists it as: its kind, else its category. */
const kindOf = ({ types, categories: [main] }: Place): Concept | undefined =>
  kindsOfTypes(types)[0] ?? (main && VOCABULARY.concept('category', main));
