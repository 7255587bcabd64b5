// What a conversation remembers beyond its search: who comes along and what they need, the plan that stands, the questions
// of the turn before. Plain JSON, so that any replica can take over.

import type { AreaTrait } from '../domain/area-trait.ts';
import type { PlaceId } from '../domain/branded.ts';
import type { CivilDay } from '../domain/civil-day.ts';
import type { Anchor, Conversation, Search } from '../domain/conversation.ts';
import type { Plan } from '../domain/plan.ts';
import type { Point } from '../geo/point.ts';
import type { Company, FactAttribute, PlanRequest, Relatives, SituationFact, When } from '../nlp/frame.ts';
import type { AgeGroup, Diet, Party, Wish } from '../wishes/wish.ts';

/** A search with the conditions that its filters have no word for. */
export interface WishSearch extends Search {
  /** The best of its kind goes first, by ratings and by how well known it is. */
  readonly isBest?: true;
  /** "That surely has it": what merely may suit is left out, unless there is nothing else. */
  readonly isSure?: true;
  /** "In the old town or the port": the second of two. */
  readonly orAround?: Anchor;
  /** "Close by", or for somebody who cannot walk far: the nearest first, and nothing farther once there is a choice. */
  readonly isShortWay?: true;
  /** "In another area": nothing around this point, else around where the search begins. */
  readonly notAround?: { readonly at?: Point };
  readonly wishes?: readonly Wish[];
  /** A meal that is more than any other day's: an anniversary, a first date. */
  readonly isSpecial?: true;
  /** For which the table is sought. */
  readonly meal?: 'lunch' | 'dinner';
  /** "Somewhere indoors", "lunch for ten euros": several kinds that nobody named, in one list. */
  readonly isOneWish?: true;
}

/** Every field of a search that the request alone can fill; the frame adds the others. */
const REQUESTED_KEYS = {
  categories: true,
  anchor: true,
  filters: true,
  weekday: true,
  cuisine: true,
  kinds: true,
  withinM: true,
  budget: true,
  sortBy: true,
  howMany: true,
} as const satisfies Record<keyof Search, true>;

const SEARCH_KEYS = {
  ...REQUESTED_KEYS,
  isBest: true,
  isSure: true,
  orAround: true,
  isShortWay: true,
  notAround: true,
  wishes: true,
  isSpecial: true,
  meal: true,
  isOneWish: true,
} as const satisfies Record<keyof WishSearch, true>;

/** The last search as the request made it: what else of it holds is decided when the frame joins. */
export const sameSearch = (state: Search): Search => partOf(state, (key) => key in REQUESTED_KEYS);

/** The last search with every condition. */
export const searchIn = (state: WishSearch): WishSearch => partOf(state, (key) => key in SEARCH_KEYS);

/** All that is remembered besides the search. */
export const withoutSearch = (state: TalkState): Omit<TalkState, keyof WishSearch> =>
  partOf(state, (key) => !(key in SEARCH_KEYS));

const partOf = <Part extends object>(state: Part, isPart: (key: string) => boolean): Part =>
  Object.fromEntries(Object.entries(state).filter(([key, value]) => isPart(key) && value !== undefined)) as Part;

export interface TalkState extends Conversation, WishSearch {
  readonly situation?: Situation;
  readonly plan?: Plan;
  /** The plan as the owner's plans hold it; absent where it could not be stored. */
  readonly planRef?: { readonly id: string; readonly version: number };
  /** What the plan was made of, for another like it. */
  readonly planAsked?: { readonly request: PlanRequest; readonly search: WishSearch };
  /** Versions of the plan before the present one, the oldest first. */
  readonly planVersions?: readonly Plan[];
  /** Places that went from the plan or were refused: no choice takes them again unless they are named. */
  readonly turnedDown?: readonly PlaceId[];
  readonly agreed?: Agreed;
  /** The flight or train that the asker told of. */
  readonly leaving?: Leaving;
  /** What was asked about the place of the last turn, for "and on Sunday?" and "and the second one?". */
  readonly lastFacts?: readonly FactQuestion[];
  /** Places that were named, chosen or asked about, the latest first. */
  readonly discussed?: readonly PlaceId[];
  /** Of which the last turn told together: "they", and not "the others". */
  readonly together?: readonly PlaceId[];
  /** Places that a text about the city named: they can be asked about as if they had been listed. */
  readonly mentioned?: readonly PlaceId[];
  /** Where the last way led, for "no, from the station". */
  readonly lastWay?: Destination;
  /** Where it began, if the message said so. */
  readonly lastStart?: Anchor;
  /** Parts of the city that the last turn told of, for "so which one?". */
  readonly areasTold?: AreasTold;
  /** Topics of the city that the last turn told of, or sides of them, for "and how much is it?". */
  readonly topicsTold?: readonly string[];
  /** By what two places were just set side by side, and from where: "and the other market?" goes on by it. */
  readonly lastComparison?: { readonly criteria: readonly Criterion[]; readonly from?: Anchor };
  /** Prices and distances of the last reply: a message that repeats one sets no bound by it. */
  readonly toldFigures?: readonly string[];
  /** Lists before the present one, the newest last. */
  readonly earlier?: readonly EarlierList[];
}

/** A part of the city with what it is like. */
export interface AreaTold extends NamedPoint {
  readonly traits: readonly AreaTrait[];
}

/** Several parts of the city, and what was wanted of them. */
export interface AreasTold {
  readonly areas: readonly AreaTold[];
  readonly wanted: readonly AreaTrait[];
}

/** What the talk has settled on, for the plan that comes of it. */
export interface Agreed {
  /** Places that the visitor picked or asked about by name or number, in the order in which they came up. */
  readonly places?: readonly AgreedPlace[];
  readonly day?: CivilDay;
  readonly untilDay?: CivilDay;
  /** Minutes after midnight: the visitor arrives then, or must be gone by then. */
  readonly from?: number;
  readonly until?: number;
}

export interface AgreedPlace {
  readonly placeId: PlaceId;
  /** Of several days, the one it was named for. */
  readonly day?: CivilDay;
}

/** Somewhere to walk to: a place of the catalogue, or an area or station. */
export type Destination = { readonly placeId: PlaceId } | Anchor;

/** Enough of a list to go back to it. */
interface EarlierList {
  readonly search: WishSearch;
  readonly shown: Conversation['shown'];
}

/** One fact asked of a place. */
export interface FactQuestion {
  readonly attribute: FactAttribute;
  readonly on?: When;
  readonly forWhom?: AgeGroup;
  /** Of a price: whether somebody pays less. */
  readonly isReduced?: true;
  readonly diet?: Diet;
  /** Of `worth_it`: whether to go in at all, and whether it is only for visitors. */
  readonly isFromOutside?: true;
  readonly isForTourists?: true;
  /** Of `booking`: whether one must or can, and no table is wanted. */
  readonly isWhether?: true;
  /** The words of the question, where the answer is looked for in the description. */
  readonly said?: string;
  /** Nothing read those words: they are looked for, and never said back. */
  readonly isUnread?: true;
}

/** What holds for the asker until it is changed; every list respects it. */
export interface Situation {
  readonly party?: Party;
  readonly company?: Company;
  readonly relatives?: Relatives;
  readonly ages?: readonly number[];
  readonly diets?: readonly Diet[];
  readonly allergies?: readonly string[];
  readonly access?: Exclude<Extract<SituationFact, { kind: 'access' }>['value'], 'none'>;
  readonly citizenOf?: readonly Extract<SituationFact, { kind: 'citizen' }>['value'][];
  /** What one person may spend, in the currency of the city. */
  readonly amount?: number;
  readonly stay?: NamedPoint;
  /** Where they said that they are. */
  readonly at?: NamedPoint;
}

/** A departure from the city. */
export interface Leaving {
  readonly by: 'air' | 'rail' | 'road';
  /** The airport, terminal or station. */
  readonly hub?: NamedPoint;
  /** Minutes after midnight. */
  readonly atMin?: number;
}

export interface NamedPoint {
  readonly name: string;
  readonly position: Point;
}

export const MAX_EARLIER_LISTS = 5;
export const MAX_PLAN_VERSIONS = 10;

/** Whether the plan is what is talked of: it was told last, or one of its stops was, and no list since. */
export const isPlanOpen = ({ plan, shown, lastAct = '' }: TalkState): boolean =>
  plan !== undefined &&
  !LISTING_ACTS.some((kind) => kind === lastAct) &&
  shown.length > 0 &&
  shown.every((id) => plan.days.some(({ stops }) => stops.some(({ placeId }) => placeId === id)));

/** A list was shown last, and no plan is talked of. */
export const isListOpen = (state: TalkState): boolean =>
  LISTING_ACTS.some((kind) => kind === state.lastAct) && !isPlanOpen(state);

/** Acts that look for places or order those that were found: what was done last, as the state keeps it. */
export const LISTING_ACTS = ['recommend', 'taste', 'nearby', 'refine', 'more', 'sort'] as const;

/** What the asker said that decides between two places. */
export type Criterion =
  | { readonly of: 'time'; readonly minutes: number }
  | { readonly of: 'access' | 'children' | 'money' | 'beginner' }
  /** The nearer one, for somebody who walks little. */
  | { readonly of: 'walk' }
  /** The smaller one, which is seen with less walking and standing. */
  | { readonly of: 'ease' }
  /** What is liked, and which of the two is known for it. */
  | { readonly of: 'liking'; readonly placeId: PlaceId }
  /** What these pay, which no catalogue of ours holds. */
  | { readonly of: 'reductions'; readonly forWhom: 'student' | 'senior' };
