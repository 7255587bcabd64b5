// An import whose file comes over the network: received to the disk, planned in a thread, applied as any other import.
import type { Readable } from 'node:stream';
import type { Actor } from '../../domain/audit.ts';
import { DomainError } from '../../domain/errors.ts';
import type { ImportSource } from '../../domain/import-source.ts';
import { tooLarge, withSpooledFile } from '../../system/spool.ts';
import type { LiveCatalogue } from '../catalogue.ts';
import { type ImportDeps, type ImportOrder, type ImportReport, importCatalogue, type PlannedImport } from './import.ts';

export interface UploadDeps extends Pick<ImportDeps, 'places' | 'removedPlaces' | 'administer'> {
  readonly catalogue: Pick<LiveCatalogue, 'refresh'>;
  readonly uploads: Uploads;
}

/** Where files are received, and how much of everything one may take. */
interface UploadSettings {
  readonly folder: string;
  readonly limitBytes: number;
  /** For the file to arrive, and again for it to be read and planned. */
  readonly seconds: number;
  plan(order: ImportOrder, signal: AbortSignal, onProgress: OnProgress): Promise<PlannedImport>;
}

interface Uploads extends UploadSettings {
  /** One at a time in a process, so that disk and memory are bounded. @throws DomainError `import/running` */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

export function createUploads(settings: UploadSettings): Uploads {
  let isRunning = false;
  return {
    ...settings,
    async alone(work) {
      if (isRunning)
        throw new DomainError('import/running', 'Another import is being received; please try again later');
      isRunning = true;
      try {
        return await work();
      } finally {
        isRunning = false;
      }
    },
  };
}

/** How far the reading is: a share of the file's bytes, and its records so far. */
export interface UploadProgress {
  readonly share: number;
  readonly records: number;
}
type OnProgress = (progress: UploadProgress) => void;

export interface Upload {
  readonly source: ImportSource;
  /** Name of the file: readers tell formats by its end, and the report names it. */
  readonly file: string;
  readonly stream: Readable;
  /** What the sender says of its size, if anything. */
  readonly announcedBytes: number | undefined;
  readonly isDryRun: boolean;
  /** The sender went away: nothing is stored, unless the transaction has begun. */
  readonly gone: AbortSignal;
  readonly onReceived?: () => void;
  readonly onProgress?: OnProgress;
}

/**
 * All of the file or nothing; the report of a stored import is also kept, for a sender that lost the answer.
 *
 * @throws DomainError `import/running`, `import/too-large`, `import/bad-data`, `request/too-slow`, `request/malformed`;
 * nothing is stored then
 */
export const importUpload = (deps: UploadDeps, actor: Actor, upload: Upload): Promise<ImportReport> =>
  deps.uploads.alone(async () => {
    const { folder, limitBytes, seconds } = deps.uploads;
    const { stream, file: name, gone, announcedBytes = 0 } = upload;
    if (announcedBytes > limitBytes) throw tooLarge(limitBytes);
    const receiving = limitedBy(gone, seconds, 'The file took too long to arrive');
    try {
      return await withSpooledFile(stream, { folder, name, limitBytes, signal: receiving.signal }, (path) => {
        receiving.end();
        upload.onReceived?.();
        return importFile(deps, actor, upload, path);
      });
    } finally {
      receiving.end();
    }
  });

async function importFile(deps: UploadDeps, actor: Actor, upload: Upload, path: string): Promise<ImportReport> {
  const { plan, seconds } = deps.uploads;
  const { source, gone, isDryRun, onProgress = () => {} } = upload;
  const planning = limitedBy(gone, seconds, 'The import took too long');
  try {
    const report = await importCatalogue(
      { ...deps, actor, plan: (order) => plan(order, planning.signal, onProgress) },
      source,
      path,
      { dryRun: isDryRun },
    );
    if (!isDryRun) await deps.catalogue.refresh();
    return report;
  } catch (error) {
    // The planning thread ends with an error of its own when it is given up.
    throw planning.signal.aborted ? planning.signal.reason : error;
  } finally {
    planning.end();
  }
}

function limitedBy(gone: AbortSignal, seconds: number, problem: string) {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new DomainError('request/too-slow', `${problem} (over ${seconds} s); nothing was stored`)),
    seconds * 1000,
  );
  return { signal: AbortSignal.any([gone, late.signal]), end: () => clearTimeout(timer) };
}
