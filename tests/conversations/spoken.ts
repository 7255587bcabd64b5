// Talks in plain words: the shipped catalogue, the real understanding, the real models; only the clock stands still.

import { asConversationId } from '../../src/domain/branded.ts';
import type { Catalogue } from '../../src/domain/catalogue.ts';
import { sourceRatings } from '../../src/domain/catalogue.ts';
import { type Conversation, newConversation } from '../../src/domain/conversation.ts';
import { oncePerObject } from '../../src/domain/once.ts';
import type { Place } from '../../src/domain/place.ts';
import { EMPTY_PROFILE, type Profile } from '../../src/domain/profile.ts';
import { hear } from '../../src/usecases/conversation/hearing.ts';
import { takeTurn } from '../../src/usecases/conversation/take-turn.ts';
import type { TakenTurn } from '../../src/usecases/conversation/taken-turn.ts';
import type { Heard } from '../../src/usecases/conversation/topics-told.ts';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { type World, worldBuilder } from '../../src/usecases/world.ts';
import { shippedParts } from '../support/city.ts';

export interface SpokenTurn extends TakenTurn {
  readonly heard: Heard;
}

export interface SpokenTalk {
  /** @param at where it is said, where that is not the place where the talk began */
  say(message: string, at?: Place['position']): SpokenTurn;
  frame(): Conversation;
}

interface Circumstances {
  readonly id: string;
  readonly now: Date;
  readonly location?: Place['position'];
  readonly account?: Profile;
  /** What was said before, in a conversation that began in the same way. */
  readonly before?: Conversation;
}

/** Built once for each catalogue: a talk changes nothing of the world it is held in. */
export function worldOver(catalogue: Catalogue): World {
  const world = worlds.get(catalogue) ?? worldBuilder(shippedParts())(catalogue, sourceRatings(catalogue));
  worlds.set(catalogue, world);
  return world;
}

const worlds = new WeakMap<Catalogue, World>();

interface LastTurn {
  readonly act: TakenTurn['act']['kind'];
  readonly text: string;
  readonly places: TakenTurn['answer']['recommendations'];
  readonly state: Conversation;
}

/**
 * What was done and said in the last turn of a conversation, while the clock stands still. Hundreds of rows go on from one
 * beginning, such as the plan that they change: it is played once.
 */
export function lastTurn(world: ConversationWorld, now: Date, messages: readonly string[]): LastTurn {
  const known = turnsOver(world);
  const key = JSON.stringify([now, messages]);
  const turn = known.get(key) ?? turnPlayed(world, now, messages);
  known.set(key, turn);
  return turn;
}
const turnsOver = oncePerObject((_: ConversationWorld) => new Map<string, LastTurn>());

function turnPlayed(world: ConversationWorld, now: Date, messages: readonly string[]): LastTurn {
  const id = messages.join('/');
  const before = messages.length > 1 ? lastTurn(world, now, messages.slice(0, -1)).state : undefined;
  const talk = spokenTalk(world, { id, now, ...(before && { before }) });
  const last = talk.say(messages.at(-1)!);
  const { responseText: text, recommendations: places } = last.answer;
  return { act: last.act.kind, text, places, state: talk.frame() };
}

export function spokenTalk(
  world: ConversationWorld,
  { id, now, location, account = EMPTY_PROFILE, before }: Circumstances,
): SpokenTalk {
  let frame: Conversation = { ...(before ?? newConversation(asConversationId(id), 'en')), id: asConversationId(id) };
  return {
    say(message, at = location) {
      const heard = hear(world, message, frame, now, at);
      const taken = takeTurn({ world, account, now, includeReviewed: false }, frame, heard, at);
      frame = JSON.parse(JSON.stringify(taken.next));
      return { ...taken, heard };
    },
    frame: () => frame,
  };
}
