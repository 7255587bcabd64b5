// A drill: three replicas over one PostgreSQL, clients that ask all the time, and things that go wrong on purpose.
// Prints a table of what the clients saw; ends with 1 when somebody was failed although another replica could have helped.
// Usage: npm run drill -- --postgres postgres://user:password@host:port
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openStorage } from './running/databases.ts';
import { startClients } from './running/drill-clients.ts';
import { drillEvents, isTraining, until } from './running/drill-events.ts';
import { type RunningService, startService } from './running/service.ts';

const { values } = parseArgs({ options: { postgres: { type: 'string' } } });
if (values.postgres === undefined) {
  process.stderr.write('usage: npm run drill -- --postgres postgres://user:password@host:port\n');
  process.exit(2);
}
const REPLICAS = 3;

const storage = await openStorage(values.postgres);
const database = new pg.Client({ connectionString: storage.environment.DATABASE_URL });
const replicas: RunningService[] = [];
const environment = (i: number) => ({
  ...storage.environment,
  DATA_DIR: `${storage.environment.DATA_DIR}/replica-${i}`,
  TRAIN_EVERY_MINUTES: '60',
  LOG_LEVEL: 'warn',
});
const rows: string[] = [];
let failed = 0;
try {
  await database.connect();
  database.on('error', () => {});
  // The first one gets the training before the others are there to ask for it.
  replicas.push(await startService(environment(0)));
  if (!(await until(() => isTraining(database), 60_000))) throw new Error('nobody trains');
  for (let i = 1; i < REPLICAS; i++) replicas.push(await startService(environment(i)));
  const clients = await startClients(() => replicas);
  for (const { name, act } of drillEvents({ replicas, database, start: (i) => startService(environment(i)) })) {
    clients.begin();
    process.stderr.write(`${name} ...\n`);
    const remark = await act();
    const seen = clients.end();
    failed += seen.failed;
    rows.push(
      `| ${name} | ${seen.requests} | ${seen.cut} | ${seen.unavailable} | ${seen.wrong} | ${seen.failed} | ${Math.round(seen.p99Ms)} | ${remark} |`,
    );
  }
  await clients.stop();
} finally {
  await Promise.all(replicas.map((replica) => replica.kill()));
  await database.end().catch(() => {});
  await storage.remove();
}
process.stdout.write(
  `${[
    '| What happened | requests | refused or cut off | 503 | other 5xx | failed after one try elsewhere | p99 ms | and then |',
    '|---|---:|---:|---:|---:|---:|---:|---|',
    ...rows,
  ].join('\n')}\n`,
);
process.exitCode = failed === 0 ? 0 : 1;
