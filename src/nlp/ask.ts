// What a message asks: facts of places, comparisons, requests about the talk.
import type { Stopping } from '../domain/station.ts';
import type { AgeGroup, Diet, Said } from '../wishes/wish.ts';
import type { OfKind, Reference } from './reference.ts';
import type { When } from './when.ts';

export const FACT_ATTRIBUTES = [
  'hours',
  'price',
  'free_entry',
  'phone',
  'website',
  'email',
  'address',
  'directions',
  'duration',
  'wheelchair',
  'children',
  'dogs',
  'terrace',
  'wifi',
  'parking',
  'toilets',
  'booking',
  'diet',
  'last_admission',
  'rating',
  'worth_it',
  'why',
  'description',
  'station',
  'distance',
  'crowds',
  'age',
  'size',
  'menu',
  'payment',
  'photos_allowed',
  'dress_code',
] as const;
/** Asked by rows of phrases alone; the learned reader has no label for them. */
type RowAttribute =
  | 'in_time'
  | 'people'
  | 'taxi'
  | 'departure'
  | 'apart'
  | 'step_free_station'
  | 'food'
  | 'closing_days'
  | 'works'
  | 'known_for'
  | 'detail'
  /** Whether one gets in with a rucksack, without a ticket bought before, without a card, without a booking. */
  | 'bags'
  | 'tickets'
  | 'membership'
  | 'walk_ins'
  /** How long one may sit there, and on which floor it is. */
  | 'long_stay'
  | 'ground_floor'
  /** Whether there is a menu for children. */
  | 'kids_menu'
  /** Which door to go in by. */
  | 'entrance'
  /** What one dish or drink costs there. */
  | 'dish_price'
  /** What changes from night to night: who plays, whether seats are left, on which day it costs less. */
  | 'programme'
  /** Whether the tables outside have a roof. */
  | 'covered_terrace'
  | 'seats_left'
  | 'cheap_day';
/** Of something in the vocabulary: whether the place has the feature, serves the dish, is of the kind, the category, the kitchen. */
export type FactOfVocabulary =
  | `feature:${string}`
  | `dish:${string}`
  | `is:${'kind' | 'cuisine' | 'category'}:${string}`;
export type FactAttribute = (typeof FACT_ATTRIBUTES)[number] | RowAttribute | FactOfVocabulary;

export type SortBy = 'distance' | 'rating' | 'price' | 'fame' | 'closing';

/** Attributes that are features of the vocabulary, with the feature's id. */
export const FEATURE_OF_FACT: Readonly<Partial<Record<FactAttribute, string>>> = {
  children: 'children',
  dogs: 'dogs',
  terrace: 'terrace',
  wifi: 'wifi',
  parking: 'parking',
  toilets: 'toilets',
  booking: 'reservation',
};

export const COMPARISONS = [
  'nearer',
  'cheaper',
  'closes_later',
  'opens_earlier',
  'better_rated',
  'better_for_children',
  'bigger',
  'older',
  'quieter',
  'more_famous',
  'faster',
  'slower',
  'which_would_you_pick',
  'difference',
] as const;
/** Of `COMPARISONS` the learned reader has labels; the others are heard by rows of phrases alone. */
export type CompareBy = (typeof COMPARISONS)[number] | 'nearer_station' | 'closes_earlier' | 'opens_later';

/** On foot, by metro. */
export type Means = Stopping | 'foot' | 'car' | 'bike' | 'taxi';

export type Ask =
  | {
      readonly kind: 'fact';
      readonly attribute: FactAttribute;
      readonly of?: Reference;
      /** Where the way begins, for directions and distance. */
      readonly from?: Reference;
      readonly on?: When;
      readonly forWhom?: AgeGroup;
      /** Of a price: whether somebody pays less than the full one. */
      readonly isReduced?: true;
      readonly diet?: Diet;
      readonly by?: Means;
      /** Whether one gets there without a change. */
      readonly isDirect?: true;
      readonly said: Said;
    }
  | {
      readonly kind: 'compare';
      readonly by: CompareBy;
      /** Empty: the places shown last. */
      readonly of: readonly Reference[];
      /** "Which museum is closer?": only such places. */
      readonly ofKind?: OfKind;
      readonly said: Said;
    }
  | {
      readonly kind: 'more' | 'back' | 'forget' | 'memory' | 'repeat' | 'help' | 'sort' | 'restart';
      readonly by?: SortBy;
      /** What to forget or to go back to, in the words of the message. */
      readonly of?: string;
      readonly said: Said;
    };

export type FactAsk = Extract<Ask, { kind: 'fact' }>;

export const factsIn = ({ asks }: { readonly asks: readonly Ask[] }): readonly FactAsk[] =>
  asks.filter((ask): ask is FactAsk => ask.kind === 'fact');
