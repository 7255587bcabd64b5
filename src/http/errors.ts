// Every failure becomes the one error body here, and only here is it decided which status a failure has.
import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../contract/errors.ts';
import { DomainError, type ErrorCode } from '../domain/errors.ts';
import { sendLostPage } from './lost-page.ts';
import type { Shells } from './shells.ts';
import { faultsOf } from './validation.ts';

const statusOf: Record<ErrorCode, number> = {
  'request/malformed': 400,
  'request/invalid': 422,
  'request/too-slow': 408,
  'range/outside': 416,
  'credentials/invalid': 401,
  'token/invalid': 401,
  'role/insufficient': 403,
  'origin/forbidden': 403,
  'username/taken': 400,
  'user/not-found': 404,
  'preference/not-found': 404,
  'review/not-found': 404,
  'place/not-found': 404,
  'user/last-admin': 409,
  'place/exists': 409,
  'save/too-many': 409,
  'list/not-found': 404,
  'list/invalid': 422,
  'list/changed': 409,
  'list/read-only': 403,
  'list/too-many': 409,
  'plan/not-found': 404,
  'plan/invalid': 422,
  'plan/changed': 409,
  'plan/too-many': 409,
  'catalogue/changed': 409,
  'model-set/not-found': 404,
  'model-set/unreadable': 409,
  'house-rule/not-found': 404,
  'house-rule/too-many': 409,
  'service-key/not-found': 404,
  'key/out-of-scope': 403,
  'key/other-city': 403,
  'widget-key/not-found': 404,
  'widget-key/quota-used-up': 429,
  'webhook/not-found': 404,
  'webhook/too-many': 409,
  'events/not-collected': 403,
  'experiment/not-found': 404,
  'experiment/running': 409,
  'login/throttled': 429,
  'login/not-offered': 404,
  'login/expired': 400,
  'login/refused': 401,
  'login/deactivated': 403,
  'login/provider-away': 503,
  'service/overloaded': 503,
  'service/too-late': 503,
  'storage/in-use': 503,
  'storage/unavailable': 503,
  'storage/misconfigured': 503,
  'import/bad-data': 422,
  'import/too-large': 413,
  'import/running': 409,
  'model/singular': 500,
  'model/incompatible': 500,
};

interface Failure {
  readonly status: number;
  readonly body: Omit<ErrorBody, 'request_id'>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** @param shells of the pages, with the one for addresses that are none */
export function installErrorHandling(app: FastifyInstance, shells: Shells): void {
  const logUnavailable = unavailableLog();
  app.setErrorHandler((error: FastifyError, request, reply) => {
    logUnavailable(request, error);
    // A body is parsed before the route is found missing; its faults must not hide the 404 (QUERY must have a type).
    const isUnroutable = request.is404 && (error.statusCode === 400 || error.statusCode === 415);
    const failure = isUnroutable ? unknownRoute(app, request) : failureOf(error, request);
    return answer(failure, error, request, reply);
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (await sendLostPage(shells, request, reply)) return reply;
    return answer(unknownRoute(app, request), undefined, request, reply);
  });
}

function answer(failure: Failure, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (failure.status >= 500 && failure.status !== 503) request.log.error({ err: faultOf(error) }, 'request failed');
  return reply
    .code(failure.status)
    .headers({ ...failure.headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...failure.body, request_id: request.id }));
}

const SAY_UNAVAILABLE_EVERY_MS = 1_000;

/** Says why data cannot be reached, for the operator: once a second, since every request of that second says the same. */
function unavailableLog(): (request: FastifyRequest, error: unknown) => void {
  let saidMs = Number.NEGATIVE_INFINITY;
  return (request, error) => {
    if (!(error instanceof DomainError && error.cause instanceof Error)) return;
    if (performance.now() - saidMs < SAY_UNAVAILABLE_EVERY_MS) return;
    saidMs = performance.now();
    request.log.warn({ code: error.code, cause: error.cause.message }, 'data cannot be reached');
  };
}

/** Kind and place of an error for the log; never its message, which may quote user input. */
export function faultOf(error: unknown): object {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { name, stack, code } = error as Error & { code?: unknown };
  const frames = stack
    ?.split('\n')
    .filter((line) => /^\s+at /u.test(line))
    .slice(0, 8);
  return { kind: name, code, frames };
}

function failureOf(error: FastifyError, request: FastifyRequest): Failure {
  if (error instanceof DomainError) return domainFailure(error);
  if (error.validation) return invalid(error, request);
  if (typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500)
    return clientFailure(error, request);
  return { status: 500, body: { detail: 'Internal Server Error', code: 'service/failed' } };
}

export function domainFailure({ code, message, retryAfterS, faults }: DomainError): Failure {
  const status = statusOf[code];
  return {
    status,
    // Whoever shows faults beside their fields finds every one of them in one place.
    body: { detail: message, code, ...(status === 422 && { errors: faults?.slice() ?? [{ pointer: '', message }] }) },
    headers: {
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
      ...(retryAfterS !== undefined && { 'retry-after': String(retryAfterS) }),
    },
  };
}

/** Login answers everything that is wrong with a request by 400, as its contract says. */
const isLogin = (request: FastifyRequest): boolean => request.routeOptions.url === '/api/token';

function invalid(error: FastifyError, request: FastifyRequest): Failure {
  const errors = faultsOf(error.validation as unknown as ErrorObject[]);
  const detail = errors.map(({ message }) => message).join('; ');
  return { status: isLogin(request) ? 400 : 422, body: { detail, code: 'request/invalid', errors } };
}

const CLIENT_TEXTS: Readonly<Record<number, string>> = {
  400: 'The request cannot be parsed; expected well-formed JSON',
  413: 'The request is too large',
  415: 'Unsupported media type; expected application/json',
  429: 'Too many requests, please wait before trying again',
};

function clientFailure({ statusCode = 400 }: FastifyError, request: FastifyRequest): Failure {
  const status = isLogin(request) && statusCode !== 413 && statusCode !== 429 ? 400 : statusCode;
  const detail =
    isLogin(request) && status === 400
      ? 'The request cannot be parsed; expected JSON or a form with username and password'
      : CLIENT_TEXTS[status];
  const code = status === 429 ? 'request/throttled' : 'request/malformed';
  return { status, body: { detail: detail ?? 'The request is not valid', code } };
}

function unknownRoute(app: FastifyInstance, request: FastifyRequest): Failure {
  const allowed = app.methodsAt(request.url);
  if (allowed.length === 0) return { status: 404, body: { detail: 'Not Found', code: 'route/not-found' } };
  return {
    status: 405,
    body: { detail: 'Method Not Allowed', code: 'route/wrong-method' },
    headers: { allow: allowed.join(', ') },
  };
}
