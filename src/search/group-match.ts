// Whether a place is of what one group of concepts asks for, and how surely. What depends on the group alone is looked up
// once a query, because the answers are asked for once a place.
import type { Place } from '../domain/place.ts';
import type { Concept } from '../vocabulary/concept.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { type ConceptGroup, isOfTrade } from './concept-groups.ts';
import type { SearchIndex } from './index.ts';

export interface GroupMatch {
  /** The facts of the place tell that it is of the group; of dishes and kinds, its texts may tell so. */
  isTold(row: number): boolean;
  /** Only the texts tell that the place is of the kind: a bookshop that has some comics comes after the comic shops. */
  isOnlyMentioned(row: number): boolean;
  /** The main category is of the same family: another shop for somebody who wants to buy. */
  isOfFamily(place: Place): boolean;
  /** The group asks for no category, or for the main one of the place: a museum with a garden is no garden. */
  isMain(place: Place): boolean;
}

export function groupMatch(index: SearchIndex, { concepts }: ConceptGroup): GroupMatch {
  const { vocabulary, catalogue } = index;
  const evidence = concepts.map((concept) => ({ ...index.evidenceOf(concept), type: concept.type }));
  // Where places are known for serving little else, a text that speaks of it is none of them: a museum's coffee is no café.
  const isKnownFor = evidence.some(({ type, told }) => type !== 'dish' && told.size >= ENOUGH_TOLD);
  const areKinds = evidence.every(({ type }) => type === 'kind');
  const familyOf = (category: string) => vocabulary.concept('category', category)?.family;
  const families = new Set(concepts.flatMap((each) => each.categories.map(familyOf)));
  // "A hearty breakfast" in the text of a hotel is for its guests.
  const isServing = (row: number) => servesFood(catalogue.places[row]!, vocabulary);
  return {
    isTold: (row) =>
      evidence.some(({ type, told, likely, mentioned }) => {
        if (told.has(row)) return true;
        if (!mentioned.has(row)) return false;
        // A bookshop whose name or text speaks of comics is a comic shop.
        return type === 'kind' ? likely.has(row) : type === 'dish' && !isKnownFor && isServing(row);
      }),
    isOnlyMentioned: (row) => areKinds && evidence.every(({ told }) => !told.has(row)),
    isOfFamily({ categories: [main = ''] }) {
      const family = familyOf(main);
      return family !== undefined && families.has(family);
    },
    isMain: ({ categories: [main] }) =>
      concepts.some((each) => !isBroad(each) || (main !== undefined && each.categories.includes(main))),
  };
}

/** From so many places that are told to be of a concept on, a mere mention of it says little. */
export const ENOUGH_TOLD = 3;

/** Categories, and words for several of them. */
export const isBroad = ({ type }: Concept): boolean => type === 'category' || type === 'broad';

/** Eating, drinking, and where food is taken home from. */
export const servesFood = (place: Pick<Place, 'categories'>, vocabulary: Vocabulary): boolean =>
  place.categories.some((each) => SERVING.includes(vocabulary.concept('category', each)?.group)) ||
  isOfTrade(place, vocabulary);
const SERVING: readonly (string | undefined)[] = ['food', 'nightlife'];
