// A soak: three replicas over one PostgreSQL at half of what they can do, people who write and remember what was
// acknowledged, and a fault a minute. Prints what was seen in each minute, and a line a promise.
// Usage: npm run check:soak -- [--minutes 120] [--every 60: seconds between two faults]
// As root a full disk is played too, on a file system in memory. The load is made on the same cores.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../../tests/support/embedded-postgres.ts';
import { type Seen, startClients } from './running/drill-clients.ts';
import { until } from './running/drill-events.ts';
import { residentMegabytes, type Sample, slopeOf } from './running/memory-slope.ts';
import { type RunningService, signIn, startService } from './running/service.ts';
import { makeSmallDisk } from './running/small-disk.ts';
import { type SoakFault, soakFaults } from './running/soak-faults.ts';
import { startVerdicts } from './running/verdicts.ts';
import { createWriter, type Findings, type Writer } from './running/writer.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '120' }, every: { type: 'string', default: '60' } },
});
const endsMs = performance.now() + Number(values.minutes) * 60_000;
const everyMs = Number(values.every) * 1_000;
const REPLICAS = 3;
const CLIENTS = 12;
const WRITERS = 4;
const WRITE_EVERY_MS = 20;
const DISK_MEGABYTES = 1_500;
const CAPACITY_MS = 10_000;
const STILL_WARMING = 1.1;
const SAMPLE_EVERY_MS = 5_000;
/** Statements that were under way when their connection broke have ended by then. */
const SETTLED_MS = 3_000;
const WELL_AGAIN_MS = 30_000;

const folder = mkdtempSync(join(tmpdir(), 'paseo-soak-'));
// The server's user must get through to its own folder.
chmodSync(folder, 0o777);
const home = join(folder, 'postgres');
mkdirSync(home);
const disk = makeSmallDisk(home, DISK_MEGABYTES);
const { server, url } = await startPostgres(home);
const databaseUrl = await makeDatabase(url);
const heard: string[] = [];
const start = (i: number, environment = {}) =>
  startService(
    {
      DATA_DIR: join(folder, `replica-${i}`),
      DATABASE_URL: databaseUrl,
      TRAIN_EVERY_MINUTES: '60',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    ['serve'],
    (line) => heard.push(line),
  );
const verdicts = startVerdicts(`check:soak: ${values.minutes} minutes, a fault every ${values.every} s`);
const replicas: RunningService[] = [];
try {
  for (let i = 0; i < REPLICAS; i++) replicas.push(await start(i));
  if (!disk) verdicts.note('no full disk: a file system of its own needs root');
  await play();
} finally {
  await Promise.all(replicas.map((replica) => replica.kill()));
  await server.stop();
  disk?.remove();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = verdicts.exitCode;

interface Minute extends Seen {
  readonly fault: SoakFault;
  readonly remark: string;
  readonly said: ReadonlyMap<string, number>;
  readonly wellAgainMs: number;
}

async function play(): Promise<void> {
  await trainedModels();
  const clients = await startClients(() => replicas, { clients: CLIENTS, pauseMs: await pauseForHalf() });
  const writing = await startWriting();
  const memory = watchMemory(replicas[0]?.pid ?? 0);
  const faults = soakFaults({ replicas, server, databaseUrl, disk, start });
  const minutes: Minute[] = [];
  let hasWitness = true;
  void replicas[0]?.exited.then(() => {
    hasWitness = false;
  });
  for (let at = 0; performance.now() < endsMs; at++) {
    const fault = faults[at % faults.length] as SoakFault;
    const nextMs = performance.now() + everyMs;
    clients.begin();
    heard.length = 0;
    const remark = await fault.act(Math.floor(at / faults.length));
    const mendedMs = performance.now();
    const isWell = await until(allReady, WELL_AGAIN_MS);
    const wellAgainMs = isWell ? performance.now() - mendedMs : Number.POSITIVE_INFINITY;
    await sleep(Math.max(0, nextMs - performance.now()));
    const minute = { ...clients.end(), fault, remark, said: messagesIn(heard), wellAgainMs };
    minutes.push(minute);
    process.stdout.write(`${rowOf(at, minute)}\n`);
  }
  await clients.stop();
  verdicts.say('no fault ends a replica', hasWitness, hasWitness ? 'the first lived on' : (replicas[0]?.said() ?? ''));
  report(minutes, await writing.stop(), memory.stop());
}

function report(
  minutes: readonly Minute[],
  written: Findings & { readonly acknowledged: number },
  memory: string,
): void {
  const all = (of: (minute: Minute) => number) => minutes.reduce((total, minute) => total + of(minute), 0);
  verdicts.say(
    'no acknowledged write is lost, and nothing is there twice',
    written.lost === 0 && written.duplicates === 0 && written.acknowledged > 0,
    `${written.lost} lost, ${written.duplicates} twice, of ${written.acknowledged}`,
  );
  verdicts.say(
    'no 5xx but 503',
    all(({ wrong }) => wrong) === 0,
    `${all(({ wrong }) => wrong)} of ${all(({ requests }) => requests)} requests`,
  );
  const spared = minutes.filter(({ fault }) => fault.sparesDatabase);
  const failed = spared.reduce((total, minute) => total + minute.failed, 0);
  verdicts.say('while the database is there, one try elsewhere is enough', failed === 0, `${failed} failed twice`);
  const slowest = Math.max(...minutes.map(({ wellAgainMs }) => wellAgainMs));
  verdicts.say('all replicas are ready again within 30 s', slowest < WELL_AGAIN_MS, `${(slowest / 1000).toFixed(1)} s`);
  const silent = minutes.filter(({ unavailable, said }) => unavailable > 0 && said.size === 0).length;
  verdicts.say('every minute with a 503 has its cause in the log', silent === 0, `${silent} minutes without`);
  verdicts.note(memory);
}

function rowOf(at: number, { fault, remark, said, wellAgainMs, ...seen }: Minute): string {
  const log = [...said].map(([message, times]) => `${times} × ${message}`).join('; ');
  const numbers = [seen.requests, seen.cut, seen.unavailable, seen.wrong, seen.failed, Math.round(seen.p99Ms)];
  return `| ${at + 1} | ${fault.name}: ${remark} | ${numbers.join(' | ')} | ${(wellAgainMs / 1000).toFixed(1)} | ${log} |`;
}

/** The messages of warnings and errors with what caused them, each with how often it was said. */
function messagesIn(lines: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    if (!line.startsWith('{')) continue;
    const { level, msg, cause, round, kind } = JSON.parse(line) as Readonly<Record<string, string | undefined>>;
    const message = `${level}: ${[msg, round, cause ?? kind].filter((part) => part !== undefined).join(': ')}`;
    counts.set(message, (counts.get(message) ?? 0) + 1);
  }
  return counts;
}

async function allReady(): Promise<boolean> {
  const answers = await Promise.all(replicas.map((replica) => fetch(`${replica.url}/readyz`)));
  return answers.every(({ ok }) => ok);
}

/** Clients that pause as long as an answer takes ask for half of what clients without a pause get. */
async function pauseForHalf(): Promise<number> {
  const clients = await startClients(() => replicas, { clients: CLIENTS, pauseMs: 0 });
  const perSecond = async (): Promise<number> => {
    clients.begin();
    await sleep(CAPACITY_MS);
    return clients.end().requests / (CAPACITY_MS / 1_000);
  };
  // Replicas that have just begun still warm up.
  let before = 0;
  let now = await perSecond();
  for (; now > before * STILL_WARMING; now = await perSecond()) before = now;
  await clients.stop();
  const capacity = Math.max(before, now);
  verdicts.note(`${capacity.toFixed(0)} requests a second without a pause, half of it from now on`);
  return (CLIENTS / capacity) * 1_000;
}

async function startWriting() {
  const firstUrl = replicas[0]?.url ?? '';
  const writers: Writer[] = [];
  for (let i = 0; i < WRITERS; i++) writers.push(createWriter(await signIn(firstUrl, `writer-${i}`), WRITE_EVERY_MS));
  const found: Findings[] = [];
  let isOn = true;
  const verify = async (writer: Writer): Promise<void> => {
    const isRead = async () => {
      found.push(await writer.verify(replicas[0]?.port ?? 0));
      return true;
    };
    if (!(await until(isRead, 2 * WELL_AGAIN_MS))) throw new Error('what was written cannot be read');
  };
  const working = writers.map(async (writer, i) => {
    for (let at = i; isOn; at++) {
      await writer.write(replicas[at % REPLICAS]?.port ?? 0);
      await sleep(SETTLED_MS);
      if (isOn) await verify(writer);
    }
  });
  return {
    /** Ends all replicas: that breaks the lines of the writers. */
    async stop() {
      isOn = false;
      await Promise.all(replicas.map((replica) => replica.stop()));
      await Promise.all(working);
      replicas[0] = await start(0);
      for (const writer of writers) await verify(writer);
      const sum = (of: (each: Findings) => number) => found.reduce((total, each) => total + of(each), 0);
      return {
        lost: sum(({ lost }) => lost),
        duplicates: sum(({ duplicates }) => duplicates),
        acknowledged: writers.reduce((total, writer) => total + writer.acknowledged, 0),
      };
    },
  };
}

/** Of the replica that lives through everything, without the first third: it still warms up. */
function watchMemory(pid: number): { stop(): string } {
  const samples: Sample[] = [];
  const startedMs = performance.now();
  const sample = () => {
    const megabytes = residentMegabytes(pid);
    if (megabytes !== undefined) samples.push({ atS: (performance.now() - startedMs) / 1_000, megabytes });
  };
  const timer = setInterval(sample, SAMPLE_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      const settled = samples.slice(Math.floor(samples.length / 3));
      const { perHour, halfWidth } = slopeOf(settled, everyMs / 1_000);
      const [low, high] = [Math.min, Math.max].map((of) => of(...settled.map(({ megabytes }) => megabytes)));
      return `memory of the replica that lived through it: ${low?.toFixed(0)} to ${high?.toFixed(0)} MB, slope ${perHour.toFixed(0)} ± ${halfWidth.toFixed(0)} MB an hour (95 %)`;
    },
  };
}

async function trainedModels(): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const isTrained = async () => (await database.query('select 1 from model_sets where is_active')).rowCount === 1;
  const hasCome = await until(isTrained, 180_000);
  await database.end();
  if (!hasCome) throw new Error('no models were trained within three minutes');
}

async function makeDatabase(base: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${base}/postgres` });
  await client.connect();
  await client.query('create database soak');
  await client.end();
  return `${base}/soak`;
}
