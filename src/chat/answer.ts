// What was found out for an act: facts from the catalogue and nothing else. Replies are made of these.
import type { FormerPlace } from '../city/former.ts';
import type { Category } from '../domain/category.ts';
import type { Filter } from '../domain/conversation.ts';
import type { LikelyPrice } from '../domain/place.ts';
import type { TopicAspect } from '../domain/topic-aspect.ts';
import type { HoursNow } from '../hours/hours-now.ts';
import type { Refinement } from '../nlp/understanding.ts';
import type { Wish as AskedWish } from '../wishes/wish.ts';
import type { AreaPick, Manners, PlaceTopic } from './acts.ts';
import type { Card } from './card.ts';
import type { Judged } from './facts/criteria.ts';
import type { PlaceFact, ReducedPrice } from './facts/facts.ts';
import type { RankingAnswer } from './facts/ranking-answer.ts';
import type { Limited } from './lists/limited.ts';
import type { Origin } from './places/origin.ts';
import type { PlanToldAnswer, PlanTrouble, TimetableAnswer } from './plan/answer.ts';
import type { SmallTalk } from './small-talk.ts';
import type { Situation, WishSearch } from './state.ts';
import type { WayAnswer } from './ways/answer.ts';

export type { Origin } from './places/origin.ts';

export type Answer =
  | ListAnswer
  | NothingFound
  | {
      readonly kind: 'place';
      readonly card: Card;
      readonly assumed: boolean;
      readonly origin: Origin;
      /** What was asked is not in the catalogue. */
      readonly isDetail?: boolean;
      /** What the description says of the detail. */
      readonly quote?: string;
    }
  | { readonly kind: 'hours'; readonly card: Card; readonly assumed: boolean; readonly weekday?: number }
  | {
      readonly kind: 'prices';
      readonly card: Card;
      readonly assumed: boolean;
      readonly freeHours?: HoursNow;
      readonly reduced?: ReducedPrice;
      /** So many people go, as the message says. */
      readonly people?: number;
    }
  | { readonly kind: 'features'; readonly card: Card; readonly facts: readonly FeatureFact[] }
  | ReasonAnswer
  | ComparisonAnswer
  | { readonly kind: 'facts'; readonly card: Card; readonly assumed: boolean; readonly facts: readonly PlaceFact[] }
  /** The same question about several places. */
  | {
      readonly kind: 'facts_each';
      readonly told: readonly {
        readonly card: Card;
        readonly facts: readonly PlaceFact[];
        /** By which the list counts it, from 1. */
        readonly number: number;
      }[];
      /** The best of them was asked for, and nobody has measured that. */
      readonly isUnranked?: true;
    }
  | { readonly kind: 'former'; readonly former: FormerPlace }
  /** What the pack tells of topics of the city, and the places that belong to them. */
  | {
      readonly kind: 'topics';
      readonly text: string;
      readonly cards: readonly Card[];
      readonly pick?: AreaPick;
      /** All that is known was told the turn before: what was asked once more, and is not known. */
      readonly lacks?: readonly TopicAspect[];
      /** Of many that it holds for, one was asked about: its card goes with the text, and no list. */
      readonly isOfOne?: true;
    }
  | RankingAnswer
  | PickAnswer
  | TimetableAnswer
  | ({ readonly kind: 'plan_trouble'; readonly trouble: PlanTrouble; readonly undoneOf?: string } & Limited)
  | PlanToldAnswer
  /** `isOfPlan`: the plan that stands suits it; `isOfList`: a list stands. */
  | { readonly kind: 'noted'; readonly situation: Situation; readonly isOfPlan?: true; readonly isOfList?: true }
  | {
      readonly kind: 'memory';
      readonly situation: Situation;
      readonly likes: ReadonlyMap<Category, number>;
      readonly hasPlan: boolean;
    }
  | { readonly kind: 'manners'; readonly topic: Manners }
  | WayAnswer
  | QuestionAnswer
  | { readonly kind: 'greet'; readonly again: boolean }
  | { readonly kind: 'small_talk'; readonly topic: SmallTalk }
  | { readonly kind: 'help' }
  | { readonly kind: 'forget'; readonly of?: string }
  | { readonly kind: 'out_of_scope'; readonly of?: string; readonly isQuestion?: true; readonly isErrand?: true };

export interface ListAnswer extends Limited {
  readonly kind: 'list';
  readonly act: 'recommend' | 'taste' | 'nearby' | 'refine' | 'more' | 'sort';
  readonly search: WishSearch;
  readonly changes: readonly Refinement[];
  /** One group when everything asked for is of a kind, else one for each category. */
  readonly groups: readonly CardGroup[];
  /** Stated in this message, 1 to 5. */
  readonly learned: ReadonlyMap<Category, number>;
  readonly origin: Origin;
  /** The area that was named, where nothing in it surely meets a need: what is shown lies elsewhere. */
  readonly noneIn?: string;
  /** Categories asked for of which there was none. */
  readonly missing: readonly Category[];
  /** The wish is none that the catalogue knows of: these are merely others. */
  readonly cannotSift?: boolean;
  /** So many come that a table for all is not to be taken for granted. */
  readonly groupOf?: number;
  /** A change was asked for, and what comes of it is the very list of before. */
  readonly isSame?: true;
  /** The asker told of a loss or of bad news. */
  readonly consoles?: true;
  /** Of the two areas that were searched, the one to choose. */
  readonly areaPick?: AreaPick;
  /** The day that was asked for is a public holiday. */
  readonly isHoliday?: boolean;
  /** Wishes of which the catalogue knows nothing at all; they chose nothing. */
  readonly unchecked?: readonly AskedWish[];
  /** How many there are in each of two areas that were searched. */
  readonly inAll?: readonly { readonly where: string; readonly count: number }[];
  /** Words for something that was wished, of which no row knows anything. */
  readonly unread?: readonly string[];
  /** Where else to turn for what the catalogue has no place of. */
  readonly pointer?: string;
  /** Sorted by what is known, for want of the measure that was asked for. */
  readonly isInstead?: boolean;
  /** How many places another list of the same reply has before it. */
  readonly listedBefore?: number;
  /** Another answer follows in the same reply. */
  readonly isFollowed?: true;
}

export interface CardGroup {
  readonly category?: Category;
  /** The area it is of, where several were searched. */
  readonly where?: string;
  readonly cards: readonly Card[];
  /** Wishes about which the catalogue says nothing of these. */
  readonly unsure?: readonly OpenWish[];
  /** When they should be open, and were by hours of some years ago; none of today are known. */
  readonly likely?: OpenWish;
  /** By those hours they are shut then: named for want of anything else. */
  readonly isShut?: true;
  /** What they are likely to cost, where that was asked and is not known. */
  readonly likelyPrice?: LikelyPrice['is'];
  /** Kitchens like theirs usually have the vegetarian dishes that are not known of them. */
  readonly isUsualDiet?: true;
}

export interface NothingFound extends Limited {
  readonly kind: 'nothing';
  readonly act: ListAnswer['act'];
  readonly search: WishSearch;
  readonly changes: readonly Refinement[];
  readonly origin: Origin;
  /** Everything there is was shown already. */
  readonly exhausted: boolean;
  /** The catalogue has no such place at all; where else to turn. */
  readonly pointer?: string;
  /** The best matches when one wish or more are given up, and which those are. */
  readonly instead?: {
    readonly card: Card;
    /** A few more of which the same can be said. */
    readonly others: readonly Card[];
    readonly without: readonly OpenWish[];
    readonly search: WishSearch;
  };
}

/** A wish of which nothing is known, or that is given up. */
export type OpenWish = Wish | AskedWish;

/** What a search can give up to find something after all; `stock`: whether shops of another kind have it. */
export type Wish = Filter | 'distance' | 'area' | 'price' | 'cuisine' | 'kind' | 'stock';

/** What surely suits; the rest may, for all that is known. */
export const surely = (groups: readonly CardGroup[]): readonly CardGroup[] => groups.filter(({ unsure }) => !unsure);

/** `undefined`: the catalogue does not say. */
interface FeatureFact {
  readonly feature: Filter;
  readonly value: boolean | undefined;
}

/** Two places side by side, and which of them to choose. */
export interface ComparisonAnswer {
  readonly kind: 'comparison';
  readonly cards: readonly [Card, Card];
  readonly pick: Card;
  /** What the asker said that decides, each with what the catalogue tells of it. */
  readonly judged: readonly Judged[];
  /** The two in the order in which they were named. */
  readonly named: readonly [Card, Card];
  /** Something was asked of them. */
  readonly isAsked: boolean;
  /** What the two are like was asked. */
  readonly isOfNature?: true;
  /** What the choice is likelier to be than the other, by its kind, its trade or its description. */
  readonly likelier?: { readonly wish: AskedWish; readonly by: 'kind' | 'trade' | 'words' };
  /** Wishes in force that the choice alone surely grants, and those that both do. */
  readonly met: readonly AskedWish[];
  readonly shared: readonly AskedWish[];
  /** Wishes that the other one is known not to grant. */
  readonly lacked?: readonly AskedWish[];
  /** Wishes of which nothing is known for the choice alone, and for both. */
  readonly open: readonly AskedWish[];
  readonly silent: readonly AskedWish[];
  readonly origin: Origin;
  /** It is for another hour than this: the hours of then follow. */
  readonly isForThen?: true;
}

/** Why it was recommended. */
interface ReasonAnswer {
  readonly kind: 'reason';
  readonly card: Card;
  readonly explanation?: string;
  readonly asked?: Category;
  /** Wishes in force that it surely grants, and those of which nothing is known. */
  readonly met: readonly AskedWish[];
  readonly open: readonly AskedWish[];
}

/** Which of these one would choose, and why; of the others the second best goes first. */
interface PickAnswer {
  readonly kind: 'pick';
  readonly card: Card;
  readonly others: readonly Card[];
  /** Wishes in force that it surely grants, those first that others do not. */
  readonly met: readonly AskedWish[];
  /** Wishes of which nothing is known for it. */
  readonly open: readonly AskedWish[];
  /** By hours of some years ago it is shut at the time that was asked for. */
  readonly likelyShut?: AskedWish;
  readonly search: WishSearch;
  readonly origin: Origin;
  /** They were to be compared by this, and it tells none from the others. */
  readonly undecided?: RankingAnswer;
}

interface QuestionAnswer {
  readonly kind: 'question';
  readonly slot: 'category' | 'place' | 'ordinal';
  readonly topic?: PlaceTopic | 'compare' | 'direct';
  readonly options: readonly Card[];
}

/** What is told beside the choice: of three, both of the others. */
export const runnersUp = ({ others }: Extract<Answer, { kind: 'pick' }>): readonly Card[] =>
  others.slice(0, others.length === 2 ? 2 : 1);

/** The places an answer talks about, in the order in which it does. */
export function cardsOf(answer: Answer): readonly Card[] {
  switch (answer.kind) {
    case 'list':
      return answer.groups.flatMap((group) => group.cards);
    case 'comparison':
      return answer.cards;
    case 'pick':
      return [answer.card, ...runnersUp(answer)];
    case 'ranking':
      return [...answer.ranked.map(({ card }) => card), ...answer.unmeasured];
    case 'facts_each':
      return answer.told.map(({ card }) => card);
    case 'timetable':
      return answer.days.flatMap(({ stops }) => stops.map(({ card }) => card));
    case 'plan_told':
      return answer.stop ? [answer.stop.card] : (answer.cards ?? []);
    case 'question':
      return answer.options;
    case 'topics':
      return answer.cards;
    case 'nothing':
      return answer.instead ? [answer.instead.card, ...answer.instead.others] : [];
    case 'directions':
      return answer.card ? [answer.card] : [];
    case 'place':
    case 'facts':
    case 'hours':
    case 'prices':
    case 'features':
    case 'reason':
      return [answer.card];
    default:
      return [];
  }
}
