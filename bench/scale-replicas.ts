// The same load on one, two and three processes behind one address, over one PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { connectionsOf, makeAskers } from './askers.ts';
import { SEED } from './made-up.ts';
import { startBenchPostgres } from './postgres.ts';
import { startService } from './service.ts';

const CONNECTIONS = 50;

export async function growthWithReplicas(workers: readonly number[], seconds: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'paseo-replicas-'));
  const postgres = await startBenchPostgres(folder);
  const rows: string[] = [];
  try {
    for (const count of workers) {
      process.stderr.write(`${count} processes ...\n`);
      rows.push(await measure(count, environmentOf(folder, postgres.url), seconds));
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return [
    `${availableParallelism()} cores for the processes, PostgreSQL and the load generator together:`,
    '',
    '| Processes | places list a second | recommendations a second | p50 ms | p99 ms | failures |',
    '|---:|---:|---:|---:|---:|---:|',
    ...rows,
  ];
}

const environmentOf = (folder: string, url: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: url,
  LOG_LEVEL: 'warn',
  PORT: '0',
  SECRET_KEY: 'a secret of the benchmark, long enough',
  TRAIN_EVERY_MINUTES: '0',
});

async function measure(workers: number, environment: NodeJS.ProcessEnv, seconds: number): Promise<string> {
  const service = await startService(environment, ['--workers', String(workers)]);
  try {
    const load = async (what: Pick<autocannon.Options, 'requests' | 'setupClient'>) => {
      const settings = { url: service.url, connections: CONNECTIONS, ...what };
      await autocannon({ ...settings, duration: 2 });
      return autocannon({ ...settings, duration: seconds });
    };
    const places = await load({ requests: [{ path: '/api/places/' }] });
    // A question that was asked before would be answered from memory, and tell how fast the load generator is.
    const recommendations = await load({
      setupClient: connectionsOf(await makeAskers(service.url, CONNECTIONS, SEED)),
    });
    const failures = [places, recommendations].reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
    const { p50, p99 } = recommendations.latency;
    return `| ${workers} | ${Math.round(places.requests.average)} | ${Math.round(recommendations.requests.average)} | ${p50} | ${p99} | ${failures} |`;
  } finally {
    await service.stop();
  }
}
