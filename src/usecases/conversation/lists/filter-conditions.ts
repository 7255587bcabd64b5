// The filters and the budget of a search in the language of wishes: one evaluator decides whether a place suits.
import type { WishSearch } from '../../../chat/state.ts';
import type { Budget, Filter } from '../../../domain/conversation.ts';
import type { PriceLevel } from '../../../domain/place.ts';
import { type CityHours, civilNow } from '../../../hours/city-hours.ts';
import { addDays, weekdayOf } from '../../../hours/civil-time.ts';
import type { Condition } from '../../../wishes/wish.ts';

/** What does not depend on the day. */
export const FILTER_CONDITIONS: Readonly<Record<Exclude<Filter, 'open_on'>, Condition>> = {
  open_now: { attribute: 'open', operator: 'at', value: 'now' },
  quieter: { attribute: 'fame', operator: 'is', value: 'hidden' },
  vegetarian: { attribute: 'diet', operator: 'is', value: 'vegetarian' },
  terrace: { attribute: 'feature', operator: 'is', value: 'terrace' },
  free: { attribute: 'free', operator: 'is', value: true },
  children: { attribute: 'feature', operator: 'is', value: 'children' },
  accessible: { attribute: 'wheelchair', operator: 'is', value: 'limited' },
};

const WEEK_DAYS = 7;

/** Undefined where a day was asked for and none was named. */
export function conditionOf(
  filter: Filter,
  { weekday }: Pick<WishSearch, 'weekday'>,
  { hours, now }: { readonly hours: CityHours; readonly now: Date },
): Condition | undefined {
  if (filter !== 'open_on') return FILTER_CONDITIONS[filter];
  if (weekday === undefined) return undefined;
  const today = civilNow(hours.clock, now).day;
  const ahead = (weekday - weekdayOf(today) + WEEK_DAYS) % WEEK_DAYS;
  return { attribute: 'open', operator: 'on', value: addDays(today, ahead) };
}

/** A level stays below the one that is named; an amount is what one may spend. */
export const budgetCondition = ({ belowEur = 0, belowLevel }: Budget): Condition =>
  belowLevel === undefined
    ? { attribute: 'amount', operator: 'at_most', value: belowEur }
    : { attribute: 'price_level', operator: 'at_most', value: Math.max(0, belowLevel - 1) as PriceLevel | 0 };
