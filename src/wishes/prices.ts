// Wishes about money: price level, what one person pays, the ticket, free entry.
import type { Place } from '../domain/place.ts';
import { civilNow } from '../hours/city-hours.ts';
import { addDays } from '../hours/civil-time.ts';
import { freeSpansOn, isAlwaysFree, knowsEntry } from '../hours/free-entry.ts';
import type { WishContext } from './context.ts';
import type { Condition, Grant } from './wish.ts';

type Of<A extends Condition['attribute']> = Extract<Condition, { attribute: A }>;

const UNKNOWN: Grant = { answer: 'unknown' };
const grant = (isTrue: boolean, field: 'price_level' | 'prices' | 'free_entry', value: string | number): Grant => ({
  answer: isTrue ? 'yes' : 'no',
  because: { field, value },
});

/** What costs nothing is of level 0. An amount is no level: tickets of 8 euros are cheap or not by what they are for. */
export function priceLevelGrant(place: Place, { operator, value }: Of<'price_level'>): Grant {
  if (isAlwaysFree(place)) return grant(operator === 'at_most' || value === 0, 'free_entry', 0);
  const { priceLevel } = place;
  if (priceLevel === undefined) return UNKNOWN;
  return grant(operator === 'at_most' ? priceLevel <= value : priceLevel >= value, 'price_level', priceLevel);
}

/** What nobody has to exceed: the dearest of the prices that are known. */
export function amountGrant(place: Place, { value }: Of<'amount'>): Grant {
  if (isAlwaysFree(place)) return grant(true, 'free_entry', 0);
  if (place.prices.length === 0) return UNKNOWN;
  const most = Math.max(...place.prices.map(({ amount }) => amount));
  return grant(most <= value, 'prices', most);
}

/** For a group of ages it is unknown whether a cheaper ticket is theirs. */
export function entryGrant(place: Place, { value, of }: Of<'entry'>): Grant {
  const general = amountGrant(place, { attribute: 'amount', operator: 'at_most', value });
  if (of === undefined || of === 'adult' || general.answer !== 'no') return general;
  const least = Math.min(...place.prices.map(({ amount }) => amount));
  return least <= value ? UNKNOWN : grant(false, 'prices', least);
}

const WEEK_DAYS = 7;

/** Free on the day asked for, or at some hour of the coming week, while it is open. */
export function freeGrant(place: Place, { on }: Of<'free'>, { hours, now }: WishContext): Grant {
  if (!knowsEntry(place)) return UNKNOWN;
  if (on === undefined && isAlwaysFree(place)) return grant(true, 'free_entry', '24/7');
  const first = on ?? civilNow(hours.clock, now).day;
  const days = on === undefined ? WEEK_DAYS : 1;
  const spans = Array.from({ length: days }, (_, ahead) => freeSpansOn(hours, place, addDays(first, ahead)));
  if (spans.some((each) => each === undefined)) return UNKNOWN;
  const isFree = spans.some((each) => each !== undefined && each.length > 0);
  return grant(isFree, place.freeEntry === undefined ? 'prices' : 'free_entry', place.freeEntry ?? 'paid');
}
