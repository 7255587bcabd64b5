// Puts the HTTP server together: what happens to every request, then the routes, a file a resource.
import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  errorCodes,
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import type { UserId } from '../domain/branded.ts';
import type { Admission } from '../system/admission.ts';
import type { Log } from '../system/log.ts';
import type { Metrics } from '../system/metrics.ts';
import type { Traces } from '../system/traces.ts';
import type { AuthenticationDeps } from '../usecases/accounts.ts';
import type { Health } from '../usecases/health.ts';
import type { ServiceKeyDeps } from '../usecases/service-keys.ts';
import { limitAddresses } from './address-limit.ts';
import { rememberMethods } from './allowed-methods.ts';
import { guardsOf } from './authentication.ts';
import { CLIENT_LIMITS, type ClientLimits, limitConnections, refuseUnreadable, timingOptions } from './clients.ts';
import { addCompression } from './compression.ts';
import { answerInTime } from './deadline.ts';
import { refuseAtTheDoor } from './door.ts';
import { installErrorHandling } from './errors.ts';
import { observeAnswers, observerOf } from './observed.ts';
import { describeApi } from './openapi.ts';
import { refuseOverload } from './overload.ts';
import { accountRoutes } from './routes/accounts.ts';
import { adminRoutes } from './routes/admin.ts';
import { chatRoutes } from './routes/chat.ts';
import { eventRoutes } from './routes/events.ts';
import { listFileRoutes } from './routes/list-files.ts';
import { listRoutes } from './routes/lists.ts';
import { singleSignOnRoutes } from './routes/login.ts';
import { pageRoutes } from './routes/pages.ts';
import { placeRoutes } from './routes/places.ts';
import { planRoutes } from './routes/plans.ts';
import { preferenceRoutes } from './routes/preferences.ts';
import { questionRoutes } from './routes/questions.ts';
import { recommendationRoutes } from './routes/recommendations.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { saveRoutes } from './routes/saves.ts';
import { serviceRoutes } from './routes/service.ts';
import { sharedReviewRoutes } from './routes/shared-reviews.ts';
import { visitorRoutes } from './routes/visitors.ts';
import { widgetRoutes } from './routes/widget.ts';
import type { App, DepsOf } from './routes.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';
import { shellsIn } from './shells.ts';
import { closeGently, SHUTDOWN_LIMITS, type ShutdownLimits } from './shutdown.ts';
import { traceRequests } from './traced.ts';
import { validatorCompiler } from './validation.ts';

export interface HttpOptions {
  readonly version: string;
  /** Folder of the built pages and widget. */
  readonly pages: string;
  readonly bodyLimitBytes: number;
  /** How many proxies before the service are trusted, or the addresses of those that are. */
  readonly trustProxy: false | string | ((address: string, hop: number) => boolean);
  /** Requests a minute for one account or address; 0 is no limit. */
  readonly rateLimitPerMinute: number;
  /** Requests a minute from one address, whatever they are; 0 is no limit. */
  readonly rateLimitPerAddress: number;
  readonly clients?: ClientLimits;
  readonly shutdown?: ShutdownLimits;
}

/** More than fits into a request line: a name of any length is looked for, and not found, instead of missing its route. */
const MAX_PATH_PARAMETER = 16_384;

const RESOURCES = [
  accountRoutes,
  singleSignOnRoutes,
  preferenceRoutes,
  placeRoutes,
  questionRoutes,
  reviewRoutes,
  sharedReviewRoutes,
  saveRoutes,
  listRoutes,
  listFileRoutes,
  recommendationRoutes,
  chatRoutes,
  eventRoutes,
  planRoutes,
  visitorRoutes,
  widgetRoutes,
  adminRoutes,
  serviceRoutes,
] as const;

interface ServerDeps extends AuthenticationDeps, ServiceKeyDeps {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly traces?: Traces;
  readonly health: Health;
  readonly admission: Admission;
}

/** The dependencies of the server and of its routes. */
type Deps = ServerDeps & Omit<DepsOf<(typeof RESOURCES)[number]>, 'guards'>;

export async function buildServer(deps: Deps, options: HttpOptions): Promise<App> {
  const clients = options.clients ?? CLIENT_LIMITS;
  const app: App = fastify({
    ...timingOptions(clients),
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, (url) => app.methodsAt(url)),
    // What comes in while the server closes is still answered.
    return503OnClosing: false,
    loggerInstance: deps.log as FastifyBaseLogger,
    // `observe` writes one line a request, without any input of the caller.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: options.bodyLimitBytes,
    trustProxy: options.trustProxy,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PATH_PARAMETER },
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      reply
        .code(400)
        .headers(securityHeaders(request))
        .type('application/json; charset=utf-8')
        .send(
          JSON.stringify({ detail: 'The path cannot be parsed', code: 'request/malformed', request_id: request.id }),
        );
    },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.decorateRequest('user', undefined);
  app.decorateRequest('serviceKey', undefined);
  app.decorateRequest('asker', undefined);
  traceRequests(app, deps.traces);
  rememberMethods(app);
  installErrorHandling(app, shellsIn(options.pages, deps));
  readJson(app);
  addSecurityHeaders(app);
  addCompression(app);
  const observe = observerOf(deps);
  observeAnswers(app, observe);
  limitConnections(app, clients);
  answerInTime(app, clients);
  closeGently(app, deps.health, options.shutdown ?? SHUTDOWN_LIMITS);
  if (options.rateLimitPerAddress > 0) limitAddresses(app, options.rateLimitPerAddress);
  if (options.rateLimitPerMinute > 0) await limitRates(app, options.rateLimitPerMinute);
  refuseOverload(app, deps.admission);
  refuseAtTheDoor(app, deps.admission, { observe, trustProxy: options.trustProxy !== false });
  await describeApi(app, options.version);

  const routeDeps = { ...deps, guards: guardsOf(deps) };
  for (const routes of [...RESOURCES, pageRoutes(options.pages)])
    await app.register((scope: App) => routes(scope, routeDeps));
  return app;
}

/** Unknown fields are ignored, also those that would change the object itself (`__proto__`). Clients that send a content type with nothing in it (a DELETE, say) mean: no body. */
function readJson(app: App): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0 && !request.routeOptions.schema?.body) return done(null, undefined);
    return parse(request, body as string, done);
  });
  app.addContentTypeParser('*', (request, _body, done) => {
    const isEmpty = request.headers['content-length'] === '0' && !request.routeOptions.schema?.body;
    done(isEmpty ? null : new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(), undefined);
  });
}

/** Known where a guard, or the chat, has found out who asks. */
const accountOf = ({ user, asker }: FastifyRequest): UserId | undefined =>
  user?.id ?? (asker?.kind === 'user' ? asker.userId : undefined);

async function limitRates(app: App, perMinute: number): Promise<void> {
  // A route's own limit is for what it bears; it never gives more than the operator allows anybody.
  app.addHook('onRoute', ({ config }) => {
    const own = config?.rateLimit;
    if (config && own && typeof own.max === 'number') config.rateLimit = { ...own, max: Math.min(own.max, perMinute) };
  });
  await app.register(rateLimit, {
    global: true,
    hook: 'preHandler',
    max: perMinute,
    timeWindow: '1 minute',
    enableDraftSpec: true,
    keyGenerator: (request) => {
      const userId = accountOf(request);
      if (request.serviceKey) return `key ${request.serviceKey.id}`;
      return userId === undefined ? `address ${request.ip}` : `user ${userId}`;
    },
    allowList: (request) => ['/healthz', '/readyz'].includes(request.routeOptions.url ?? ''),
  });
}
