// Food that somebody cannot eat: dishes that do harm, and words of an allergy that sound as if they were wished.
import { overlap } from '../../domain/span.ts';
import type { Frame } from '../../nlp/frame.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { isMadeWith } from '../../wishes/allergens.ts';
import type { Wish } from '../../wishes/wish.ts';
import type { Situation, TalkState, WishSearch } from '../state.ts';

/** Squid rolls, of somebody who turns out to be allergic to shellfish. */
export function isHarmful(dish: string, { allergies = [] }: Situation): boolean {
  const concept = VOCABULARY.concept('dish', dish);
  return concept !== undefined && allergies.some((each) => isMadeWith(concept, each));
}

/** The rules hear a cuisine in what somebody is allergic to; one that was asked for stays, unless it is made of that. */
export function withoutFeared(
  search: WishSearch,
  { situation }: Frame,
  before: Pick<TalkState, 'cuisine'>,
): WishSearch {
  const { cuisine, ...rest } = search;
  const allergies = situation.flatMap((fact) => (fact.kind === 'allergy' ? fact.value : []));
  const isMadeOfIt = OF_THE_SEA.has(cuisine ?? '') && allergies.some((each) => FROM_THE_SEA.has(each));
  const isKept = cuisine !== undefined && cuisine === before.cuisine && !isMadeOfIt;
  return allergies.length === 0 || isKept ? search : rest;
}
const OF_THE_SEA: ReadonlySet<string> = new Set(['seafood', 'fish', 'sushi']);
const FROM_THE_SEA: ReadonlySet<string> = new Set(['shellfish', 'molluscs', 'fish']);

/** "Allergic to seafood" looks for no seafood. */
export const isFeared = ({ said }: Wish, { situation }: Frame): boolean =>
  said !== undefined && situation.some((fact) => fact.kind === 'allergy' && overlap(fact.said, said));
