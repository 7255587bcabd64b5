// The answer of a turn, and how a conversation keeps it for a client that asks the same once more.
import type { TalkState } from '../../chat/state.ts';
import type { ConversationId, PlaceId } from '../../domain/branded.ts';
import type { Language } from '../../domain/language.ts';
import type { Recommendation } from '../../domain/recommendation.ts';
import type { Understanding } from '../../nlp/understanding.ts';
import { namedIn } from '../../vocabulary/convenience-names.ts';
import type { Understood } from './understood.ts';
import type { ConversationWorld } from './world.ts';

export interface ChatAnswer {
  readonly conversationId: ConversationId;
  readonly language: Language;
  readonly responseText: string;
  /** Exactly the places that the text talks about, in the same order. */
  readonly recommendations: readonly Recommendation[];
  readonly extractedPreferences: Understanding['preferences'];
  readonly understood: Understood;
  /** The plan that the turn made or changed, among the owner's plans. */
  readonly planId?: string;
}

/** Plain JSON, with places by their ids. */
interface KeptAnswer extends Omit<ChatAnswer, 'conversationId' | 'recommendations' | 'extractedPreferences'> {
  readonly recommendations: readonly (Omit<Recommendation, 'place'> & { readonly placeId: PlaceId })[];
  readonly extractedPreferences: readonly (readonly [string, number])[];
}

/** A conversation with its last answers, each under the id that the client gave its request. */
export interface KeptTalk extends TalkState {
  readonly answered?: readonly { readonly clientId: string; readonly answer: KeptAnswer }[];
  /** Something that it had shown was chosen since. */
  readonly isChosen?: true;
}

/** A client asks again within seconds: the last few answers are enough. */
const MOST_ANSWERED = 3;

export function withAnswer(
  next: TalkState,
  before: KeptTalk,
  answer: ChatAnswer,
  clientId: string | undefined,
): KeptTalk {
  const { answered: _, ...state } = next as KeptTalk;
  const { answered = [] } = before;
  if (clientId === undefined) return answered.length > 0 ? { ...state, answered } : state;
  const { conversationId: _id, recommendations, extractedPreferences, ...rest } = answer;
  const kept: KeptAnswer = {
    ...rest,
    recommendations: recommendations.map(({ place, ...item }) => ({ ...item, placeId: place.id })),
    extractedPreferences: [...extractedPreferences],
  };
  return { ...state, answered: [...answered, { clientId, answer: kept }].slice(-MOST_ANSWERED) };
}

/** The answer that this request got before; places that the catalogue has lost meanwhile are left out. */
export function answeredBefore(
  { id, answered = [] }: KeptTalk,
  clientId: string | undefined,
  { recommend: { catalogue } }: ConversationWorld,
): ChatAnswer | undefined {
  const known = clientId === undefined ? undefined : answered.find((each) => each.clientId === clientId)?.answer;
  if (!known) return undefined;
  return {
    ...known,
    conversationId: id,
    recommendations: known.recommendations.flatMap(({ placeId, ...item }) => {
      const place = catalogue.places[catalogue.rowOf.get(placeId) ?? -1];
      return place ? { ...item, place: namedIn(place, known.language) } : [];
    }),
    extractedPreferences: new Map(known.extractedPreferences) as ChatAnswer['extractedPreferences'],
  };
}
