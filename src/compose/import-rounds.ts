// Files named in the settings are imported again whenever they change.
import { stat } from 'node:fs/promises';
import type { Settings } from '../config/settings.ts';
import { DomainError } from '../domain/errors.ts';
import type { Log } from '../system/log.ts';
import type { LiveCatalogue } from '../usecases/catalogue.ts';
import { type ImportDeps, type ImportOrder, importCatalogue, sourceNamed } from '../usecases/importing/import.ts';
import { takeUp } from '../usecases/importing/upload.ts';
import { planInThread } from './importing.ts';
import type { Round } from './rounds.ts';

const MINUTE_MS = 60_000;

interface StandingFile {
  readonly source: string;
  readonly path: string;
}

type StandingImportDeps = Omit<ImportDeps, 'actor' | 'plan'> & {
  readonly catalogue: Pick<LiveCatalogue, 'refresh'>;
  readonly log: Log;
};

/** @throws DomainError `import/bad-data` when a source of the settings is none, so that the service does not start */
export function importRounds(
  { catalogue, log, ...repositories }: StandingImportDeps,
  { CITY, IMPORT_FILES, IMPORT_EVERY_MINUTES }: Settings,
): readonly Round[] {
  if (IMPORT_FILES === undefined) return [];
  const files = filesIn(IMPORT_FILES);
  const seen = new Map<string, string>();

  const take = async ({ source, path }: StandingFile, signal: AbortSignal): Promise<void> => {
    const { mtimeMs, size } = await stat(path);
    const version = `${mtimeMs} ${size}`;
    if (seen.get(path) === version) return;
    const plan = (order: ImportOrder) => planInThread({ ...order, city: CITY }, signal);
    // Two who both believe they have the job do no harm: an import is atomic, and the second finds nothing to change.
    const deps: ImportDeps = { ...repositories, actor: { kind: 'service' }, plan };
    const { counts } = await importCatalogue(deps, source, path, { onlyChanges: true });
    seen.set(path, version);
    log.info({ source, ...counts }, 'imported a standing file');
    await takeUp({ catalogue, log });
  };

  return [
    {
      name: 'import files',
      everyMs: IMPORT_EVERY_MINUTES * MINUTE_MS,
      runsAtStart: true,
      isOnce: true,
      async run({ signal }) {
        let fault: unknown;
        for (const file of files) {
          await take(file, signal).catch((error: unknown) => {
            fault ??= error;
            log.warn({ source: file.source, reason: reasonOf(error) }, 'a standing file could not be imported');
          });
        }
        // The others were imported all the same; the job counts as failed, and is tried again.
        if (fault) throw fault;
      },
    },
  ];
}

/** `source=path`, several with commas between them. */
function filesIn(text: string): readonly StandingFile[] {
  return text.split(',').map((entry) => {
    const [source = '', ...path] = entry.trim().split('=');
    return { source: sourceNamed(source).name, path: path.join('=') };
  });
}

const reasonOf = (error: unknown): string => {
  const { code } = error as { readonly code?: unknown };
  if (error instanceof DomainError) return error.message;
  return typeof code === 'string' ? code : String((error as Error).name);
};
