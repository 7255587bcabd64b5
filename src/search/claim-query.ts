// Goes through the words of a query from left to right and collects what each span of them claims.
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { claimSpan } from './claimers.ts';
import { addClaim, type Claims, noClaims } from './claims.ts';
import { type ConceptGroup, isHintAtFood, isOfTrade, leftConceptAt } from './concept-groups.ts';
import { conceptSpans, featureGroups } from './frame-concepts.ts';
import type { AskedWishes, QueryFrame } from './query-conditions.ts';
import type { ReadingBooks } from './query-reading.ts';
import { meaningsOf } from './query-words.ts';
import { meaningAt } from './span-meanings.ts';
import type { PlacedWord } from './words.ts';

interface FramedQuery {
  readonly frame: QueryFrame;
  readonly placed: readonly PlacedWord[];
  readonly asked: AskedWishes;
  /** Whether a word says a condition or asks for a fact, and so says nothing else. */
  readonly isAsked: readonly boolean[];
}

export function claimsOf({ frame, placed, asked, isAsked }: FramedQuery, books: ReadingBooks): Claims {
  const words = placed.map(({ word }) => word);
  const wishedAt = conceptSpans(frame, placed, books);
  const claims = noClaims();
  // "Somewhere to go with a baby": where nothing else is wished for, the soft wishes are what is looked for.
  if (frame.wishes.length === 0) claims.groups.push(...featureGroups(asked.preferred, books.vocabulary));
  let [isAfterNear, isAfterStreet] = [false, false];
  for (let at = 0; at < words.length; ) {
    const wished = wishedAt(at);
    if (isAsked[at]) {
      // "For dinner" is a time, and says also that somebody wants to eat.
      const meal = wished ?? leftConceptAt(words.slice(0, at + 1), at, books.concepts);
      if (meal?.groups.every(isHintAtFood)) claims.groups.push(...meal.groups);
      // "The nearest church" is a condition, and says where the search begins.
      claims.isNearMe ||= meaningAt(words, at, books.words)?.values.includes('near_me') ?? false;
      at++;
      continue;
    }
    const start = { at, isAfterNear, isAfterStreet, isBesideConcept: claims.groups.length > 0, wished };
    const span = claimSpan(words, start, books);
    for (const claim of span.claims) addClaim(claims, claim, books.isInside);
    if (span.by === undefined) {
      claims.rest.push(words[at]!);
      isAfterNear = false;
      at++;
    } else {
      const meanings = meaningsOf(words.slice(at, at + span.length), books.words);
      isAfterStreet = meanings.includes('street');
      // "Near the Prado": an article does not end what "near" began.
      isAfterNear = meanings.includes('near') || isAfterStreet || (isAfterNear && meanings.includes('stop'));
      at += span.length;
    }
  }
  // "What is there around here?"
  claims.isForSights ||= claims.isNearMe && saysNoMore(claims) && asked.conditions.length === 0;
  const isFactAskedAlone = claims.groups.length + claims.rest.length + frame.references.length === 0;
  if (isFactAskedAlone) claims.groups.push(...askedFeatures(frame, books.vocabulary));
  return claims.isForShops ? withHintsAsText(claims, books.vocabulary) : claims;
}

const saysNoMore = ({ groups, rest, area, street, near, isForShops, isBuying, isNoPlace }: Claims): boolean =>
  groups.length + rest.length === 0 && !(area || street || near) && !(isForShops || isBuying || isNoPlace);

/** "¿Admiten perros?", asked of no place: places where dogs are let in. */
function askedFeatures({ asks }: QueryFrame, vocabulary: Vocabulary): readonly ConceptGroup[] {
  return asks.flatMap((ask): ConceptGroup[] => {
    const feature = ask.kind === 'fact' && vocabulary.concept('feature', ask.attribute.replace(/^feature:/u, ''));
    return feature ? [{ concepts: [feature], words: [], role: 'name' }] : [];
  });
}

/** "Tienda de magia" is a shop: beside it, a word that only hints at theatres is text that the shop may have. */
function withHintsAsText(claims: Claims, vocabulary: Vocabulary): Claims {
  const isHintElsewhere = (group: ConceptGroup) =>
    group.role === 'related' && !isHintAtFood(group) && !group.concepts.some((each) => isOfTrade(each, vocabulary));
  return {
    ...claims,
    rest: [...claims.rest, ...claims.groups.filter(isHintElsewhere).flatMap(({ words }) => words)],
    groups: claims.groups.filter((group) => !isHintElsewhere(group)),
  };
}
