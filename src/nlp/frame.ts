// What one message says, with every content word accounted for: the value that `read` returns. Offsets are UTF-16
// indices into `text`. The frame holds what was said in this message only; the conversation's state lives in `chat`.
import type { PlaceId } from '../domain/branded.ts';
import type { Category } from '../domain/category.ts';
import type { CivilDay } from '../domain/civil-day.ts';
import type { GazetteerEntry } from '../domain/gazetteer.ts';
import type { Language } from '../domain/language.ts';
import type { AgeGroup, Attribute, Condition, Diet, Party, Said, Wish } from '../wishes/wish.ts';

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
  /** Tastes that were stated, apart from wishes; ratings of endpoint 8 follow from them. */
  readonly attitudes: readonly Attitude[];
  /** Stage 5: 1 to 5 for each category that the person has an attitude to. */
  readonly preferences: ReadonlyMap<Category, number>;
  /** Facts about the asker that hold for the conversation. */
  readonly situation: readonly SituationFact[];
  readonly plan?: PlanRequest;
  readonly courtesies: readonly Courtesy[];
  /** Times that the message names, wherever they belong. */
  readonly whens: readonly When[];
  /** How many places are wanted. */
  readonly howMany?: number;
  readonly sortBy?: SortBy;
  /** How far away a place may be; vague where no number was said. */
  readonly reach?: { readonly withinM?: number; readonly walkMinutes?: number; readonly isVague?: true };
  /** Another city or country, or a sight there, as the place to go to. */
  readonly elsewhere?: Said;
  /** Content words that nothing above has claimed. */
  readonly unread: readonly Said[];
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
type RowAttribute = 'people' | 'taxi';
export type FactAttribute = (typeof FACT_ATTRIBUTES)[number] | RowAttribute | `feature:${string}`;

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
export type CompareBy = (typeof COMPARISONS)[number] | 'nearer_station';

export type Ask =
  | {
      readonly kind: 'fact';
      readonly attribute: FactAttribute;
      readonly of?: Reference;
      /** Where the way begins, for directions and distance. */
      readonly from?: Reference;
      readonly on?: When;
      readonly forWhom?: AgeGroup;
      readonly diet?: Diet;
      /** On foot, by metro. */
      readonly by?: 'foot' | 'metro' | 'bus' | 'car' | 'bike' | 'taxi' | 'train';
      readonly said: Said;
    }
  | {
      readonly kind: 'compare';
      readonly by: CompareBy;
      /** Empty: the places shown last. */
      readonly of: readonly Reference[];
      readonly said: Said;
    }
  | {
      readonly kind: 'more' | 'back' | 'forget' | 'memory' | 'repeat' | 'help' | 'sort' | 'restart';
      readonly by?: SortBy;
      /** What to forget or to go back to, in the words of the message. */
      readonly of?: string;
      readonly said: Said;
    };

/** A named thing that a reference may mean. */
interface NameCandidate {
  readonly entry: GazetteerEntry;
}

/** "Cafés near it" only says where to search, "from it" where a way begins, "more like the first" what to look for. */
type PointingRole = 'near' | 'like' | 'from';

/** By what one of those shown is singled out. */
export type ChosenBy = Extract<CompareBy, 'cheaper' | 'nearer' | 'better_rated' | 'more_famous'>;

export type Reference =
  /** "The second one": 2. `ofKind`: "the second bar". `fromEnd`: "the last" is 1, "the last but one" 2. `middle`: "the one in the middle". */
  | {
      readonly kind: 'ordinal';
      readonly index: number;
      readonly fromEnd?: true;
      readonly middle?: true;
      /** "The first bar": counted among those of a kind. */
      readonly ofKind?: { readonly category?: Category; readonly kindId?: string; readonly cuisine?: string };
      readonly role?: PointingRole;
      readonly said: Said;
    }
  | { readonly kind: 'pronoun'; readonly number: 'one' | 'many'; readonly role?: PointingRole; readonly said: Said }
  /**
   * "The park", "la farmacia": of those shown or talked about. `word`: "the house", a word of a place's name;
   * `number`: "those bars"; `isEarlier`: "the hotel from before".
   */
  | {
      readonly kind: 'type';
      readonly category?: Category;
      readonly kindId?: string;
      readonly cuisine?: string;
      readonly word?: string;
      readonly number?: 'many';
      readonly isEarlier?: true;
      readonly role?: PointingRole;
      readonly said: Said;
    }
  | { readonly kind: 'other'; readonly role?: PointingRole; readonly said: Said }
  /** "Lunch", "la cena": the stop of the plan where that is eaten. */
  | { readonly kind: 'meal'; readonly meal: NonNullable<PlanStop['meal']>; readonly said: Said }
  | { readonly kind: 'all'; readonly said: Said }
  /** "The cheap one", "the nearest one", beside something that is asked of it. */
  | { readonly kind: 'superlative'; readonly by: ChosenBy; readonly role?: PointingRole; readonly said: Said }
  /** "Here", "my hotel". */
  | { readonly kind: 'here' | 'stay'; readonly role?: 'near' | 'like'; readonly said: Said }
  | {
      readonly kind: 'name';
      /** Best first; never empty. */
      readonly candidates: readonly NameCandidate[];
      readonly certainty: number;
      readonly role: 'subject' | 'near' | 'in' | 'to' | 'from' | 'like' | 'except';
      readonly said: Said;
    };

export type Change =
  | { readonly kind: 'add'; readonly wish: Wish; readonly said?: Said }
  /** "Make it Friday instead": the wish of that attribute gives way. */
  | { readonly kind: 'replace'; readonly attribute: Attribute; readonly by: Wish; readonly said?: Said }
  | { readonly kind: 'remove'; readonly wish: Wish | { readonly attribute: Attribute }; readonly said?: Said }
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
      readonly ages?: readonly number[];
      readonly said: Said;
    }
  | { readonly kind: 'diet'; readonly value: Diet; readonly said: Said }
  | { readonly kind: 'allergy'; readonly value: string; readonly said: Said }
  | {
      readonly kind: 'access';
      readonly value: 'wheelchair' | 'reduced_mobility' | 'pushchair' | 'blind' | 'deaf';
      readonly said: Said;
    }
  | { readonly kind: 'budget'; readonly amount?: number; readonly level?: 'low' | 'high'; readonly said: Said }
  | { readonly kind: 'stay'; readonly at?: Reference; readonly nights?: number; readonly said: Said }
  | { readonly kind: 'position'; readonly at: Reference; readonly said: Said }
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
  | { readonly kind: 'first_time' | 'resident'; readonly said: Said };

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

/** A stretch of the city's calendar and clock. Minutes count from local midnight; past 1440 is the small hours. */
export interface When {
  readonly day?: CivilDay;
  /** The last day of several, inclusive: "next weekend". */
  readonly untilDay?: CivilDay;
  /** "Sundays": every one; 0 is Monday. */
  readonly weekdays?: readonly number[];
  readonly fromMin?: number;
  readonly toMin?: number;
  /** `toMin` is when one must be done: "by eight", "before nine". */
  readonly isDeadline?: true;
  readonly label?: DayPart;
  /** "Now", "right now". */
  readonly isNow?: true;
  readonly said: Said;
}
export type DayPart = 'morning' | 'noon' | 'lunch' | 'afternoon' | 'evening' | 'night' | 'late' | 'breakfast';

/** Something to put into a plan: a kind of stop or a named place, possibly at a time. */
export interface PlanStop {
  /** A place that was settled on earlier in the conversation. */
  readonly placeId?: PlaceId;
  /** Of several days, the one that it is for. */
  readonly day?: CivilDay;
  readonly wish?: Wish;
  readonly reference?: Reference;
  readonly at?: When;
  /** Where it should be: "dinner in the old town". */
  readonly near?: Reference;
  readonly meal?: 'breakfast' | 'lunch' | 'coffee' | 'dinner' | 'drinks';
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
  /** "Put it all in order": of the places that were agreed on before. */
  readonly isOfAgreed?: true;
  readonly question?: PlanQuestion;
  readonly said: Said;
}

/** What is asked about the plan that stands; without `of`, about the whole. */
export interface PlanQuestion {
  readonly about: 'all' | 'stop' | 'next' | 'previous' | 'when' | 'stay' | 'walk' | 'begin' | 'end';
  readonly of?: Reference;
}

export type PlanEdit =
  | { readonly kind: 'add'; readonly stop: PlanStop; readonly after?: Reference; readonly before?: Reference }
  | { readonly kind: 'drop'; readonly of: Reference }
  | {
      readonly kind: 'swap';
      readonly of: Reference;
      readonly by?: PlanStop;
      readonly cheaper?: true;
      readonly like?: readonly Wish[];
      /** Where the new stop should be. */
      readonly near?: Reference;
      /** By what was said, in words that nobody understood. */
      readonly isUnread?: true;
    }
  | {
      readonly kind: 'move';
      readonly of: Reference;
      readonly to?: When;
      readonly after?: Reference;
      readonly before?: Reference;
    }
  /** Minutes later; negative is earlier. */
  | {
      readonly kind: 'shift';
      readonly minutes?: number;
      readonly startAt?: When;
      readonly endAt?: When;
      /** Of several days, the one that is shifted. */
      readonly on?: When;
    }
  /** A visit made longer or shorter; by how much is said or not. */
  | { readonly kind: 'stay'; readonly of: Reference; readonly by: 'longer' | 'shorter'; readonly minutes?: number }
  | { readonly kind: 'undo'; readonly to: 'before' | 'first' }
  | { readonly kind: 'less' | 'more' | 'shorter_walks' | 'reorder' };

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
