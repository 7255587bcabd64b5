// Which of the concepts that a query names must be fulfilled, which are only preferred, and which words may count in texts.
import type { Claims } from './claims.ts';
import { type ConceptGroup, isHintAtFood } from './concept-groups.ts';
import type { QueryReading, ReadingBooks } from './query-reading.ts';
import { meaningsOf } from './query-words.ts';

export function chosenGroups(
  claims: Claims,
  books: ReadingBooks,
): Pick<QueryReading, 'groups' | 'preferred' | 'loose'> {
  const isBuying = (group: ConceptGroup) => meaningsOf(group.words, books.words).includes('buy');
  const groups = asMeantHere(claims, requiredGroups(claims, isBuying, books), books);
  const isUsed = (group: ConceptGroup) => groups.some(({ words: used }) => used === group.words);
  const others = claims.groups.filter((group) => !isBuying(group));
  const hinting = others.filter((group) => group.role === 'related' || !isUsed(group));
  return {
    groups,
    preferred: others.filter((group) => !isUsed(group)),
    loose: [
      ...claims.rest,
      ...hinting.flatMap((group) => group.words.filter((word) => isTelling(word, books))),
      ...boughtWords(claims, groups, books),
    ],
  };
}

/** "Violin shop", "buy a car": where nothing else is named, shops of whatever kind that have the thing. */
function requiredGroups(
  { isForShops, isBuying, rest, groups }: Claims,
  isBuyingGroup: (group: ConceptGroup) => boolean,
  { vocabulary }: ReadingBooks,
): readonly ConceptGroup[] {
  const shops = vocabulary.concept('broad', 'shops');
  const isForAnyShop = (isForShops || (isBuying && rest.length > 0)) && groups.every(isBuyingGroup);
  return shops && isForAnyShop ? [{ concepts: [shops], words: [], role: 'name' }] : strongest(groups);
}

/** The concepts of a group depend on what stands beside it: "pool" alone is a place, "food" near something is any meal. */
function asMeantHere(
  { near, isNearMe, isNearStation }: Claims,
  groups: readonly ConceptGroup[],
  { vocabulary }: ReadingBooks,
): readonly ConceptGroup[] {
  const eating = vocabulary.concept('broad', 'eating');
  const isNear = near !== undefined || isNearMe || isNearStation;
  return groups.map((group) => {
    if (groups.length === 1 && group.alone) return { ...group, concepts: group.alone };
    return eating && isNear && isHintAtFood(group) ? { ...group, concepts: [eating] } : group;
  });
}

/** "Comer churros": what is eaten says more than that it is eaten. A concept that is named twice counts once. */
function strongest(all: readonly ConceptGroup[]): readonly ConceptGroup[] {
  const isNarrow = ({ concepts }: ConceptGroup) => concepts.some(({ type }) => type !== 'broad');
  const idsOf = ({ concepts }: ConceptGroup) => concepts.map(({ type, id }) => `${type} ${id}`).join();
  const isAgain = (group: ConceptGroup, at: number) => all.findIndex((each) => idsOf(each) === idsOf(group)) < at;
  const groups = all.filter((group, at) => !isAgain(group, at));
  const strong = groups.filter((group) => group.role !== 'related' && isNarrow(group));
  const related = groups.filter(isNarrow);
  // A feature needs something that has it: "movies in English" are movies, however loosely these were named.
  const areFeatures = strong.every(({ concepts }) => concepts.every(({ type }) => type === 'feature'));
  if (strong.length > 0) return areFeatures ? related : strong;
  return related.length > 0 ? related : groups.slice(0, 1);
}

/** A text that has the word may be about what is asked. A text with "dinner" or "spot" may be about anything. */
const isTelling = (word: string, { words: book }: ReadingBooks): boolean =>
  !meaningsOf([word], book).some((each) => each === 'stop' || each === 'meal');

/** "Comprar violetas": of the shops that may have the thing, those whose names or texts speak of it come first. */
function boughtWords(
  { isBuying, isForShops }: Claims,
  groups: readonly ConceptGroup[],
  { words: book }: ReadingBooks,
): readonly string[] {
  if (!isBuying && !isForShops) return [];
  const saysNothing = (word: string) =>
    book.isStop(word) || meaningsOf([word], book).some((each) => each === 'buy' || each === 'shop');
  return groups.flatMap(({ words }) => words.filter((word) => !saysNothing(word)));
}
