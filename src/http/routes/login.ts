// Signing in with a provider. The browser holds the login between its two halves in a sealed cookie, so any replica can
// finish it; the second half answers as a login by password does.
import cookies from '@fastify/cookie';
import { TokenBody } from '../../contract/accounts.ts';
import { LoginBegun, LoginOptions, ProviderAnswerInput } from '../../contract/login.ts';
import {
  beginLogin,
  finishLogin,
  LOGIN_SECONDS,
  offered,
  type SingleSignOnDeps,
} from '../../usecases/single-sign-on.ts';
import { failures, type Routes } from '../routes.ts';

/** From one address, where rates are limited: each asks the provider. */
const LOGINS_PER_MINUTE = 30;
const COOKIE = 'paseo-login';
/** Browsers take a cookie of this name from this very host and by https alone. */
const HOST_COOKIE = `__Host-${COOKIE}`;

export const singleSignOnRoutes: Routes<SingleSignOnDeps> = async (app, deps) => {
  await app.register(cookies);
  const cookie = () => {
    const { isSecure } = offered(deps);
    return {
      name: isSecure ? HOST_COOKIE : COOKIE,
      // Strict, although the provider is another site: it is a page of ours that brings the answer, by its own request.
      attributes: { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const,
    };
  };

  app.get(
    '/api/login',
    {
      schema: {
        tags: ['accounts'],
        operationId: 'list_login_options',
        summary: 'How people can sign in besides username and password',
        response: { 200: LoginOptions },
      },
    },
    async () => (deps.singleSignOn ? { provider: { label: deps.singleSignOn.label } } : {}),
  );

  app.post(
    '/api/login',
    {
      config: { rateLimit: { max: LOGINS_PER_MINUTE } },
      schema: {
        tags: ['accounts'],
        operationId: 'begin_login',
        summary: 'Begin to sign in with the provider',
        description:
          'For pages: the answer says where to send the browser, and sets the cookie that it must bring back. The provider sends it to the page of the account, with a code.',
        response: { 200: LoginBegun, ...failures(404, 429, 503) },
      },
    },
    async (_request, reply) => {
      const { address, sealed } = await beginLogin(deps);
      const { name, attributes } = cookie();
      reply.setCookie(name, sealed, { ...attributes, maxAge: LOGIN_SECONDS }).header('cache-control', 'no-store');
      return { address };
    },
  );

  app.post(
    '/api/login/answer',
    {
      // Without a provider there is nothing here, whatever is sent.
      preValidation: async () => void offered(deps),
      config: { rateLimit: { max: LOGINS_PER_MINUTE } },
      schema: {
        tags: ['accounts'],
        operationId: 'finish_login',
        summary: 'Trade the provider’s answer for an access token',
        body: ProviderAnswerInput,
        response: { 200: TokenBody, ...failures(400, 401, 403, 404, 413, 415, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const { name, attributes } = cookie();
      // Whatever comes of it: what the cookie holds serves one attempt of this browser.
      reply.clearCookie(name, attributes);
      const { code, state, iss } = request.body;
      const token = await finishLogin(deps, request.cookies[name], { code, state, iss });
      reply.header('cache-control', 'no-store').header('pragma', 'no-cache');
      return { access_token: token, token_type: 'bearer' as const };
    },
  );
};
