// Webhooks: addresses of other programs that are told of changed places and new reviews.
import { NumericId } from '../../contract/admin.ts';
import { Detail } from '../../contract/errors.ts';
import { listOf } from '../../contract/fields.ts';
import { NewWebhookBody, WebhookBody, WebhookChange, WebhookInput, webhookBody } from '../../contract/webhooks.ts';
import { overlapMs, RotationQuery } from '../../contract/widget-keys.ts';
import {
  changeWebhook,
  makeWebhook,
  removeWebhook,
  rotateWebhook,
  type WebhookDeps,
} from '../../usecases/admin/webhooks.ts';
import { actorOf } from '../actor.ts';
import { failures, type Routes } from '../routes.ts';

export const adminWebhookRoutes: Routes<WebhookDeps> = async (app, deps) => {
  const onRequest = deps.guards.admin;
  const tags = ['admin'];

  app.get(
    '/api/admin/webhooks',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'list_webhooks',
        summary: 'Webhooks, with what waits and what failed',
        response: { 200: listOf(WebhookBody, 'In the order in which they were made.'), ...failures(401, 403) },
      },
    },
    async () => (await deps.webhooks.list()).map(webhookBody),
  );

  app.post(
    '/api/admin/webhooks',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'create_webhook',
        summary: 'Make a webhook',
        body: WebhookInput,
        response: { 200: NewWebhookBody, ...failures(400, 401, 403, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const { webhook, secret } = await makeWebhook(deps, actorOf(request), request.body);
      reply.header('cache-control', 'no-store');
      return { ...webhookBody(webhook), secret };
    },
  );

  app.patch(
    '/api/admin/webhooks/:id',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'change_webhook',
        summary: 'Change a webhook, or stop and start it',
        params: NumericId,
        body: WebhookChange,
        response: { 200: WebhookBody, ...failures(400, 401, 403, 404, 413, 415, 422) },
      },
    },
    async (request) => {
      const { active, ...changes } = request.body;
      return webhookBody(
        await changeWebhook(deps, actorOf(request), request.params.id, { ...changes, isActive: active }),
      );
    },
  );

  app.post(
    '/api/admin/webhooks/:id/rotate',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'rotate_webhook',
        summary: 'Replace the secret; messages are signed with both for a while',
        params: NumericId,
        querystring: RotationQuery,
        response: { 200: NewWebhookBody, ...failures(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const overlap = overlapMs(request.query);
      const { webhook, secret } = await rotateWebhook(deps, actorOf(request), request.params.id, overlap);
      reply.header('cache-control', 'no-store');
      return { ...webhookBody(webhook), secret };
    },
  );

  app.delete(
    '/api/admin/webhooks/:id',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'remove_webhook',
        summary: 'Remove a webhook with the messages that wait',
        params: NumericId,
        response: { 200: Detail, ...failures(401, 403, 404, 422) },
      },
    },
    async (request) => {
      await removeWebhook(deps, actorOf(request), request.params.id);
      return { detail: 'Webhook removed' };
    },
  );
};
