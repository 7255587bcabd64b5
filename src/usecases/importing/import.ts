// Imports a file into the catalogue: reads it whole, plans, then applies all of it or nothing, with the report of it.
import { basename } from 'node:path';
import type { City } from '../../city/city.ts';
import { remarkOf } from '../../city/placement.ts';
import type { Administer } from '../../db/administration.ts';
import type { PlaceRepository } from '../../db/places.ts';
import type { RemovedPlaceRepository } from '../../db/removed-places.ts';
import type { Actor } from '../../domain/audit.ts';
import type { PlaceId } from '../../domain/branded.ts';
import { DomainError } from '../../domain/errors.ts';
import type { ImportSource } from '../../domain/import-source.ts';
import type { Place } from '../../domain/place.ts';
import type { Incoming, Rejection, Source } from '../../ingest/source.ts';
import { SOURCES } from '../../ingest/sources.ts';
import { type CloseGone, planClosing } from './gone.ts';
import { type ImportPlan, type PlannedPlace, planImport } from './plan.ts';
import { createRemarks, type Remarks } from './remarks.ts';
import { withWhatTableLacks } from './table.ts';

export interface ImportDeps {
  readonly places: PlaceRepository;
  readonly removedPlaces: RemovedPlaceRepository;
  readonly administer: Administer;
  /** Who imports, for the audit log. */
  readonly actor: Actor;
  /** Plans in another thread while the service answers requests; else in this one. */
  readonly plan?: (order: ImportOrder) => Promise<PlannedImport>;
}

interface ImportOptions {
  /** The file is the whole of its sources: what it lacks has closed. */
  readonly closeGone?: CloseGone;
  /** Only says what would happen. */
  readonly dryRun?: boolean;
  /** Leaves no report where there is nothing new: for files that are looked at again and again. */
  readonly onlyChanges?: boolean;
  readonly city?: City;
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
    /** Places that the file lacks and that are closed now; where that was asked for. */
    readonly closed?: number;
    /** Imported although they lie outside the city: searchable, never recommended. */
    readonly outside: number;
  };
  /** The first places outside the city, each with how far. */
  readonly outside: readonly Rejection[];
  /** The first of them; `counts.rejected` says how many there are. */
  readonly rejections: readonly Rejection[];
  /** The first places that are closed now, each with the reason; and those that stay open although the file lacks them. */
  readonly gone?: readonly Rejection[];
}

/** A file held against the catalogue as it is. */
export interface ImportOrder {
  readonly sourceName: string;
  readonly path: string;
  readonly known: readonly PlannedPlace[];
  /** What an administrator removed stays away. */
  readonly removed: ReadonlySet<PlaceId>;
  readonly closeGone?: CloseGone | undefined;
}

export interface PlannedImport {
  readonly report: ImportReport;
  /** Places as they will be. */
  readonly put: readonly PlannedPlace[];
}

/** @throws DomainError `import/bad-data` for an unknown source or a broken file; nothing is changed then */
export async function importCatalogue(
  deps: ImportDeps,
  sourceName: string,
  path: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const [report] = await importTogether(deps, sourceName, [path], options);
  return report!;
}

/** Several files of one source, in this order: all of them or nothing. @returns one report a file @throws as above */
export function importTogether(
  { places, removedPlaces, administer, actor, plan }: ImportDeps,
  sourceName: string,
  paths: readonly string[],
  options: ImportOptions = {},
): Promise<readonly ImportReport[]> {
  const inThisThread = (order: ImportOrder) => planFile(order, options);
  const attempt = async (): Promise<readonly ImportReport[]> => {
    const { rows, version } = await places.all();
    const removed = await removedPlaces.ids();
    const known = new Map(rows.map((row) => [row.place.id, row]));
    const put = new Map<PlaceId, PlannedPlace>();
    const reports: ImportReport[] = [];
    for (const path of paths) {
      const planned = await (plan ?? inThisThread)({
        ...{ sourceName, path, removed, closeGone: options.closeGone },
        known: [...known.values()],
      });
      reports.push(planned.report);
      for (const row of planned.put) {
        known.set(row.place.id, row);
        put.set(row.place.id, row);
      }
    }
    if (options.dryRun || (options.onlyChanges && put.size === 0)) return reports;
    await administer(actor, async (store) => {
      if (put.size > 0) await store.places.apply({ put: [...put.values()], remove: [], basedOn: version });
      for (const [at, { counts, rejections }] of reports.entries()) {
        const file = basename(paths[at]!);
        await store.importReports.add({ source: sourceName, file, counts, rejections });
        const { new: added, changed, closed } = counts;
        const details = { source: sourceName, added, changed, ...(closed !== undefined && { closed }) };
        await store.note({ action: 'imported', object: 'catalogue', details });
      }
    });
    return reports;
  };
  return unlessOvertaken(attempt);
}

/** The catalogue changed while an import was planned: the plan is made anew. */
const MOST_ATTEMPTS = 5;

async function unlessOvertaken<Outcome>(act: () => Promise<Outcome>): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      const isOvertaken = error instanceof DomainError && error.code === 'catalogue/changed';
      if (!isOvertaken || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

const REMOVED = 'an administrator removed it';

/** Reads a file whole and works out what importing it would do; needs no database. */
export async function planFile(
  { sourceName, path, known, removed, closeGone }: ImportOrder,
  options: Pick<ImportOptions, 'city' | 'onProgress'>,
): Promise<PlannedImport> {
  const rejected = createRemarks();
  const read = await readAll(sourceName, path, options, rejected);
  const places = read.map(({ place }) => place);
  const existing = new Map(known.map((row) => [row.place.id, row]));
  const incoming = read.flatMap(({ place, columns }) => {
    if (removed.has(place.id)) return [];
    return columns ? withWhatTableLacks(place, existing.get(place.id)?.place, columns) : place;
  });
  for (const { id } of places) if (removed.has(id)) rejected.add({ record: id, reason: REMOVED });
  const gone = closeGone && planClosing(known, places, closeGone);
  const { city } = options;
  const cityNames = Object.values(city?.name ?? {});
  // Rows of our own format say for themselves which place they are.
  const plan = planImport(existing, incoming, { resolve: sourceName !== 'jsonl', cityNames });
  const outside = createRemarks();
  for (const { id, name, position } of incoming) {
    const reason = city && remarkOf(city, position);
    if (reason !== undefined) outside.add({ record: `${id} (${name})`, reason });
  }
  return {
    report: {
      counts: {
        ...countsOf(plan, incoming, rejected.count()),
        outside: outside.count(),
        ...(gone && { closed: gone.closed.length }),
      },
      outside: outside.first(),
      rejections: rejected.first(),
      ...(gone && { gone: gone.remarks.first() }),
    },
    put: [...plan.added, ...plan.changed, ...(gone?.closed ?? [])],
  };
}

/** Every record read is counted once. A repeated id counts as merged with its last row. */
function countsOf(
  plan: ImportPlan,
  incoming: readonly Place[],
  rejected: number,
): Omit<ImportReport['counts'], 'outside' | 'closed'> {
  const arrived = new Set(incoming.map((place) => place.id));
  const changed = plan.changed.filter(({ place }) => arrived.has(place.id)).length;
  const merged = plan.merged.length + plan.repeated.length;
  return {
    read: incoming.length + rejected,
    new: plan.added.length,
    changed,
    unchanged: incoming.length - plan.added.length - changed - merged,
    merged,
    rejected,
  };
}

type ReadPlace = Extract<Incoming, { readonly place: Place }>;

async function readAll(
  sourceName: string,
  path: string,
  { city, onProgress }: Pick<ImportOptions, 'city' | 'onProgress'>,
  rejected: Remarks,
): Promise<readonly ReadPlace[]> {
  const source = sourceNamed(sourceName);
  const reading = source.read(path, { ...(city && { city }) });
  const incoming: ReadPlace[] = [];
  try {
    for await (const record of reading.records) {
      if (record.place) incoming.push(record);
      else rejected.add(record.rejected);
      onProgress?.(reading.bytesRead() / Math.max(1, reading.totalBytes), incoming.length + rejected.count());
    }
  } catch (error) {
    // Of V8: a text that is longer, or brackets that are nested deeper, than a program can hold.
    if (!(error instanceof RangeError)) throw error;
    throw new DomainError('import/bad-data', `${basename(path)}: ${error.message}`);
  }
  return incoming;
}

/** @throws DomainError `import/bad-data` when there is none */
export function sourceNamed(name: string): Source {
  const source = Object.hasOwn(SOURCES, name) ? SOURCES[name as ImportSource] : undefined;
  if (source) return source;
  throw new DomainError(
    'import/bad-data',
    `unknown source "${name}"; expected one of: ${Object.keys(SOURCES).join(', ')}`,
  );
}
