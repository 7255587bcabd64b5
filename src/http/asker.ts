// Who asks where no account is needed: a person, a visitor of our own pages, or a visitor of an embedding page.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AuthenticationDeps, authenticate } from '../usecases/accounts.ts';
import type { Asker } from '../usecases/conversations.ts';
import { findVisitor } from '../usecases/visitors.ts';
import { findWidgetVisitor, spendQuota, type WidgetDeps } from '../usecases/widget.ts';
import { bearerToken } from './authentication.ts';
import { letPageRead } from './cross-origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    asker: Asker | undefined;
  }
}

/** @throws DomainError `token/invalid`, `widget-key/quota-used-up` */
export async function askerOf(
  deps: WidgetDeps & AuthenticationDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Asker> {
  const token = bearerToken(request);
  const { origin } = request.headers;
  const guest = await findVisitor(deps, token);
  if (guest !== undefined) return { kind: 'visitor', visitor: guest };
  const visitor = token === undefined ? undefined : await findWidgetVisitor(deps, token, origin);
  if (!visitor) return { kind: 'user', userId: (await authenticate(deps, token)).id };
  letPageRead(reply, origin);
  await spendQuota(deps, visitor.key);
  return { kind: 'visitor', visitor: visitor.visitor, key: visitor.key };
}

export function askerIn(request: FastifyRequest): Asker {
  if (!request.asker) throw new Error('a route that needs an asker has no guard');
  return request.asker;
}
