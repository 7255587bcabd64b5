// Cases made from the OpenAPI document, good and bad, in sessions that build on what they did before: nothing fails, and
// every answer is one that the document describes.
import { seededRandom } from '../../../src/math/random.ts';
import { addTwoModelSets } from '../../support/model-sets.ts';
import type { Check, CheckOptions, Outcome } from '../check.ts';
import { type Document, type Operation, readDocument } from '../operations.ts';
import { generator } from '../schema/generate.ts';
import { chance, oneOf } from '../schema/random.ts';
import { type CheckedService, onOwnService } from '../service.ts';
import { type Case, describeCase, makeCase } from './cases.ts';
import { type Conformance, conformanceTo } from './conformance.ts';
import { openSession } from './session.ts';

export const propertiesCheck: Check = {
  name: 'properties',
  promise: 'nothing fails, and every answer has a status, a type and a shape that the document describes',
  run: onOwnService(tryAll, { environment: { BODY_LIMIT_BYTES: '65536' } }),
};

const CASES = { short: 500, full: 20_000 } as const;
const CASES_PER_SESSION = 50;
const SESSIONS_AT_ONCE = 6;
/** So often somebody goes on with what they just did: writes, reads it, takes it back. */
const FOLLOW_UPS = 0.4;

interface Tally {
  readonly answers: Map<string, number>;
  readonly successes: Set<string>;
  /** One example of every fault, and how often it was met. */
  readonly faults: Map<string, { readonly example: string; times: number }>;
  good: number;
  bad: number;
}

async function tryAll(service: CheckedService, { seed, scale, cases = CASES[scale] }: CheckOptions): Promise<Outcome> {
  const document = await readDocument(service);
  // So that there is something to go back to.
  await addTwoModelSets(service.composed);
  const conformance = conformanceTo(document);
  const tally: Tally = { answers: new Map(), successes: new Set(), faults: new Map(), good: 0, bad: 0 };
  const sessions = Math.ceil(cases / CASES_PER_SESSION);
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < sessions) await runSession(service, { number: next++, seed, document, conformance, tally });
  };
  await Promise.all(Array.from({ length: SESSIONS_AT_ONCE }, worker));
  const answers = [...tally.answers].sort().map(([status, count]) => `${status}: ${count}`);
  const neverGood = document.operations.filter(({ name }) => !tally.successes.has(name)).map(({ name }) => name);
  return {
    figures: {
      operations: document.operations.length,
      sessions,
      cases: tally.good + tally.bad,
      'good cases': tally.good,
      'bad cases': tally.bad,
      answers: answers.join(', '),
      'never answered with success': neverGood.join(', ') || 'none',
      'kinds of faults': tally.faults.size,
    },
    failures: [...tally.faults].map(([fault, { times, example }]) => `${fault} (${times} times), first in ${example}`),
  };
}

interface Run {
  readonly number: number;
  readonly seed: number;
  readonly document: Document;
  readonly conformance: Conformance;
  readonly tally: Tally;
}

/** Every session has a seed of its own, so that one that found a fault can be run alone. */
async function runSession(service: CheckedService, { number, seed, document, conformance, tally }: Run): Promise<void> {
  const random = seededRandom(seed + number);
  const generate = generator(random, document.schemas);
  const session = await openSession(service, number, random);
  let last: Operation | undefined;
  for (let step = 0; step < CASES_PER_SESSION; step++) {
    const isFollowUp = last !== undefined && chance(FOLLOW_UPS, random);
    const operation = oneOf(isFollowUp ? sameResource(document, last!) : document.operations, random);
    const made = makeCase(operation, { random, generate, session, isFollowUp });
    const allowed = allowance(made, conformance);
    const response = await service.ask({ ...made.request, remoteAddress: `10.0.${number & 255}.${step}` });
    tally[made.isBad ? 'bad' : 'good']++;
    tally.answers.set(String(response.statusCode), (tally.answers.get(String(response.statusCode)) ?? 0) + 1);
    const faults = conformance.faultsOf(operation, response, made.isHead);
    if (allowed === false && response.statusCode < 300) faults.push('accepts a body that the document forbids');
    const example = `session ${number}, step ${step}:\n    ${describeCase(made)}\n    ${response.body.slice(0, 200)}`;
    for (const fault of faults) note(tally, `${operation.name} ${fault}`, example);
    if (response.statusCode >= 300) continue;
    tally.successes.add(operation.name);
    last = operation;
    session.remember(response);
    if (changesAccounts(operation)) await session.refresh();
  }
}

const sameResource = ({ operations }: Document, { path }: Operation): readonly Operation[] =>
  operations.filter((each) => resourceOf(each.path) === resourceOf(path));

/** `/api/reviews/user/{place_id}` is about reviews, `/api/admin/places/{id}` about administrators' places. */
const resourceOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('/api/admin/') ? 4 : 3)
    .join('/');

function note({ faults }: Tally, fault: string, example: string): void {
  const known = faults.get(fault) ?? { example, times: 0 };
  known.times++;
  faults.set(fault, known);
}

/** False for a body that the document forbids, or that cannot even be read. */
function allowance({ operation, body }: Case, conformance: Conformance): boolean | undefined {
  if (!body || Object.keys(operation.body).length === 0) return undefined;
  return 'value' in body && body.type === 'application/json' ? conformance.allowsBody(operation, body.value) : false;
}

const changesAccounts = ({ method, path }: Operation): boolean => method !== 'GET' && path.includes('/users/');
