// `paseo backup`: everything in the database, in one file.
import { parseArgs } from 'node:util';
import { backUp, verify } from '../../compose/backup.ts';
import { readSettings } from '../../config/read.ts';
import { type Command, EXIT, UsageError } from '../command.ts';

export const command: Command = {
  summary: 'write everything in the database into one file',
  help: `
Usage: paseo backup FILE [--force]     write a backup; an existing file is replaced only with --force
       paseo backup FILE --verify      read one and check that it is whole

The file holds every table as of one moment, compressed, with hashes; it is read once more before it gets its name. It
fits both databases: what was backed up here can be restored there. From PostgreSQL it may be taken while services run;
the embedded database belongs to one process, so stop the service first. The signing secret is not in it.
`,
  async run(args) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { force: { type: 'boolean' }, verify: { type: 'boolean' } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError('expected one file');
    const summary = values.verify ? await verify(file) : await backUp(readSettings(process.env), file, !!values.force);
    const counts = Object.entries(summary.digests).map(([table, { rows }]) => `${table} ${rows}`);
    process.stderr.write(`${values.verify ? 'whole' : 'backed up'}: ${counts.join(', ')}\n`);
    return EXIT.done;
  },
};
