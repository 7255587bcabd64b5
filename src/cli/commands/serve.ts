// `paseo serve`: runs the service until it is told to stop.
import { parseArgs } from 'node:util';
import { compose } from '../../compose/compose.ts';
import { PAGES_FOLDER, programVersion } from '../../compose/shipped.ts';
import { ConfigurationError, readSettings } from '../../config/read.ts';
import type { Settings } from '../../config/settings.ts';
import { buildServer, type HttpOptions } from '../../http/server.ts';
import { readHoursAhead } from '../../usecases/conversation/hoursAhead.ts';
import { isClusterWorker, runCluster, sayDone, sayReady } from '../cluster.ts';
import { type Command, EXIT, UsageError } from '../command.ts';

const DEFAULT_RATE_LIMIT = { development: 0, production: 600 } as const;

export const command: Command = {
  summary: 'run the service',
  help: `
Usage: paseo serve [--workers N]

Runs the service until it receives SIGTERM or SIGINT; then it finishes what it has accepted and stops.
--workers N (or WORKERS=N) runs N processes behind the one address; they share a PostgreSQL.
All settings are environment variables (docs/configuration.md). The line that says the service is ready
names the address.
`,
  async run(args) {
    const settings = readSettings(process.env);
    const workers = workersOf(args, settings);
    if (workers > 1 && !isClusterWorker()) return runCluster(workers, stopSignal());
    const { service, close } = await compose(settings);
    try {
      const app = await buildServer(service, httpOptions(settings));
      const address = await listen(app, settings);
      if (isClusterWorker()) sayReady(address);
      else process.stderr.write(`paseo is ready at ${address}\n`);
      let isServing = true;
      void readHoursAhead(service.catalogue.current().catalogue, service.clock.now(), () => isServing);
      await stopSignal();
      isServing = false;
      await app.close();
      return EXIT.done;
    } finally {
      await close();
      sayDone();
    }
  },
};

function workersOf(args: readonly string[], { WORKERS, DATABASE_URL }: Settings): number {
  const { values } = parseArgs({ args: [...args], options: { workers: { type: 'string' } } });
  const workers = values.workers === undefined ? WORKERS : Number(values.workers);
  if (!Number.isInteger(workers) || workers < 1) throw new UsageError('expected --workers N, a whole number above 0');
  if (workers > 1 && DATABASE_URL === undefined)
    throw new ConfigurationError([
      `WORKERS: ${workers} processes need a DATABASE_URL; the embedded database belongs to one process`,
    ]);
  return workers;
}

async function listen(app: Awaited<ReturnType<typeof buildServer>>, { PORT, HOST }: Settings): Promise<string> {
  try {
    return await app.listen({ port: PORT, host: HOST });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigurationError([
      `PORT: ${PORT} on ${HOST} is taken by another program; expected a free port, or 0 for any`,
    ]);
  }
}

const httpOptions = (settings: Settings): HttpOptions => ({
  version: programVersion(),
  pages: PAGES_FOLDER,
  bodyLimitBytes: settings.BODY_LIMIT_BYTES,
  trustProxy: settings.TRUST_PROXY,
  rateLimitPerMinute: settings.RATE_LIMIT_PER_MINUTE ?? DEFAULT_RATE_LIMIT[settings.PASEO_ENV],
  clients: {
    requestS: settings.RECEIVE_SECONDS,
    deadlineS: settings.REQUEST_DEADLINE_SECONDS,
    maxConnections: settings.MAX_CONNECTIONS,
    maxRequestsPerConnection: settings.MAX_REQUESTS_PER_CONNECTION,
  },
  shutdown: { delayS: settings.SHUTDOWN_DELAY_SECONDS, graceS: settings.SHUTDOWN_GRACE_SECONDS },
});

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
    // The process that started this one has died.
    if (isClusterWorker()) process.once('disconnect', () => resolve());
  });
}
