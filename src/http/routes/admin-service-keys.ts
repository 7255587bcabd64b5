// Keys of servers; their scopes are their permissions.
import { NumericId } from '../../contract/admin.ts';
import { Detail } from '../../contract/errors.ts';
import { listOf } from '../../contract/fields.ts';
import {
  NewServiceKeyBody,
  overlapMs,
  RotationQuery,
  ServiceKeyBody,
  ServiceKeyChange,
  ServiceKeyInput,
  serviceKeyBody,
  serviceKeySettingsOf,
} from '../../contract/widget-keys.ts';
import { type AccessKeyDeps, changeKey, makeKey, revokeKey, rotateKey } from '../../usecases/admin/access-keys.ts';
import type { WidgetDeps } from '../../usecases/widget.ts';
import { actorOf } from '../actor.ts';
import { failures, type Routes } from '../routes.ts';

export const adminServiceKeyRoutes: Routes<AccessKeyDeps & Pick<WidgetDeps, 'accessKeys'>> = async (app, deps) => {
  const onRequest = deps.guards.admin;

  app.get(
    '/api/admin/service-keys',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'list_service_keys',
        summary: 'Service keys',
        response: { 200: listOf(ServiceKeyBody, 'Revoked ones too.'), ...failures(401, 403) },
      },
    },
    async () => (await deps.accessKeys.list('service')).map(serviceKeyBody),
  );

  app.post(
    '/api/admin/service-keys',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'create_service_key',
        summary: 'Make a service key',
        body: ServiceKeyInput,
        response: { 200: NewServiceKeyBody, ...failures(400, 401, 403, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const { label } = request.body;
      const settings = { ...serviceKeySettingsOf(request.body), label };
      const { key, stored } = await makeKey(deps, actorOf(request), 'service', settings);
      reply.header('cache-control', 'no-store');
      return { ...serviceKeyBody(stored), key };
    },
  );

  app.patch(
    '/api/admin/service-keys/:id',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'change_service_key',
        summary: 'Change the label, scopes, quota, city or language of a key',
        params: NumericId,
        body: ServiceKeyChange,
        response: { 200: ServiceKeyBody, ...failures(400, 401, 403, 404, 413, 415, 422) },
      },
    },
    async (request) => {
      const changes = serviceKeySettingsOf(request.body);
      return serviceKeyBody(await changeKey(deps, actorOf(request), 'service', request.params.id, changes));
    },
  );

  app.post(
    '/api/admin/service-keys/:id/rotate',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'rotate_service_key',
        summary: 'Replace a key; the old one is accepted for a while',
        params: NumericId,
        querystring: RotationQuery,
        response: { 200: NewServiceKeyBody, ...failures(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { key, stored } = await rotateKey(deps, actorOf(request), 'service', id, overlapMs(request.query));
      reply.header('cache-control', 'no-store');
      return { ...serviceKeyBody(stored), key };
    },
  );

  app.delete(
    '/api/admin/service-keys/:id',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'revoke_service_key',
        summary: 'Revoke a service key',
        params: NumericId,
        response: { 200: Detail, ...failures(401, 403, 404, 422) },
      },
    },
    async (request) => {
      await revokeKey(deps, actorOf(request), 'service', request.params.id);
      return { detail: 'Service key revoked' };
    },
  );
};
