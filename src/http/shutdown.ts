// Clean shutdown: clients are told to go elsewhere first, and every accepted request is answered.
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { Health } from '../usecases/health.ts';
import type { App } from './routes.ts';

export interface ShutdownLimits {
  /** Still accepting while `/readyz` already says no: as long as a balancer takes to notice. */
  readonly delayS: number;
  /** Requests that are not finished by then are cut off. */
  readonly graceS: number;
}

export const SHUTDOWN_LIMITS: ShutdownLimits = { delayS: 0, graceS: 20 };

const LOOK_EVERY_MS = 20;
/** After so many looks without a request a connection is idle, not between two. Looks, not time: a loop that was busy has not looked. */
const QUIET_LOOKS = 12;

/**
 * Runs when the server is closed. From then on every answer carries `Connection: close`. The listening socket goes first;
 * idle connections are closed only once no request came for a while, since a client may be sending into one right now.
 */
export function closeGently(app: App, health: Health, limits: ShutdownLimits): void {
  let quietLooks = 0;
  app.addHook('onRequest', (_request, _reply, done) => {
    quietLooks = 0;
    done();
  });
  app.addHook('preClose', async () => {
    health.startLeaving();
    if (!app.server.listening) return;
    setTimeout(() => app.server.closeAllConnections(), (limits.delayS + limits.graceS) * 1000).unref();
    await sleep(limits.delayS * 1000);
    // Right after the loop has taken up every connection that was waiting: those left in line would be reset.
    await turn();
    // The HTTP server's own `close` would also close idle connections, at once.
    NetServer.prototype.close.call(app.server);
    const untilMs = performance.now() + limits.graceS * 1000;
    for (quietLooks = 0; quietLooks < QUIET_LOOKS && performance.now() < untilMs; quietLooks++) {
      if ((await connectionsOf(app)) === 0) return;
      await sleep(LOOK_EVERY_MS);
    }
  });
}

const connectionsOf = (app: App): Promise<number> =>
  new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
