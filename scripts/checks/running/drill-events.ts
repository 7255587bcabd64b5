// What goes wrong in the drill, one thing after the other. Each answers with what came of it.
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { damageModels } from './damaged-models.ts';
import type { RunningService } from './service.ts';

interface World {
  readonly replicas: RunningService[];
  readonly database: pg.Client;
  start(i: number): Promise<RunningService>;
}

export interface DrillEvent {
  readonly name: string;
  act(): Promise<string>;
}

const QUIET_MS = 5_000;
/** What a replica logs when it does not take a set of models up. */
const REFUSAL = /"round":"take up other models","kind":"DomainError"/u;

export const drillEvents = ({ replicas, database, start }: World): readonly DrillEvent[] => {
  const count = async (what: string): Promise<number> =>
    Number((await database.query(`select count(*) as count from ${what}`)).rows[0]?.count);
  const replace = async (i: number): Promise<number> => {
    const replica = await start(i);
    replicas[i] = replica;
    return replica.readyMs;
  };
  return [
    {
      name: 'a training job is killed with its replica',
      async act() {
        const startedMs = performance.now();
        await replicas[0]?.kill();
        await replace(0);
        const trained = await until(async () => (await count('model_sets')) > 0, 180_000);
        const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
        return trained
          ? `trained by another replica after ${seconds} s, ${await count('model_sets')} set`
          : 'never trained';
      },
    },
    {
      name: 'nothing',
      async act() {
        await sleep(QUIET_MS);
        return '-';
      },
    },
    {
      name: 'all connections to PostgreSQL are cut, five times',
      async act() {
        let cut = 0;
        for (let i = 0; i < 5; i++) {
          const { rows } = await database.query(
            `select pg_terminate_backend(pid) as cut from pg_stat_activity
              where datname = current_database() and pid <> pg_backend_pid()`,
          );
          cut += rows.filter((row) => row.cut).length;
          await sleep(1_000);
        }
        return `${cut} connections cut`;
      },
    },
    {
      name: 'a replica is killed (kill -9)',
      async act() {
        await replicas[1]?.kill();
        await sleep(2_000);
        const readyMs = await replace(1);
        return `another one ready after ${(readyMs / 1000).toFixed(1)} s`;
      },
    },
    {
      name: 'a replica is told to leave (SIGTERM)',
      async act() {
        const code = await replicas[2]?.stop();
        await sleep(2_000);
        await replace(2);
        return `ended with ${code}`;
      },
    },
    {
      name: 'a damaged model becomes active',
      async act() {
        await damageModels(database);
        await sleep(QUIET_MS * 2);
        const refused = replicas.filter((replica) => REFUSAL.test(replica.said())).length;
        return `refused by ${refused} of ${replicas.length} replicas, which kept the one before`;
      },
    },
  ];
};

/** Whether somebody is training at this moment. */
export const isTraining = async (database: pg.Client): Promise<boolean> => {
  const { rowCount } = await database.query(
    `select 1 from paseo_jobs.job where name = 'train-models' and state = 'active'`,
  );
  return rowCount === 1;
};

export async function until(isSo: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  for (const endMs = performance.now() + limitMs; performance.now() < endMs; await sleep(200))
    if (await isSo().catch(() => false)) return true;
  return false;
}
