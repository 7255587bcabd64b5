// Kills the service (kill -9) while 32 people write, again and again, and asks for everything that was acknowledged.
// Usage: npm run check:kill -- [--rounds 5] [--users 10000] [--postgres postgres://user:password@host:port]
// With --postgres the rounds are played there, else on the embedded database. The figure is --rounds 200.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { compose } from '../../src/compose/compose.ts';
import { readSettings } from '../../src/config/read.ts';
import { silentLog } from '../../src/system/log.ts';
import { openStorage } from './running/databases.ts';
import { signIn, startService } from './running/service.ts';
import { ms, quantile, startVerdicts } from './running/verdicts.ts';
import { createWriter, type Findings, type Writer } from './running/writer.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    users: { type: 'string', default: '10000' },
    postgres: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const WRITERS = 32;
const READY_WITHIN_MS = 2_000;
const PROGRESS_EVERY = 20;

const storage = await openStorage(values.postgres);
const verdicts = startVerdicts(`check:kill on ${storage.name}: ${rounds} rounds, ${values.users} users`);
try {
  await fill(Number(values.users));
  await play();
} finally {
  await storage.remove();
}
process.exitCode = verdicts.exitCode;

/** People who do nothing, so that the database has its size; nobody logs in as one of them. */
async function fill(users: number): Promise<void> {
  const settings = readSettings({ ...storage.environment, TRAIN_EVERY_MINUTES: '0' });
  const { database, close } = await compose(settings, { log: silentLog() });
  for (let from = 0; from < users; from += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, users - from) }, (_, i) => {
      const username = `resident-${from + i}`;
      return { username, username_key: username, full_name: username, role: 'user' as const, password_hash: 'none' };
    });
    await database.db.insertInto('users').values(rows).execute();
  }
  await close();
}

async function play(): Promise<void> {
  let service = await startService(storage.environment);
  const writers: Writer[] = [];
  for (let i = 0; i < WRITERS; i++) writers.push(createWriter(await signIn(service.url, `writer-${i}`)));
  const readyMs: number[] = [];
  const found: Findings[] = [];
  for (let round = 0; round < rounds; round++) {
    const writing = writers.map((writer) => writer.write(service.port));
    await sleep(800 + ((round * 191) % 900));
    await service.kill();
    await Promise.all(writing);
    service = await startService(storage.environment);
    readyMs.push(service.readyMs);
    for (const writer of writers) found.push(await writer.verify(service.port));
    if ((round + 1) % PROGRESS_EVERY === 0) process.stderr.write(`${round + 1} of ${rounds} rounds\n`);
  }
  await service.stop();

  const sum = (of: (each: Findings) => number) => found.reduce((total, each) => total + of(each), 0);
  const acknowledged = writers.reduce((total, writer) => total + writer.acknowledged, 0);
  const [lost, duplicates] = [sum((each) => each.lost), sum((each) => each.duplicates)];
  verdicts.say('no acknowledged write is lost', lost === 0 && acknowledged > 0, `${lost} of ${acknowledged}`);
  verdicts.say('nothing is there twice', duplicates === 0, String(duplicates));
  verdicts.say(
    'ready again within 2 s (median)',
    quantile(readyMs, 0.5) <= READY_WITHIN_MS,
    `median ${ms(quantile(readyMs, 0.5))}, slowest ${ms(Math.max(...readyMs))}`,
  );
}
