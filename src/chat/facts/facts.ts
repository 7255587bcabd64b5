// Facts of a place as replies tell them: one shape for each askable attribute; absent means that the catalogue is silent.
import type { CivilDay } from '../../domain/civil-day.ts';
import type { Price, RatingSummary, Wheelchair } from '../../domain/place.ts';
import type { OpenSpan } from '../../hours/rule.ts';
import type { FactAttribute, FactOfVocabulary } from '../../nlp/ask.ts';
import type { Concept } from '../../vocabulary/concept.ts';
import type { AgeGroup, Answer } from '../../wishes/wish.ts';

export type PlaceFact =
  | { readonly about: 'phone' | 'website' | 'email' | 'address'; readonly value?: string }
  | DayFact
  | MomentFact
  /** Days of the week on which it stays shut, 0 Monday to 6 Sunday; absent where the hours are unknown. */
  | { readonly about: 'closing_days'; readonly days?: readonly number[] }
  /** Asked of several days of the week, such as weekdays; hours by weekday, 0 Monday. */
  | { readonly about: 'weekdays'; readonly days: readonly number[]; readonly week?: readonly (readonly OpenSpan[])[] }
  /** Asked of a stretch of days, on none of which it opens. */
  | { readonly about: 'closed_through'; readonly day: CivilDay; readonly untilDay: CivilDay }
  | FreeFact
  /** `people`: so many go, as the message says. */
  | PriceFact
  | { readonly about: 'duration'; readonly minutes?: number }
  | { readonly about: 'wheelchair'; readonly value?: Wheelchair }
  | { readonly about: 'rating'; readonly value: RatingSummary }
  | WorthFact
  | DepartureFact
  | { readonly about: 'station'; readonly station?: StationNearby }
  | { readonly about: 'distance'; readonly metres: number; readonly walkMinutes: number; readonly from?: string }
  /** The closing time of the day is known, when the last visitor may enter is not. */
  | { readonly about: 'last_admission'; readonly day: CivilDay; readonly isToday: boolean; readonly closesAt?: number }
  /** A feature, a diet or a dish, by its id in the vocabulary. */
  | {
      readonly about: 'feature' | 'diet' | 'allergy' | 'dish';
      readonly id: string;
      readonly answer: Answer;
      /** Somebody wants a table, and does not ask whether one must book. */
      readonly isWanted?: true;
    }
  /** Whether it is a place of that kind; `is`: what it is listed as, where that is another. */
  | { readonly about: 'is'; readonly of: Concept; readonly isSo: boolean; readonly is?: Concept }
  /** No catalogue of ours holds it. */
  | {
      readonly about: 'beyond';
      readonly topic: Exclude<FactAttribute, FactOfVocabulary>;
      /** The words for what was asked, where the topic does not say it. */
      readonly said?: string;
      /** A sentence of the description that speaks of it, in the language of the reply. */
      readonly quote?: string;
      /** What the pack of the city tells of it. */
      readonly text?: string;
    };

/** What entry or a meal costs. */
interface PriceFact extends ReducedPrice {
  readonly about: 'price';
  /** The day that is asked about, where entry is free at times of it. */
  readonly free?: { readonly day: CivilDay; readonly isToday: boolean; readonly spans: readonly OpenSpan[] };
  readonly people?: number;
}

/** For whom a price is asked, and what the pack tells of those who pay less there, in the language of the reply. */
export interface ReducedPrice {
  readonly forWhom?: AgeGroup;
  readonly isReduced?: true;
  readonly reductions?: string;
}

/** Whether to go: from what is known of the place and of the asker's tastes. */
export interface WorthFact {
  readonly about: 'worth_it';
  readonly value: RatingSummary;
  readonly isFamous: boolean;
  /** The asker has told that such places are not theirs. */
  readonly isDisliked?: true;
  /** Asked whether to go in, or to look at it from the street. */
  readonly isFromOutside?: true;
  /** Asked whether it is only for visitors. */
  readonly isForTourists?: true;
  /** Today, where that is too short for a visit: how long it is open still, and the hours of the next day on which it is. */
  readonly tooLate?: {
    readonly leftMinutes: number;
    readonly next?: { readonly day: CivilDay; readonly spans: readonly OpenSpan[] };
  };
  /** Somewhere close by, instead or as well. */
  readonly instead?: { readonly name: string; readonly distanceM: number; readonly isFree: boolean };
}

/** Hours of one day of the calendar. */
export interface DayFact {
  readonly about: 'day';
  readonly day: CivilDay;
  readonly isToday: boolean;
  readonly isHoliday: boolean;
  /** A holiday that its hours do not name, of a house that mostly keeps shut then. */
  readonly isLikelyShut?: true;
  /** Asked of every such day of the week, 0 Monday to 6 Sunday: `day` is the next ordinary one. */
  readonly every?: number;
  /** Absent where the hours are unknown. */
  readonly spans?: readonly OpenSpan[];
  /** The days of the week on which it opens at all, where they are few: 0 Monday to 6 Sunday. */
  readonly opensOn?: readonly number[];
  /** By hours of some years ago. */
  readonly isLikely?: true;
  /** Asked of a part of the day, all through which it stays shut. */
  readonly isShutThen?: true;
  /** What hours of some years ago come to, where those of today are not known. */
  readonly once?: DayFact | MomentFact;
}

/** Open at a minute of a day? */
export interface MomentFact {
  readonly about: 'moment';
  readonly day: CivilDay;
  readonly isToday: boolean;
  readonly minute: number;
  readonly answer: Answer;
  readonly spans?: readonly OpenSpan[];
  /** By hours of some years ago. */
  readonly isLikely?: true;
  /** What hours of some years ago come to, where those of today are not known. */
  readonly once?: DayFact | MomentFact;
}

export interface FreeFact {
  readonly about: 'free_entry';
  readonly day?: CivilDay;
  readonly isToday: boolean;
  readonly isAlways: boolean;
  /** The minute that was asked about, where it is an hour and no whole day. */
  readonly minute?: number;
  /** That minute is now: only then is it "not yet". */
  readonly isNow?: true;
  /** Free hours of the day, or of the week by weekday; absent where unknown. */
  readonly spans?: readonly OpenSpan[];
  readonly week?: readonly (readonly OpenSpan[])[];
  /** Asked of these days of the week: of `week` only they count. */
  readonly weekdays?: readonly number[];
  /** Tickets that cost nothing beside others that do: for whom, or when. */
  readonly forSome: readonly FreeTicket[];
  /** Of a stretch of the day: until when. */
  readonly untilMinute?: number;
  /** Nothing is known of tickets either. */
  readonly isUnknown: boolean;
}

/** A ticket for some people, or for some hours. */
export interface FreeTicket {
  readonly what: Price['what'];
  /** When it holds: on the day asked about, else on the next day on which it does; absent where that cannot be told. */
  readonly spans?: readonly OpenSpan[];
  /** Whether the asker is one of those; absent where they have not said. */
  readonly isForAsker?: boolean;
}

export interface StationNearby {
  readonly name: string;
  readonly lines: readonly string[];
  readonly walkMinutes: number;
  /** Where a way without steps was asked for. */
  readonly stepFree?: 'yes' | 'limited' | 'no' | 'unknown';
  /** The nearest that has one, where this has none. */
  readonly withoutSteps?: Omit<StationNearby, 'stepFree' | 'withoutSteps'>;
}

/** When to leave; without a time to arrive at, how long the way takes. */
export interface DepartureFact {
  readonly about: 'departure';
  readonly minutes: number;
  readonly isRide: boolean;
  readonly from?: string;
  /** Minutes after midnight. */
  readonly arriveMin?: number;
  readonly leaveMin?: number;
  /** Closed at the time of arrival. */
  readonly isShut?: true;
}

/** A table is wanted, and what the catalogue does not say of booking is no answer. */
export const isOnlyWanted = (fact: PlaceFact): boolean => isOfBooking(fact) && 'isWanted' in fact && isSilent(fact);

export const isOfBooking = (fact: PlaceFact): boolean => fact.about === 'feature' && fact.id === 'reservation';

/** Told of many places in the same words. */
export const isOfPack = (
  fact: PlaceFact,
): fact is Extract<PlaceFact, { about: 'beyond' }> & { readonly text: string } =>
  fact.about === 'beyond' && fact.text !== undefined;

export const isHours = (fact: PlaceFact): fact is DayFact | MomentFact =>
  fact.about === 'day' || fact.about === 'moment';

/** The catalogue has nothing to say. */
export function isSilent(fact: PlaceFact): boolean {
  switch (fact.about) {
    case 'phone':
    case 'website':
    case 'email':
    case 'address':
      return fact.value === undefined;
    case 'day':
      return fact.spans === undefined;
    case 'moment':
    case 'feature':
    case 'diet':
    case 'dish':
    case 'allergy':
      return fact.answer === 'unknown';
    case 'free_entry':
      return fact.isUnknown;
    case 'duration':
      return fact.minutes === undefined;
    case 'wheelchair':
      return fact.value === undefined;
    case 'beyond':
      return fact.quote === undefined && fact.text === undefined;
    case 'weekdays':
      return fact.week === undefined;
    case 'closing_days':
      return fact.days === undefined;
    case 'last_admission':
      return true;
    default:
      return false;
  }
}
