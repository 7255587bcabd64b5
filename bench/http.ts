// Requests a second and latencies of the whole service, each figure over both databases.
// Usage: npm run bench -- [--seconds 10] [--connections 50] [--only places] [--databases embedded,postgres]
//   [--workers 1: processes behind one address, on PostgreSQL] [--places 60000: so many made up] [--json FILE]
//   [--rate 300: so many requests a second whatever the answers take, latencies from when each should have been sent]
// The load generator runs in this process, the service in another; both share the machine's cores, so the figures are
// lower bounds. Places: the Google-style export where ../shared/data is there (3,587 rows), else as many made up.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { connectionsOf, makeAskers } from './askers.ts';
import { type Asked, openLoop } from './open-loop.ts';
import { madeUpPlaces } from './places.ts';
import { startBenchPostgres } from './postgres.ts';
import { run, signIn, startService } from './service.ts';

const ROOT = process.cwd();
const EXPORT = join(ROOT, '../shared/data/madrid/google-export/combined_places.csv');
const PLACES = 3_587;
const SEED = 20_260_515;

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '50' },
    only: { type: 'string' },
    databases: { type: 'string', default: 'embedded,postgres' },
    workers: { type: 'string', default: '1' },
    places: { type: 'string' },
    json: { type: 'string' },
    rate: { type: 'string' },
  },
});
const seconds = Number(options.seconds);
const connections = Number(options.connections);
const rate = options.rate === undefined ? undefined : positive('--rate', options.rate);

type DatabaseKind = 'embedded' | 'postgres';

interface Figure {
  readonly database: string;
  readonly request: string;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failures: number;
}

const folder = mkdtempSync(join(tmpdir(), 'paseo-bench-'));
const figures: Figure[] = [];
const starts: { database: string; firstS: number; againS: number }[] = [];
try {
  for (const database of options.databases.split(',') as DatabaseKind[]) await measure(database);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report();

async function measure(database: DatabaseKind): Promise<void> {
  const postgres = database === 'postgres' ? await startBenchPostgres(folder) : undefined;
  const environment = {
    ...process.env,
    DATA_DIR: join(folder, database),
    LOG_LEVEL: 'warn',
    PASEO_CATALOGUE: 'none',
    PORT: '0',
    SECRET_KEY: 'a secret of the benchmark, long enough',
    // The reviews of those who ask would set off a training in the middle of it all.
    TRAIN_EVERY_MINUTES: '0',
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const first = await startService(environment);
  await first.stop();
  await importPlaces(environment);
  const service = await startService(environment, postgres ? ['--workers', options.workers] : []);
  starts.push({ database, firstS: first.readyS, againS: service.readyS });
  try {
    const authorization = await signIn(service.url, 'bench');
    for (const [request, what] of Object.entries(requests(authorization))) {
      if (options.only && !request.includes(options.only)) continue;
      figures.push({ database, request, ...(await load(service.url, what)) });
      process.stderr.write(`${database} ${request}: ${figures.at(-1)?.perSecond} requests/s\n`);
    }
  } finally {
    await service.stop();
    await postgres?.stop();
  }
}

/** One request again and again, or people who ask for something else each time. */
type Load =
  | ({ readonly method?: 'GET' | 'POST' } & Omit<Asked, 'method'>)
  | { readonly askers: (url: string) => ReturnType<typeof makeAskers> };

function requests(authorization: string): Record<string, Load> {
  const json = { authorization, 'content-type': 'application/json' };
  return {
    'places list (100)': { path: '/api/places/' },
    'place by id': { path: '/api/places/bench-place' },
    'own preferences': { path: '/api/preferences/', headers: { authorization } },
    'upsert a preference': {
      path: '/api/preferences/',
      method: 'POST',
      headers: json,
      body: JSON.stringify({ category: 'museums', rating: 4.5 }),
    },
    'recommendations, ever new': { askers: (url) => makeAskers(url, connections, SEED) },
    'recommendations, asked again': {
      path: '/api/recommendations/?lat=40.4168&lng=-3.7038',
      headers: { authorization },
    },
    chat: {
      path: '/api/recommendations/chat',
      method: 'POST',
      headers: json,
      body: JSON.stringify({ message: 'museums near Sol?', conversation_id: 'bench' }),
    },
  };
}

async function load(url: string, what: Load): Promise<Omit<Figure, 'database' | 'request'>> {
  const askers = 'askers' in what ? await what.askers(url) : undefined;
  if (rate === undefined)
    return closedLoop(
      url,
      askers ? { setupClient: connectionsOf(askers) } : { requests: [what as autocannon.Request] },
    );
  const next = (at: number): Asked => (askers ? askers[at % askers.length]!() : (what as Asked));
  await openLoop({ url, rate, seconds: 2, next });
  return openLoop({ url, rate, seconds, next });
}

/** Each connection asks again as soon as it is answered. */
async function closedLoop(
  url: string,
  what: Pick<autocannon.Options, 'requests' | 'setupClient'>,
): Promise<Omit<Figure, 'database' | 'request'>> {
  await autocannon({ ...what, url, connections, duration: 2 });
  const result = await autocannon({ ...what, url, connections, duration: seconds });
  return {
    perSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

function positive(option: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`${option} must be a number above 0, such as 300; got ${text}`);
  return value;
}

/** One place of a known id for the look-up, and the catalogue to recommend from. */
async function importPlaces(environment: NodeJS.ProcessEnv): Promise<void> {
  const isExport = options.places === undefined && existsSync(EXPORT);
  const madeUp = join(folder, 'places.jsonl');
  writeFileSync(madeUp, madeUpPlaces(isExport ? 1 : Number(options.places ?? PLACES), SEED));
  await run(['import', 'jsonl', madeUp], environment);
  if (isExport) await run(['import', 'google-export', EXPORT], environment);
  // Else the first training, which a service does for itself, would fall into the measurement.
  await run(['train'], environment);
}

function report(): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  const lines = [
    `Machine: ${machine}; ${rate ? `${rate} requests/s sent` : `${connections} connections`}, ${seconds} s each, load generator on the same cores; seed ${SEED}.`,
    '',
    '| Database | Request | per second | p50 ms | p99 ms | failures |',
    '|---|---|---:|---:|---:|---:|',
    ...figures.map(
      (row) =>
        `| ${row.database} | ${row.request} | ${row.perSecond} | ${row.p50Ms} | ${row.p99Ms} | ${row.failures} |`,
    ),
    '',
    ...starts.map(
      ({ database, firstS, againS }) =>
        `${database}: first start to ready ${firstS.toFixed(1)} s, reopened with the imported catalogue ${againS.toFixed(1)} s.`,
    ),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (options.json)
    writeFileSync(options.json, JSON.stringify({ machine, connections, rate, seconds, figures, starts }, null, 2));
}
