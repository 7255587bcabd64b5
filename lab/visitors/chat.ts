// The one place where visitors meet the service: the shipped catalogue and models, and one turn of conversation without a
// database. A visitor sees what a client sees: the text of the reply and the places it recommends.
import { openCityFolder } from '../../src/compose/city.ts';
import { shippedWorldParts } from '../../src/compose/shipped.ts';
import { asConversationId } from '../../src/domain/branded.ts';
import { newConversation } from '../../src/domain/conversation.ts';
import type { Plan } from '../../src/domain/plan.ts';
import { EMPTY_PROFILE } from '../../src/domain/profile.ts';
import { zoneClock } from '../../src/hours/civil-time.ts';
import type { Frame } from '../../src/nlp/frame.ts';
import type { PlanWorld } from '../../src/plan/world.ts';
import { hear } from '../../src/usecases/conversation/hearing.ts';
import { takeTurn } from '../../src/usecases/conversation/take-turn.ts';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { planWorldOf } from '../../src/usecases/plan-world.ts';
import { worldOfFiles } from '../../src/usecases/understanding.ts';
import type { Point } from '../relevance/facts.ts';

export interface Reply {
  readonly text: string;
  /** Ids of the places of `recommendations`, in their order. */
  readonly listed: readonly string[];
}

/** One conversation of a visitor of whom nothing is known. */
interface Talk {
  say(message: string): Reply;
  /** The plan that stands. */
  plan(): Plan | undefined;
  /** From here on this plan stands, whatever was made of the messages before. */
  standOn(plan: Plan): void;
}

/** What a single message is read against. */
interface ReadingCircumstances {
  readonly now: string;
  readonly from: Point;
  readonly hasShown?: boolean;
  readonly hasPlan?: boolean;
  readonly topic?: 'list' | 'place' | 'plan';
}

export interface Chat {
  readonly planWorld: PlanWorld;
  read(message: string, circumstances: ReadingCircumstances): Frame;
  /** @param now local time of the city, where the clock stands still */
  begin(id: string, now: string, from: Point): Talk;
}

export async function shippedChat(cityName: string): Promise<Chat> {
  const { city, catalogueFiles } = openCityFolder(cityName);
  return chatOver(await worldOfFiles(catalogueFiles, shippedWorldParts(city)));
}

/** Over a world that is there already: building one takes seconds. */
export function chatOver(world: ConversationWorld): Chat {
  const clock = zoneClock(world.recommend.city.timeZone);
  return {
    planWorld: planWorldOf(world),
    read: (message, { from, ...context }) =>
      world.read(message, { ...context, position: { latDeg: from.lat, lngDeg: from.lng } }),
    begin(id, local, from) {
      const now = clock.instantOf(Date.parse(`${local}:00Z`));
      const location = { latDeg: from.lat, lngDeg: from.lng };
      let before: Parameters<typeof takeTurn>[1] = newConversation(asConversationId(id), 'en');
      return {
        say(message) {
          const circumstances = { world, account: EMPTY_PROFILE, now, includeReviewed: false };
          const heard = hear(world, message, before, now, location);
          const { answer, next } = takeTurn(circumstances, before, heard, location);
          // As a replica would find it in the database.
          before = JSON.parse(JSON.stringify(next));
          return { text: answer.responseText, listed: answer.recommendations.map(({ place }) => place.id) };
        },
        plan: () => before.plan,
        standOn(plan) {
          before = { ...before, plan };
        },
      };
    },
  };
}
