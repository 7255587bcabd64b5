// A visitor of the page without an account gets a token; with the one of before, the visitor stays the same.
import { VisitorTokenBody } from '../../contract/visitors.ts';
import { type VisitorDeps, welcomeVisitor } from '../../usecases/visitors.ts';
import { bearerToken } from '../authentication.ts';
import { BEARER_IF_ANY } from '../openapi.ts';
import { failures, type Routes } from '../routes.ts';

export const visitorRoutes: Routes<VisitorDeps> = async (app, deps) => {
  app.post(
    '/api/visitor/token',
    {
      schema: {
        tags: ['visitors'],
        operationId: 'create_visitor_token',
        summary: 'A token without an account',
        security: BEARER_IF_ANY,
        description:
          'Only chat, suggestions and plans accept it. Sent with the token of before (up to a month old), the visitor ' +
          'stays the same, and so do their conversation and plans.',
        response: { 200: VisitorTokenBody, ...failures(429, 503) },
      },
    },
    async (request, reply) => {
      const { token, lifetimeS } = await welcomeVisitor(deps, bearerToken(request));
      reply.header('cache-control', 'no-store');
      return { access_token: token, token_type: 'bearer' as const, expires_in: lifetimeS };
    },
  );
};
