// Lets the pages that embed the widget talk to three routes, and no other page to any.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnownOrigin, type WidgetDeps } from '../usecases/widget.ts';

/** Names the one origin that may read the answer. Credentials are never allowed: the widget uses no cookies. */
export function letPageRead(reply: FastifyReply, origin: string | undefined): void {
  if (origin === undefined) return;
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'X-Conversation-Id, X-Plan-Id, X-Recommendation-Id, Retry-After',
    vary: 'origin',
  });
}

/** Answers the question that a browser asks beforehand. */
export async function answerPreflight(
  deps: Pick<WidgetDeps, 'accessKeys'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { origin } = request.headers;
  if (origin !== undefined && (await isKnownOrigin(deps, origin))) {
    letPageRead(reply, origin);
    reply.headers({
      'access-control-allow-methods': 'POST, DELETE',
      'access-control-allow-headers': 'authorization, content-type, accept',
      'access-control-max-age': '600',
    });
  }
  return reply.code(204).send();
}
