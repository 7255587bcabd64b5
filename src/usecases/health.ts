// Whether everything is there that requests need.
import { setTimeout as sleep } from 'node:timers/promises';
import type { UserRepository } from '../db/users.ts';
import type { CatalogueReader } from './catalogue.ts';

export interface Health {
  /** Each thing the service needs, and whether it is there. */
  check(): Promise<{ readonly ready: boolean; readonly parts: Readonly<Record<string, boolean>> }>;
  /** From now on the answer is no, so that balancers go elsewhere. */
  startLeaving(): void;
}

/** A database that is silent for so long counts as away; callers of the health check have time limits, too. */
const PATIENCE_MS = 2_000;

/** A name that cannot be signed up: too short. */
const NOBODY = '-';

/**
 * Opening the database carries out its migrations, so an open database is a migrated one. The question goes the way that
 * every request with a token takes (the shared look-up of accounts), so that readiness fails when accounts do.
 */
export function healthOf(users: Pick<UserRepository, 'findAccount'>, catalogue: CatalogueReader): Health {
  const answers = (): Promise<boolean> =>
    users.findAccount(NOBODY).then(
      () => true,
      () => false,
    );
  let isLeaving = false;
  return {
    async check() {
      const isAlive = await Promise.race([answers(), sleep(PATIENCE_MS, false, { ref: false })]);
      const parts = {
        database: isAlive,
        migrations: isAlive,
        catalogue: catalogue.current().catalogue.version !== '0',
        models: catalogue.current().built !== undefined,
        ...(isLeaving && { accepting: false }),
      };
      return { ready: Object.values(parts).every(Boolean), parts };
    },
    startLeaving() {
      isLeaving = true;
    },
  };
}
