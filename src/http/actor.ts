// Who does what an administrator's route does, for the audit log.
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../domain/audit.ts';
import { callerOf } from './authentication.ts';

export const actorOf = (request: FastifyRequest): Actor => ({
  kind: 'user',
  userId: callerOf(request).id,
  requestId: request.id,
});
