// Places of which the price level is only guessed, among those that are ordered by what they cost.
import { likelyPriceOf } from '../../domain/likely-price.ts';
import type { LikelyPrice } from '../../domain/place.ts';
import type { Measured } from '../facts/ranking-answer.ts';

/** Undefined where what it costs is known, or something else was measured. */
export const guessOf = ({ unit, card }: Measured): LikelyPrice['is'] | undefined =>
  unit === 'likely_price' ? likelyPriceOf(card.place)?.is : undefined;

export const isGuess = (measured: Measured): boolean => guessOf(measured) !== undefined;

/** Those that cost the least, and the rest. */
export function cheapestFirst(ranked: readonly Measured[]): readonly [first: Measured[], others: Measured[]] {
  const least = ranked[0]?.value;
  return [ranked.filter(({ value }) => value === least), ranked.filter(({ value }) => value !== least)];
}
