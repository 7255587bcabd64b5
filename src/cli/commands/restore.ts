// `paseo restore`: a database from a backup.
import { parseArgs } from 'node:util';
import { restore } from '../../compose/backup.ts';
import { readSettings } from '../../config/read.ts';
import { type Command, EXIT, UsageError } from '../command.ts';

export const command: Command = {
  summary: 'fill the database from a backup',
  help: `
Usage: paseo restore FILE [--force]

The file is checked first; then everything is loaded in one transaction and read back, so a failure leaves the database
as it was. A database that holds anything is replaced only with --force. Backups of earlier versions are brought up to
this one. Running services on PostgreSQL take the restored catalogue and models up within seconds. Webhooks are stopped;
start those that shall be told again in the administration.
`,
  async run(args) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { force: { type: 'boolean' } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError('expected one file');
    const { header, digests, stoppedWebhooks } = await restore(readSettings(process.env), file, !!values.force);
    const counts = Object.entries(digests).map(([table, { rows }]) => `${table} ${rows}`);
    process.stderr.write(`restored the backup of ${header.made_at}: ${counts.join(', ')}\n`);
    if (stoppedWebhooks > 0)
      process.stderr.write(`webhooks stopped: ${stoppedWebhooks}; start them in the administration\n`);
    return EXIT.done;
  },
};
