// The running service: composed, listening, and closed gently when it is told to stop.
import type { CityFolder } from '../compose/city.ts';
import { compose } from '../compose/compose.ts';
import type { databaseOptions } from '../compose/database-options.ts';
import { PAGES_FOLDER, programVersion } from '../compose/shipped.ts';
import { ConfigurationError, trustedProxies } from '../config/read.ts';
import type { Settings } from '../config/settings.ts';
import { buildServer, type HttpOptions } from '../http/server.ts';
import { isClusterWorker, sayReady } from './cluster.ts';
import { EXIT } from './command.ts';
import { stopSignal } from './stop-signal.ts';

/** A household, an office or a school shares one address. */
const ACCOUNTS_AT_AN_ADDRESS = 10;
const DEFAULT_RATE_LIMIT = { development: 0, production: 600 } as const;

/** @param begun what the start has read and opened already */
export async function serve(
  settings: Settings,
  begun: { readonly opening: ReturnType<typeof databaseOptions>; readonly cityFolder: CityFolder },
): Promise<number> {
  const { service, database, close } = await compose(settings, begun);
  try {
    const app = await buildServer(service, httpOptions(settings));
    // Installed before readiness is announced, so that a signal sent right afterwards is handled.
    const stopped = stopSignal();
    const address = await listen(app, settings);
    if (isClusterWorker()) sayReady(address);
    else process.stderr.write(`paseo is ready at ${address}\n`);
    const cause = await Promise.race([stopped.then(() => undefined), database.lost]);
    endInTime(settings);
    if (cause) service.log.error({ cause: cause.message }, 'the embedded database has stopped; the service ends');
    if (cause)
      process.stderr.write(`paseo: the embedded database has stopped (${cause.message}); ends with ${EXIT.storage}\n`);
    await app.close();
    return cause ? EXIT.storage : EXIT.done;
  } finally {
    await close();
  }
}

const CLOSING_S = 30;

/** Whatever closing waits for, the process ends: a zombie would keep its port, its data directory and its place in a balancer. */
function endInTime({ SHUTDOWN_DELAY_SECONDS, SHUTDOWN_GRACE_SECONDS }: Settings): void {
  const limitS = SHUTDOWN_DELAY_SECONDS + SHUTDOWN_GRACE_SECONDS + CLOSING_S;
  setTimeout(() => {
    process.stderr.write(`paseo: closing took longer than ${limitS} s; ends with ${EXIT.failed}\n`);
    process.exit(EXIT.failed);
  }, limitS * 1000).unref();
}

async function listen(app: Awaited<ReturnType<typeof buildServer>>, { PORT, HOST }: Settings): Promise<string> {
  try {
    return await app.listen({ port: PORT, host: HOST });
  } catch (error) {
    const fault = LISTENING_FAULTS[(error as NodeJS.ErrnoException).code ?? ''];
    if (!fault) throw error;
    throw new ConfigurationError([fault(PORT, HOST)]);
  }
}

const noAddress = (_port: number, host: string): string =>
  `HOST: ${host} is no address of this machine; expected one of its addresses, such as 127.0.0.1, or 0.0.0.0 for all`;
const LISTENING_FAULTS: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port, host) =>
    `PORT: ${port} on ${host} is taken by another program; expected a free port, or 0 for any`,
  EACCES: (port, host) => `PORT: ${port} on ${host} may not be listened at by this user; expected one from 1024`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
  EINVAL: noAddress,
};

function rateLimits({ RATE_LIMIT_PER_MINUTE, RATE_LIMIT_PER_ADDRESS, PASEO_ENV }: Settings) {
  const rateLimitPerMinute = RATE_LIMIT_PER_MINUTE ?? DEFAULT_RATE_LIMIT[PASEO_ENV];
  return {
    rateLimitPerMinute,
    rateLimitPerAddress: RATE_LIMIT_PER_ADDRESS ?? ACCOUNTS_AT_AN_ADDRESS * rateLimitPerMinute,
  };
}

const httpOptions = (settings: Settings): HttpOptions => ({
  version: programVersion(),
  pages: PAGES_FOLDER,
  bodyLimitBytes: settings.BODY_LIMIT_BYTES,
  trustProxy: trustedProxies(settings.TRUST_PROXY),
  ...rateLimits(settings),
  clients: {
    requestS: settings.RECEIVE_SECONDS,
    deadlineS: settings.REQUEST_DEADLINE_SECONDS,
    maxConnections: settings.MAX_CONNECTIONS,
    maxRequestsPerConnection: settings.MAX_REQUESTS_PER_CONNECTION,
  },
  shutdown: { delayS: settings.SHUTDOWN_DELAY_SECONDS, graceS: settings.SHUTDOWN_GRACE_SECONDS },
});
