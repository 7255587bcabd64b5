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
type Edge = 'hours' | 'cheaper' | 'rated' | 'known' | 'nearer';

/**
 * @param isAsked something was asked that tells them apart in nothing: then hours, the price and a way that is clearly shorter
 */
export function edgesOf(pick: Card, other: Card, isAsked: boolean): readonly Edge[] {
  const isRated = pick.rating.count > 0 && pick.rating.mean > other.rating.mean;
  const isKnown = pick.place.prominence >= other.place.prominence + BETTER_KNOWN;
  const isNearer = isClearlyNearer(pick, other);
  const sober = [
    ...(isAsked && certaintyOf(pick) > certaintyOf(other) ? (['hours'] as const) : []),
    ...(isAsked && dearerBy(pick, other) < 0 ? (['cheaper'] as const) : []),
  ];
  const shorter = isNearer ? (['nearer'] as const) : [];
  const fame = [...(isRated ? (['rated'] as const) : []), ...(isKnown ? (['known'] as const) : [])];
  if (!isAsked) return [...fame, ...shorter];
  return sober.length + shorter.length > 0 ? [...sober, ...shorter] : fame;
}

/** Hours of today, hours of some years ago, none at all. */
export const certaintyOf = ({ hours, past, place }: Card): number =>
  hours !== undefined || place.openingHours !== undefined
    ? 2
    : past !== undefined || place.pastHours !== undefined
      ? 1
      : 0;

/** By how many levels the one table is dearer than the other; 0 where that is not known. */
export const dearerBy = ({ place: a }: Card, { place: b }: Card): number =>
  a.priceLevel === undefined || b.priceLevel === undefined ? 0 : a.priceLevel - b.priceLevel;

/** A few steps are no reason to choose a place. */
export const isClearlyNearer = (near: Card, far: Card): boolean =>
  far.distanceM - near.distanceM >= SOME_STEPS_M && far.distanceM >= MUCH_FARTHER * near.distanceM;
const SOME_STEPS_M = 300;
const MUCH_FARTHER = 1.3;
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
