// `paseo serve`: runs the service until it is told to stop.
import { parseArgs } from 'node:util';
import { servingDatabaseOptions } from '../../compose/database-options.ts';
import { checkedSettings, faultsOfWorkers } from '../../compose/settings-check.ts';
import { ConfigurationError } from '../../config/read.ts';
import type { Settings } from '../../config/settings.ts';
import { isClusterWorker, runCluster } from '../cluster.ts';
import { type Command, UsageError } from '../command.ts';
import { stopSignal } from '../stop-signal.ts';

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
    const { settings, cityFolder } = checkedSettings(process.env);
    const workers = workersOf(args, settings);
    if (workers > 1 && !isClusterWorker()) return runCluster(workers, stopSignal());
    // A database of our own opens on its thread while the program is still being read.
    const opening = servingDatabaseOptions(settings, cityFolder, (cause) =>
      process.stderr.write(`paseo: waiting for the database: ${cause}\n`),
    );
    const { serve } = await import('../serving.ts');
    return serve(settings, { opening, cityFolder });
  },
};

function workersOf(args: readonly string[], settings: Settings): number {
  const { values } = parseArgs({ args: [...args], options: { workers: { type: 'string' } } });
  const workers = values.workers === undefined ? settings.WORKERS : Number(values.workers);
  if (!Number.isInteger(workers) || workers < 1) throw new UsageError('expected --workers N, a whole number above 0');
  const faults = faultsOfWorkers(workers, settings);
  if (faults.length > 0) throw new ConfigurationError(faults);
  return workers;
}
