// Overload at the door: every request is let in or refused before its token is looked up; those that compute wait for a
// turn. What operators and orchestrators ask is always answered.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from '../system/admission.ts';
import type { App } from './routes.ts';

/** Asked by orchestrators: turning these away would make them kill a service that is merely busy. */
const ALWAYS_LET_IN = new Set(['/healthz', '/readyz', '/metrics']);
/** Routes that compute for milliseconds. */
export const COMPUTES: ReadonlySet<string> = new Set([
  '/api/recommendations/',
  '/api/recommendations/chat',
  '/api/places/facets/',
  '/api/places/suggest/',
  '/api/places/question/',
  '/api/preferences/extract-preferences',
]);

/** Routes that compute only when asked for more than a page of what is there: words, filters, another order. */
export const MAY_COMPUTE: ReadonlySet<string> = new Set(['/api/places/']);
const OF_A_PAGE: ReadonlySet<string> = new Set(['category', 'limit', 'offset', 'ids', 'include', 'lang']);

/**
 * A browser's question beforehand is answered without computing, and so is an administrator's new place.
 * @param url with its question mark, as it came
 */
export function computes(method: string, route: string, url: string): boolean {
  if (method === 'OPTIONS') return false;
  return COMPUTES.has(route) || (method !== 'POST' && MAY_COMPUTE.has(route) && asksForMore(namesIn(url)));
}

const namesIn = (url: string): Iterable<string> => {
  const asked = url.indexOf('?');
  return asked < 0 ? [] : new URLSearchParams(url.slice(asked)).keys();
};

/** @param names of the parameters of a request for places */
export const asksForMore = (names: Iterable<string>): boolean => [...names].some((name) => !OF_A_PAGE.has(name));

/** The places that a request holds; each is given back exactly once. */
interface Held {
  isInside: boolean;
  giveTurnBack: (() => void) | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    held: Held | undefined;
  }
}

export function refuseOverload(app: App, admission: Admission): void {
  app.decorateRequest('held', undefined);
  const enter = (request: FastifyRequest, held: Held): void => {
    admission.enter(kindOf(request));
    held.isInside = true;
  };
  const stepOut = (request: FastifyRequest, held: Held): void => {
    if (held.isInside) admission.leave(kindOf(request));
    held.isInside = false;
  };
  const leave = (request: FastifyRequest): void => {
    const { held } = request;
    if (!held) return;
    stepOut(request, held);
    held.giveTurnBack?.();
    held.giveTurnBack = undefined;
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (ALWAYS_LET_IN.has(request.routeOptions.url ?? '')) return done();
    const held: Held = { isInside: false, giveTurnBack: undefined };
    request.held = held;
    enter(request, held);
    // Also when the client goes away before it is answered.
    reply.raw.once('close', () => leave(request));
    done();
  });
  // A client that is slow to send a body or to take an answer holds no place meanwhile.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (request.held && hasBody(request)) stepOut(request, request.held);
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (request.held && !request.held.isInside && !isGone(reply)) enter(request, request.held);
    done();
  });
  app.addHook('preHandler', async (request, reply) => {
    if (!request.held || kindOf(request) !== 'work') return;
    const since = performance.now();
    const giveBack = await admission.takeTurn();
    request.traced?.waited(performance.now() - since);
    // The request was answered by its deadline, or its client is gone: the turn goes to the next.
    if (isGone(reply)) {
      giveBack();
      return reply;
    }
    request.held.giveTurnBack = giveBack;
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
}

const kindOf = ({ method, routeOptions, url }: FastifyRequest): 'light' | 'work' =>
  computes(method, routeOptions.url ?? '', url) ? 'work' : 'light';

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Whether its deadline has answered it, or its client is gone. */
export const isGone = (reply: FastifyReply): boolean => reply.sent || reply.raw.destroyed;
