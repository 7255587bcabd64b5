// Wishes about money: price level, what one person pays, the ticket, free entry.

import type { CivilDay, CivilMoment } from '../domain/civil-day.ts';
import type { Budget } from '../domain/conversation.ts';
import type { Place, PriceLevel } from '../domain/place.ts';
import { civilNow } from '../hours/city-hours.ts';
import { addDays } from '../hours/civil-time.ts';
import { freeSpansOn, isAlwaysFree, isFreeAt, knowsEntry } from '../hours/free-entry.ts';
import { servesFood } from '../vocabulary/categories.ts';
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

/**
 * Cheaper than what was shown: below its dearest ticket, or below its level. What is known by the other measure alone is not surely
 * below; undefined when nothing is known to compare.
 */
export function isBelow(place: Place, { belowEur, belowLevel }: Budget): boolean | undefined {
  if (place.freeEntry === '24/7') return true;
  const amounts = place.prices.map(({ amount }) => amount);
  if (amounts.length > 0 && belowEur !== undefined) return Math.max(...amounts) < belowEur;
  if (place.priceLevel !== undefined && belowLevel !== undefined) return place.priceLevel < belowLevel;
  return amounts.length > 0 || place.priceLevel !== undefined ? false : undefined;
}

/** What nobody has to exceed: the dearest of the prices that are known. */
export function amountGrant(place: Place, { value }: Of<'amount'>): Grant {
  // The ticket of a museum says nothing of what lunch costs at its table.
  if (place.categories.some(servesFood) && place.priceLevel !== undefined) return byLevel(place, value);
  if (isTable(place))
    return place.prices.length > 0 && servesFood(place.categories[0]!) ? byPrice(place, value) : UNKNOWN;
  if (isAlwaysFree(place)) return grant(true, 'free_entry', 0);
  return place.prices.length === 0 ? byLevel(place, value) : byPrice(place, value);
}

const isTable = ({ categories }: Place): boolean => categories.some(servesFood);

function byPrice(place: Place, value: number): Grant {
  const most = Math.max(...place.prices.map(({ amount }) => amount));
  return grant(most <= value, 'prices', most);
}

type Spans = Readonly<Record<PriceLevel, readonly [from: number, to: number]>>;

/** What a person spends at a level, from and to: a level tells only that an amount is surely enough, or surely too little. */
export const SPENT_AT_LEVEL: Spans = {
  1: [0, 12],
  2: [10, 30],
  3: [25, 60],
  4: [50, Number.POSITIVE_INFINITY],
};
/** What a night for two costs. */
const NIGHT_AT_LEVEL: Spans = {
  1: [25, 90],
  2: [50, 140],
  3: [90, 250],
  4: [180, Number.POSITIVE_INFINITY],
};

function byLevel({ priceLevel, categories }: Place, value: number): Grant {
  if (priceLevel === undefined) return UNKNOWN;
  const [from, to] = (categories[0] === 'hotels' ? NIGHT_AT_LEVEL : SPENT_AT_LEVEL)[priceLevel];
  if (value >= to) return grant(true, 'price_level', priceLevel);
  return value < from ? grant(false, 'price_level', priceLevel) : UNKNOWN;
}

/** For a group of ages it is unknown whether a cheaper ticket is theirs. */
export function entryGrant(place: Place, { value, of }: Of<'entry'>): Grant {
  const general = amountGrant(place, { attribute: 'amount', operator: 'at_most', value });
  if (of === undefined || of === 'adult' || general.answer !== 'no') return general;
  const least = Math.min(...place.prices.map(({ amount }) => amount));
  return least <= value ? UNKNOWN : grant(false, 'prices', least);
}

const dayAndMinute = (moment: CivilMoment): { readonly day: CivilDay; readonly minute: number } => ({
  day: moment.slice(0, 10),
  minute: Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16)),
});

const WEEK_DAYS = 7;

function freeAtGrant(place: Place, at: 'now' | CivilMoment, { hours, now }: WishContext): Grant {
  const { day, minute } = at === 'now' ? civilNow(hours.clock, now) : dayAndMinute(at);
  const isFree = isFreeAt(hours, place, day, minute);
  return isFree === undefined ? UNKNOWN : grant(isFree, 'free_entry', place.freeEntry ?? 'paid');
}

/** At the minute or on the day asked for, or at some hour of the coming week, while it is open. */
export function freeGrant(place: Place, { on, at }: Of<'free'>, context: WishContext): Grant {
  const { hours, now } = context;
  if (!knowsEntry(place)) return UNKNOWN;
  if (at !== undefined) return freeAtGrant(place, at, context);
  if (on === undefined && isAlwaysFree(place)) return grant(true, 'free_entry', '24/7');
  const first = on ?? civilNow(hours.clock, now).day;
  const days = on === undefined ? WEEK_DAYS : 1;
  const spans = Array.from({ length: days }, (_, ahead) => freeSpansOn(hours, place, addDays(first, ahead)));
  if (spans.some((each) => each === undefined)) return UNKNOWN;
  const isFree = spans.some((each) => each !== undefined && each.length > 0);
  return grant(isFree, place.freeEntry === undefined ? 'prices' : 'free_entry', place.freeEntry ?? 'paid');
}
