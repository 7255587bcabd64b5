// Imports a file into the catalogue: reads it whole, plans, then applies all of it or nothing.
import { createHash } from 'node:crypto';
import type { PlaceRepository } from '../../db/places.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Locate } from '../../domain/geography.ts';
import type { Place } from '../../domain/place.ts';
import type { Rejection } from '../../ingest/source.ts';
import { SOURCES } from '../../ingest/sources.ts';

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
  const arrived = [...new Map(incoming.map((place) => [place.id, place])).values()];
  const put = arrived
    .map((place) => ({ place, fingerprint: fingerprintOf(place) }))
    .filter(({ place, fingerprint }) => known.get(place.id)?.fingerprint !== fingerprint);
  if (!options.dryRun && put.length > 0) await places.apply({ put, remove: [] });
  const added = put.filter(({ place }) => !known.has(place.id)).length;
  return {
    counts: {
      read: incoming.length + rejections.length,
      new: added,
      changed: put.length - added,
      unchanged: arrived.length - put.length,
      merged: incoming.length - arrived.length,
      rejected: rejections.length,
    },
    rejections,
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

const fingerprintOf = (place: Place): string => createHash('sha256').update(JSON.stringify(place)).digest('base64url');
