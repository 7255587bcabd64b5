// Points for the facts that a query asks for and the catalogue may not know: price, the kind of house, past hours.
import type { Place } from '../domain/place.ts';
import { HOSTS } from '../wishes/derived.ts';
import type { Answer } from '../wishes/wish.ts';
import type { AskedWishes } from './query-conditions.ts';

type PlaceScore = (place: Place) => number;

/** Where the hours of today are not known, those of some years ago say what is likely. */
export function pastHoursScore(today: Answer, once: Answer): number {
  if (today !== 'unknown' || once === 'unknown') return 0;
  return once === 'yes' ? PAST_HOURS : -PAST_HOURS;
}
/** More than any fame. */
const PAST_HOURS = 6;

/** Points for each price level: the cheaper the better, or the dearer; undefined where no price is asked for. Read once a query, not once a place. */
export function priceScorer({ conditions, preferred }: AskedWishes): PlaceScore | undefined {
  const all = conditions.flat();
  const isAsked = (operator: 'at_least' | 'at_most') =>
    all.some((each) => each.attribute === 'price_level' && each.operator === operator);
  const isSmart = preferred.some(({ attribute, value }) => attribute === 'feature' && SMART.includes(value));
  // Where no source tells whether a place is free, a cheap one is the likeliest.
  const isFree = all.some(({ attribute }) => attribute === 'free');
  const perLevel = isFree
    ? -FREE_STEP
    : PRICE_STEP * (Number(isSmart || isAsked('at_least')) - Number(isAsked('at_most')));
  if (perLevel === 0) return undefined;
  return ({ priceLevel }) => (priceLevel === undefined ? 0 : perLevel * priceLevel);
}
/** No source tells that a place is romantic: a dear restaurant is likelier so than a cheap one. */
const SMART: readonly string[] = ['fancy', 'romantic'];
const PRICE_STEP = 1;
const FREE_STEP = 6;

/** Some wishes fit some categories only: candles stand in a restaurant, and not in a club that has a kitchen as well. */
export function hostScorer({ preferred }: AskedWishes): PlaceScore | undefined {
  const hosts = preferred.flatMap((wish) => (wish.attribute === 'feature' ? (HOSTS[wish.value] ?? []) : []));
  if (hosts.length === 0) return undefined;
  return ({ categories: [main = ''] }) => (hosts.some((each) => each.has(main)) ? 0 : -NO_HOST);
}
const NO_HOST = 3;
