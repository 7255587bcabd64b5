// Checks an installation without changing it: each requirement, whether it is met, and the remedy where not.
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { freemem } from 'node:os';
import { resolve } from 'node:path';
import { cityName } from '../city/city.ts';
import { settingsIn } from '../config/read.ts';
import type { Settings } from '../config/settings.ts';
import { holderOf } from '../db/embedded/lock.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { requireServerVersion } from '../db/opening.ts';
import { DomainError } from '../domain/errors.ts';
import { builtFile, workerFile } from '../system/paths.ts';
import type { CityFolder } from './city.ts';
import { cityIn, faultsOfDataDir, faultsOfSettings, nearestExisting } from './settings-check.ts';
import { PAGES_FOLDER } from './shipped.ts';

export interface Finding {
  readonly part: string;
  readonly state: 'good' | 'doubtful' | 'bad';
  /** The finding and the remedy. */
  readonly what: string;
}

type Found = Omit<Finding, 'part'>;

const good = (what: string): Found => ({ state: 'good', what });
const doubtful = (what: string): Found => ({ state: 'doubtful', what });
const bad = (what: string): Found => ({ state: 'bad', what });

const OLDEST_NODE = [20, 11] as const;
const MIB = 2 ** 20;
const LEAST_FREE_MIB = 1024;
const LEAST_MEMORY_MIB = 1024;
const SERVICE_ANSWERS_WITHIN_MS = 3_000;
const DATABASE_STATEMENT_S = 10;

/** @param environment settings, as the service would read them */
export async function examine(environment: Readonly<Record<string, string | undefined>>): Promise<readonly Finding[]> {
  const first = [
    { part: 'node', ...node() },
    { part: 'memory', ...memory() },
    { part: 'build', ...build() },
  ];
  const { settings, found } = settingsFound(environment);
  const { folder, faults } = cityIn(settings);
  return [
    ...first,
    { part: 'settings', ...found },
    { part: 'city', ...cityFound(folder, faults) },
    { part: 'data directory', ...dataDirectory(settings, folder?.city.id) },
    { part: 'database', ...(await database(settings)) },
    { part: 'service', ...(await service(settings)) },
  ];
}

function node(): Found {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor, leastMinor] = OLDEST_NODE;
  const isOld = major < leastMajor || (major === leastMajor && minor < leastMinor);
  return isOld
    ? bad(`Node ${process.versions.node}; expected ${OLDEST_NODE.join('.')} or newer`)
    : good(`Node ${process.versions.node}`);
}

function memory(): Found {
  // 0 where nothing constrains the process; some systems answer with a number beyond any machine.
  const available = Math.round(Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, freemem()) / MIB);
  return available < LEAST_MEMORY_MIB
    ? doubtful(`${available} MiB are available; expected ${LEAST_MEMORY_MIB} or more`)
    : good(`${available} MiB are available`);
}

function build(): Found {
  const parts = [PAGES_FOLDER, builtFile('embedded.tgz'), workerFile('db/embedded/pglite')];
  const missing = parts.filter((path) => !existsSync(path));
  return missing.length > 0
    ? bad(`not built: ${missing.join(', ')}; run npm run build`)
    : good('pages, threads and the empty database are built');
}

function settingsFound(environment: Readonly<Record<string, string | undefined>>): {
  readonly settings: Settings;
  readonly found: Found;
} {
  const { settings, faults: ofForm } = settingsIn(environment);
  const faults = [...ofForm, ...faultsOfSettings(settings)];
  if (faults.length > 0) return { settings, found: bad(faults.join('; ')) };
  const isOwnSecret = settings.SECRET_KEY === undefined;
  const found = isOwnSecret
    ? doubtful('good; SECRET_KEY is not set, so one is made and kept in the data directory (fine on one machine)')
    : good('good');
  return { settings, found };
}

function cityFound(folder: CityFolder | undefined, faults: readonly string[]): Found {
  if (!folder || faults.length > 0) return bad(faults.join('; '));
  const { city, catalogueFiles } = folder;
  const files = `${catalogueFiles.length} catalogue file${catalogueFiles.length === 1 ? '' : 's'}`;
  return good(`${cityName(city, 'en')}, ${files}, ${city.timeZone} (${folder.folder})`);
}

function dataDirectory(settings: Settings, cityId: string | undefined): Found {
  const { DATA_DIR, DATABASE_URL } = settings;
  const faults = faultsOfDataDir(settings, cityId);
  if (faults.length > 0) return bad(faults.join('; '));
  const path = resolve(DATA_DIR);
  const existing = nearestExisting(path);
  try {
    accessSync(existing, constants.W_OK);
  } catch {
    return bad(`${existing} may not be written to by this user; change its owner, or set DATA_DIR`);
  }
  const { bavail, bsize } = statfsSync(existing);
  const freeMib = Math.floor((bavail * bsize) / MIB);
  if (freeMib < LEAST_FREE_MIB && DATABASE_URL === undefined)
    return doubtful(`${path}: ${freeMib} MiB are free; expected ${LEAST_FREE_MIB} or more for an embedded database`);
  if (existing !== path) return good(`${path} will be made at the first start; ${freeMib} MiB are free`);
  const isOpen = (statSync(path).mode & 0o077) !== 0;
  return isOpen
    ? doubtful(`${path} may be read by other users of this machine; the service closes it at its next start`)
    : good(`${path}, for its owner only; ${freeMib} MiB are free`);
}

async function database(settings: Settings): Promise<Found> {
  return settings.DATABASE_URL === undefined ? embedded(settings) : server(settings.DATABASE_URL);
}

function embedded({ DATA_DIR }: Settings): Found {
  const folder = resolve(DATA_DIR, 'database');
  if (!existsSync(folder)) return good('embedded; will be made at the first start');
  if (!existsSync(resolve(folder, 'PG_VERSION')))
    return bad(`${folder} holds no PG_VERSION: it is damaged; restore a backup into another DATA_DIR`);
  const holder = holderOf(DATA_DIR);
  return good(holder === undefined ? 'embedded; no process uses it' : `embedded; used by ${holder}`);
}

async function server(url: string): Promise<Found> {
  const { openPostgres } = await import('../db/postgres.ts');
  const { openedInTime } = await import('../db/opening.ts');
  const opened = openPostgres({ url, poolSize: 1, statementS: DATABASE_STATEMENT_S });
  try {
    const pending = await openedInTime(() => requireServerVersion(opened.db).then(() => pendingMigrations(opened.db)), {
      waitS: 0,
    });
    return good(
      pending.length === 0
        ? 'PostgreSQL answers; every migration is carried out'
        : `PostgreSQL answers; the next start carries out ${pending.join(', ')}`,
    );
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return bad(error.message);
  } finally {
    await opened.close();
  }
}

async function service({ HOST, PORT }: Settings): Promise<Found> {
  if (PORT === 0) return good('PORT is 0: any free port will do');
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
  try {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(SERVICE_ANSWERS_WITHIN_MS) });
    const body = (await answer.json()) as { readonly status?: unknown; readonly parts?: Record<string, boolean> };
    if (answer.status === 200 && body.status === 'ok') return good(`ready at ${address}`);
    const missing = Object.entries(body.parts ?? {}).filter(([, isThere]) => !isThere);
    if (missing.length > 0) return bad(`at ${address}, not ready: ${missing.map(([name]) => name).join(', ')}`);
    return doubtful(`another program answers at ${address}; set PORT`);
  } catch (error) {
    const { cause, name } = error as { readonly cause?: { readonly code?: unknown }; readonly name?: string };
    if (cause?.code === 'ECONNREFUSED') return good(`none runs at ${address}; the port is free`);
    if (name === 'TimeoutError') return bad(`something at ${address} takes the connection and does not answer`);
    return doubtful(`another program listens at ${address}; set PORT`);
  }
}
