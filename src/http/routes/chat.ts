// The conversation. Besides the bearer token of an account it takes the short-lived token of an embedding page, and with
// `Accept: text/event-stream` it answers as a stream of events.
import { Detail } from '../../contract/errors.ts';
import { LIST_ID_HEADER } from '../../contract/events.ts';
import { present } from '../../contract/fields.ts';
import {
  ChatBody,
  ChatInput,
  ChatQuery,
  chatBody,
  chatRecommendation,
  ForgetQuery,
  MAX_MESSAGE_LENGTH,
} from '../../contract/recommendations.ts';
import { asConversationId, asPlaceId } from '../../domain/branded.ts';
import { invalidAt } from '../../domain/errors.ts';
import { DEFAULT_METHOD } from '../../domain/method.ts';
import { lengthOf } from '../../domain/text.ts';
import type { ListIds } from '../../system/list-ids.ts';
import type { AuthenticationDeps } from '../../usecases/accounts.ts';
import type { ChatAnswer } from '../../usecases/conversation/answered.ts';
import {
  type Asker,
  type ChatEvent,
  type ChatMessage,
  type ConversationDeps,
  converse,
  converseStream,
  forgetConversations,
} from '../../usecases/conversations.ts';
import type { WidgetDeps } from '../../usecases/widget.ts';
import { askerOf, personIn } from '../asker.ts';
import { answerPreflight } from '../cross-origin.ts';
import { EVENT_STREAM, eventText, streamOf, wantsEvents } from '../event-stream.ts';
import { failures, type Routes } from '../routes.ts';

const EVENTS = {
  type: 'string',
  description:
    'Events `preferences`, `recommendations`, `text` (deltas) and `done` (the whole answer), each with JSON.',
};
const JSON_OR_EVENTS = {
  description: 'The reply.',
  content: { 'application/json': { schema: ChatBody }, [EVENT_STREAM]: { schema: EVENTS } },
};

type ChatDeps = ConversationDeps & WidgetDeps & AuthenticationDeps & { readonly listIds: ListIds };

export const chatRoutes: Routes<ChatDeps> = async (app, deps) => {
  app.options('/api/recommendations/chat', { schema: { hide: true } }, (request, reply) =>
    answerPreflight(deps, request, reply),
  );
  app.post(
    '/api/recommendations/chat',
    {
      onRequest: async (request, reply) => {
        request.asker = await askerOf(deps, request, reply);
      },
      schema: {
        tags: ['recommendations'],
        operationId: 'chat',
        summary: 'Talk about places',
        description:
          'With `Accept: text/event-stream`: events `preferences`, `recommendations`, `text` (deltas) and `done` (the whole answer).',
        querystring: ChatQuery,
        body: ChatInput,
        response: { 200: JSON_OR_EVENTS, ...failures(400, 401, 403, 413, 415, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const asker = personIn(request, request.body.user_id);
      const message = messageOf(request.body);
      const listIdOf = listIdsFor(deps.listIds, asker);
      const isUnderstoodAsked = request.query.include === 'understood';
      reply.header('cache-control', 'no-store');
      if (wantsEvents(request)) {
        const events = converseStream(deps, asker, message);
        return reply
          .type(EVENT_STREAM)
          .send((await streamOf(eventTexts(events, isUnderstoodAsked, listIdOf))) as never);
      }
      const answer = await converse(deps, asker, message);
      const listId = listIdOf(answer);
      reply.headers({
        'x-conversation-id': answer.conversationId,
        'content-language': answer.language,
        ...(answer.planId !== undefined && { 'x-plan-id': answer.planId }),
        ...(listId !== undefined && { [LIST_ID_HEADER]: listId }),
      });
      return chatBody(answer, isUnderstoodAsked);
    },
  );

  app.delete(
    '/api/recommendations/chat',
    {
      onRequest: async (request, reply) => {
        request.asker = await askerOf(deps, request, reply);
      },
      schema: {
        tags: ['recommendations'],
        operationId: 'forget_chat',
        summary: 'Forget what was said',
        description: 'Erases the conversations of the caller: a person, a visitor, or a visitor of an embedding page.',
        querystring: ForgetQuery,
        response: { 200: Detail, ...failures(401, 403, 422, 429, 503) },
      },
    },
    async (request) => {
      const { conversation_id: id } = request.query;
      await forgetConversations(
        deps,
        personIn(request, request.query.user_id),
        id === undefined ? undefined : asConversationId(id),
      );
      return { detail: 'Conversations forgotten' };
    },
  );
};

function messageOf({
  message: written,
  location,
  conversation_id: conversationId,
  client_id: clientId,
  list,
}: ChatInput): ChatMessage {
  const message = written.trim();
  if (lengthOf(message) > MAX_MESSAGE_LENGTH) {
    throw invalidAt('/message', `message must have at most ${MAX_MESSAGE_LENGTH} characters`);
  }
  return {
    message,
    ...(location && { location: { latDeg: location.latitude, lngDeg: location.longitude } }),
    ...(conversationId !== undefined && { conversationId: asConversationId(conversationId) }),
    ...(clientId !== undefined && { clientId }),
    ...(list && { list: { wishes: list.wishes ?? [], shown: (list.shown ?? []).map(asPlaceId) } }),
  };
}

type ListIdOf = (answer: ChatAnswer) => string | undefined;

/** None for an answer without places. */
const listIdsFor =
  (listIds: ListIds, asker: Asker): ListIdOf =>
  ({ recommendations }) =>
    recommendations.length === 0
      ? undefined
      : listIds.issue({
          surface: 'chat',
          rankedBy: DEFAULT_METHOD,
          placeIds: recommendations.map(({ place }) => place.id),
          ...(asker.kind === 'visitor' && asker.key && { widgetKeyId: asker.key.id }),
        });

async function* eventTexts(
  events: AsyncIterable<ChatEvent>,
  withUnderstood: boolean,
  listIdOf: ListIdOf,
): AsyncGenerator<string, void> {
  for await (const each of events) yield eventText(each.event, dataOf(each, withUnderstood, listIdOf));
}

function dataOf(each: ChatEvent, withUnderstood: boolean, listIdOf: ListIdOf): unknown {
  switch (each.event) {
    case 'preferences':
      return { language: each.language, preferences: Object.fromEntries(each.preferences) };
    case 'recommendations':
      return each.recommendations.map(chatRecommendation);
    case 'text':
      return { delta: each.delta };
    case 'done':
      return {
        ...chatBody(each.answer, withUnderstood),
        conversation_id: each.answer.conversationId,
        language: each.answer.language,
        ...present({ plan_id: each.answer.planId, recommendation_id: listIdOf(each.answer) }),
      };
  }
}
