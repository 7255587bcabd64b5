// Who asks: reads the bearer token and turns it into a user, before a body is even read.
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { AccessKey, KeyScope } from '../domain/access-key.ts';
import type { User } from '../domain/person.ts';
import { type AuthenticationDeps, authenticate, requireAdmin } from '../usecases/accounts.ts';
import { findServiceKey, type ServiceKeyDeps } from '../usecases/service-keys.ts';

declare module 'fastify' {
  interface FastifyRequest {
    user: User | undefined;
    /** The service key that the request came with, where its route takes one. */
    serviceKey: AccessKey | undefined;
  }
}

const BEARER = /^bearer +([^\s]+)$/iu;

export const bearerToken = (request: FastifyRequest): string | undefined =>
  BEARER.exec(request.headers.authorization ?? '')?.[1];

export interface Guards {
  /** 401 unless a valid token of an active account came along. */
  readonly user: onRequestAsyncHookHandler;
  /** The same, and 403 unless it is an administrator's. */
  readonly admin: onRequestAsyncHookHandler;
  /** A user, or a server whose key has this scope. */
  userOrKey(scope: KeyScope): onRequestAsyncHookHandler;
}

export function guardsOf(accounts: AuthenticationDeps & ServiceKeyDeps): Guards {
  const user: onRequestAsyncHookHandler = async (request, reply) => {
    keepOutOfCaches(reply);
    request.user = await authenticate(accounts, bearerToken(request));
  };
  const admin: onRequestAsyncHookHandler = async (request, reply) => {
    keepOutOfCaches(reply);
    const asker = await authenticate(accounts, bearerToken(request));
    requireAdmin(asker);
    request.user = asker;
  };
  const userOrKey = (scope: KeyScope): onRequestAsyncHookHandler =>
    async function guard(request, reply) {
      keepOutOfCaches(reply);
      request.serviceKey = await findServiceKey(accounts, bearerToken(request), scope);
      if (!request.serviceKey) await user.call(this, request, reply);
    };
  return { user, admin, userOrKey };
}

/** What belongs to one person stays in no cache, theirs or a proxy's. */
const keepOutOfCaches = (reply: FastifyReply): void => void reply.header('cache-control', 'no-store');

/** The user behind a guarded route. */
export function callerOf(request: FastifyRequest): User {
  if (!request.user) throw new Error('a route that needs a user has no guard');
  return request.user;
}
