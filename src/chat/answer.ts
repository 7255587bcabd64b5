// What was found out for an act: facts from the catalogue and nothing else. Replies are made of these.
import type { Category } from '../domain/category.ts';
import type { Filter, Search } from '../domain/conversation.ts';
import type { Place, RatingSummary } from '../domain/place.ts';
import type { Bearing } from '../domain/walk.ts';
import type { HoursNow } from '../hours/hours-now.ts';
import type { Refinement } from '../nlp/understanding.ts';
import type { PlaceTopic } from './acts.ts';
import type { SmallTalk } from './small-talk.ts';

/** One place as a reply may speak of it. */
export interface Card {
  readonly place: Place;
  readonly rating: RatingSummary;
  /** Whole metres from where the search started. */
  readonly distanceM: number;
  /** Absent when the catalogue does not know them. */
  readonly hours?: HoursNow;
}

export type Answer =
  | ListAnswer
  /** Two questions in one message, about one place. */
  | { readonly kind: 'both'; readonly answers: readonly [SingleAnswer, SingleAnswer] }
  | NothingFound
  | {
      readonly kind: 'place';
      readonly card: Card;
      readonly assumed: boolean;
      readonly origin: Origin;
      /** What was asked is not in the catalogue. */
      readonly isDetail?: boolean;
    }
  | { readonly kind: 'hours'; readonly card: Card; readonly assumed: boolean; readonly weekday?: number }
  | {
      readonly kind: 'prices';
      readonly card: Card;
      readonly assumed: boolean;
      readonly freeHours?: HoursNow;
      readonly forSomebody?: boolean;
    }
  | { readonly kind: 'features'; readonly card: Card; readonly facts: readonly FeatureFact[] }
  | { readonly kind: 'reason'; readonly card: Card; readonly explanation?: string }
  | { readonly kind: 'comparison'; readonly cards: readonly [Card, Card]; readonly origin: Origin }
  | DirectionsAnswer
  | PlanAnswer
  | QuestionAnswer
  | { readonly kind: 'greet'; readonly again: boolean }
  | { readonly kind: 'small_talk'; readonly topic: SmallTalk }
  | { readonly kind: 'help' }
  | { readonly kind: 'forget' }
  | { readonly kind: 'out_of_scope' };

/** Any answer that is not made of two. */
export type SingleAnswer = Exclude<Answer, { readonly kind: 'both' }>;

export interface ListAnswer {
  readonly kind: 'list';
  readonly act: 'recommend' | 'taste' | 'nearby' | 'refine' | 'more' | 'sort';
  readonly search: Search;
  readonly changes: readonly Refinement[];
  /** One group when everything asked for is of a kind, else one for each category. */
  readonly groups: readonly CardGroup[];
  /** Stated in this message, 1 to 5. */
  readonly learned: ReadonlyMap<Category, number>;
  readonly origin: Origin;
  /** Categories asked for of which there was none. */
  readonly missing: readonly Category[];
  /** The wish is none that the catalogue knows of: these are merely others. */
  readonly cannotSift?: boolean;
  /** Sorted by what is known, for want of the measure that was asked for. */
  readonly isInstead?: boolean;
}

/** Where distances are measured from. */
export interface Origin {
  /** `here`: where the person stands; `centre`: we know no better than the middle of the city. */
  readonly kind: 'named' | 'here' | 'centre';
  readonly name: string;
  readonly inside: boolean;
  /** All that is shown is really near it. */
  readonly isNear: boolean;
}

export interface CardGroup {
  readonly category?: Category;
  readonly cards: readonly Card[];
  /** Wishes about which the catalogue says nothing of these. */
  readonly unsure?: readonly Wish[];
}

export interface NothingFound {
  readonly kind: 'nothing';
  readonly act: ListAnswer['act'];
  readonly search: Search;
  readonly changes: readonly Refinement[];
  readonly origin: Origin;
  /** Everything there is was shown already. */
  readonly exhausted: boolean;
  /** The best match when one wish or more are given up, and which those are. */
  readonly instead?: { readonly card: Card; readonly without: readonly Wish[]; readonly search: Search };
}

/** What a search can give up to find something after all. */
export type Wish = Filter | 'distance' | 'area' | 'price' | 'cuisine';

/** What surely suits; the rest may, for all that is known. */
export const surely = (groups: readonly CardGroup[]): readonly CardGroup[] => groups.filter(({ unsure }) => !unsure);

/** `undefined`: the catalogue does not say. */
export interface FeatureFact {
  readonly feature: Filter;
  readonly value: boolean | undefined;
}

interface DirectionsAnswer {
  readonly kind: 'directions';
  readonly name: string;
  /** Absent when the goal is an area or a station. */
  readonly card?: Card;
  readonly address?: string;
  readonly distanceM: number;
  readonly walkMinutes: number;
  /** Where the walk begins, when it has a name. */
  readonly from?: string;
  readonly bearing?: Bearing;
  readonly station?: StationFact;
}

interface StationFact {
  readonly name: string;
  /** What people call its network, by language. */
  readonly network: Readonly<Record<string, string>>;
  readonly lines: readonly string[];
  readonly walkMinutes: number;
}

export interface PlanAnswer {
  readonly kind: 'plan';
  readonly stops: readonly PlanStop[];
  readonly origin: Origin;
}

export interface PlanStop {
  readonly card: Card;
  readonly arriveMinutes: number;
  readonly leaveMinutes: number;
  /** Estimated walk from the stop before; from the start for the first. */
  readonly walkMinutes: number;
  /** The catalogue does not know the hours, so we could not check. */
  readonly hoursUnknown: boolean;
}

interface QuestionAnswer {
  readonly kind: 'question';
  readonly slot: 'category' | 'place' | 'ordinal';
  readonly topic?: PlaceTopic | 'compare' | 'direct';
  readonly options: readonly Card[];
}

/** The places an answer talks about, in the order in which it does. */
export function cardsOf(answer: Answer): readonly Card[] {
  switch (answer.kind) {
    case 'both':
      return cardsOf(answer.answers[0]);
    case 'list':
      return answer.groups.flatMap((group) => group.cards);
    case 'plan':
      return answer.stops.map((stop) => stop.card);
    case 'comparison':
      return answer.cards;
    case 'question':
      return answer.options;
    case 'nothing':
      return answer.instead ? [answer.instead.card] : [];
    case 'directions':
      return answer.card ? [answer.card] : [];
    case 'place':
    case 'hours':
    case 'prices':
    case 'features':
    case 'reason':
      return [answer.card];
    default:
      return [];
  }
}
