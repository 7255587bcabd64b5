// The OpenAPI 3.1 document, made from the very schemas that check requests and write answers.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { DocumentQuery } from '../contract/service.ts';
import { publicPart } from './public-document.ts';
import { type App, failures } from './routes.ts';
import { marked, withSharedSchemas } from './shared-schemas.ts';

const BEARER = [{ bearer: [] }];
const PUBLIC: typeof BEARER = [];
/** Security of a public route that gives more to a caller with a token. */
export const BEARER_IF_ANY = [{}, ...BEARER];

const DESCRIPTION =
  'Places worth going to in one city, recommended and explained. ' +
  '`/openapi.json?part=public` is this document without administration and monitoring, to generate clients from.';

export async function describeApi(app: App, version: string): Promise<void> {
  await app.register(swagger, {
    convertConstToEnum: false,
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Paseo', version, description: DESCRIPTION },
      // Relative: the address is the one that the document was read from, whatever proxies stand before.
      servers: [{ url: '/', description: 'The service that this document was read from.' }],
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
        { name: 'saves', description: 'Places that people save, hide or have visited' },
        { name: 'lists', description: 'Places in an order of one’s own, kept and shared' },
        { name: 'recommendations', description: 'Personal lists and the conversation' },
        { name: 'events', description: 'What people who agreed to it do with places of lists' },
        { name: 'widget', description: 'For pages that embed the chat' },
        { name: 'admin', description: 'For administrators' },
        { name: 'service', description: 'For operators' },
      ],
    },
    hideUntagged: true,
    transform: ({ schema, url, route }) => ({
      schema: {
        ...schema,
        ...(schema?.body !== undefined && { body: marked(schema.body) as object }),
        response: marked({
          ...commonFailures(url, [route.method].flat()),
          ...(schema?.response as object),
        }) as object,
        security: schema?.security ?? (route.onRequest === undefined ? PUBLIC : BEARER),
      },
      // A category may hold slashes, so its route is a wildcard; the document calls it by its name.
      url: url.replace(/\*$/u, ':category'),
    }),
    transformObject: (document) =>
      withSharedSchemas('openapiObject' in document ? document.openapiObject : document.swaggerObject),
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, uiConfig: { deepLinking: true } });
  // Written once: the routes of a server that listens do not change, and writing costs 30 ms.
  const written = { whole: once(() => app.swagger()), public: once(() => publicPart(app.swagger())) };
  app.get('/openapi.json', { schema: { hide: true, querystring: DocumentQuery } }, async ({ query }, reply) =>
    reply.type('application/json; charset=utf-8').send(written[query.part ?? 'whole']()),
  );
}

function once(make: () => object): () => string {
  let written: string | undefined;
  return () => {
    written ??= JSON.stringify(make());
    return written;
  };
}

/** Answers that the server may give before any route; routes need not document them. */
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
