// Every request as a span, where traces are on. What is refused at the door, before the framework makes a request of it, has none.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TracedRequest, Traces } from '../system/traces.ts';
import type { App } from './routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    traced: TracedRequest | undefined;
  }
}

/** To be installed before all other hooks, so that what they do is a part of the request. */
export function traceRequests(app: App, traces: Traces | undefined): void {
  app.decorateRequest('traced', undefined);
  if (!traces) return;
  app.addHook('onRequest', (request, reply, done) => {
    const traced = traces.request(request.headers);
    request.traced = traced;
    // Without an answer, when the client went away before.
    reply.raw.once('close', () => traced.answered(factsOf(request, reply)));
    traced.within(done);
  });
  // A body arrives by events of the socket, which know nothing of the request that waits for it.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.traced) request.traced.within(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.traced?.answered(factsOf(request, reply));
    done();
  });
}

const factsOf = ({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply) => ({
  method,
  route: routeOptions.url ?? 'unknown',
  status: statusCode,
});
