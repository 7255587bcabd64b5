// Jobs: once in an interval however many replicas ask, taken over from the dead, and fenced against those who only seem dead.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { fencedModels } from '../../src/db/jobs/fenced-models.ts';
import { type Jobs, jobsInProcess, type Lease } from '../../src/db/jobs/jobs.ts';
import { openJobQueue } from '../../src/db/jobs/queue.ts';
import { modelsIn } from '../../src/db/models.ts';
import { makePostgresDatabase } from '../support/databases.ts';

describe('jobs over PostgreSQL', () => {
  let url: string;
  let database: Database;
  const replicas: Jobs[] = [];
  const errors: unknown[] = [];
  const replica = (lease: { readonly leaseS: number; readonly renewEveryMs?: number } = { leaseS: 60 }): Jobs => {
    const jobs = openJobQueue({ url, ...lease, lookEveryMs: 100, onError: (error) => errors.push(error) });
    replicas.push(jobs);
    return jobs;
  };
  beforeAll(async () => {
    url = await makePostgresDatabase();
    database = await openDatabase({ kind: 'postgres', url, poolSize: 4, statementS: 60 });
  });
  afterAll(async () => {
    await Promise.all(replicas.map((jobs) => jobs.close()));
    await database?.close();
  });
  /** So much of the lease is used up; its holder renews it. */
  const renewedAfter = async (seconds: number) => {
    const begun = async () =>
      (
        await sql<{ at: Date }>`select started_on as at from paseo_jobs.job
                                 where name = 'measure-a-bridge'`.execute(database.db)
      ).rows[0]!.at.getTime();
    await sql`update paseo_jobs.job set started_on = now() - make_interval(secs => ${seconds})
               where name = 'measure-a-bridge' and state = 'active'`.execute(database.db);
    const used = await begun();
    await vi.waitFor(async () => expect(await begun()).toBeGreaterThan(used), 20_000);
  };
  const newSet = { artifacts: [], metrics: {}, verdict: 'test', activate: false };

  test('of three replicas that ask together, one does it; nobody does it again in its interval', async () => {
    const three = [replica(), replica(), replica()];
    // Intervals begin by the clock: in a long one the next does hardly ever begin between two of the questions.
    const job = { name: 'count the bridges', everyS: 7 * 24 * 3_600 };
    let done = 0;
    const asked = await Promise.all(three.map((jobs) => jobs.attempt(job, async () => void done++)));
    expect([done, asked.filter(Boolean)]).toEqual([1, [true]]);
    expect(await three[1]?.attempt(job, async () => void done++)).toBe(false);
    expect(done).toBe(1);
  });

  test('while one is at work no other starts, also when the next interval has begun', async () => {
    const [first, second] = [replica(), replica()];
    const job = { name: 'paint a bridge', everyS: 3_600 };
    const nextInterval = () =>
      sql`update paseo_jobs.job set singleton_on = null where name = 'paint-a-bridge'`.execute(database.db);
    const { work, begun, finish } = longWork();
    const working = first.attempt(job, work);
    await begun;
    await nextInterval();
    expect(await second.attempt(job, async () => expect.unreachable())).toBe(false);
    finish();
    expect(await working).toBe(true);
    await nextInterval();
    expect(await second.attempt(job, async () => {})).toBe(true);
  });

  test('jobs that are long done are forgotten, and none whose interval may last', async () => {
    const [only] = [replica()];
    const done = async (name: string) =>
      (await sql`select 1 from paseo_jobs.job where name = ${name}`.execute(database.db)).rows.length;
    const age = (name: string) =>
      sql`update paseo_jobs.job set completed_on = now() - interval '20 minutes', singleton_on = null
           where name = ${name}`.execute(database.db);
    for (const everyS of [1, 3_600]) {
      const job = { name: `sweep-${everyS}`, everyS };
      await only.attempt(job, async () => {});
      await age(job.name);
      expect(await only.attempt(job, async () => {})).toBe(true);
    }
    expect([await done('sweep-1'), await done('sweep-3600')]).toEqual([1, 2]);
  });

  test('what failed is tried again by whoever looks next', async () => {
    const [first, second] = [replica(), replica()];
    const job = { name: 'cross a bridge', everyS: 3_600 };
    await expect(first.attempt(job, () => Promise.reject(new Error('wet')))).rejects.toThrow('wet');
    expect(await second.attempt(job, async () => {})).toBe(true);
  });

  test('whoever leaves hands its job on at once', async () => {
    const [leaving, staying] = [replica(), replica()];
    const job = { name: 'guard a bridge', everyS: 3_600 };
    const { work, begun } = longWork();
    const working = expect(leaving.attempt(job, work)).rejects.toThrow('left');
    await begun;
    await leaving.close();
    await working;
    expect(await staying.attempt(job, async () => {})).toBe(true);
  });

  test('a database that is away is told as such, with the cause in words of the driver', async () => {
    const nowhere = openJobQueue({
      url: 'postgres://nobody@127.0.0.1:1/none',
      leaseS: 60,
      lookEveryMs: 100,
      onError() {},
    });
    replicas.push(nowhere);
    await expect(nowhere.attempt({ name: 'count the ferries', everyS: 60 }, async () => {})).rejects.toMatchObject({
      code: 'storage/unavailable',
      cause: { message: expect.stringMatching(/ECONNREFUSED/) },
    });
  });

  test('who has left by the time it gets a job hands it on unbegun', async () => {
    const [leaving, staying] = [replica(), replica()];
    const job = { name: 'look for a bridge', everyS: 3_600 };
    const asked = leaving.attempt(job, async () => expect.unreachable());
    await leaving.close();
    expect(await asked).toBe(false);
    expect(await staying.attempt(job, async () => {})).toBe(true);
  });

  test('a lease is renewed while its holder lives; taken from one that hangs, and then the fence keeps its result out', async () => {
    // A lease of seconds, so that a machine that stalls for one or two renews it in time.
    const lease8 = { leaseS: 8, renewEveryMs: 200 };
    const [slow, quick] = [replica(lease8), replica(lease8)];
    const job = { name: 'measure a bridge', everyS: 3_600 };
    const { work, begun } = longWork();
    const hanging = expect(slow.attempt(job, work)).rejects.toThrow('left');
    const lease = await begun;
    for (let time = 0; time < 3; time++) await renewedAfter(4);
    // Longer than the lease, and still its own.
    expect(await fencedModels(database, lease).add(newSet)).toMatchObject({ verdict: 'test' });
    expect(await quick.attempt(job, async () => expect.unreachable())).toBe(false);
    // Its clock stops, as a machine's that is suspended: the queue sees a lease that was not renewed.
    await sql`
      update paseo_jobs.job set started_on = now() - interval '1 minute', retry_count = retry_count + 1
       where name = 'measure-a-bridge' and state = 'active'`.execute(database.db);
    let isDone = false;
    for (let i = 0; i < 200 && !isDone; i++) {
      isDone = await quick.attempt(job, async () => {});
      if (!isDone) await sleep(100);
    }
    expect(isDone).toBe(true);
    // Told when it next tries to renew.
    await vi.waitFor(() => expect(lease.signal.aborted).toBe(true), 20_000);
    const before = (await modelsIn(database.db).list()).length;
    await expect(fencedModels(database, lease).add(newSet)).rejects.toThrow('taken it over');
    expect(await modelsIn(database.db).list()).toHaveLength(before);
    await hanging;
  }, 60_000);
});

/** Work that goes on until it is told to finish, or must leave. */
function longWork() {
  let begin = (_lease: Lease): void => {};
  let finish = (): void => {};
  const begun = new Promise<Lease>((resolve) => {
    begin = resolve;
  });
  const work = (lease: Lease): Promise<void> =>
    new Promise((resolve, reject) => {
      finish = resolve;
      lease.signal.addEventListener('abort', () => reject(new Error('left')));
      begin(lease);
    });
  return { work, begun, finish: () => finish() };
}

test('a process that is alone does its jobs itself, whenever it is asked', async () => {
  const jobs = jobsInProcess();
  const job = { name: 'count the bridges', everyS: 60 };
  let done = 0;
  expect([jobs.lookEveryMs(job), await jobs.attempt(job, async () => void done++)]).toEqual([60_000, true]);
  await jobs.attempt(job, async ({ signal, isHeld }) => {
    done++;
    await jobs.close();
    expect([signal.aborted, await isHeld(undefined as never)]).toEqual([true, true]);
  });
  expect(done).toBe(2);
});
