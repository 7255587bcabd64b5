// A refusal in a flood costs those who are served: most of what comes is refused then. Who wants to compute and finds the
// waiting room full is told so before the framework makes a request of it, for about half the price. What is said is what
// `overload` would have said, which decides everything else.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { ErrorBody } from '../contract/errors.ts';
import type { Admission } from '../system/admission.ts';
import { domainFailure } from './errors.ts';
import { heldConnections } from './held-connections.ts';
import type { Observer } from './observed.ts';
import { COMPUTES, computes, MAY_COMPUTE } from './overload.ts';
import type { App } from './routes.ts';
import { securityHeaders } from './security-headers.ts';

export function refuseAtTheDoor(
  app: App,
  admission: Admission,
  { observe, trustProxy }: { readonly observe: Observer; readonly trustProxy: boolean },
): void {
  const { status, body, headers } = domainFailure(admission.refusal);
  // A proxy's connections carry everybody's requests: those of the patient must not wait for the others.
  const holding = trustProxy ? undefined : heldConnections();
  // Also without the slash at the end, as routes are found.
  const routes = new Map(
    [...COMPUTES, ...MAY_COMPUTE].flatMap((route) => [route, otherSpelling(route)].map((path) => [path, route])),
  );
  let isLeaving = false;
  app.addHook('preClose', async () => {
    isLeaving = true;
  });

  /** Whether it was refused. A service that is stopping answers through the framework, with more headers. */
  function refuse(request: IncomingMessage, response: ServerResponse): boolean {
    if (admission.hasRoomToWait || isLeaving) return false;
    const { method = '', url = '' } = request;
    const route = routes.get(url.split('?', 1)[0] ?? '');
    if (route === undefined || !computes(method, route, url)) return false;
    const startedMs = performance.now();
    const id = randomUUID();
    const text = JSON.stringify({ ...body, request_id: id } satisfies ErrorBody);
    response.once('finish', () => {
      observe({ method, route, status, tookMs: performance.now() - startedMs, requestId: id });
      holding?.refused(request.socket);
    });
    response.writeHead(status, {
      ...securityHeaders({ id, url, protocol: protocolOf(request, trustProxy) }),
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
    return true;
  }

  const [answer] = app.server.listeners('request') as RequestListener[];
  if (!answer) throw new Error('the framework does not listen');
  app.server.off('request', answer);
  app.server.on('request', (request, response) => {
    if (refuse(request, response)) return;
    holding?.letIn(request.socket);
    answer(request, response);
  });
}

const otherSpelling = (route: string): string => (route.endsWith('/') ? route.slice(0, -1) : `${route}/`);

/** As the framework has it: a trusted proxy's word, else the socket's. */
function protocolOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const told = trustProxy ? headers['x-forwarded-proto']?.toString().split(',').at(-1)?.trim() : undefined;
  return told ?? ((socket as Partial<TLSSocket>).encrypted ? 'https' : 'http');
}
