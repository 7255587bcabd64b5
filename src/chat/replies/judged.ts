// What the criteria of a choice come to: those that speak for it, those that speak for the other, those that tell nothing.
import type { ComparisonAnswer } from '../answer.ts';
import type { Card } from '../card.ts';
import type { Judged } from '../facts/criteria.ts';

interface Verdicts {
  readonly other: Card;
  readonly speaks: readonly Judged[];
  readonly concedes: readonly Judged[];
  readonly even: readonly Judged[];
  readonly unknown: readonly Judged[];
}

/** What speaks for a place where nothing that was said does. */
type Edge = 'rated' | 'known' | 'nearer';

/**
 * @param isJudged something was said that tells them apart in nothing: then only the way there is left to decide
 * @param shown a distance as the reply gives it: what looks the same is not nearer
 */
export function edgesOf(
  pick: Card,
  other: Card,
  isJudged: boolean,
  shown: (metres: number) => string,
): readonly Edge[] {
  const isRated = pick.rating.count > 0 && pick.rating.mean > other.rating.mean;
  const isKnown = pick.place.prominence >= other.place.prominence + BETTER_KNOWN;
  const isNearer = pick.distanceM < other.distanceM && shown(pick.distanceM) !== shown(other.distanceM);
  return [
    ...(!isJudged && isRated ? (['rated'] as const) : []),
    ...(!isJudged && isKnown ? (['known'] as const) : []),
    ...(isNearer ? (['nearer'] as const) : []),
  ];
}
/** On the scale of prominence from 0 to 5. */
const BETTER_KNOWN = 0.5;

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
