// The city that the settings name: reads its folder, and keeps a data directory to one city.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import type { City } from '../city/city.ts';
import type { FormerPlace } from '../city/former.ts';
import type { Pack } from '../city/pack.ts';
import { parseCity, parsePack } from '../city/parse.ts';
import { ConfigurationError } from '../config/read.ts';
import { DEFAULT_CITY, type Settings } from '../config/settings.ts';
import { type Change, changesIn } from '../ingest/changes.ts';
import { shippedFile } from '../system/paths.ts';
import { checkBasemap } from './basemap.ts';

/** A city with the folder it was read from. */
export interface CityFolder {
  readonly city: City;
  readonly folder: string;
  /** Paths of the places that come with it. */
  readonly catalogueFiles: readonly string[];
  /** What closed, moved or was renamed since the sources were made. */
  readonly changes: () => readonly Change[];
  readonly basemapFile?: string;
}

const CITIES = shippedFile('cities');
const MANIFEST = 'city.json';

/**
 * @param city the id of a pack in `data/cities`, or a path to a folder with `city.json`
 * @throws ConfigurationError listing every fault of the folder
 */
export function openCityFolder(city: string, { basemap: needsBasemap = true } = {}): CityFolder {
  const folder = folderOf(city);
  const faultsOf = (faults: readonly string[]) =>
    new ConfigurationError(faults.map((fault) => `CITY ${city}: ${fault}`));
  const parsed = parsePack(readJson(join(folder, MANIFEST), faultsOf));
  if ('faults' in parsed) throw faultsOf(parsed.faults.map((fault) => `${MANIFEST}: ${fault}`));
  const { pack } = parsed;
  const needed = needsBasemap ? filesOf(pack) : filesOf(pack).filter((name) => name !== pack.basemap);
  const missing = needed.filter((name) => !existsSync(join(folder, name)));
  const faults = missing.map((name) => `${MANIFEST} names ${name}, which is not in the folder`);
  const has = (name: string | undefined): name is string => name !== undefined && !missing.includes(name);
  const file = (name: string | undefined) => {
    const found = has(name) ? jsonIn(join(folder, name)) : {};
    if (found.fault !== undefined) faults.push(found.fault);
    return found.json;
  };
  const read = parseCity(pack, {
    areas: file(pack.areas),
    stations: file(pack.stations),
    lines: file(pack.lines),
    topics: file(pack.topics),
    streets: has(pack.streets) ? readFileSync(join(folder, pack.streets), 'utf8') : undefined,
  });
  if ('faults' in read) faults.push(...read.faults);
  if (faults.length > 0 || !('city' in read)) throw faultsOf(faults);
  const { changes: changesFile, basemap } = pack;
  const changes = (): readonly Change[] =>
    changesFile === undefined || !existsSync(join(folder, changesFile))
      ? []
      : changesIn(readFileSync(join(folder, changesFile), 'utf8'));
  return {
    city: { ...read.city, former: changes().flatMap(formerPlaceOf) },
    folder,
    catalogueFiles: (pack.catalogue ?? []).map((name) => join(folder, name)),
    changes,
    ...(basemap !== undefined && { basemapFile: join(folder, basemap) }),
  };
}

/** What moved is still there. */
function formerPlaceOf({ name, change, since, now, to }: Change): FormerPlace | readonly [] {
  if (change === 'moved' || (change === 'renamed' && now === undefined && to === undefined)) return [];
  return {
    name,
    ...(since !== undefined && { since }),
    ...(now !== undefined && { now }),
    ...(to !== undefined && { nowCalled: to }),
  };
}

export const loadCity = (city: string): City => openCityFolder(city).city;

function folderOf(city: string): string {
  const isPath = isAbsolute(city) || /[\\/]/u.test(city) || city.startsWith('.');
  const folder = isPath ? resolve(city) : join(CITIES, city);
  if (existsSync(join(folder, MANIFEST))) return folder;
  const known = readdirSync(CITIES).filter((name) => existsSync(join(CITIES, name, MANIFEST)));
  throw new ConfigurationError([
    `CITY: "${city}" is no city; expected one of ${known.join(', ')}, or a path to a folder with ${MANIFEST}`,
  ]);
}

function readJson(path: string, faultsOf: (faults: readonly string[]) => ConfigurationError): unknown {
  const { json, fault } = jsonIn(path);
  if (fault !== undefined) throw faultsOf([fault]);
  return json;
}

function jsonIn(path: string): { readonly json?: unknown; readonly fault?: string } {
  try {
    return { json: JSON.parse(readFileSync(path, 'utf8')) as unknown };
  } catch (error) {
    if (error instanceof SyntaxError) return { fault: `${path} is not valid JSON (${error.message})` };
    throw error;
  }
}

const filesOf = ({ areas, stations, lines, streets, topics, basemap, changes, catalogue = [] }: Pack): string[] =>
  [areas, stations, lines, streets, topics, basemap, changes, ...catalogue].filter((name) => name !== undefined);

/** The file that says which city a data directory belongs to; written at its first start. */
const MARK = 'city';

/**
 * Before a database is opened in the directory: afterwards a new one would look like one from before there was a mark,
 * and a fault of the pack would leave a database open.
 *
 * @throws ConfigurationError when the data directory is another city's, or the base map has faults
 */
export function claimForCity(
  { DATA_DIR, BASEMAP }: Pick<Settings, 'DATA_DIR' | 'BASEMAP'>,
  { city, basemapFile }: CityFolder,
): void {
  checkBasemap({ own: BASEMAP, ofPack: basemapFile });
  claimDataDir(DATA_DIR, city.id);
}

/** Before there was a mark, a data directory with a database was one of the default city. */
const isUnmarked = (dataDir: string): boolean => existsSync(join(dataDir, 'database'));

/** @throws ConfigurationError when the data directory is another city's */
function claimDataDir(dataDir: string, id: string): void {
  const fault = faultOfOwner(dataDir, id);
  if (fault !== undefined) throw new ConfigurationError([fault]);
  const mark = join(dataDir, MARK);
  if (existsSync(mark)) return;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(mark, `${id}\n`);
}

/** What is wrong where the data directory belongs to another city than the one with this id. */
export function faultOfOwner(dataDir: string, id: string): string | undefined {
  const mark = join(dataDir, MARK);
  const marked = existsSync(mark) ? readFileSync(mark, 'utf8').trim() : undefined;
  const owner = marked ?? (isUnmarked(dataDir) ? DEFAULT_CITY : undefined);
  if (owner === undefined || owner === id) return undefined;
  return `CITY: ${id}, but the data directory ${dataDir} belongs to ${owner}; expected CITY=${owner}, or another DATA_DIR`;
}
