// Accounts as administrators see them.
import { UserBody, UserChange, userBody } from '../../contract/accounts.ts';
import { MAX_USERS, NumericId, UserListQuery } from '../../contract/admin.ts';
import { listOf } from '../../contract/fields.ts';
import { asUserId } from '../../domain/branded.ts';
import type { AccountDeps } from '../../usecases/accounts.ts';
import { changeUser } from '../../usecases/admin/users.ts';
import { actorOf } from '../actor.ts';
import { failures, type Routes } from '../routes.ts';

export const adminUserRoutes: Routes<Pick<AccountDeps, 'users' | 'administer'>> = async (app, deps) => {
  const onRequest = deps.guards.admin;

  app.get(
    '/api/admin/users',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'list_users',
        summary: 'Accounts',
        querystring: UserListQuery,
        response: { 200: listOf(UserBody, 'In the order of signing up.'), ...failures(401, 403, 422) },
      },
    },
    async (request, reply) => {
      const { limit = 100, offset = 0 } = request.query;
      const { users, total } = await deps.users.list({ limit: Math.min(limit, MAX_USERS), offset });
      reply.header('x-total-count', String(total));
      return users.map(userBody);
    },
  );

  app.patch(
    '/api/admin/users/:id',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'change_user',
        summary: 'Deactivate an account, or change its role',
        params: NumericId,
        body: UserChange,
        response: { 200: UserBody, ...failures(400, 401, 403, 404, 409, 413, 415, 422) },
      },
    },
    async (request) => {
      const { is_active: isActive, role } = request.body;
      const changes = { ...(isActive !== undefined && { isActive }), ...(role !== undefined && { role }) };
      return userBody(await changeUser(deps, actorOf(request), asUserId(request.params.id), changes));
    },
  );
};
