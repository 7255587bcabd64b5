// How far a table is from what a meal is meant to cost. A bound tells a level, too: whoever names seventy euros a head wants no
// burgers, and whoever names ten no seafood. What is too dear is left out elsewhere; this only orders what may suit.
import type { WishSearch as Search } from '../../../chat/state.ts';
import { likelyPriceOf } from '../../../domain/likely-price.ts';
import type { Place } from '../../../domain/place.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import { SPENT_AT_LEVEL } from '../../../wishes/prices.ts';

/**
 * Undefined where nothing says what the meal should cost; 0 fits best.
 * @param unchecked features of which the catalogue never tells
 */
export function priceFit(
  { wishes = [], isSpecial }: Search,
  unchecked: readonly string[],
): ((place: Place) => number) | undefined {
  const amounts = wishes.flatMap((wish) => (wish.attribute === 'amount' ? wish.value : []));
  if (amounts.length > 0) {
    const most = Math.min(...amounts);
    if (most >= FESTIVE) return (place) => distanceFrom(most, place);
    return most <= SMALL ? cheapness : undefined;
  }
  return isSpecial || wishes.some(isSmart) || unchecked.some((each) => SMART.has(each))
    ? (place) => distanceFrom(FESTIVE, place)
    : undefined;
}
/** What a meal costs that is more than any other day's. */
const FESTIVE = 35;
/** What a quick meal costs. */
const SMALL = 15;

const isSmart = ({ attribute, value, polarity }: NonNullable<Search['wishes']>[number]): boolean =>
  attribute === 'feature' && polarity === 'want' && SMART.has(value);
const SMART: ReadonlySet<string> = new Set(['fancy', 'romantic']);

/** Levels between what is spent there and the amount. */
function distanceFrom(amount: number, place: Place): number {
  const { priceLevel } = place;
  if (priceLevel !== undefined) {
    const [from, to] = SPENT_AT_LEVEL[priceLevel];
    return amount >= from && amount <= to ? 0 : amount > to ? Math.log2(amount / to) : TOO_DEAR;
  }
  const likely = likelyPriceOf(place)?.is;
  if (likely === 'expensive') return LIKELY;
  return likely === 'affordable' || isQuick(place) ? UNLIKELY : UNKNOWN;
}
const LIKELY = 0.5;
const UNKNOWN = 1;
const UNLIKELY = 2;
const TOO_DEAR = 3;

function cheapness(place: Place): number {
  const { priceLevel } = place;
  if (priceLevel !== undefined) return priceLevel - 1;
  const likely = likelyPriceOf(place)?.is;
  if (likely === 'expensive') return TOO_DEAR;
  return isQuick(place) ? LIKELY : likely === 'affordable' ? UNKNOWN : UNKNOWN + LIKELY;
}

/** Eaten quickly, from the hand or a bowl. */
const isQuick = (place: Place): boolean =>
  place.categories[0] === 'burger/pizza shops' || QUICK.some((kind) => VOCABULARY.isOf(place, 'kind', kind));
const QUICK = ['kebab_shop', 'sandwich_shop', 'fried_chicken', 'takeaway', 'ramen_bar', 'taqueria'] as const;
