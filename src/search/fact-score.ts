// Points for what a place costs and when it was open, within one tier.
import type { Place } from '../domain/place.ts';
import { HOSTS } from '../wishes/derived.ts';
import type { Answer } from '../wishes/wish.ts';
import type { QueryReading } from './query-reading.ts';

/** Where the hours of today are not known, those of some years ago say what is likely. */
export function byPastHours(today: Answer, once: Answer): number {
  if (today !== 'unknown' || once === 'unknown') return 0;
  return once === 'yes' ? PAST_HOURS : -PAST_HOURS;
}
/** More than any fame. */
const PAST_HOURS = 6;

/** The cheaper the better, or the dearer. */
export function byPrice({ asked }: QueryReading, { priceLevel }: Place): number {
  if (priceLevel === undefined) return 0;
  const isAsked = (operator: 'at_least' | 'at_most') =>
    asked.conditions.flat().some((each) => each.attribute === 'price_level' && each.operator === operator);
  // Nobody knows what is free there: the cheaper, the likelier.
  const isFree = asked.conditions.flat().some(({ attribute }) => attribute === 'free');
  const isSmart = asked.preferred.some(({ attribute, value }) => attribute === 'feature' && SMART.includes(value));
  if (isFree) return -FREE_STEP * priceLevel;
  return PRICE_STEP * priceLevel * (Number(isSmart || isAsked('at_least')) - Number(isAsked('at_most')));
}
/** Of no place anybody knows that it is romantic: a table with a cloth is likelier so than a counter. */
const SMART: readonly string[] = ['fancy', 'romantic'];
const PRICE_STEP = 1;
const FREE_STEP = 6;

/** A candle stands on the table of a restaurant, and not in a club or at a market that has a kitchen as well. */
export function byHost({ asked }: QueryReading, { categories: [main = ''] }: Place): number {
  const hosts = asked.preferred.flatMap((wish) => (wish.attribute === 'feature' ? (HOSTS[wish.value] ?? []) : []));
  const isHost = hosts.length === 0 || hosts.some((each) => each.has(main));
  return isHost ? 0 : -NO_HOST;
}
const NO_HOST = 3;
