// A turn of the conversation as it unfolds: what was understood, the places, the words as they come, and the whole at the end.
import { readEvents } from './event-stream.ts';
import type { operations, PostRecommendationsChatRequest } from './generated.ts';
import { type Answer, openStream, pause, type TransportOptions } from './transport.ts';
import type { ChatAnswer, ChatPlace, Position } from './types.ts';

export interface ChatQuestion {
  readonly message: string;
  readonly position?: Position;
  readonly conversationId?: string | undefined;
  /** What the asker looks at, where it is another list than the conversation's last. */
  readonly list?: { readonly wishes: readonly string[]; readonly shown: readonly string[] } | undefined;
  /** The same for every attempt at one question, so that the service counts it once. */
  readonly clientId?: string | undefined;
}

export interface ChatReply extends ChatAnswer {
  readonly conversationId: string | undefined;
  /** The plan that the answer made or changed, among the caller's plans. */
  readonly planId?: string | undefined;
  /** Of the list of places in it, for events. */
  readonly listId?: string | undefined;
  /** The language of the message, in which it was answered. */
  readonly language: 'en' | 'es';
}

export type ChatEvent =
  | {
      readonly kind: 'understood';
      readonly language: 'en' | 'es';
      readonly preferences: ChatAnswer['extracted_preferences'];
    }
  | { readonly kind: 'places'; readonly places: readonly ChatPlace[] }
  | { readonly kind: 'text'; readonly delta: string }
  | { readonly kind: 'done'; readonly reply: ChatReply };

/** A proxy that lets nothing through for this long holds the stream back until its end. */
const FIRST_EVENT_S = 8;

/**
 * Streams, and asks once more for a plain answer where nothing comes or the stream breaks off.
 * A refusal of the service is thrown as an ApiError; nothing is asked again once `signal` is aborted.
 */
export async function* converse(
  options: TransportOptions,
  call: Pick<ReturnType<typeof operations>, 'postRecommendationsChat'>,
  question: ChatQuestion,
  signal?: AbortSignal,
): AsyncGenerator<ChatEvent, void> {
  const body = bodyOf({ clientId: newClientId(), ...question });
  let complete = false;
  try {
    for await (const event of streamed(options, body, signal)) {
      yield event;
      complete = event.kind === 'done';
    }
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (!(error instanceof StreamTrouble)) throw error;
  }
  if (!complete)
    yield { kind: 'done', reply: replyOf(await call.postRecommendationsChat({ query: UNDERSTOOD, body, signal })) };
}

/** With what became of each wish, and the search that stands. */
const UNDERSTOOD = { include: 'understood' as const };

class StreamTrouble extends Error {}

async function* streamed(options: TransportOptions, body: Body, signal?: AbortSignal): AsyncGenerator<ChatEvent, void> {
  const asking = new AbortController();
  const heard = new AbortController();
  const leave = () => asking.abort();
  signal?.addEventListener('abort', leave);
  (options.wait ?? pause)(FIRST_EVENT_S, heard.signal).then(leave, () => undefined);
  const broken = (error: unknown): never => {
    throw asking.signal.aborted || !(error instanceof Error && error.name === 'ApiError') ? new StreamTrouble() : error;
  };
  try {
    const path = '/api/recommendations/chat';
    const response = await openStream(options, {
      method: 'POST',
      path,
      query: UNDERSTOOD,
      body,
      signal: asking.signal,
    }).catch(broken);
    if (!response.body || !response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
      heard.abort();
      const value = (await response.json().catch(broken)) as ChatAnswer;
      yield { kind: 'done', reply: replyOf({ value, headers: response.headers }) };
      return;
    }
    const events = readEvents(response.body);
    for (;;) {
      const { value, done } = await events.next().catch(broken);
      heard.abort();
      if (done) return;
      const event = eventOf(value.event, value.data);
      if (event) yield event;
    }
  } finally {
    heard.abort();
    asking.abort();
    signal?.removeEventListener('abort', leave);
  }
}

type Body = PostRecommendationsChatRequest['body'];

const newClientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const bodyOf = ({ message, position, conversationId, list, clientId }: ChatQuestion): Body => ({
  message,
  ...(position ? { location: { latitude: position.lat, longitude: position.lng } } : {}),
  ...(conversationId ? { conversation_id: conversationId } : {}),
  ...(list ? { list: { wishes: [...list.wishes], shown: [...list.shown] } } : {}),
  ...(clientId ? { client_id: clientId } : {}),
});

const replyOf = ({ value, headers }: Answer<ChatAnswer>): ChatReply => ({
  ...value,
  conversationId: headers.get('X-Conversation-Id') ?? undefined,
  planId: headers.get('X-Plan-Id') ?? undefined,
  listId: headers.get('X-Recommendation-Id') ?? undefined,
  language: headers.get('Content-Language') === 'es' ? 'es' : 'en',
});

/** Events that are not known yet are passed over. */
function eventOf(name: string, data: unknown): ChatEvent | undefined {
  switch (name) {
    case 'preferences':
      return { kind: 'understood', ...(data as Omit<ChatEvent & { kind: 'understood' }, 'kind'>) };
    case 'recommendations':
      return { kind: 'places', places: data as readonly ChatPlace[] };
    case 'text':
      return { kind: 'text', delta: (data as { readonly delta: string }).delta };
    case 'done': {
      const {
        conversation_id: conversationId,
        plan_id: planId,
        recommendation_id: listId,
        ...reply
      } = data as ChatReply & {
        readonly conversation_id: string;
        readonly plan_id?: string;
        readonly recommendation_id?: string;
      };
      return { kind: 'done', reply: { ...reply, conversationId, planId, listId } };
    }
    default:
      return undefined;
  }
}
