// What becomes of the service when five times as much comes in as it can do, when two thousand clients are slow, and when
// it is told to leave in the middle of it. Prints a line a promise and ends with 1 when one is broken.
// Usage: npm run check:overload -- [--seconds 10] [--clients 400] [--slow 2000] [--sigterms 5] [--postgres URL]
//        [--only flood|slow|leave]
// Issue's figures: --seconds 120 --slow 2000 --sigterms 100. The load is made on the same cores.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { getRequest, type Outcome, openLine, postRequest } from './running/line.ts';
import { closedLoad, countsOf, openLoad, timesOf } from './running/load.ts';
import { type RunningService, signIn, startService } from './running/service.ts';
import { ms, quantile, startVerdicts } from './running/verdicts.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    clients: { type: 'string', default: '400' },
    slow: { type: 'string', default: '2000' },
    sigterms: { type: 'string', default: '5' },
    postgres: { type: 'string' },
    only: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
let asked = 0;
/** From ever other corners of the city, so that every list is worked out. */
const somewhere = (): string => {
  asked++;
  const [north, east] = [(asked * 7) % 1_000, (asked * 11) % 997];
  return `/api/recommendations/?lat=${(40.38 + north * 8e-5).toFixed(5)}&lng=${(-3.74 + east * 8e-5).toFixed(5)}`;
};
/** The service indexes texts and reads opening hours after it is ready, and code becomes fast by being run. */
const WARM_UP_S = 8;
const TIMES_CAPACITY = 5;
const LINES_AT_PEAK = 32;

const folder = mkdtempSync(join(tmpdir(), 'paseo-overload-'));
const environment = { DATA_DIR: folder, ...(values.postgres && { DATABASE_URL: values.postgres }) };
const verdicts = startVerdicts(`check:overload on ${values.postgres ? 'PostgreSQL' : 'the embedded database'}`);
const wants = (part: string): boolean => values.only === undefined || values.only === part;
try {
  const service = await startService(environment);
  try {
    const token = await signIn(service.url, `load-${Date.now()}`);
    if (wants('flood')) await flood(service, token);
    if (wants('slow')) await slowClients(service);
  } finally {
    await service.stop();
  }
  if (wants('leave')) await leaving(Number(values.sigterms));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = verdicts.exitCode;

async function flood({ port }: RunningService, token: string): Promise<void> {
  const request = () => getRequest(somewhere(), token);
  await closedLoad({ port, seconds: WARM_UP_S, lines: LINES_AT_PEAK, request });
  const before = await peakOf(port, request);

  const asked = watchHealth(port);
  const perSecond = before * TIMES_CAPACITY;
  const load = await openLoad({ port, seconds, lines: Number(values.clients), request, perSecond });
  const health = await asked.stop();
  const goodput = timesOf(load.outcomes, 200).length / load.seconds;
  // Who asks again at once is heard later on purpose.
  const refusals = timesOf(
    load.outcomes.filter(({ isEarly }) => !isEarly),
    503,
  );
  verdicts.note(
    `${perSecond.toFixed(0)} a second for ${seconds} s by ${values.clients} clients: ${countsOf(load.outcomes)}, due while every client waited: ${load.unsent}`,
  );
  const recoveryMs = await recovery(port, request());
  // Measured on both sides of the flood: on a machine that others use, one may have caught a bad moment.
  const after = await peakOf(port, request);
  const peakPerS = Math.max(before, after);
  verdicts.note(`peak: ${before.toFixed(0)} a second before, ${after.toFixed(0)} after, ${LINES_AT_PEAK} clients`);
  verdicts.say(
    'goodput at least 80 % of the peak',
    goodput >= 0.8 * peakPerS,
    `${goodput.toFixed(0)}/s, ${((100 * goodput) / peakPerS).toFixed(0)} %`,
  );
  verdicts.say(
    'rejections of who was not just refused within 20 ms (median; p99 beside it)',
    refusals.length > 0 && quantile(refusals, 0.5) <= 20,
    `median ${ms(quantile(refusals, 0.5))}, p99 ${ms(quantile(refusals, 0.99))}`,
  );
  verdicts.say(
    'nothing but answers and rejections',
    load.outcomes.every((outcome) => outcome.kind === 'answer' && [200, 503].includes(outcome.status)),
    countsOf(load.outcomes),
  );
  verdicts.say(
    'health, readiness and metrics stay green',
    health.every((outcome) => outcome.kind === 'answer' && outcome.status === 200),
    `${countsOf(health)}, slowest ${ms(quantile(timesOf(health, 200), 1))}`,
  );
  verdicts.say('recovery within 5 s', recoveryMs <= 5_000, ms(recoveryMs));
}

/** Recommendations a second that a few clients get when they ask without pause. */
async function peakOf(port: number, request: () => string): Promise<number> {
  const load = await closedLoad({ port, seconds: Math.max(3, seconds / 4), lines: LINES_AT_PEAK, request });
  return timesOf(load.outcomes, 200).length / load.seconds;
}

/** Asks what an orchestrator asks, ten times a second. */
function watchHealth(port: number): { stop(): Promise<readonly Outcome[]> } {
  const outcomes: Outcome[] = [];
  let isOn = true;
  const watching = (async () => {
    const line = openLine(port);
    for (let i = 0; isOn; i++) {
      outcomes.push(await line.ask(getRequest(['/healthz', '/readyz', '/metrics'][i % 3] ?? '')));
      await sleep(100);
    }
    line.close();
  })();
  return {
    async stop() {
      isOn = false;
      await watching;
      return outcomes;
    },
  };
}

/** Until ten answers in a row are good and quick. */
async function recovery(port: number, request: string): Promise<number> {
  const startedMs = performance.now();
  const line = openLine(port);
  let goodInARow = 0;
  let firstGoodMs = startedMs;
  while (goodInARow < 10 && performance.now() - startedMs < 30_000) {
    const sentMs = performance.now();
    const outcome = await line.ask(request);
    const isGood = outcome.kind === 'answer' && outcome.status === 200 && outcome.ms < 100;
    if (goodInARow === 0) firstGoodMs = sentMs;
    goodInARow = isGood ? goodInARow + 1 : 0;
    await sleep(20);
  }
  line.close();
  return goodInARow < 10 ? Number.POSITIVE_INFINITY : firstGoodMs - startedMs;
}

async function slowClients({ port }: RunningService): Promise<void> {
  const count = Number(values.slow);
  const ordinary = { port, seconds: Math.max(5, seconds / 2), lines: 16, perSecond: 100 };
  const request = () => getRequest('/api/places/?limit=20');
  await openLoad({ ...ordinary, seconds: 2, request });
  const idle = await openLoad({ ...ordinary, request });
  const stop = trickle(port, count);
  await sleep(2_000);
  const beside = await openLoad({ ...ordinary, request });
  const again = stop();
  const [idleMs, besideMs] = [idle, beside].map(({ outcomes }) => quantile(timesOf(outcomes, 200), 0.99));
  verdicts.say(
    `${count} slow clients leave the p99 of ordinary requests below twice idle`,
    (besideMs ?? 0) < 2 * (idleMs ?? 0),
    `${ms(besideMs ?? 0)} beside ${ms(idleMs ?? 0)}, ${countsOf(beside.outcomes)}; slow ones let go: ${again}`,
  );
}

/** Clients that send a header a byte at a time, and come again when they are let go. How often that was. */
function trickle(port: number, count: number): () => number {
  const sockets = new Set<Socket>();
  let letGo = 0;
  let isOn = true;
  const dial = (): void => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /api/places/ HTTP/1.1\r\nHost: check\r\nX-Slow: ');
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      if (!isOn) return;
      letGo++;
      dial();
    });
    sockets.add(socket);
  };
  for (let i = 0; i < count; i++) dial();
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 1_000);
  return () => {
    isOn = false;
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
    return letGo;
  };
}

/** SIGTERM while requests of every kind are under way. What was accepted must be answered, and not by a 5xx. */
async function leaving(rounds: number): Promise<void> {
  const outcomes: Outcome[] = [];
  let unclean = 0;
  for (let round = 0; round < rounds; round++) {
    const service = await startService(environment);
    const token = await signIn(service.url, `leaver-${Date.now()}-${round}`);
    const kinds = [
      getRequest('/api/places/?limit=20'),
      getRequest(somewhere(), token),
      getRequest('/api/preferences/', token),
      postRequest('/api/preferences/', { category: 'museums', rating: 4 }, token),
      postRequest('/api/recommendations/chat', { message: 'museums near Sol?' }, token),
    ];
    let next = 0;
    const load = closedUntilRefused(service.port, () => kinds[next++ % kinds.length] ?? '');
    await sleep(300 + ((round * 137) % 400));
    if ((await service.stop()) !== 0) unclean++;
    outcomes.push(...(await load));
  }
  const failed = outcomes.filter(
    (outcome) =>
      (outcome.kind === 'answer' && outcome.status >= 500) || (outcome.kind === 'unanswered' && !outcome.isFirst),
  );
  const neverTaken = outcomes.filter((outcome) => outcome.kind === 'unanswered' && outcome.isFirst).length;
  verdicts.say(`${rounds} SIGTERMs under load: no accepted request fails`, failed.length === 0, countsOf(outcomes));
  verdicts.note(`connections that the closing socket never took up: ${neverTaken}`);
  verdicts.say('every process ends with 0', unclean === 0, `${rounds - unclean} of ${rounds}`);
}

async function closedUntilRefused(port: number, request: () => string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      const line = openLine(port);
      for (let isThere = true; isThere; ) {
        const outcome = await line.ask(request());
        isThere = outcome.kind === 'answer' || (outcome.kind === 'unanswered' && !outcome.isFirst);
        if (outcome.kind !== 'refused') outcomes.push(outcome);
      }
      line.close();
    }),
  );
  return outcomes;
}
