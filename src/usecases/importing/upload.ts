// An import whose file comes over the network: received to the disk, planned in a thread, applied as any other import.
import type { Readable } from 'node:stream';
import type { Administer } from '../../db/administration.ts';
import type { Actor } from '../../domain/audit.ts';
import { DomainError } from '../../domain/errors.ts';
import type { ImportSource } from '../../domain/import-source.ts';
import { factsOf, type Log } from '../../system/log.ts';
import type { Metrics } from '../../system/metrics.ts';
import { removeLeftOvers, tooLarge, withSpooledFile } from '../../system/spool.ts';
import type { LiveCatalogue } from '../catalogue.ts';
import { type ImportDeps, type ImportOrder, type ImportReport, importCatalogue, type PlannedImport } from './import.ts';

export interface UploadDeps extends Pick<ImportDeps, 'places' | 'removedPlaces' | 'administer'> {
  readonly catalogue: Pick<LiveCatalogue, 'refresh'>;
  readonly log: Pick<Log, 'warn'>;
  readonly uploads: Uploads;
  readonly metrics: Pick<Metrics, 'countUpload'>;
}

/** Where files are received, and how much of everything one may take. */
interface UploadSettings {
  readonly folder: string;
  readonly limitBytes: number;
  /** For the file to arrive, and again for it to be read and planned. */
  readonly seconds: number;
  /** For everything else until the answer, save the transaction. */
  readonly graceS: number;
  plan(order: ImportOrder, signal: AbortSignal, onProgress: OnProgress): Promise<PlannedImport>;
}

interface Uploads extends UploadSettings {
  /** One at a time in a process, so that disk and memory are bounded. @throws DomainError `import/running` */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Removes files of processes that were killed. */
  removeLeftOvers(): Promise<void>;
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
    // A file is needed for twice `seconds` at most.
    removeLeftOvers: () => removeLeftOvers(settings.folder, (2 * settings.seconds + settings.graceS) * 1000),
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
  /** The transaction begins: from here on the answer is its outcome, however late. */
  readonly onStoring?: () => void;
  readonly onProgress?: OnProgress;
}

/**
 * All of the file or nothing; the report of a stored import is also kept, for a sender that lost the answer.
 *
 * @throws DomainError `import/running`, `import/too-large`, `import/bad-data`, `request/too-slow`, `request/malformed`:
 * nothing is stored then; `storage/unavailable`: its message says whether that is known
 */
export async function importUpload(deps: UploadDeps, actor: Actor, upload: Upload): Promise<ImportReport> {
  try {
    const report = await receiveAndImport(deps, actor, upload);
    deps.metrics.countUpload(upload.isDryRun ? 'dry run' : 'stored');
    return report;
  } catch (error) {
    deps.metrics.countUpload(error instanceof DomainError ? error.code : 'failed');
    throw error;
  }
}

const receiveAndImport = (deps: UploadDeps, actor: Actor, upload: Upload): Promise<ImportReport> =>
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
  const { source, isDryRun } = upload;
  const planning = limitedBy(upload.gone, deps.uploads.seconds, 'The import took too long');
  try {
    const report = await importCatalogue(
      {
        ...deps,
        actor,
        plan: (order) => planUntil(planning.signal, deps, upload, order),
        administer: storingWith(deps, upload, planning.signal),
      },
      source,
      path,
      { dryRun: isDryRun },
    );
    if (!isDryRun) await takeUp(deps);
    return report;
  } finally {
    planning.end();
  }
}

async function planUntil(
  signal: AbortSignal,
  { uploads }: UploadDeps,
  { onProgress = () => {} }: Upload,
  order: ImportOrder,
): Promise<PlannedImport> {
  try {
    return await uploads.plan(order, signal, onProgress);
  } catch (error) {
    // The planning thread ends with an error of its own when it is given up.
    throw signal.aborted ? signal.reason : error;
  }
}

/** Until the transaction begins the import may be given up; afterwards only the transaction tells what became of it. */
const storingWith =
  ({ administer }: UploadDeps, { onStoring = () => {} }: Upload, signal: AbortSignal): Administer =>
  async (actor, work) => {
    signal.throwIfAborted();
    onStoring();
    try {
      return await administer(actor, work);
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'storage/unavailable')) throw error;
      throw new DomainError(
        'storage/unavailable',
        'The service lost its data while it stored the import; the reports of imports tell whether it was stored',
        { cause: error.cause },
      );
    }
  };

/** A stored import is no failure because this process cannot read it yet: the next look at the catalogue takes it up. */
export async function takeUp({ catalogue, log }: Pick<UploadDeps, 'catalogue' | 'log'>): Promise<void> {
  await catalogue
    .refresh()
    .catch((error: unknown) => log.warn(factsOf(error), 'an import was stored; the catalogue is taken up later'));
}

function limitedBy(gone: AbortSignal, seconds: number, problem: string) {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new DomainError('request/too-slow', `${problem} (over ${seconds} s); nothing was stored`)),
    seconds * 1000,
  );
  return { signal: AbortSignal.any([gone, late.signal]), end: () => clearTimeout(timer) };
}
