// Talks to the service without a database: one turn after the other, the frame passed through JSON as a replica would.
import { asConversationId } from '../../src/domain/branded.ts';
import { type Conversation, newConversation } from '../../src/domain/conversation.ts';
import type { Place } from '../../src/domain/place.ts';
import { EMPTY_PROFILE, type Profile } from '../../src/domain/profile.ts';
import type { Station } from '../../src/domain/station.ts';
import type { Understanding } from '../../src/nlp/understanding.ts';
import type { Snapshot } from '../../src/recommend/snapshot.ts';
import type { ChatAnswer } from '../../src/usecases/conversation/answered.ts';
import { takeTurn } from '../../src/usecases/conversation/take-turn.ts';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';

export interface Talk {
  say(heard: Understanding, location?: Place['position']): ChatAnswer;
  frame(): Conversation;
}

interface Circumstances {
  readonly account?: Profile;
  readonly now: Date;
  readonly stations?: readonly Station[];
  readonly id?: string;
}

export function talkIn(
  recommend: Snapshot,
  { account = EMPTY_PROFILE, now, stations = [], id = 'test' }: Circumstances,
): Talk {
  const world: ConversationWorld = {
    recommend: {
      ...recommend,
      city: { ...recommend.city, stations: stations.map((each) => ({ aliases: [], ...each })) },
    },
    stations,
    understand: notHere,
    understandInSteps: notHere,
    read: notHere,
  };
  let frame: Conversation = newConversation(asConversationId(id), 'en');
  return {
    say(heard, location) {
      const { answer, next } = takeTurn({ world, account, now, includeReviewed: false }, frame, heard, location);
      frame = JSON.parse(JSON.stringify(next));
      return answer;
    },
    frame: () => frame,
  };
}

function notHere(): never {
  throw new Error('these tests hand in what was understood');
}
