// `paseo import SOURCE FILE`: brings places of a foreign file into the catalogue.
import { parseArgs } from 'node:util';
import { openForImport } from '../../compose/importing.ts';
import { readSettings } from '../../config/read.ts';
import { DomainError } from '../../domain/errors.ts';
import { SOURCES } from '../../ingest/sources.ts';
import { type ImportReport, importCatalogue } from '../../usecases/importing/import.ts';
import { KEPT_REMARKS } from '../../usecases/importing/remarks.ts';
import { DEFAULT_URL } from '../asking.ts';
import { type Command, EXIT, requireNoMore, UsageError } from '../command.ts';
import { progressBar } from '../progress.ts';
import { didYouMean } from '../suggestion.ts';
import { trialAtService } from '../trial-import.ts';

const sources = Object.values(SOURCES);

export const command: Command = {
  summary: 'import places from a file',
  help: `
Usage: paseo import SOURCE FILE [--close-gone [--even-many]] [--dry-run] [--url URL] [--json]

Sources:
${sources.map(({ name, summary }) => `  ${name.padEnd(14)} ${summary}`).join('\n')}

The import is atomic: a broken file, or an interruption, changes nothing. Importing a file again changes nothing.
--close-gone
           the file is the whole of its sources: places that it lacks are marked as closed, unless an administrator edited or
           confirmed them or another source has them as well; a later file that has them opens them again
--even-many
           closes also where more than a fifth of the open places are gone, which is refused otherwise
--dry-run  only says what would happen
--url      the service that a dry run asks where it uses the data directory; default ${DEFAULT_URL}
--json     prints the report as JSON on standard output
Before the first start the catalogue of the city's pack comes first, unless PASEO_CATALOGUE=none.

With the embedded database the service must be stopped meanwhile; a running service imports by itself what IMPORT_FILES
names (paseo config --markdown). A dry run is carried out by the running service: PASEO_TOKEN holds an administrator's
access token, from POST /api/token (environment only, never an argument).
`,
  async run(args) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        json: { type: 'boolean' },
        'close-gone': { type: 'boolean' },
        'even-many': { type: 'boolean' },
        url: { type: 'string', default: DEFAULT_URL },
      },
    });
    const [source, path, ...more] = positionals;
    if (source === undefined || path === undefined) throw new UsageError('expected: import SOURCE FILE');
    requireNoMore(more, 'import SOURCE FILE');
    const names = sources.map(({ name }) => name);
    if (!names.includes(source))
      throw new UsageError(
        `unknown source "${source}"${didYouMean(source, names)}; expected one of: ${names.join(', ')}`,
      );
    if (values['even-many'] && !values['close-gone']) throw new UsageError('--even-many goes with --close-gone');
    const closing = values['close-gone'] && {
      closeGone: values['even-many'] ? ('any' as const) : ('unless many' as const),
    };
    const isDryRun = values['dry-run'] ?? false;
    const report = await imported({ source, path, isDryRun, url: values.url, ...closing });
    if (values.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    else process.stderr.write(reportText(report, isDryRun));
    return EXIT.done;
  },
};

interface Order {
  readonly source: string;
  readonly path: string;
  readonly isDryRun: boolean;
  /** Of a service that may be running. */
  readonly url: string;
  /** Only where the data directory is ours: a running service does not close what is gone. */
  readonly closeGone?: 'any' | 'unless many';
}

async function imported({ source, path, isDryRun, url, closeGone }: Order): Promise<ImportReport> {
  const opened = await openForImport(readSettings(process.env), { isDryRun }).catch((error: unknown) => {
    if (isDryRun && !closeGone && error instanceof DomainError && error.code === 'storage/in-use') return error;
    throw error;
  });
  if (opened instanceof DomainError) return trialAtService({ source, path, url, token: tokenOr(opened) });
  const { repositories, city, close } = opened;
  const bar = progressBar('reading');
  try {
    return await importCatalogue({ ...repositories, actor: { kind: 'cli' } }, source, path, {
      dryRun: isDryRun,
      ...(closeGone && { closeGone }),
      city,
      onProgress: bar.update,
    });
  } finally {
    bar.finish();
    await close();
  }
}

function tokenOr({ code, message }: DomainError): string {
  const token = process.env.PASEO_TOKEN;
  if (token) return token;
  const how = 'or set PASEO_TOKEN to the access token of an administrator, and its service carries out the dry run';
  throw new DomainError(code, `${message}; ${how}`);
}

const SHOWN_RECORDS = 20;

function reportText({ counts, rejections, outside, gone = [] }: ImportReport, dryRun: boolean): string {
  const rows = Object.entries(counts).map(([name, count]) => `  ${name.padEnd(10)} ${String(count).padStart(7)}`);
  const lines = [
    dryRun ? 'dry run, nothing was changed:' : 'imported:',
    ...rows,
    ...listed('outside the city, found by search and never recommended:', outside, counts.outside),
    ...listed('rejected:', rejections, counts.rejected),
    ...listed('no longer in the file:', gone, gone.length),
  ];
  return `${lines.join('\n')}\n`;
}

function listed(title: string, records: ImportReport['rejections'], count: number): string[] {
  if (records.length === 0) return [];
  const shown = records.slice(0, SHOWN_RECORDS).map(({ record, reason }) => `  ${record}: ${reason}`);
  const more = count - shown.length;
  return [title, ...shown, ...(more > 0 ? [`  ... and ${more} more (--json lists the first ${KEPT_REMARKS})`] : [])];
}
