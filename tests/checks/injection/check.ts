// Hostile texts through every field: never a failure of the service, stored exactly or refused, and nowhere repeated.
import type { LightMyRequestResponse } from 'fastify';
import { groupedBy } from '../../../src/db/grouped-by.ts';
import { seededRandom } from '../../../src/math/random.ts';
import type { Check, CheckOptions, Outcome } from '../check.ts';
import { readDocument } from '../operations.ts';
import { bearing } from '../people.ts';
import { type Generate, generator } from '../schema/generate.ts';
import { type CheckedService, onServiceWithProvider, type ServiceWithProvider } from '../service.ts';
import { claimFaults } from './claims.ts';
import { type Field, fieldsOf } from './fields.ts';
import { type Payload, payloadsWith } from './payloads.ts';

export const injectionCheck: Check = {
  name: 'injection',
  promise: 'hostile text is stored exactly or refused; it is never run, logged, or let into a header',
  run: onServiceWithProvider(tryAll),
};

/** A word that nothing of ours contains. */
const MARK = 'qzxv';

async function tryAll(service: ServiceWithProvider, { seed, scale, cases }: CheckOptions): Promise<Outcome> {
  const random = seededRandom(seed);
  const { operations, schemas } = await readDocument(service);
  const generate = generator(random, schemas);
  const fields = operations.filter(({ name }) => name !== 'DELETE /api/users/me').flatMap(fieldsOf);
  const kept = fields.filter(
    ({ operation: { name, path }, where }) => where === 'body' && name in READ_BACK && !isForAdmins(path),
  );
  const payloads = someOf(payloadsWith(MARK, random), cases, seed);
  const admin = await service.signIn('root', 'admin');
  const tables = await tablesOf(service);
  const tally: Tally = { requests: 0, kept: 0, refused: 0, slowestMs: 0, slowest: '', failures: [] };
  let person = '';
  for (const [number, payload] of payloads.entries()) {
    // A person's lists stay short, so that reading them back stays quick.
    if (number % 25 === 0) person = await service.signIn(`person-${number}`);
    const tokenFor = ({ operation }: Field) => (isForAdmins(operation.path) ? admin : person);
    // Briefly: each text through one field of all, and one of those that are read again.
    const chosen = scale === 'full' ? fields : [fields[number % fields.length]!, kept[number % kept.length]!];
    // Side by side, but for what would write over each other.
    const resources = [...groupedBy(chosen, resourceOf).values()];
    await Promise.all(
      resources.map(async (group) => {
        for (const field of group) await tryOne(service, field, payload, { token: tokenFor(field), generate, tally });
      }),
    );
  }
  service.provider.people.set('answering', {});
  const claimed = scale === 'full' ? payloads : payloads.filter((_, index) => index % SIGN_INS_BRIEFLY === 0);
  tally.failures.push(...(await claimFaults(service, claimed)));
  tally.failures.push(...logFaults(service), ...(await damageOf(service, tables)));
  return {
    figures: {
      payloads: payloads.length,
      fields: fields.length,
      requests: tally.requests,
      'stored and read back': tally.kept,
      refused: tally.refused,
      'in claims and answers of the sign-in provider': claimed.length,
      'slowest request': `${Math.round(tally.slowestMs)} ms (${tally.slowest})`,
      'log lines read': service.logged.length,
      faults: tally.failures.length,
    },
    failures: tally.failures,
  };
}

/** Briefly, one text of so many goes through the provider, which takes a second for a hundred. */
const SIGN_INS_BRIEFLY = 20;

/** Evenly from the whole list, from another place with every seed. */
function someOf(payloads: readonly Payload[], cases: number | undefined, seed: number): readonly Payload[] {
  const step = Math.max(1, Math.floor(payloads.length / (cases ?? payloads.length)));
  return payloads.filter((_, index) => index % step === seed % step);
}

interface Tally {
  requests: number;
  kept: number;
  refused: number;
  slowestMs: number;
  slowest: string;
  readonly failures: string[];
}

const isForAdmins = (path: string): boolean => path.startsWith('/api/admin/');

const resourceOf = ({ operation }: Field): string => operation.path.split('/').slice(0, 3).join('/');

interface Trial {
  readonly token: string;
  readonly generate: Generate;
  readonly tally: Tally;
}

async function tryOne(
  service: CheckedService,
  field: Field,
  payload: Payload,
  { token, generate, tally }: Trial,
): Promise<void> {
  const { headers, ...request } = field.request(payload.text, generate);
  const remoteAddress = addressOf(tally.requests++);
  const startedMs = performance.now();
  const response = await service.ask({ ...request, headers: { ...bearing(token), ...headers }, remoteAddress });
  noteTime(tally, performance.now() - startedMs, `${field.name}, ${payload.kind}`);
  const isAccepted = response.statusCode === 200 && field.where === 'body';
  const kept = isAccepted ? await faultsOfKeeping(service, field, payload, response, token) : undefined;
  tally.kept += kept === undefined ? 0 : 1;
  tally.refused += response.statusCode >= 400 ? 1 : 0;
  const what = `${field.name}, ${payload.kind} ${JSON.stringify(payload.text.slice(0, 80))}`;
  for (const fault of [...faultsOf(response), ...(kept ?? [])])
    tally.failures.push(`${what}: ${fault} (${response.statusCode} ${response.body.slice(0, 120)})`);
}

/** Failed logins are counted by address; here it is not guessing that is tried. */
const addressOf = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

function noteTime(tally: Tally, ms: number, what: string): void {
  if (ms <= tally.slowestMs) return;
  tally.slowestMs = ms;
  tally.slowest = what;
}

function faultsOf({ statusCode, headers, body }: LightMyRequestResponse): string[] {
  const values = Object.values(headers).flat().map(String);
  return [
    ...(statusCode >= 500 ? ['a failure of the service'] : []),
    ...(statusCode >= 400 && body.includes(MARK) ? ['the refusal repeats what was sent'] : []),
    ...(values.some((value) => /[\r\n]/u.test(value)) ? ['a header of several lines'] : []),
    ...('x-injected' in headers || setsCookie(headers) ? ['a header that we do not send'] : []),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['browsers may guess the type']),
    ...(String(headers['content-type'] ?? '').includes('html') ? ['answered as a page'] : []),
  ];
}

/** The end of a sign-in takes its cookie away; no other is ever set by what somebody sends. */
const setsCookie = ({ 'set-cookie': cookie }: LightMyRequestResponse['headers']): boolean =>
  cookie !== undefined && !/^paseo-login=; /u.test(String(cookie));

/** Where a text can be read again after it was accepted. */
const READ_BACK: Readonly<Record<string, string>> = {
  'PATCH /api/users/me': '/api/users/me',
  'POST /api/preferences/': '/api/preferences/',
  'POST /api/reviews/': '/api/reviews/',
  'POST /api/admin/widget-keys': '/api/admin/widget-keys',
};

/** Faults of a text that was accepted and is answered; undefined when this operation does not answer it. */
async function faultsOfKeeping(
  { ask }: CheckedService,
  { operation, key }: Field,
  { text }: Payload,
  response: LightMyRequestResponse,
  token: string,
): Promise<string[] | undefined> {
  const expected = keptOf(key, operation.name, text);
  const answered = response.headers['content-type']?.toString().includes('json') ? response.json()[key] : undefined;
  if (key === 'password' || typeof answered !== 'string') return undefined;
  const url = READ_BACK[operation.name];
  const read = url === undefined ? undefined : (await ask({ url, headers: bearing(token) })).json();
  return [
    ...(answered === expected ? [] : [`answered as ${JSON.stringify(answered.slice(0, 80))}`]),
    ...(read === undefined || holds(read, key, expected) ? [] : ['is not read back as it was sent']),
  ];
}

function keptOf(key: string, operation: string, text: string): string {
  // Letters that nobody sees would make one signature look like another.
  const seen = key === 'signature' ? text.replace(/\p{Default_Ignorable_Code_Point}/gu, '') : text;
  return TRIMMED.includes(key) && !KEPT_WHOLE.includes(operation) ? seen.trim() : seen;
}

/** Names, around which white space means nothing. */
const TRIMMED = ['category', 'name', 'signature'];
const KEPT_WHOLE = ['POST /api/admin/experiments'];

const holds = (read: unknown, key: string, expected: string): boolean =>
  [read].flat().some((row) => (row as Record<string, unknown>)[key] === expected);

/** A line an entry, nothing of what was sent in any. */
function logFaults({ logged }: CheckedService): string[] {
  const isEntry = (line: string): boolean => line.endsWith('}\n') && line.indexOf('\n') === line.length - 1;
  return [
    ...logged.filter((line) => line.includes(MARK)).map((line) => `the log holds what was sent: ${line.slice(0, 200)}`),
    ...logged.filter((line) => !isEntry(line)).map((line) => `not one entry a line: ${line.slice(0, 200)}`),
    ...(logged.length === 0 ? ['nothing was logged at all'] : []),
  ];
}

async function tablesOf({ composed }: CheckedService): Promise<string> {
  const tables = await composed.database.db.introspection.getTables();
  return JSON.stringify(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
}

/** What the texts might have done to the database behind our back. */
async function damageOf(service: CheckedService, tables: string): Promise<string[]> {
  const admins = await service.composed.service.users.countAdmins();
  return [
    ...(admins === 1 ? [] : [`there are ${admins} administrators`]),
    ...((await tablesOf(service)) === tables ? [] : ['the tables have changed']),
    ...((await service.ask({ url: '/readyz' })).statusCode === 200 ? [] : ['the service is not ready any more']),
  ];
}
