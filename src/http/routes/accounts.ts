// Signing up and in, and what people may do with their own account.
import formBody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import {
  asksForRefresh,
  Credentials,
  OwnChange,
  RefreshInput,
  SignUp,
  TokenBody,
  UserBody,
  userBody,
} from '../../contract/accounts.ts';
import { Detail, Exists } from '../../contract/errors.ts';
import { OwnDataBody, ownDataBody } from '../../contract/own-data.ts';
import {
  type AccountDeps,
  authenticate,
  changeOwnAccount,
  logIn,
  type Maker,
  requireExists,
  signUp,
} from '../../usecases/accounts.ts';
import { eraseAccount, exportAccount, type OwnDataDeps } from '../../usecases/own-data.ts';
import {
  beginFamily,
  type RefreshDeps,
  refresh,
  revokeAllOf,
  revokeRefreshToken,
} from '../../usecases/refresh-tokens.ts';
import { bearerToken, callerOf } from '../authentication.ts';
import { BEARER_IF_ANY } from '../openapi.ts';
import { failures, type Routes } from '../routes.ts';

export const accountRoutes: Routes<AccountDeps & OwnDataDeps & RefreshDeps> = async (app, deps) => {
  await app.register(passwordLoginRoutes, deps);

  app.get(
    '/api/users/me',
    {
      onRequest: deps.guards.user,
      schema: {
        tags: ['accounts'],
        operationId: 'get_own_account',
        summary: 'The caller’s account',
        response: { 200: UserBody, ...failures(401) },
      },
    },
    async (request) => userBody(callerOf(request)),
  );

  app.post(
    '/api/users/',
    {
      schema: {
        tags: ['accounts'],
        operationId: 'sign_up',
        summary: 'Sign up',
        security: BEARER_IF_ANY,
        body: SignUp,
        response: { 200: UserBody, ...failures(400, 401, 403, 413, 415, 422, 503) },
      },
    },
    async (request) => {
      const { username, password, full_name: fullName, role } = request.body;
      const asker = role === 'admin' ? await signedInAs(request) : undefined;
      return userBody(await signUp(deps, { username, password, fullName, role }, asker));
    },
  );

  app.get(
    '/api/users/:username/exists',
    {
      schema: {
        tags: ['accounts'],
        operationId: 'check_username',
        summary: 'Whether a username exists',
        response: { 200: Exists, ...failures(404) },
      },
    },
    async (request) => {
      await requireExists(deps, (request.params as { username: string }).username);
      return { exists: true as const };
    },
  );

  app.patch(
    '/api/users/me',
    {
      onRequest: deps.guards.user,
      schema: {
        tags: ['accounts'],
        operationId: 'change_own_account',
        summary: 'Change one’s own account',
        body: OwnChange,
        response: { 200: UserBody, ...failures(400, 401, 413, 415, 422, 503) },
      },
    },
    async (request) => {
      const { full_name: fullName, password, current_password: currentPassword } = request.body;
      return userBody(await changeOwnAccount(deps, callerOf(request), { fullName, password, currentPassword }));
    },
  );

  app.get(
    '/api/users/me/export',
    {
      onRequest: deps.guards.user,
      schema: {
        tags: ['accounts'],
        operationId: 'export_own_data',
        summary: 'Everything the service keeps about the caller',
        response: { 200: OwnDataBody, ...failures(401) },
      },
    },
    async (request, reply) => {
      reply
        .header('content-disposition', 'attachment; filename="paseo-my-data.json"')
        .header('cache-control', 'no-store');
      return ownDataBody(await exportAccount(deps, callerOf(request)));
    },
  );

  app.delete(
    '/api/users/me',
    {
      onRequest: deps.guards.user,
      schema: {
        tags: ['accounts'],
        operationId: 'delete_own_account',
        summary: 'Delete the caller’s account and everything in it',
        description: 'The last active administrator gets 409: another one must be made first.',
        response: { 200: Detail, ...failures(401, 409) },
      },
    },
    async (request) => {
      await eraseAccount(deps, callerOf(request), request.id);
      return { detail: 'Account deleted' };
    },
  );

  /** The person of the token, which must be valid; undefined without a token. */
  async function signedInAs(request: FastifyRequest): Promise<Maker | undefined> {
    if (request.headers.authorization === undefined) return undefined;
    const { id: userId, role } = await authenticate(deps, bearerToken(request));
    return { role, actor: { kind: 'user', userId, requestId: request.id } };
  }
};

/** From one address, where rates are limited: every trade leaves a row until its login ends. */
const REFRESHES_PER_MINUTE = 30;

/** In a scope of its own, because only login also takes a form. */
const passwordLoginRoutes: Routes<AccountDeps & RefreshDeps> = async (app, deps) => {
  await app.register(formBody);
  app.post(
    '/api/token',
    {
      schema: {
        tags: ['accounts'],
        operationId: 'log_in',
        summary: 'Log in',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        body: Credentials,
        response: { 200: TokenBody, ...failures(400, 401, 413, 429, 503) },
      },
    },
    async (request, reply) => {
      const { username, password, scope } = request.body;
      const { token, account } = await logIn(deps, { username, password, address: request.ip });
      reply.header('cache-control', 'no-store').header('pragma', 'no-cache');
      const refreshToken = asksForRefresh(scope) ? await beginFamily(deps, account) : undefined;
      return tokenBody(token, refreshToken);
    },
  );

  app.post(
    '/api/token/refresh',
    {
      config: { rateLimit: { max: REFRESHES_PER_MINUTE } },
      schema: {
        tags: ['accounts'],
        operationId: 'refresh_token',
        summary: 'Trade a refresh token for the next access token',
        description: 'A refresh token is used once. Used again, it ends every token that came from the same login.',
        body: RefreshInput,
        response: { 200: TokenBody, ...failures(400, 401, 413, 415, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const { accessToken, refreshToken } = await refresh(deps, request.body.refresh_token);
      reply.header('cache-control', 'no-store').header('pragma', 'no-cache');
      return tokenBody(accessToken, refreshToken);
    },
  );

  app.post(
    '/api/token/revoke',
    {
      schema: {
        tags: ['accounts'],
        operationId: 'revoke_token',
        summary: 'End a login that a refresh token renews',
        body: RefreshInput,
        response: { 200: Detail, ...failures(400, 413, 415, 422, 503) },
      },
    },
    async (request) => {
      await revokeRefreshToken(deps, request.body.refresh_token);
      return { detail: 'Token revoked' };
    },
  );

  app.delete(
    '/api/users/me/sessions',
    {
      onRequest: deps.guards.user,
      schema: {
        tags: ['accounts'],
        operationId: 'end_own_sessions',
        summary: 'End every login of the caller that a refresh token renews',
        response: { 200: Detail, ...failures(401) },
      },
    },
    async (request) => {
      await revokeAllOf(deps, callerOf(request).id);
      return { detail: 'Logins ended' };
    },
  );
};

const tokenBody = (accessToken: string, refreshToken: string | undefined) => ({
  access_token: accessToken,
  token_type: 'bearer' as const,
  ...(refreshToken !== undefined && { refresh_token: refreshToken }),
});
