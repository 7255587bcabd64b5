// Keys of embedding sites and of servers: the same routes for both; the scopes of a server's key are its permissions.
import { NumericId } from '../../contract/admin.ts';
import { Detail } from '../../contract/errors.ts';
import { listOf } from '../../contract/fields.ts';
import { KEY_SCHEMAS, keyBody, keySettingsOf, overlapMs, RotationQuery } from '../../contract/widget-keys.ts';
import type { KeyKind } from '../../domain/access-key.ts';
import { type AccessKeyDeps, changeKey, makeKey, revokeKey, rotateKey } from '../../usecases/admin/access-keys.ts';
import type { WidgetDeps } from '../../usecases/widget.ts';
import { actorOf } from '../actor.ts';
import type { Guards } from '../authentication.ts';
import { type App, failures, type Routes } from '../routes.ts';

type Deps = AccessKeyDeps & Pick<WidgetDeps, 'accessKeys'>;

export const adminAccessKeyRoutes: Routes<Deps> = async (app, deps) => {
  addRoutesOf('widget', 'Change the label, the sites or the quota of a key', app, deps);
  addRoutesOf('service', 'Change the label, scopes, quota, city or language of a key', app, deps);
};

function addRoutesOf(kind: KeyKind, changing: string, app: App, deps: Deps & { readonly guards: Guards }): void {
  const onRequest = deps.guards.admin;
  const { input, change, body, newBody } = KEY_SCHEMAS[kind];
  const path = `/api/admin/${kind}-keys` as const;
  const noun = `${kind} key`;

  app.get(
    path,
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: `list_${kind}_keys`,
        summary: `${capitalised(noun)}s`,
        response: { 200: listOf(body, 'Revoked ones too.'), ...failures(401, 403) },
      },
    },
    async () => (await deps.accessKeys.list(kind)).map(keyBody),
  );

  app.post(
    path,
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: `create_${kind}_key`,
        summary: `Make a ${noun}`,
        body: input,
        response: { 200: newBody, ...failures(400, 401, 403, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const settings = { ...keySettingsOf(request.body), label: request.body.label };
      const { key, stored } = await makeKey(deps, actorOf(request), kind, settings);
      reply.header('cache-control', 'no-store');
      return { ...keyBody(stored), key };
    },
  );

  app.patch(
    `${path}/:id`,
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: `change_${kind}_key`,
        summary: changing,
        params: NumericId,
        body: change,
        response: { 200: body, ...failures(400, 401, 403, 404, 413, 415, 422) },
      },
    },
    async (request) => {
      const changes = keySettingsOf(request.body);
      return keyBody(await changeKey(deps, actorOf(request), kind, request.params.id, changes));
    },
  );

  app.post(
    `${path}/:id/rotate`,
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: `rotate_${kind}_key`,
        summary: 'Replace a key; the old one is accepted for a while',
        params: NumericId,
        querystring: RotationQuery,
        response: { 200: newBody, ...failures(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { key, stored } = await rotateKey(deps, actorOf(request), kind, id, overlapMs(request.query));
      reply.header('cache-control', 'no-store');
      return { ...keyBody(stored), key };
    },
  );

  app.delete(
    `${path}/:id`,
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: `revoke_${kind}_key`,
        summary: `Revoke a ${noun}`,
        params: NumericId,
        response: { 200: Detail, ...failures(401, 403, 404, 422) },
      },
    },
    async (request) => {
      await revokeKey(deps, actorOf(request), kind, request.params.id);
      return { detail: `${capitalised(noun)} revoked` };
    },
  );
}

const capitalised = (noun: string): string => `${noun[0]!.toUpperCase()}${noun.slice(1)}`;
