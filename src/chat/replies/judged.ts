// What the criteria of a choice come to: those that speak for it, those that speak for the other, those that tell nothing.
import type { ComparisonAnswer } from '../answer.ts';
import type { Card } from '../card.ts';
import type { Judged } from '../criteria.ts';

interface Verdicts {
  readonly other: Card;
  readonly speaks: readonly Judged[];
  readonly concedes: readonly Judged[];
  readonly even: readonly Judged[];
  readonly unknown: readonly Judged[];
}

export function verdictsOf({ cards: [a, b], pick, judged }: ComparisonAnswer): Verdicts {
  const other = pick === a ? b : a;
  return {
    other,
    speaks: judged.filter(({ better }) => better?.place.id === pick.place.id),
    concedes: judged.filter(({ better }) => better?.place.id === other.place.id),
    even: judged.filter(({ better, isKnown }) => isKnown && !better),
    unknown: judged.filter(({ isKnown }) => !isKnown),
  };
}
