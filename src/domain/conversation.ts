// What a conversation remembers between two messages: one frame, kept in the database for thirty minutes.
import type { Point } from '../geo/point.ts';
import type { ConversationId, PlaceId } from './branded.ts';
import type { Category } from './category.ts';
import type { Language } from './language.ts';

export const CONVERSATION_MINUTES = 30;

/** Plain JSON, so that any replica can take over. */
export interface Conversation {
  readonly id: ConversationId;
  readonly turn: number;
  readonly language: Language;
  /** What the person said they like, in this conversation only. */
  readonly preferences: Partial<Record<Category, number>>;
  /** The categories of the last search. */
  readonly categories: readonly Category[];
  /** What was shown last, in the order shown. */
  readonly shown: readonly PlaceId[];
  /** Everything shown for the present search, so that "more" brings something new. */
  readonly seen: readonly PlaceId[];
  /** The place being talked about. */
  readonly focus?: PlaceId;
  /** Where searches start from: a named thing of the city, or where the person stands. */
  readonly anchor?: { readonly name?: string; readonly position: Point };
  readonly filters: readonly string[];
  readonly sortBy?: 'distance' | 'rating';
  /** The act of the last turn, for corrections and "more". */
  readonly lastAct?: string;
  /** What the last question of ours was about, when we asked one. */
  readonly pendingQuestion?: string;
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
