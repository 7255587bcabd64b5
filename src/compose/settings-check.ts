// Whether a service would start with these settings: their form, and what they name. Every fault at once.
import { existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, resolve } from 'node:path';
import { ConfigurationError, settingsIn } from '../config/read.ts';
import type { Settings } from '../config/settings.ts';
import { faultsOfNames } from '../domain/account-rules.ts';
import { IMPORT_SOURCES } from '../domain/import-source.ts';
import { faultOfSecretIn } from '../system/secret.ts';
import { faultsOfPassword } from '../usecases/accounts.ts';
import { passwordRulesOf } from './accounts.ts';
import { checkBasemap } from './basemap.ts';
import { type CityFolder, faultOfOwner, openCityFolder } from './city.ts';

/**
 * With the city that they name, which was read to check it.
 *
 * @throws ConfigurationError listing every fault; no message repeats the value of a secret
 */
export function checkedSettings(environment: Readonly<Record<string, string | undefined>>): {
  readonly settings: Settings;
  readonly cityFolder: CityFolder;
} {
  const { settings, faults: ofForm } = settingsIn(environment);
  const { folder, faults: ofCity } = cityIn(settings);
  const faults = [...ofForm, ...faultsOfSettings(settings), ...ofCity, ...faultsOfDataDir(settings, folder?.city.id)];
  if (faults.length > 0 || !folder) throw new ConfigurationError(faults);
  return { settings, cityFolder: folder };
}

/** Of what the settings say, beyond the form of each. */
export function faultsOfSettings(settings: Settings): readonly string[] {
  return [
    ...faultsOfWorkers(settings.WORKERS, settings),
    ...faultsOfHost(settings),
    ...faultsOfImportFiles(settings),
    ...faultsOfAdministrator(settings),
  ];
}

export const faultsOfWorkers = (workers: number, { DATABASE_URL }: Settings): readonly string[] =>
  workers > 1 && DATABASE_URL === undefined
    ? [`WORKERS: ${workers} processes need a DATABASE_URL; the embedded database belongs to one process`]
    : [];

const HOST_NAME = /^(?=.*[a-z])[a-z\d](?:[a-z\d.-]*[a-z\d])?$/iu;
const faultsOfHost = ({ HOST }: Settings): readonly string[] =>
  isIP(HOST) !== 0 || HOST_NAME.test(HOST)
    ? []
    : [`HOST: expected an address or a name of this machine, such as 127.0.0.1, 0.0.0.0 or localhost, got "${HOST}"`];

function faultsOfImportFiles({ IMPORT_FILES }: Settings): readonly string[] {
  const sources = (IMPORT_FILES ?? '').split(',').flatMap((entry) => entry.trim().split('=')[0] || []);
  const known: readonly string[] = IMPORT_SOURCES;
  return sources
    .filter((source) => !known.includes(source))
    .map((source) => `IMPORT_FILES: unknown source "${source}"; expected one of: ${known.join(', ')}`);
}

function faultsOfAdministrator(settings: Settings): readonly string[] {
  const { PASEO_ADMIN_USERNAME: username, PASEO_ADMIN_PASSWORD: password } = settings;
  if (username === undefined || password === undefined) return [];
  return [
    ...faultsOfNames({ username, fullName: '' }).map(({ message }) => `PASEO_ADMIN_USERNAME: ${message}`),
    ...faultsOfPassword(passwordRulesOf(settings), username, password).map(
      ({ message }) => `PASEO_ADMIN_PASSWORD: ${message}`,
    ),
  ];
}

/** The city and its base map. */
export function cityIn({ CITY, BASEMAP }: Settings): {
  readonly folder?: CityFolder;
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  const folder = gathered(faults, () => openCityFolder(CITY));
  gathered(faults, () => checkBasemap({ own: BASEMAP, ofPack: folder?.basemapFile }));
  return { ...(folder && { folder }), faults };
}

function gathered<Read>(faults: string[], read: () => Read): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    faults.push(...error.faults);
    return undefined;
  }
}

/** @param city the id of the one to be served, where there is one */
export function faultsOfDataDir({ DATA_DIR, SECRET_KEY }: Settings, city: string | undefined): readonly string[] {
  const existing = nearestExisting(resolve(DATA_DIR));
  if (!statSync(existing).isDirectory())
    return [`DATA_DIR: ${existing} is a file; expected a folder, or the path of one that can be made`];
  const owner = city === undefined ? undefined : faultOfOwner(DATA_DIR, city);
  const secret = SECRET_KEY === undefined ? faultOfSecretIn(DATA_DIR) : undefined;
  return [owner, secret].filter((fault) => fault !== undefined);
}

export function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path));
}
