// What people say of themselves: kept for the whole conversation, and turned into conditions on places.

import type { Reference, SituationFact } from '../nlp/frame.ts';
import { servesFood } from '../vocabulary/categories.ts';
import type { Wish } from '../wishes/wish.ts';
import type { NamedPoint, Situation, WishSearch } from './state.ts';

export function situationAfter(before: Situation = {}, facts: readonly SituationFact[]): Situation {
  return facts.reduce(withFact, before);
}

function withFact(situation: Situation, fact: SituationFact): Situation {
  switch (fact.kind) {
    case 'party':
      return {
        ...situation,
        party: { ...situation.party, ...fact.value },
        ...(fact.with && { company: fact.with }),
        ...(fact.ages && { ages: fact.ages }),
      };
    case 'diet':
      return { ...situation, diets: [...new Set([...(situation.diets ?? []), fact.value])] };
    case 'allergy':
      return { ...situation, allergies: [...new Set([...(situation.allergies ?? []), fact.value])] };
    case 'access':
      return situation.access === 'wheelchair' ? situation : { ...situation, access: fact.value };
    case 'budget':
      return fact.amount === undefined ? situation : { ...situation, amount: fact.amount };
    case 'stay': {
      const stay = fact.at && pointOf(fact.at);
      return stay ? { ...situation, stay } : situation;
    }
    default:
      return situation;
  }
}

export function pointOf(reference: Reference): NamedPoint | undefined {
  if (reference.kind !== 'name') return undefined;
  const entry = reference.candidates[0]?.entry;
  return entry && { name: entry.name, position: entry.position };
}

/** Conditions on every list: diets and allergies where people eat, access everywhere. */
export function situationWishes(
  { diets = [], allergies = [], access }: Situation,
  search: WishSearch,
): readonly Wish[] {
  const must = { polarity: 'want', strength: 'must' } as const;
  const isAboutFood = search.categories.some((each) => servesFood(each) || each === 'pubs/bars');
  return [
    ...(isAboutFood
      ? [
          ...diets.map((value): Wish => ({ attribute: 'diet', operator: 'is', value, ...must })),
          ...allergies.map(
            (value): Wish => ({ attribute: 'allergy', operator: 'is', value, ...must, polarity: 'avoid' }),
          ),
        ]
      : []),
    ...(access === 'wheelchair'
      ? [{ attribute: 'wheelchair', operator: 'is', value: 'limited', ...must } satisfies Wish]
      : []),
  ];
}

/** Facts that are news to the conversation; a date or a feeling alone is none. */
export const KEPT_FACTS: ReadonlySet<SituationFact['kind']> = new Set([
  'party',
  'diet',
  'allergy',
  'access',
  'budget',
  'stay',
]);
