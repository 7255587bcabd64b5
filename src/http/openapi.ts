// The OpenAPI 3.1 document, made from the very schemas that check requests and write answers.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { failures } from './routes.ts';

export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Paseo', version, description: 'Places worth going to in one city, recommended and explained.' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'From `POST /api/token`.' },
        },
      },
      tags: [
        { name: 'accounts', description: 'Sign-up, login, one’s own data' },
        { name: 'preferences', description: 'What people say they like' },
        { name: 'places', description: 'The catalogue' },
        { name: 'reviews', description: 'What people think of places' },
        { name: 'recommendations', description: 'Personal lists and the conversation' },
        { name: 'widget', description: 'For pages that embed the chat' },
        { name: 'admin', description: 'For administrators' },
        { name: 'service', description: 'For operators' },
      ],
    },
    hideUntagged: true,
    transform: ({ schema, url, route }) => ({
      schema: {
        ...schema,
        response: { ...commonFailures(url, [route.method].flat()), ...(schema?.response as object) },
        ...(route.onRequest !== undefined && { security: [{ bearer: [] }] }),
      },
      // A category may hold slashes, so its route is a wildcard; the document calls it by its name.
      url: url.replace(/\*$/u, ':category'),
    }),
    refResolver: { buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `schema-${index}`) },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, uiConfig: { deepLinking: true } });
  // Written once: the routes of a server that listens do not change, and writing costs 30 ms.
  let written: string | undefined;
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    written ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(written);
  });
}

/** What the server may answer before a route is asked at all; a route need not say it. */
function commonFailures(url: string, methods: readonly string[]): object {
  const takesBody = !methods.includes('GET');
  return {
    ...((takesBody || /[:*]/u.test(url)) && failures(400)),
    // Login answers a wrong media type by 400 as well.
    ...(takesBody && failures(413)),
    ...(takesBody && url !== '/api/token' && failures(415)),
    ...(url.startsWith('/api/') && failures(429, 503)),
  };
}
