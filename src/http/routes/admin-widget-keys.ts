// Keys of embedding sites.
import { NumericId } from '../../contract/admin.ts';
import { Detail } from '../../contract/errors.ts';
import { listOf } from '../../contract/fields.ts';
import {
  keySettingsOf,
  NewWidgetKeyBody,
  overlapMs,
  RotationQuery,
  WidgetKeyBody,
  WidgetKeyChange,
  WidgetKeyInput,
  widgetKeyBody,
} from '../../contract/widget-keys.ts';
import { type AccessKeyDeps, changeKey, makeKey, revokeKey, rotateKey } from '../../usecases/admin/access-keys.ts';
import type { WidgetDeps } from '../../usecases/widget.ts';
import { actorOf } from '../actor.ts';
import { failures, type Routes } from '../routes.ts';

export const adminWidgetKeyRoutes: Routes<AccessKeyDeps & Pick<WidgetDeps, 'accessKeys'>> = async (app, deps) => {
  const onRequest = deps.guards.admin;

  app.get(
    '/api/admin/widget-keys',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'list_widget_keys',
        summary: 'Widget keys',
        response: { 200: listOf(WidgetKeyBody, 'Revoked ones too.'), ...failures(401, 403) },
      },
    },
    async () => (await deps.accessKeys.list('widget')).map(widgetKeyBody),
  );

  app.post(
    '/api/admin/widget-keys',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'create_widget_key',
        summary: 'Make a widget key',
        body: WidgetKeyInput,
        response: { 200: NewWidgetKeyBody, ...failures(400, 401, 403, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const { label, allowed_origins: allowedOrigins } = request.body;
      const settings = { ...keySettingsOf(request.body), label, allowedOrigins };
      const { key, stored } = await makeKey(deps, actorOf(request), 'widget', settings);
      reply.header('cache-control', 'no-store');
      return { ...widgetKeyBody(stored), key };
    },
  );

  app.patch(
    '/api/admin/widget-keys/:id',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'change_widget_key',
        summary: 'Change the label, the sites or the quota of a key',
        params: NumericId,
        body: WidgetKeyChange,
        response: { 200: WidgetKeyBody, ...failures(400, 401, 403, 404, 413, 415, 422) },
      },
    },
    async (request) => {
      const changes = keySettingsOf(request.body);
      return widgetKeyBody(await changeKey(deps, actorOf(request), 'widget', request.params.id, changes));
    },
  );

  app.post(
    '/api/admin/widget-keys/:id/rotate',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'rotate_widget_key',
        summary: 'Replace a key; the old one is accepted for a while',
        params: NumericId,
        querystring: RotationQuery,
        response: { 200: NewWidgetKeyBody, ...failures(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { key, stored } = await rotateKey(deps, actorOf(request), 'widget', id, overlapMs(request.query));
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
        operationId: 'revoke_widget_key',
        summary: 'Revoke a widget key',
        params: NumericId,
        response: { 200: Detail, ...failures(401, 403, 404, 422) },
      },
    },
    async (request) => {
      await revokeKey(deps, actorOf(request), 'widget', request.params.id);
      return { detail: 'Widget key revoked' };
    },
  );
};
