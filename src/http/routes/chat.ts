// Endpoint 16. Besides the bearer token of an account it takes the short-lived token of an embedding page, and with
// `Accept: text/event-stream` it answers as a stream of events.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Detail } from '../../contract/errors.ts';
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
import { DomainError } from '../../domain/errors.ts';
import { lengthOf } from '../../domain/text.ts';
import { type AuthenticationDeps, authenticate } from '../../usecases/accounts.ts';
import {
  type Asker,
  type ChatEvent,
  type ChatMessage,
  type ConversationDeps,
  converse,
  converseStream,
  forgetConversations,
} from '../../usecases/conversations.ts';
import { findVisitor } from '../../usecases/visitors.ts';
import { findWidgetVisitor, spendQuota, type WidgetDeps } from '../../usecases/widget.ts';
import { bearerToken } from '../authentication.ts';
import { answerPreflight, letPageRead } from '../cross-origin.ts';
import { EVENT_STREAM, eventText, streamOf, wantsEvents } from '../event-stream.ts';
import { failures, type Routes } from '../routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    asker: Asker | undefined;
  }
}

const EVENTS = {
  type: 'string',
  description:
    'Events `preferences`, `recommendations`, `text` (deltas) and `done` (the whole answer), each with JSON.',
};
const JSON_OR_EVENTS = {
  description: 'The reply.',
  content: { 'application/json': { schema: ChatBody }, [EVENT_STREAM]: { schema: EVENTS } },
};

export const chatRoutes: Routes<ConversationDeps & WidgetDeps & AuthenticationDeps> = async (app, deps) => {
  app.decorateRequest('asker', undefined);

  app.options('/api/recommendations/chat', { schema: { hide: true } }, (request, reply) =>
    answerPreflight(deps, request, reply),
  );
  app.post(
    '/api/recommendations/chat',
    {
      onRequest: async (request, reply) => {
        request.asker = await askerOf(request, reply);
      },
      schema: {
        tags: ['recommendations'],
        operationId: 'chat',
        summary: 'Talk about places',
        description:
          'With `Accept: text/event-stream`: events `preferences`, `recommendations`, `text` (deltas) and `done` (the whole answer).',
        querystring: ChatQuery,
        body: ChatInput,
        response: { 200: JSON_OR_EVENTS, ...failures(400, 401, 413, 415, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      if (!request.asker) throw new Error('the chat has no asker');
      const message = messageOf(request.body);
      const isUnderstoodAsked = request.query.include === 'understood';
      reply.header('cache-control', 'no-store');
      if (wantsEvents(request)) {
        const events = converseStream(deps, request.asker, message);
        return reply.type(EVENT_STREAM).send((await streamOf(eventTexts(events, isUnderstoodAsked))) as never);
      }
      const answer = await converse(deps, request.asker, message);
      reply.headers({
        'x-conversation-id': answer.conversationId,
        'content-language': answer.language,
        ...(answer.planId !== undefined && { 'x-plan-id': answer.planId }),
      });
      return chatBody(answer, isUnderstoodAsked);
    },
  );

  app.delete(
    '/api/recommendations/chat',
    {
      onRequest: async (request, reply) => {
        request.asker = await askerOf(request, reply);
      },
      schema: {
        tags: ['recommendations'],
        operationId: 'forget_chat',
        summary: 'Forget what was said',
        description: 'Erases the conversations of the caller: a person, a visitor, or a visitor of an embedding page.',
        querystring: ForgetQuery,
        response: { 200: Detail, ...failures(401, 422, 429, 503) },
      },
    },
    async (request) => {
      if (!request.asker) throw new Error('the chat has no asker');
      const { conversation_id: id } = request.query;
      await forgetConversations(deps, request.asker, id === undefined ? undefined : asConversationId(id));
      return { detail: 'Conversations forgotten' };
    },
  );

  /** A person with an account, a visitor of our own page, or one of an embedding page. */
  async function askerOf(request: FastifyRequest, reply: FastifyReply): Promise<Asker> {
    const token = bearerToken(request);
    const { origin } = request.headers;
    const guest = await findVisitor(deps, token);
    if (guest !== undefined) return { kind: 'visitor', visitor: guest };
    const visitor = token === undefined ? undefined : await findWidgetVisitor(deps, token, origin);
    if (!visitor) return { kind: 'user', userId: (await authenticate(deps, token)).id };
    letPageRead(reply, origin);
    await spendQuota(deps, visitor.key);
    return { kind: 'visitor', visitor: visitor.visitor };
  }
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
    throw new DomainError('request/invalid', `message must have at most ${MAX_MESSAGE_LENGTH} characters`);
  }
  return {
    message,
    ...(location && { location: { latDeg: location.latitude, lngDeg: location.longitude } }),
    ...(conversationId !== undefined && { conversationId: asConversationId(conversationId) }),
    ...(clientId !== undefined && { clientId }),
    ...(list && { list: { wishes: list.wishes ?? [], shown: (list.shown ?? []).map(asPlaceId) } }),
  };
}

async function* eventTexts(events: AsyncIterable<ChatEvent>, withUnderstood: boolean): AsyncGenerator<string, void> {
  for await (const each of events) yield eventText(each.event, dataOf(each, withUnderstood));
}

function dataOf(each: ChatEvent, withUnderstood: boolean): unknown {
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
        ...(each.answer.planId !== undefined && { plan_id: each.answer.planId }),
      };
  }
}
