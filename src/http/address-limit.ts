// A limit for each address over everything it sends, counted before anything is read: wrong tokens, broken bodies and the
// requests of many accounts behind one address count as well. What one account may do is limited in `server`.
import { networkOf } from '../system/network.ts';
import type { App } from './routes.ts';

const WINDOW_MS = 60_000;
/** More addresses in a minute share one count: a flood from everywhere must not fill the memory. */
const MAX_ADDRESSES = 100_000;
const THE_REST = 'others';
/** Asked by orchestrators, always from the same address. */
const SPARED: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

export function limitAddresses(app: App, perMinute: number): void {
  let counts = new Map<string, number>();
  let endsMs = Number.NEGATIVE_INFINITY;
  app.addHook('onRequest', (request, reply, done) => {
    if (SPARED.has(request.routeOptions.url ?? '')) return done();
    const nowMs = performance.now();
    if (nowMs >= endsMs) {
      counts = new Map();
      endsMs = nowMs + WINDOW_MS;
    }
    const own = networkOf(request.ip);
    const key = counts.size < MAX_ADDRESSES || counts.has(own) ? own : THE_REST;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= perMinute) return done();
    reply.header('retry-after', String(Math.ceil((endsMs - nowMs) / 1000)));
    done(Object.assign(new Error('too many requests'), { statusCode: 429 }));
  });
}
