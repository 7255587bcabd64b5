// One line and one measurement a request; the route's pattern, never the path, which may hold a name or a position.
import type { Log } from '../system/log.ts';
import type { Metrics } from '../system/metrics.ts';
import type { App } from './routes.ts';
import { traceIdOf } from './trace.ts';

interface Answered {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly tookMs: number;
  readonly requestId: string;
  readonly traceId?: string | undefined;
}

export type Observer = (answered: Answered) => void;

export const observerOf =
  ({ log, metrics }: { readonly log: Log; readonly metrics: Metrics }): Observer =>
  ({ method, route, status, tookMs, requestId, traceId }) => {
    const facts = { method, route, status };
    metrics.observeRequest(facts, tookMs / 1000);
    const ids = { requestId, ...(traceId !== undefined && { traceId }) };
    log.info({ ...facts, durationMs: Math.round(tookMs * 100) / 100, ...ids }, 'request');
  };

export function observeAnswers(app: App, observe: Observer): void {
  app.addHook('onResponse', (request, reply, done) => {
    observe({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      tookMs: reply.elapsedTime,
      requestId: request.id,
      traceId: traceIdOf(request.headers),
    });
    done();
  });
}
