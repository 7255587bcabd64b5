// One turn as every decision sees it: the frame, what was understood, and the little it may look up.
import type { PlaceId } from '../domain/branded.ts';
import type { Conversation } from '../domain/conversation.ts';
import type { Place } from '../domain/place.ts';
import type { Understanding } from '../nlp/understanding.ts';

export interface Scene {
  /** A row of the catalogue; the frame keeps ids only. */
  readonly placeOf: (placeId: PlaceId) => Place | undefined;
  /** 0 Monday to 6 Sunday. */
  readonly today: number;
  /** The message came with a position. */
  readonly located: boolean;
}

export interface Turn {
  readonly conversation: Conversation;
  readonly heard: Understanding;
  readonly scene: Scene;
}
