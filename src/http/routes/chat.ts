// Endpoint 16. Besides the bearer token of an account it takes the short-lived token of an embedding page.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChatBody, ChatInput, chatRecommendation, MAX_MESSAGE_LENGTH } from '../../contract/recommendations.ts';
import { asConversationId } from '../../domain/branded.ts';
import { DomainError } from '../../domain/errors.ts';
import { authenticate } from '../../usecases/accounts.ts';
import { type Asker, converse } from '../../usecases/conversations.ts';
import { findWidgetVisitor } from '../../usecases/widget.ts';
import { bearerToken } from '../authentication.ts';
import { answerPreflight, letPageRead } from '../cross-origin.ts';
import { failures, type Routes } from '../routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    asker: Asker | undefined;
  }
}

export const chatRoutes: Routes = async (app, { service }) => {
  app.decorateRequest('asker', undefined);

  app.options('/api/recommendations/chat', { schema: { hide: true } }, (request, reply) =>
    answerPreflight(service, request, reply),
  );
  app.post(
    '/api/recommendations/chat',
    {
      onRequest: async (request, reply) => {
        request.asker = await askerOf(request, reply);
      },
      schema: {
        tags: ['recommendations'],
        summary: 'Talk about places',
        body: ChatInput,
        response: { 200: ChatBody, ...failures(400, 401, 413, 415, 422, 503) },
      },
    },
    async (request, reply) => {
      const { location, conversation_id: conversationId } = request.body;
      const message = request.body.message.trim();
      if (message.length > MAX_MESSAGE_LENGTH)
        throw new DomainError('request/invalid', `message must have at most ${MAX_MESSAGE_LENGTH} characters`);
      if (!request.asker) throw new Error('the chat has no asker');
      const answer = await converse(service.conversations, request.asker, {
        message,
        ...(location && { location: { latDeg: location.latitude, lngDeg: location.longitude } }),
        ...(conversationId !== undefined && { conversationId: asConversationId(conversationId) }),
      });
      reply.headers({
        'x-conversation-id': answer.conversationId,
        'content-language': answer.language,
        'cache-control': 'no-store',
      });
      return {
        recommendations: answer.recommendations.map(chatRecommendation),
        response_text: answer.responseText,
        extracted_preferences: Object.fromEntries(answer.extractedPreferences),
      };
    },
  );

  /** A person with an account, else a visitor of an embedding page. */
  async function askerOf(request: FastifyRequest, reply: FastifyReply): Promise<Asker> {
    const token = bearerToken(request);
    const { origin } = request.headers;
    const visitor = token === undefined ? undefined : await findWidgetVisitor(service.widget, token, origin);
    if (!visitor) return { kind: 'user', userId: (await authenticate(service.accounts, token)).id };
    letPageRead(reply, origin);
    return { kind: 'visitor', visitor: visitor.visitor };
  }
};
