// What administrators may do: accounts and widget keys.
import { UserBody, UserChange, userBody } from '../../contract/accounts.ts';
import { MAX_USERS, NumericId, UserListQuery } from '../../contract/admin.ts';
import { Detail } from '../../contract/errors.ts';
import { listOf } from '../../contract/fields.ts';
import { NewWidgetKeyBody, WidgetKeyBody, WidgetKeyInput, widgetKeyBody } from '../../contract/widget-keys.ts';
import { asUserId } from '../../domain/branded.ts';
import { changeUser } from '../../usecases/accounts.ts';
import { makeWidgetKey, revokeWidgetKey } from '../../usecases/widget.ts';
import { failures, type Routes } from '../routes.ts';

export const adminRoutes: Routes = async (app, { service, guards }) => {
  const onRequest = guards.admin;

  app.get(
    '/api/admin/users',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        summary: 'Accounts',
        querystring: UserListQuery,
        response: { 200: listOf(UserBody, 'In the order of signing up.'), ...failures(401, 403, 422) },
      },
    },
    async (request, reply) => {
      const { limit = 100, offset = 0 } = request.query;
      const { users, total } = await service.users.list({ limit: Math.min(limit, MAX_USERS), offset });
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
        summary: 'Deactivate an account, or change its role',
        params: NumericId,
        body: UserChange,
        response: { 200: UserBody, ...failures(400, 401, 403, 404, 413, 415, 422) },
      },
    },
    async (request) => {
      const { is_active: isActive, role } = request.body;
      const changes = { ...(isActive !== undefined && { isActive }), ...(role !== undefined && { role }) };
      return userBody(await changeUser(service.accounts, asUserId(request.params.id), changes));
    },
  );

  app.get(
    '/api/admin/widget-keys',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        summary: 'Widget keys',
        response: { 200: listOf(WidgetKeyBody, 'Revoked ones too.'), ...failures(401, 403) },
      },
    },
    async () => (await service.widgetKeys.list()).map(widgetKeyBody),
  );

  app.post(
    '/api/admin/widget-keys',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        summary: 'Make a widget key',
        body: WidgetKeyInput,
        response: { 200: NewWidgetKeyBody, ...failures(400, 401, 403, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const { label, allowed_origins: allowedOrigins } = request.body;
      const { key, stored } = await makeWidgetKey(service, { label, allowedOrigins });
      reply.header('cache-control', 'no-store');
      return { ...widgetKeyBody(stored), key };
    },
  );

  app.delete(
    '/api/admin/widget-keys/:id',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        summary: 'Revoke a widget key',
        params: NumericId,
        response: { 200: Detail, ...failures(401, 403, 404, 422) },
      },
    },
    async (request) => {
      await revokeWidgetKey(service, request.params.id);
      return { detail: 'Widget key revoked' };
    },
  );
};
