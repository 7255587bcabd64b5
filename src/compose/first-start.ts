// What an empty database is given: the catalogue of the city's pack, and the first administrator where the settings name one.
import type { Settings } from '../config/settings.ts';
import type { Role } from '../domain/person.ts';
import type { Log } from '../system/log.ts';
import { type AccountDeps, addUser } from '../usecases/accounts.ts';
import { importTogether } from '../usecases/importing/import.ts';
import type { CityFolder } from './city.ts';
import type { Repositories } from './repositories.ts';

const SERVICE = { kind: 'service' } as const;

export async function fillEmptyCatalogue(
  repositories: Repositories,
  { city, catalogueFiles }: CityFolder,
  setting: string,
  log: Log,
): Promise<void> {
  if (setting === 'none' || catalogueFiles.length === 0 || (await repositories.places.version()) > 0) return;
  // All files in one transaction: the part left by an interruption would look like an intended catalogue.
  const reports = await importTogether({ ...repositories, actor: SERVICE }, 'jsonl', catalogueFiles, { city });
  for (const { counts } of reports) log.info({ ...counts }, 'loaded the starter catalogue');
}

export async function makeFirstAdministrator(accounts: AccountDeps, settings: Settings, log: Log): Promise<void> {
  const { PASEO_ADMIN_USERNAME: username, PASEO_ADMIN_PASSWORD: password } = settings;
  if (username === undefined || password === undefined || (await accounts.users.countAdmins()) > 0) return;
  const role: Role = 'admin';
  try {
    await addUser(accounts, { username, password, fullName: username, role }, SERVICE);
    log.info('made the first administrator');
  } catch (error) {
    // Of replicas that start together another one may have been quicker.
    if ((await accounts.users.countAdmins()) === 0) throw error;
  }
}
