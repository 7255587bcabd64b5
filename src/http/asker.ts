// Who asks where no account is needed: a person, a visitor of our own pages or of an embedding page, or one that a server speaks for.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessKey } from '../domain/access-key.ts';
import { invalidAt } from '../domain/errors.ts';
import { sha256 } from '../system/random.ts';
import { type AuthenticationDeps, authenticate } from '../usecases/accounts.ts';
import type { Asker } from '../usecases/conversations.ts';
import { findServiceKey } from '../usecases/service-keys.ts';
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
  const key = await findServiceKey(deps, token, 'chat');
  if (key) {
    request.serviceKey = key;
    return ofServer(key);
  }
  const { origin } = request.headers;
  const guest = await findVisitor(deps, token);
  if (guest !== undefined) return { kind: 'visitor', visitor: guest };
  const visitor = token === undefined ? undefined : await findWidgetVisitor(deps, token, origin);
  if (!visitor) return { kind: 'user', userId: (await authenticate(deps, token)).id };
  letPageRead(reply, origin);
  await spendQuota(deps, visitor.key);
  return { kind: 'visitor', visitor: visitor.visitor, key: visitor.key };
}

/** A server asks for its own people, each named by a `user_id` of the server; without one, for no person. */
const ofServer = (key: AccessKey, userId: string | number = ''): Asker => ({
  kind: 'visitor',
  visitor: sha256(`key ${key.id} ${userId}`),
  key,
});

/**
 * @param userId the server's name for the person; ignored for other callers
 * @throws DomainError `request/invalid` when a server gives no `user_id`: its people would share one conversation
 */
export function personIn(request: FastifyRequest, userId: string | number | undefined): Asker {
  if (!request.serviceKey) return askerIn(request);
  if (userId === undefined || String(userId).trim() === '')
    throw invalidAt('/user_id', 'With a service key, user_id must name the person it asks for');
  return ofServer(request.serviceKey, userId);
}

export function askerIn(request: FastifyRequest): Asker {
  if (!request.asker) throw new Error('a route that needs an asker has no guard');
  return request.asker;
}
