// What the service can do with one message: a closed union. An act says what to look up; the use case carries it out.
import type { FormerPlace } from '../city/former.ts';
import type { Topic } from '../city/topics.ts';
import type { AreaTrait } from '../domain/area-trait.ts';
import type { PlaceId } from '../domain/branded.ts';
import type { Anchor, Filter } from '../domain/conversation.ts';
import type { Stopping } from '../domain/station.ts';
import type { CompareBy, CourtesyKind, PlanEdit, PlanQuestion, PlanRequest, When } from '../nlp/frame.ts';
import type { Refinement } from '../nlp/understanding.ts';
import type { Wish } from '../wishes/wish.ts';
import type { SmallTalk } from './small-talk.ts';
import {
  type AreasTold,
  type AreaTold,
  type Criterion,
  type Destination,
  type FactQuestion,
  type Leaving,
  LISTING_ACTS,
  type WishSearch,
} from './state.ts';
import type { TopicTold } from './topic-parts.ts';

export type { Destination } from './state.ts';

export type DialogueAct =
  | SearchAct
  /** The same places in another order. */
  | {
      readonly kind: 'sort';
      readonly by: 'distance' | 'rating';
      readonly placeIds: readonly PlaceId[];
      /** Asked for by another measure ("the oldest"), of which the catalogue knows nothing. */
      readonly isInstead?: boolean;
    }
  | PlaceAct
  /** `from`: where distances count from, when the message says so. */
  | {
      readonly kind: 'compare';
      readonly placeIds: readonly [PlaceId, PlaceId];
      readonly from?: Anchor;
      /** What the message asks of them, which goes before all that was wished earlier. */
      readonly asked?: readonly Wish[];
      /** What the asker said that decides between them. */
      readonly criteria?: readonly Criterion[];
      /** The search whose wishes decide, where both are of its list. */
      readonly pick?: WishSearch;
      /** The day that it is for. */
      readonly on?: When;
      /** "What's the difference?", "price and atmosphere": what the two are like is told. */
      readonly isOfNature?: true;
    }
  /** By the attribute that was asked for, among any number. */
  | {
      readonly kind: 'compare_by';
      readonly by: ComparedBy;
      readonly placeIds: readonly PlaceId[];
      readonly from?: Anchor;
      /** Only stations of this line count. */
      readonly line?: string;
      /** The day that hours are compared of. */
      readonly on?: When;
      /** What the message asks of them. */
      readonly asked?: readonly Wish[];
      /** One of them is to be chosen, by what is wished in this search. */
      readonly pick?: WishSearch;
    }
  /** Single facts of one place. */
  | {
      readonly kind: 'tell_facts';
      readonly placeId: PlaceId;
      readonly assumed: boolean;
      readonly questions: readonly FactQuestion[];
      /** Where distances count from, when the message says so. */
      readonly from?: Anchor;
    }
  /** Single facts of several: "do they have terraces?" */
  | {
      readonly kind: 'tell_each';
      readonly placeIds: readonly PlaceId[];
      readonly questions: readonly FactQuestion[];
      /** "Which has the best views?": whether they have any, for nobody has measured which is best. */
      readonly isUnranked?: true;
    }
  /** A place that closed for good, or has another name now. */
  | { readonly kind: 'tell_former'; readonly former: FormerPlace }
  /** Something about the city that is no search. */
  | {
      readonly kind: 'tell_topics';
      readonly topics: readonly Topic[];
      /** What of them is told; absent where all of it is. */
      readonly parts?: readonly TopicTold[];
      /** The one part of the city that was told of: "what's good there?" means there. */
      readonly around?: Anchor;
      /** The parts of the city that are told of, where there are several. */
      readonly told?: AreasTold;
      /** One of them was asked for. */
      readonly pick?: AreaPick;
    }
  | { readonly kind: 'edit_plan'; readonly edits: readonly PlanEdit[]; readonly isEndAsked?: true }
  | { readonly kind: 'tell_plan'; readonly question: PlanQuestion }
  /** Something about the asker was told, and nothing asked. */
  | { readonly kind: 'note' }
  | { readonly kind: 'tell_memory' }
  /** One kind sentence: insults, declarations of love, an emergency. */
  | { readonly kind: 'manners'; readonly topic: Manners }
  /** Where the nearest one stops: from `near`, else from where whoever asks stands. */
  | { readonly kind: 'tell_station'; readonly by: Stopping; readonly near?: Anchor }
  /** Whether stations of this name are reached without steps. */
  | { readonly kind: 'tell_step_free'; readonly station: string; readonly isOfStairs?: true }
  /** When to set out for a flight or a train. */
  | { readonly kind: 'tell_leaving'; readonly leaving: Leaving; readonly from?: Anchor }
  | { readonly kind: 'direct'; readonly to: Destination; readonly from?: Anchor }
  | { readonly kind: 'plan'; readonly search: WishSearch; readonly request: PlanRequest }
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'small_talk'; readonly topic: SmallTalk }
  /** `of`: only this, in the words of the message. */
  | { readonly kind: 'forget'; readonly of?: string }
  /** `of`: a thing that is looked for and that no row knows. `isQuestion`: about the world, not for a place. `isErrand`: a text, homework. */
  | { readonly kind: 'out_of_scope'; readonly of?: string; readonly isQuestion?: true; readonly isErrand?: true }
  | { readonly kind: 'greet' | 'help' };

/** One of several parts of the city, and what speaks for it that the others have not. */
export interface AreaPick {
  readonly area: AreaTold;
  readonly others: readonly AreaTold[];
  readonly because: readonly AreaTrait[];
}

/** What places are compared by: as asked, or by a need of the asker. */
export type ComparedBy = CompareBy | 'more_accessible';

export interface SearchAct {
  /** `taste`: the person told what they like; `nearby`: around a thing they named or are looking at. */
  readonly kind: 'recommend' | 'taste' | 'nearby' | 'refine' | 'more';
  readonly search: WishSearch;
  /** Conditions of the list before that still hold; all of them, where the decision does not say. The frame joins later. */
  readonly stillWished?: readonly Wish[];
  /** Conditions that the decision adds, and that go before those of the message: "until five", of a night, is 05:00. */
  readonly added?: readonly Wish[];
  /** What this turn changed about an earlier search. */
  readonly changes: readonly Refinement[];
  /** A wish was named by which nothing can be sifted: "with a fireplace", "bigger". */
  readonly cannotSift?: boolean;
  /** "Which of these ...": only places that are on the table. */
  readonly among?: readonly PlaceId[];
  /** Goes back to this one of the earlier lists, 0 the oldest. */
  readonly backTo?: number;
  /** One of two parts of the city was asked for; there is a list of each. */
  readonly areaPick?: AreaPick;
  /** It follows the text of a topic, which answers whatever else was said. */
  readonly isOfTopic?: true;
  /** "I've already seen the Prado": not that one. */
  readonly without?: readonly PlaceId[];
}

/** Something about one place. */
export interface PlaceAct {
  readonly kind: PlaceTopic;
  readonly placeId: PlaceId;
  /** Several were on the table and none was singled out: the first is taken, and the reply says so. */
  readonly assumed: boolean;
  /** Hours of this day only: 0 Monday to 6 Sunday. */
  readonly weekday?: number;
  /** For `describe`: a detail was asked for, of which the catalogue knows nothing. */
  readonly isDetail?: boolean;
  /** For `tell_features`: what was asked about the place. */
  readonly features?: readonly Filter[];
}

export type PlaceTopic = 'describe' | 'tell_hours' | 'tell_prices' | 'tell_features' | 'explain';

/** What we ask when it is honestly unclear. */
export type Question =
  | { readonly slot: 'category' }
  /** About which place? */
  | { readonly slot: 'place'; readonly intent: string; readonly options: readonly PlaceId[] }
  /** "The fifth one", of three. */
  | { readonly slot: 'ordinal'; readonly intent: string; readonly options: readonly PlaceId[] };

export type Manners = Extract<CourtesyKind, 'emergency' | 'medical' | 'insult' | 'love'>;

/** Acts about one place. */
export const PLACE_ACTS: ReadonlySet<DialogueAct['kind']> = new Set([
  'describe',
  'tell_hours',
  'tell_prices',
  'tell_features',
  'explain',
  'direct',
]);
/** Acts about the plan that stands. */
export const PLAN_ACTS: ReadonlySet<string> = new Set<DialogueAct['kind']>(['plan', 'edit_plan', 'tell_plan']);
/** Acts that tell nothing of the city: a message that leads to one has not been answered. */
export const ASKS_NOTHING: ReadonlySet<DialogueAct['kind']> = new Set([
  'ask',
  'out_of_scope',
  'small_talk',
  'greet',
  'help',
  'note',
]);
/** Acts that look for places. */
export const SEARCH_ACTS: ReadonlySet<string> = new Set(LISTING_ACTS satisfies readonly DialogueAct['kind'][]);

/** It looks for places anew, where `sort` only orders those that were found. */
export const isSearchAct = (act: DialogueAct): act is SearchAct => 'search' in act && 'changes' in act;
