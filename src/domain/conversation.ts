// The state of a conversation between two messages: one record, kept in the database for thirty minutes.
import type { Point } from '../geo/point.ts';
import type { ConversationId, PlaceId } from './branded.ts';
import type { Category } from './category.ts';
import type { Kinds } from './kind.ts';
import type { Language } from './language.ts';
import type { Place } from './place.ts';

export const CONVERSATION_MINUTES = 30;

/** Conditions that a person may put on every place of a list. */
export const FILTERS = [
  'open_now',
  'open_on',
  'quieter',
  'vegetarian',
  'terrace',
  'free',
  'children',
  'accessible',
] as const;
export type Filter = (typeof FILTERS)[number];

/** Where a search starts from: a named thing of the city, or (without a name) where the person stands. */
export interface Anchor {
  readonly name?: string;
  readonly position: Point;
  /** The place itself, when the anchor is one: it is not recommended next to itself. */
  readonly placeId?: PlaceId;
  /** The person said "in": places inside this area, not around it. */
  readonly inside?: boolean;
}

export const anchorAt = ({ id, name, position }: Pick<Place, 'id' | 'name' | 'position'>): Anchor => ({
  name,
  position,
  placeId: id,
});

/** A price to stay below: a ticket in euros, or a price level (1 to 4). */
export interface Budget {
  readonly belowEur?: number;
  readonly belowLevel?: number;
}

/** A search as people refine it, turn by turn. */
export interface Search {
  /** Canonical categories asked for; none means "whatever suits this person". */
  readonly categories: readonly Category[];
  readonly anchor?: Anchor;
  readonly filters: readonly Filter[];
  /** For `open_on`: 0 Monday to 6 Sunday. */
  readonly weekday?: number;
  /** Cuisine in OSM's vocabulary. */
  readonly cuisine?: string;
  /** Of a category asked for, only these: "pharmacies", not whatever serves. */
  readonly kinds?: Kinds;
  /** Nothing farther than this ("too far", "closer"). */
  readonly withinM?: number;
  readonly budget?: Budget;
  readonly sortBy?: 'distance' | 'rating';
  readonly howMany?: number;
}

/** A question of ours that waits for an answer; `intent` is what the person wanted to know. */
export interface PendingQuestion {
  readonly slot: 'place' | 'category';
  readonly intent?: string;
}

/** Plain JSON, so that any replica can take over. */
export interface Conversation extends Search {
  readonly id: ConversationId;
  readonly turn: number;
  readonly language: Language;
  /** What the person said they like, in this conversation only. */
  readonly preferences: Partial<Record<Category, number>>;
  /** The places shown last, in that order. */
  readonly shown: readonly PlaceId[];
  /** Everything shown for the present search, so that "more" brings something new. */
  readonly seen: readonly PlaceId[];
  /** What the person knows already: "I've been to the Prado". */
  readonly known?: readonly PlaceId[];
  /** The largest distance and price among the places shown: "closer" and "cheaper" compare with them. */
  readonly shownWithinM?: number;
  readonly shownBudget?: Budget;
  /** The place being talked about. */
  readonly focus?: PlaceId;
  /** The last two places talked about, the latest first: "which of the two is cheaper?" */
  readonly talkedOf?: readonly PlaceId[];
  /** Where the person last said they stand. */
  readonly position?: Point;
  /** The act of the last turn, for corrections ("no, the other one"). */
  readonly lastAct?: string;
  /** The features asked about in that turn: "is it accessible?". */
  readonly askedFeatures?: readonly Filter[];
  /** What the person told their taste of in that turn, for "no, I don't hate them". */
  readonly lastTastes?: readonly Category[];
  /** What the last question of ours was about, when we asked one. */
  readonly pendingQuestion?: PendingQuestion;
}

export const newConversation = (id: ConversationId, language: Language): Conversation => ({
  id,
  turn: 0,
  language,
  preferences: {},
  categories: [],
  shown: [],
  seen: [],
  filters: [],
});
