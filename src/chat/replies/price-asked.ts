// A price that was asked among other facts, as the answer to a question for prices alone: each language tells both by one sentence.
import type { Answer } from '../answer.ts';
import type { Card } from '../card.ts';
import type { PlaceFact } from '../facts/facts.ts';

export const pricesAsked = (
  fact: Extract<PlaceFact, { about: 'price' }>,
  card: Card,
): Extract<Answer, { kind: 'prices' }> => ({
  kind: 'prices',
  card,
  assumed: false,
  ...((fact.forWhom || fact.isReduced || fact.reductions) && { reduced: fact }),
  ...(fact.people !== undefined && { people: fact.people }),
});

/** Beside other facts it is told in one way. */
export const NO_VARIETY = { turn: 1, pick: (_: string, [first = '']: readonly string[]) => first };
