// What a turn may look things up in: one catalogue snapshot with all that was built for it, at one moment.

import type { Language } from '../../domain/language.ts';
import type { Place } from '../../domain/place.ts';
import type { Profile } from '../../domain/profile.ts';
import type { Station } from '../../domain/station.ts';
import type { Frame } from '../../nlp/frame.ts';
import type { MessageContext } from '../../nlp/read.ts';
import type { ReadContext } from '../../nlp/reading/context.ts';
import type { Understanding } from '../../nlp/understanding.ts';
import type { HouseRules } from '../../recommend/house-rules.ts';
import type { Snapshot } from '../../recommend/snapshot.ts';
import type { SearchIndex } from '../../search/index.ts';

/** What a catalogue snapshot must bring for conversations; `compose` builds it. */
export interface ConversationWorld {
  readonly recommend: Snapshot;
  /** A message as its five stages and the frame that they end in, bound to the names of this catalogue. */
  understand(message: string, context: Omit<MessageContext, 'gazetteer'>): Understanding;
  /** The same in steps, for messages that take long. */
  understandInSteps(message: string, context: Omit<MessageContext, 'gazetteer'>): Generator<unknown, Understanding>;
  /** The frame alone. */
  read(message: string, context: Omit<ReadContext, 'gazetteer'>): Frame;
  readonly stations: readonly Station[];
  /** Names and texts of the catalogue; absent where nobody searches. */
  searching?(): { readonly index: SearchIndex };
}

/** One turn's view: the world, who asks, from where, and when. */
export interface Scene {
  readonly world: ConversationWorld;
  readonly profile: Profile;
  readonly includeReviewed: boolean;
  readonly now: Date;
  /** Of the reply; absent where nothing is said. */
  readonly language?: Language;
  /** House rules in force for the caller. */
  readonly rules?: HouseRules;
}

export function placeOf({ world }: Scene, placeId: Place['id']): Place | undefined {
  const { catalogue } = world.recommend;
  return catalogue.places[catalogue.rowOf.get(placeId) ?? -1];
}
