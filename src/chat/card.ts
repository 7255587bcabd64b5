// One place as a reply may speak of it.
import type { DatedFact } from '../domain/freshness.ts';
import type { Place, RatingSummary } from '../domain/place.ts';
import type { HoursNow } from '../hours/hours-now.ts';
import type { OpenSpan } from '../hours/rule.ts';
import { groupOf } from '../vocabulary/categories.ts';

/** The day that a list is for, else today, else the next day with hours of free entry. */
interface FreeThen {
  readonly when: 'today' | 'that_day' | 'weekday';
  /** 0 Monday to 6 Sunday. */
  readonly weekday: number;
  readonly spans: readonly OpenSpan[];
}

/** Whole units of a currency (ISO 4217); without `to` there is no upper end. */
export interface Spends {
  readonly from: number;
  readonly to?: number;
  readonly currency: string;
}

export interface Card {
  readonly place: Place;
  readonly rating: RatingSummary;
  /** Whole metres from where the search started. */
  readonly distanceM: number;
  /** Metres that it lies outside the city, where it does. */
  readonly outsideM?: number;
  /** Absent when the catalogue does not know them. */
  readonly hours?: HoursNow;
  /** Opening hours of the day that the list is for, where that is not this moment; empty when it stays closed. */
  readonly hoursThen?: readonly OpenSpan[];
  /** That day is today. */
  readonly isThenToday?: true;
  /** By hours of some years ago, where none of today are known. */
  readonly past?: Pick<Card, 'hours' | 'hoursThen'> & { readonly asOf: string };
  /** When entry is free, of places where it is so at times. */
  readonly freeHours?: HoursNow;
  /** Of a list of places with free entry: when that is, where it is not at all times. */
  readonly freeThen?: FreeThen;
  /** Dates of the facts that are older than such facts usually hold: YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly doubtful?: Readonly<Partial<Record<DatedFact, string>>>;
  /** What one person spends at such a table, about, where its price level is known. */
  readonly spends?: Spends;
  /** Who has it promoted, where a house rule moved it up. */
  readonly promotedBy?: string;
}

/** Where people pay at the door, and what the catalogue has is only how dear the house is. */
export const isDoorUnknown = ({ prices, priceLevel, categories, freeEntry }: Place): boolean =>
  priceLevel !== undefined &&
  prices.length === 0 &&
  freeEntry === undefined &&
  categories.slice(0, 1).some((each) => each === 'dance clubs' || groupOf(each) === 'culture');
