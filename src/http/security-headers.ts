// Headers that keep browsers careful, on every answer: those of routes, of errors, and of what no route was found for.
import type { FastifyRequest } from 'fastify';
import type { App } from './routes.ts';

/** An answer of the API is data: opened as a page it may load, run and send nothing. Pages bring a policy of their own. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** The strictest policy that a page of ours can live with. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const ONE_YEAR_S = 31_536_000;

/** The service worker fetches from its own service and runs nothing but itself. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

export function addSecurityHeaders(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders(request));
    done();
  });
}

export const securityHeaders = (
  request: Pick<FastifyRequest, 'id' | 'url'> & { readonly protocol: string },
): Record<string, string> => ({
  'x-request-id': request.id,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  // The widget is the one thing that other sites load.
  'cross-origin-resource-policy': request.url.startsWith('/widget.js') ? 'cross-origin' : 'same-origin',
  ...(request.url.startsWith('/api') && { 'content-security-policy': DATA_POLICY }),
  // RFC 6797, 7.2: never over a plain connection. Behind a proxy `TRUST_PROXY` tells which it was.
  ...(request.protocol === 'https' && { 'strict-transport-security': `max-age=${ONE_YEAR_S}` }),
});
