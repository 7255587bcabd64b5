// What a meal or a drink at a place is likely to cost, judged by what it is and where, where its price level is not known. A
// guess: told as such, and never taken for a price level (how often it holds: docs/catalogue.md).
import type { LikelyPrice, Place, PriceLevel } from './place.ts';

/** Undefined where the level is known, or nothing is likely enough to be told. */
export const likelyPriceOf = ({ priceLevel, likelyPrice }: Place): LikelyPrice | undefined =>
  priceLevel === undefined ? likelyPrice : undefined;

const LEVELS: Readonly<Record<LikelyPrice['is'], readonly PriceLevel[]>> = { affordable: [1, 2], expensive: [3, 4] };

/** The place at each of the levels that it may be of. */
export const asLikelyPriced = (place: Place, { is }: LikelyPrice): readonly Place[] =>
  LEVELS[is].map((priceLevel) => ({ ...place, priceLevel }));
