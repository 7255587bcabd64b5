// What one message says, with every content word accounted for: the value that `read` returns. Offsets are UTF-16
// indices into `text`. The frame holds what was said in this message only; the conversation's state lives in `chat`.
import type { PlaceId } from '../domain/branded.ts';
import type { Category } from '../domain/category.ts';
import type { CivilDay } from '../domain/civil-day.ts';
import type { Language } from '../domain/language.ts';
import type { Citizenship } from '../domain/place.ts';
import type { AgeGroup, Attribute, Condition, Diet, Party, Said, Wish } from '../wishes/wish.ts';
import type { Ask, SortBy } from './ask.ts';
import type { Meal, Reference } from './reference.ts';
import type { When } from './when.ts';

export {
  type Ask,
  COMPARISONS,
  type CompareBy,
  FACT_ATTRIBUTES,
  type FactAttribute,
  FEATURE_OF_FACT,
  type SortBy,
} from './ask.ts';
export type { ChosenBy, Reference } from './reference.ts';
export type { DayPart, When } from './when.ts';

/** Words that nothing has read. */
export interface Unread extends Said {
  /** The last of them names something: "organ" of "organ music", unlike "proper". */
  readonly isThing?: true;
  /** They stand in a clause without a verb: a noun phrase is all that is said there. */
  readonly isPhrase?: true;
  /** The first of them is a verb: "donate blood". */
  readonly isDeed?: true;
}

export interface Frame {
  /** The normalised message. */
  readonly text: string;
  readonly language: Language;
  /** The main one first; never empty. */
  readonly intents: readonly ScoredIntent[];
  /** Conditions on places in this message, in the order in which they were said. */
  readonly wishes: readonly Wish[];
  readonly asks: readonly Ask[];
  readonly references: readonly Reference[];
  readonly changes: readonly Change[];
  /** Tastes that were stated, apart from wishes; ratings that are read from a text follow from them. */
  readonly attitudes: readonly Attitude[];
  /** Stage 5: 1 to 5 for each category that the person has an attitude to. */
  readonly preferences: ReadonlyMap<Category, number>;
  /** Facts about the asker that hold for the conversation. */
  readonly situation: readonly SituationFact[];
  readonly plan?: PlanRequest;
  /** "I don't want a plan": the one that stands is given up, and nothing else is about one. */
  readonly isPlanRefused?: true;
  /** The words that say so; what the message says besides is answered as if no plan had been spoken of. */
  readonly planEnded?: Said;
  /** "Just name me a bar near there": the plan stands, and the talk goes on about places. */
  readonly isPlanLeft?: true;
  /** Places are asked about, whatever plan they stand in: it is not changed. */
  readonly isOfStops?: true;
  readonly courtesies: readonly Courtesy[];
  /** Times that the message names, wherever they belong. */
  readonly whens: readonly When[];
  /** How many places are wanted. */
  readonly howMany?: number;
  readonly sortBy?: SortBy;
  /** How far away a place may be; vague where no number was said. */
  readonly reach?: { readonly withinM?: number; readonly walkMinutes?: number; readonly isVague?: true };
  /** Of whom it speaks whose tickets may cost less than that of others: by what they are called, or by their ages. */
  readonly payers?: readonly AgeGroup[];
  /** Another city or country, or a sight there, as the place to go to. */
  readonly elsewhere?: Said;
  /** The city itself is named as where to look. */
  readonly isCityWide?: true;
  /** "In the centre", by no name of a part of the city. */
  readonly isCentral?: true;
  /** Words for somewhere to search that no name of the city explains: "near my hotel Foo". */
  readonly unknownPlace?: Said;
  /** Content words that nothing above has claimed. */
  readonly unread: readonly Unread[];
}

const FRAME_INTENTS = [
  'recommend',
  'place_details',
  'opening_hours',
  'prices',
  'directions',
  'contact',
  'nearby',
  'refine',
  'sort',
  'more',
  'compare',
  'plan',
  'why',
  'preferences',
  'situation',
  'memory',
  'forget',
  'back',
  'correction',
  'repeat',
  'help',
  'greet',
  'smalltalk',
  'yes',
  'no',
  'out_of_scope',
] as const;
export type FrameIntent = (typeof FRAME_INTENTS)[number];

export interface ScoredIntent {
  readonly intent: FrameIntent;
  /** 0 to 1. */
  readonly confidence: number;
}

export type Change =
  | { readonly kind: 'add'; readonly wish: Wish; readonly said?: Said }
  /** "Make it Friday instead": the wish of that attribute gives way. */
  | { readonly kind: 'replace'; readonly attribute: Attribute; readonly by: Wish; readonly said?: Said }
  | {
      readonly kind: 'remove';
      readonly wish: Wish | { readonly attribute: Attribute };
      /** "It need not be cheap": given up where it was asked for, and not turned down. */
      readonly isIndifferent?: true;
      readonly said?: Said;
    }
  | { readonly kind: 'undo'; readonly said?: Said }
  /** "Not this one", "I've been there": leave these places out. */
  | { readonly kind: 'reject'; readonly of: readonly Reference[]; readonly said?: Said }
  | {
      readonly kind: 'relax' | 'tighten';
      readonly attribute: 'distance' | 'price' | 'time' | 'rating' | 'noise' | 'fame' | 'size';
      readonly said?: Said;
    };

export interface Attitude {
  readonly categories: readonly Category[];
  /** -1 hates to 1 loves; absent where only a comparison says something. */
  readonly polarity?: number;
  /** An explicit number on the scale of 1 to 5. */
  readonly stated?: number;
  /** What was named, where it is narrower than its categories: the palaces of "I love palaces". */
  readonly narrower?: Condition;
  readonly said: Said;
}

/** What holds for the asker until changed. */
export type SituationFact =
  | {
      readonly kind: 'party';
      readonly value: Party;
      readonly with?: Company;
      /** As they were called: "my mother-in-law". */
      readonly relatives?: Relatives;
      readonly ages?: readonly number[];
      readonly said: Said;
    }
  | { readonly kind: 'diet'; readonly value: Diet; readonly said: Said }
  | { readonly kind: 'allergy'; readonly value: string; readonly said: Said }
  | {
      readonly kind: 'access';
      /**
       * `none`: "I'm not in a wheelchair" takes back what was understood. `walks_little`: a bad knee, a walking stick; steps are no
       * bar to it, as they are to `reduced_mobility`.
       */
      readonly value: 'wheelchair' | 'reduced_mobility' | 'walks_little' | 'pushchair' | 'blind' | 'deaf' | 'none';
      readonly said: Said;
    }
  | { readonly kind: 'budget'; readonly amount?: number; readonly level?: 'low' | 'high'; readonly said: Said }
  | { readonly kind: 'stay'; readonly at?: Reference; readonly nights?: number; readonly said: Said }
  /** `isNow`: they stand there, and do not merely come from there or arrive later. */
  | { readonly kind: 'position'; readonly at: Reference; readonly isNow?: true; readonly said: Said }
  | { readonly kind: 'time'; readonly when?: When; readonly minutes?: number; readonly said: Said }
  | { readonly kind: 'carries'; readonly what: 'luggage' | 'bike' | 'pushchair'; readonly said: Said }
  | {
      readonly kind: 'feels';
      readonly what: 'hungry' | 'thirsty' | 'tired' | 'bored' | 'cold' | 'hot';
      readonly said: Said;
    }
  | { readonly kind: 'weather'; readonly what: 'rain' | 'heat' | 'cold'; readonly said: Said }
  | {
      readonly kind: 'occasion';
      readonly what: 'birthday' | 'date' | 'anniversary' | 'work' | 'celebration';
      readonly said: Said;
    }
  /** Whose passport they hold: some tickets are for citizens of some countries. */
  | { readonly kind: 'citizen'; readonly value: Citizenship | 'other'; readonly said: Said }
  | { readonly kind: 'first_time' | 'resident'; readonly said: Said };

/** Nouns of a language, as they are written behind "your". */
export interface Relatives {
  readonly nouns: readonly string[];
  readonly language: Language;
}

export type Company =
  | 'alone'
  | 'partner'
  | 'children'
  | 'baby'
  | 'family'
  | 'friends'
  | 'parents'
  | 'grandparents'
  | 'colleagues'
  | 'group'
  | 'dog';

/** Something to put into a plan: a kind of stop or a named place, possibly at a time. */
export interface PlanStop {
  /** A place that was settled on earlier in the conversation. */
  readonly placeId?: PlaceId;
  /** Of several days, the one that it is for. */
  readonly day?: CivilDay;
  readonly wish?: Wish;
  readonly reference?: Reference;
  readonly at?: When;
  /** What this one is to be: "a museum that's free", "dinner with a terrace". */
  readonly like?: readonly Wish[];
  /** Where it should be: "dinner in the old town". */
  readonly near?: Reference;
  readonly meal?: Meal;
  /** "Drinks near here, then dinner in town": from here on in the middle of the city. */
  readonly isInTown?: true;
  /** "A view for sunset". */
  readonly isAtSunset?: true;
  /** "End in a bar": the day is over with it. */
  readonly isLast?: true;
  /** "Till five": when it is over, in minutes after midnight. */
  readonly until?: number;
  /** "From outside": nobody goes in. */
  readonly isGlimpse?: true;
}

export interface PlanRequest {
  /** `make` asks for a plan, `edit` changes the one that stands, `ask` asks about it. */
  readonly kind: 'make' | 'edit' | 'ask';
  readonly days?: number;
  readonly window?: When;
  readonly minutes?: number;
  readonly stops: readonly PlanStop[];
  readonly edits: readonly PlanEdit[];
  readonly pace?: 'relaxed' | 'packed';
  /** A flight or a train leaves when the outing is over. */
  readonly leaving?: 'flight' | 'train';
  /** People come in by it when a stay begins. */
  readonly arriving?: 'flight' | 'train';
  /** "Something to see" beside the stops that are named. */
  readonly isSeeing?: true;
  /** "The whole day", of which not every hour was said. */
  readonly isWhole?: true;
  /** The stops are of a day that was to be filled: long gaps between them are. */
  readonly isFilledBetween?: true;
  /** "All near each other": no stop far from the others. */
  readonly isCompact?: true;
  /** No more of the kinds that are named than is named. */
  readonly isSparing?: true;
  /** With the change it is asked when the plan is over then. */
  readonly isEndAsked?: true;
  /** Where people must be when it is over: the station of that train, the office of a meeting. */
  readonly end?: Reference;
  /** "Back at our hotel by six": it ends where it began. */
  readonly isRound?: true;
  /** "Dinner in town": people come from outside, and spend their time in the middle of the city. */
  readonly isInTown?: true;
  /** No way on foot is longer, in minutes. */
  readonly mostWalk?: number;
  /** Stops of one kind, one after the other: "a pub crawl". */
  readonly isCrawl?: true;
  /** All of it is about the kinds of place that were said: "a museum day", "just museums". */
  readonly isThemed?: true;
  /** The stops come in the order in which they were said. */
  readonly isInOrder?: true;
  /** They were listed in this order, and no word or hour says that it matters. */
  readonly isLooseOrder?: true;
  /** "Not more than two stops". */
  readonly mostStops?: number;
  /** Exactly these stops, in this order and at these hours: nothing is added. */
  readonly isStated?: true;
  /** "Nothing else": no stop comes in between, however long the hole. */
  readonly isOnly?: true;
  /** Of stops that were stated day by day: the days, each with its part or its hours. */
  readonly statedDays?: readonly When[];
  /** What was listed with them and cannot be planned as a stop, in the words of the message. */
  readonly leftOut?: readonly string[];
  /** Places that are named beside them only to be turned down: "and the tavern is too dear". */
  readonly turnedDown?: readonly Reference[];
  /** The plan begins with the stop that was named first. */
  readonly isFirst?: true;
  /** A way on foot with sights along it; without an end, around where it begins. */
  readonly walk?: { readonly from?: Reference; readonly to?: Reference; readonly toPlace?: PlaceId };
  /** "Start again": of this message alone, whatever stands. */
  readonly isAnew?: true;
  /** "Put it all in order": of the places that were agreed on before. */
  readonly isOfAgreed?: true;
  readonly question?: PlanQuestion;
  /** Read from what stands in the plan and what does not: whatever else was heard, the plan is changed. */
  readonly isByRoles?: true;
  /** Lists that are asked for beside the changes, each in its own words. */
  readonly listsBeside?: readonly Said[];
  readonly said: Said;
}

/** What is asked about the plan that stands; without `of`, about the whole. */
export interface PlanQuestion {
  readonly about:
    | ('all' | 'stop' | 'next' | 'previous' | 'when' | 'stay' | 'walk' | 'begin' | 'end')
    /** Which stops cost nothing, which lie under the open sky, whether one is open when people come, what rides there are. */
    | ('free' | 'outdoors' | 'open' | 'rides' | 'length' | 'shut')
    /** Where people eat, for whom to ring. */
    | 'tables'
    /** When to leave for a stop, the first where none is named. */
    | 'depart'
    /** What it all costs, the way between two stops, the stops of a part of the day, what could come after it. */
    | ('cost' | 'leg' | 'part' | 'after');
  readonly of?: Reference;
  /** Where the way begins that is asked about. */
  readonly from?: Reference;
  readonly when?: When;
  /** Of several days, the one that is asked about, by its number; 0 is the last. */
  readonly ofDay?: number;
  /** The whole plan with addresses. */
  readonly isAddressed?: true;
}

/** Of several days of a plan the one that is meant, by name or by number. A change that names a day touches no other. */
interface OfDay {
  readonly on?: When;
  readonly ofDay?: number;
}

export type PlanEdit = OfDay & PlanChange;

/** One that stands, or one that comes. */
export type ArrangedStop = ({ readonly of: Reference } | { readonly stop: PlanStop }) & { readonly at?: When };

type PlanChange =
  | {
      readonly kind: 'add';
      readonly stop: PlanStop;
      readonly after?: Reference;
      readonly before?: Reference;
      /** "More parks", "then a bar": said without a verb. */
      readonly isMore?: true;
      /** What the new stop is to be like. */
      readonly like?: readonly Wish[];
    }
  /** `isAll`: "no museums", every stop of that kind. */
  /** `isOne`: "one of the museums", whichever is missed least. */
  /** `like`: what comes for it is to be so: "no museums, more outside". */
  | {
      readonly kind: 'drop';
      readonly of: Reference;
      readonly isAll?: true;
      readonly isOne?: true;
      /** Of a kind that there is to be less of, about half of them. */
      readonly isHalf?: true;
      /** Turned down, and not taken out: where its kind was asked for, another of it comes. */
      readonly isRefused?: true;
      /** One that the message does not name itself: "no second flamenco". */
      readonly isOther?: true;
      readonly like?: readonly Wish[];
    }
  | {
      readonly kind: 'swap';
      readonly of: Reference;
      readonly by?: PlanStop;
      readonly cheaper?: true;
      readonly like?: readonly Wish[];
      /** Kinds of place of which any would do: "something weirder". */
      readonly anyOf?: readonly Wish[];
      /** Where the new stop should be. */
      readonly near?: Reference;
      /** No farther from there, in minutes on foot. */
      readonly withinMin?: number;
      /** By what was said, in words that nobody understood. */
      readonly isUnread?: true;
      /** What stands stays where it is surely like that already: "if not, another one". */
      readonly isUnlessSo?: true;
    }
  | {
      readonly kind: 'move';
      readonly of: Reference;
      readonly to?: When;
      /** "Earlier", "later": by an hour, unless the minutes were said. */
      readonly toward?: 'earlier' | 'later';
      readonly minutes?: number;
      readonly isAtSunset?: true;
      readonly after?: Reference;
      readonly before?: Reference;
    }
  /** The stops in this order, each at its hour; `isOnly`: what is not listed goes. */
  | { readonly kind: 'arrange'; readonly stops: readonly ArrangedStop[]; readonly isOnly?: true }
  /** "Make it three": as many stops. */
  | { readonly kind: 'count'; readonly count: number }
  /** Minutes later; negative is earlier. */
  | {
      readonly kind: 'shift';
      readonly minutes?: number;
      readonly startAt?: When;
      readonly endAt?: When;
      /** What leaves at that hour: people are there before. */
      readonly leaving?: NonNullable<PlanRequest['leaving']>;
      /** Minutes by which the end comes earlier, and nothing else. */
      readonly endsEarlier?: number;
      /** How many minutes the whole of it takes. */
      readonly lasts?: number;
    }
  /** The same stops on another day. */
  | { readonly kind: 'day'; readonly day: CivilDay }
  /** Of several days only this one stays, or this one goes. */
  | { readonly kind: 'days'; readonly day: CivilDay; readonly is: 'only' | 'gone' }
  /** A visit made longer or shorter; by how much is said or not. */
  | { readonly kind: 'stay'; readonly of: Reference; readonly by: 'longer' | 'shorter'; readonly minutes?: number }
  /** `having`: the last version in which these stood. */
  | { readonly kind: 'undo'; readonly to: 'before' | 'first'; readonly having?: readonly Reference[] }
  /** A stop of an earlier version is there again, as it stood; where none had it, it comes in. */
  /** What had come in its place gives way to it, unless it comes back beside that. */
  | { readonly kind: 'restore'; readonly of: Reference; readonly stop: PlanStop; readonly isBeside?: true }
  /** "Make it a café and something arty": other stops for the same time. */
  | { readonly kind: 'remake'; readonly stops: readonly PlanStop[] }
  /**
   * `anew`: another plan for the same time; `cheaper`: dear stops give way; `suit`: stops that do not suit what was just said
   * of the asker give way; `indoors`: those under the open sky do.
   */
  /**
   * So many stops fewer, one unless a number was said; `isEasier`: an easier day, whichever stops go; `by`: those go that save
   * most walking.
   */
  | { readonly kind: 'less'; readonly count?: number; readonly isEasier?: true; readonly by?: 'walk' | 'price' }
  /** `of` alone: the two stops of that kind change places; with `with`: these two. */
  | { readonly kind: 'reorder'; readonly of?: Reference; readonly with?: Reference }
  | { readonly kind: 'anew'; readonly isElsewhere?: true; readonly near?: Reference; readonly like?: readonly Wish[] }
  /** One stop more, of which only this was said. */
  | { readonly kind: 'more'; readonly like?: readonly Wish[]; readonly at?: When }
  | { readonly kind: 'shorter_walks' | 'cheaper' | 'suit' | 'indoors' };

export interface Courtesy {
  readonly kind: CourtesyKind;
  readonly said: Said;
}
const COURTESIES = [
  'greet',
  'thanks',
  'bye',
  'please',
  'sorry',
  'how_are_you',
  'who_are_you',
  'are_you_human',
  'can_you_help',
  'languages',
  /** Written in another language than ours. */
  'foreign',
  'joke',
  'praise',
  'complaint',
  'insult',
  'love',
  'laugh',
  'nice_to_meet',
  'wait',
  'ok',
  'yes',
  'no',
  'emergency',
  'medical',
  'chat',
] as const;
export type CourtesyKind = (typeof COURTESIES)[number];
