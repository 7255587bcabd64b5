// Imports a file into the catalogue: reads it whole, plans, then applies all of it or nothing, with the report of it.
import { basename } from 'node:path';
import type { Administer } from '../../db/administration.ts';
import type { PlaceRepository } from '../../db/places.ts';
import type { RemovedPlaceRepository } from '../../db/removed-places.ts';
import type { Actor } from '../../domain/audit.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Locate } from '../../domain/geography.ts';
import type { Place } from '../../domain/place.ts';
import type { Rejection } from '../../ingest/source.ts';
import { SOURCES } from '../../ingest/sources.ts';
import { type ImportPlan, planImport } from './plan.ts';

export interface ImportDeps {
  readonly places: PlaceRepository;
  readonly removedPlaces: RemovedPlaceRepository;
  readonly administer: Administer;
  /** Who imports, for the audit log. */
  readonly actor: Actor;
}

export interface ImportOptions {
  /** Only says what would happen. */
  readonly dryRun?: boolean;
  readonly locate?: Locate;
  readonly onProgress?: (share: number, read: number) => void;
}

export interface ImportReport {
  readonly counts: {
    readonly read: number;
    readonly new: number;
    readonly changed: number;
    readonly unchanged: number;
    readonly merged: number;
    readonly rejected: number;
  };
  readonly rejections: readonly Rejection[];
}

/** @throws DomainError `import/bad-data` for an unknown source or a broken file; nothing is changed then */
export async function importCatalogue(
  deps: ImportDeps,
  sourceName: string,
  path: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const read = await readAll(sourceName, path, options);
  const removed = await deps.removedPlaces.ids();
  const file: FileRead = {
    sourceName,
    name: basename(path),
    incoming: read.incoming.filter(({ id }) => !removed.has(id)),
    rejections: [
      ...read.rejections,
      ...read.incoming.filter(({ id }) => removed.has(id)).map(({ id }) => ({ record: id, reason: REMOVED })),
    ],
  };
  for (let attempt = 1; ; attempt++) {
    try {
      return await planAndApply(deps, file, options.dryRun ?? false);
    } catch (error) {
      const isOvertaken = error instanceof DomainError && error.code === 'catalogue/changed';
      if (!isOvertaken || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

const REMOVED = 'an administrator removed it';
/** Somebody edits a place while an import is planned: the plan is made anew. */
const MOST_ATTEMPTS = 5;

interface FileRead {
  readonly sourceName: string;
  readonly name: string;
  readonly incoming: readonly Place[];
  readonly rejections: readonly Rejection[];
}

async function planAndApply(
  { places, administer, actor }: ImportDeps,
  { sourceName, name, incoming, rejections }: FileRead,
  isDry: boolean,
): Promise<ImportReport> {
  const { rows, version } = await places.all();
  const known = new Map(rows.map((row) => [row.place.id, row]));
  // Rows of our own format say for themselves which place they are.
  const plan = planImport(known, incoming, { resolve: sourceName !== 'jsonl' });
  const report: ImportReport = { counts: countsOf(plan, incoming, rejections), rejections };
  if (isDry) return report;
  const put = [...plan.added, ...plan.changed];
  await administer(actor, async (store) => {
    if (put.length > 0) await store.places.apply({ put, remove: [], basedOn: version });
    await store.importReports.add({
      source: sourceName,
      file: name,
      counts: report.counts,
      rejections: rejections.slice(0, KEPT_REJECTIONS),
    });
    const { new: added, changed } = report.counts;
    await store.note({ action: 'imported', object: 'catalogue', details: { source: sourceName, added, changed } });
  });
  return report;
}

/** A report is read by people; `counts.rejected` says how many there were. */
const KEPT_REJECTIONS = 200;

/** Every record read is counted once. A repeated id counts as merged with its last row. */
function countsOf(
  plan: ImportPlan,
  incoming: readonly Place[],
  rejections: readonly Rejection[],
): ImportReport['counts'] {
  const arrived = new Set(incoming.map((place) => place.id));
  const changed = plan.changed.filter(({ place }) => arrived.has(place.id)).length;
  const merged = plan.merged.length + plan.repeated.length;
  return {
    read: incoming.length + rejections.length,
    new: plan.added.length,
    changed,
    unchanged: incoming.length - plan.added.length - changed - merged,
    merged,
    rejected: rejections.length,
  };
}

async function readAll(sourceName: string, path: string, { locate, onProgress }: ImportOptions) {
  const source = Object.hasOwn(SOURCES, sourceName) ? SOURCES[sourceName] : undefined;
  if (!source)
    throw new DomainError(
      'import/bad-data',
      `unknown source "${sourceName}"; expected one of: ${Object.keys(SOURCES).join(', ')}`,
    );
  const reading = source.read(path, { ...(locate && { locate }) });
  const incoming: Place[] = [];
  const rejections: Rejection[] = [];
  for await (const { place, rejected } of reading.records) {
    if (place) incoming.push(place);
    else rejections.push(rejected);
    onProgress?.(reading.bytesRead() / Math.max(1, reading.totalBytes), incoming.length + rejections.length);
  }
  return { incoming, rejections };
}
