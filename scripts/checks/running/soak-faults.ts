// What goes wrong in the soak, one thing a minute, over and over. Each fault mends itself before it ends.
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import type { StartedPostgres } from '../../../tests/support/embedded-postgres.ts';
import { damageModels } from './damaged-models.ts';
import { until } from './drill-events.ts';
import type { RunningService } from './service.ts';
import type { SmallDisk } from './small-disk.ts';

export interface SoakWorld {
  /** The first is never ended: its memory is watched. */
  readonly replicas: RunningService[];
  readonly server: StartedPostgres['server'];
  readonly databaseUrl: string;
  readonly disk: SmallDisk | undefined;
  start(i: number, environment?: Readonly<Record<string, string>>): Promise<RunningService>;
}

export interface SoakFault {
  readonly name: string;
  /** Nobody has to be turned away twice: another replica can answer. */
  readonly sparesDatabase: boolean;
  act(round: number): Promise<string>;
}

const AWAY_MS = 5_000;
const FULL_MS = 10_000;
const WRONG_CLOCK_MS = 20_000;
const HOUR_MS = 3_600_000;

export function soakFaults(world: SoakWorld): readonly SoakFault[] {
  const { replicas, server, databaseUrl, disk } = world;
  const replace = async (i: number, environment?: Readonly<Record<string, string>>): Promise<void> => {
    replicas[i] = await world.start(i, environment);
  };
  const faults: SoakFault[] = [
    {
      name: 'a replica is killed (kill -9)',
      sparesDatabase: true,
      async act(round) {
        const i = 1 + (round % (replicas.length - 1));
        await replicas[i]?.kill();
        await sleep(2_000);
        await replace(i);
        return `replica ${i}`;
      },
    },
    {
      name: 'all connections to PostgreSQL are cut',
      sparesDatabase: false,
      act: () =>
        withDatabase(databaseUrl, async (database) => {
          const { rowCount } = await database.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and pid <> pg_backend_pid()`,
          );
          return `${rowCount} connections`;
        }),
    },
    {
      name: 'PostgreSQL crashes and comes back',
      sparesDatabase: false,
      async act() {
        await server.crash();
        await sleep(AWAY_MS);
        await server.startAgain();
        return `away for ${AWAY_MS / 1000} s`;
      },
    },
    {
      name: 'a damaged model becomes active',
      sparesDatabase: true,
      act: () =>
        withDatabase(databaseUrl, async (database) => {
          const mend = await damageModels(database);
          await sleep(FULL_MS);
          await mend();
          return `for ${FULL_MS / 1000} s`;
        }),
    },
    {
      name: 'the clock of a replica is an hour wrong',
      sparesDatabase: true,
      async act(round) {
        const shiftMs = round % 2 ? -HOUR_MS : HOUR_MS;
        await replicas[2]?.stop();
        await replace(2, shiftedBy(shiftMs));
        await sleep(WRONG_CLOCK_MS);
        await replicas[2]?.stop();
        await replace(2);
        return shiftMs > 0 ? 'ahead' : 'behind';
      },
    },
  ];
  if (disk) faults.push(fullDisk(world, disk));
  return faults;
}

const fullDisk = ({ server, databaseUrl }: SoakWorld, disk: SmallDisk): SoakFault => ({
  name: 'the disk of PostgreSQL is full',
  sparesDatabase: false,
  async act() {
    disk.fill();
    await sleep(FULL_MS);
    disk.empty();
    const isThere = () => withDatabase(databaseUrl, async () => true);
    if (await until(isThere, FULL_MS)) return `for ${FULL_MS / 1000} s`;
    await server.crash();
    await server.startAgain();
    return `for ${FULL_MS / 1000} s; PostgreSQL had to be started again`;
  },
});

const shiftedBy = (ms: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${pathToFileURL(resolve('scripts/checks/running/shifted-clock.mjs')).href}`,
  CLOCK_SHIFT_MS: String(ms),
});

/** A connection for one use: those that last die with the faults. */
async function withDatabase<T>(url: string, use: (database: pg.Client) => Promise<T>): Promise<T> {
  const database = new pg.Client({ connectionString: url });
  database.on('error', () => {});
  await database.connect();
  try {
    return await use(database);
  } finally {
    await database.end().catch(() => {});
  }
}
