// Imports a file into the catalogue: reads it whole, plans, then applies all of it or nothing.
import type { PlaceRepository } from '../../db/places.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Locate } from '../../domain/geography.ts';
import type { Place } from '../../domain/place.ts';
import type { Rejection } from '../../ingest/source.ts';
import { SOURCES } from '../../ingest/sources.ts';
import { type ImportPlan, planImport } from './plan.ts';

export interface ImportDeps {
  readonly places: PlaceRepository;
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
  { places }: ImportDeps,
  sourceName: string,
  path: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { incoming, rejections } = await readAll(sourceName, path, options);
  const { rows } = await places.all();
  const known = new Map(rows.map((row) => [row.place.id, row]));
  // Rows of our own format say for themselves which place they are.
  const plan = planImport(known, incoming, { resolve: sourceName !== 'jsonl' });
  const put = [...plan.added, ...plan.changed];
  if (!options.dryRun && put.length > 0) await places.apply({ put, remove: [] });
  return { counts: countsOf(plan, incoming, rejections), rejections };
}

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
