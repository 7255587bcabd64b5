// Whether a place whose price level is not known is likely to cost what was asked: the wishes for money, held against each of the
// levels that it may be of.
import { isOfPrice } from '../../../chat/lists/open-wishes.ts';
import type { WishSearch as Search } from '../../../chat/state.ts';
import { asLikelyPriced, likelyPriceOf } from '../../../domain/likely-price.ts';
import type { LikelyPrice, Place } from '../../../domain/place.ts';
import { grants } from '../../../wishes/grants.ts';
import { isBelow } from '../../../wishes/prices.ts';
import type { Answer } from '../../../wishes/wish.ts';
import type { Scene } from '../world.ts';
import { musts } from './condition.ts';
import { wishContextOf } from './wish-context.ts';

export interface LikelyCost {
  readonly is: LikelyPrice['is'];
  /** At each of its levels it costs what was asked, at one of them, or at none. */
  readonly fit: 'fits' | 'leans' | 'contradicts';
}

/** The search without what it says of money. */
export function withoutPrice({ budget: _, wishes, ...search }: Search): Search {
  return { ...search, ...(wishes && { wishes: wishes.filter((wish) => !isOfPrice(wish)) }) };
}

export const isPriced = (search: Search): boolean => search.budget !== undefined || musts(search).some(isOfPrice);

/** Undefined of a place where the price was not asked for, is known, or nothing is likely of it. */
export function likelyCostFor(scene: Scene, search: Search): (place: Place) => LikelyCost | undefined {
  if (!isPriced(search)) return () => undefined;
  const { budget } = search;
  const wanted = musts(search).filter(isOfPrice);
  const context = wishContextOf(scene);
  const answerOf = (place: Place): Answer => {
    const below = budget === undefined ? true : isBelow(place, budget);
    const answers = wanted.map((wish) => grants(place, wish, context).answer);
    if (below === false || answers.includes('no')) return 'no';
    return below === undefined || answers.includes('unknown') ? 'unknown' : 'yes';
  };
  return (place) => {
    const likely = likelyPriceOf(place);
    // What is known of the price says more.
    if (likely === undefined || answerOf(place) !== 'unknown') return undefined;
    const answers = asLikelyPriced(place, likely).map(answerOf);
    if (answers.every((answer) => answer === 'yes')) return { is: likely.is, fit: 'fits' };
    if (answers.includes('yes')) return { is: likely.is, fit: 'leans' };
    return answers.includes('no') ? { is: likely.is, fit: 'contradicts' } : undefined;
  };
}
