// What events cost those who ask for lists: the latency of lists on PostgreSQL at a steady rate, without events and with them.
// Usage: node scripts/run.mjs bench/events.ts [--seconds 10] [--lists 100: a second] [--events 5000: a second]
// The load generator, the service and the server share the machine's cores; compare the two rows, not rows of other machines.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startBenchPostgres } from './postgres.ts';
import { signIn, startService } from './service.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    lists: { type: 'string', default: '100' },
    events: { type: 'string', default: '5000' },
  },
});
const duration = Number(options.seconds);
/** As pages send them: what one screen shows. */
const EVENTS_A_REQUEST = 20;
/** Below the service's limit of a person and day. */
const EVENTS_A_PERSON = 1_000;
const CONNECTIONS = 20;
const WARM_UP_SECONDS = 20;
const LIST = '/api/recommendations/?lat=40.4168&lng=-3.7038&limit=100';

const folder = mkdtempSync(join(tmpdir(), 'paseo-bench-'));
const postgres = await startBenchPostgres(folder);
try {
  const service = await startService({
    ...process.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    PORT: '0',
    SECRET_KEY: 'a secret of the benchmark, long enough',
    TRAIN_EVERY_MINUTES: '0',
  });
  const authorization = await signIn(service.url, 'bench');
  // A service that has just begun still warms up beside its first requests.
  await lists(service.url, authorization, WARM_UP_SECONDS);
  say('lists alone', await lists(service.url, authorization, duration));
  const requests = await eventRequests(service.url);
  const [busy, sent] = await Promise.all([lists(service.url, authorization, duration), events(service.url, requests)]);
  say(`lists, with ${Math.round(sent.requests.average * EVENTS_A_REQUEST)} events a second`, busy);
  say('events, a request', sent);
  say('lists alone, again', await lists(service.url, authorization, duration));
  await service.stop();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function lists(url: string, authorization: string, seconds: number): Promise<autocannon.Result> {
  const requests = [{ path: LIST, headers: { authorization } }];
  return autocannon({ url, requests, connections: CONNECTIONS, overallRate: Number(options.lists), duration: seconds });
}

/** Each event has an id of its own, so that every one is written; people take turns, for a day of one person has a limit. */
function eventRequests(url: string): Promise<readonly autocannon.Request[]> {
  const people = Math.ceil((Number(options.events) * duration) / EVENTS_A_PERSON);
  return Promise.all(Array.from({ length: people }, (_, at) => eventsOf(url, `person-${at}`)));
}

function events(url: string, requests: readonly autocannon.Request[]): Promise<autocannon.Result> {
  const overallRate = Math.ceil(Number(options.events) / EVENTS_A_REQUEST);
  return autocannon({ url, requests: [...requests], connections: CONNECTIONS, overallRate, duration });
}

/** A request that tells what one person saw of a list of their own. */
async function eventsOf(url: string, username: string): Promise<autocannon.Request> {
  const authorization = await signIn(url, username);
  const response = await fetch(`${url}${LIST}`, { headers: { authorization } });
  const list = response.headers.get('x-recommendation-id') ?? '';
  const ids = ((await response.json()) as readonly { readonly place_id: string }[]).map(({ place_id }) => place_id);
  let next = 0;
  const batch = () =>
    Array.from({ length: EVENTS_A_REQUEST }, (_, at) => ({
      id: `e${next++}`,
      kind: 'shown',
      place_id: ids[at % ids.length],
      recommendation_id: list,
    }));
  return {
    method: 'POST',
    path: '/api/events/',
    headers: { authorization, 'content-type': 'application/json' },
    setupRequest: (request) => ({ ...request, body: JSON.stringify({ consent: true, events: batch() }) }),
  };
}

function say(name: string, { latency, requests, non2xx, errors, timeouts }: autocannon.Result): void {
  const failures = non2xx + errors + timeouts;
  process.stdout.write(
    `${name}: ${Math.round(requests.average)} requests/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms, failures ${failures}\n`,
  );
}
