// What somebody keeps off their plate: which foods people mean by a word, and which dishes are made with them.
import type { Place } from '../domain/place.ts';
import type { Concept } from '../vocabulary/concept.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Whoever cannot eat prawns leaves out all that comes in a shell or is like it, and whoever fears nuts counts peanuts among them. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  shellfish: ['shellfish', 'molluscs'],
  molluscs: ['shellfish', 'molluscs'],
  seafood: ['shellfish', 'molluscs', 'fish'],
  nuts: ['nuts', 'peanuts'],
  peanuts: ['nuts', 'peanuts'],
};

/** Kitchens cook a curry without milk and a pizza without gluten: such a dish is still wanted. */
const LEFT_OUT: ReadonlySet<string> = new Set(['milk', 'gluten', 'eggs', 'soy']);

/** Whether a dish is what it is by what somebody must not eat. */
export const isMadeWith = ({ allergens }: Pick<Concept, 'allergens'>, allergen: string): boolean =>
  (MEANT[allergen] ?? [allergen]).some((id) => allergens.includes(id) && !LEFT_OUT.has(id));

/** Cuisines that consist of what is kept off the plate. */
export const kitchensOf = (allergen: string): readonly string[] => KITCHENS[allergen] ?? [allergen];
const KITCHENS: Readonly<Record<string, readonly string[]>> = {
  shellfish: ['seafood', 'fish'],
  molluscs: ['seafood', 'fish'],
  seafood: ['seafood', 'fish'],
  fish: ['seafood', 'fish', 'sushi'],
  milk: ['cheese', 'ice_cream'],
};

/** The dish of such a food by which a place is known. Searches ask it of every place: it is looked up once. */
export function knownDishWith(
  place: Place,
  allergen: string,
  vocabulary: Vocabulary,
  isKnownFor: (dish: Concept) => boolean,
): Concept | undefined {
  const known = dishOfPlace.get(place) ?? new Map<string, Concept | undefined>();
  dishOfPlace.set(place, known);
  if (!known.has(allergen)) known.set(allergen, dishesWith(allergen, vocabulary).find(isKnownFor));
  return known.get(allergen);
}
const dishOfPlace = new WeakMap<Place, Map<string, Concept | undefined>>();

function dishesWith(allergen: string, vocabulary: Vocabulary): readonly Concept[] {
  const dishes = dishesOf.get(vocabulary) ?? new Map<string, readonly Concept[]>();
  dishesOf.set(vocabulary, dishes);
  const known = dishes.get(allergen);
  if (known) return known;
  const all = vocabulary.conceptsOfType('dish').filter((dish) => isMadeWith(dish, allergen));
  dishes.set(allergen, all);
  return all;
}
const dishesOf = new WeakMap<Vocabulary, Map<string, readonly Concept[]>>();
