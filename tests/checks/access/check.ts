// The matrix of everybody who may ask × every operation × every way to name somebody else: nothing of one person is
// shown to another, and nothing of theirs is changed.
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { seededRandom } from '../../../src/math/random.ts';
import type { Check, CheckOptions, Outcome } from '../check.ts';
import { type Operation, pathOf, readDocument } from '../operations.ts';
import { bearing, makeVictim, type Victim } from '../people.ts';
import { type Generate, generator } from '../schema/generate.ts';
import { type CheckedService, onServiceWithProvider, type ServiceWithProvider } from '../service.ts';
import { type Actor, isForAdmins, isModeration, makeActors } from './actors.ts';
import { conversationLeaks } from './conversations.ts';
import { sharingFaults } from './sharing.ts';
import { SOURCES, type Source, victimInPath } from './sources.ts';

export const accessCheck: Check = {
  name: 'access',
  promise: 'nobody sees or changes what is somebody else’s, however they name them',
  run: onServiceWithProvider(tryAll),
};

const CHANGED = 'changed something of the victim';

interface Cell {
  readonly actor: Actor;
  readonly operation: Operation;
  readonly source: Source;
}

async function tryAll(service: ServiceWithProvider, { seed, scale }: CheckOptions): Promise<Outcome> {
  const { operations, schemas } = await readDocument(service);
  const victim = await makeVictim(service, `v${seed.toString(36)}`);
  const actors = await makeActors(service, victim);
  const generate = generator(seededRandom(seed), schemas);
  const sources = SOURCES.filter(({ isCommon }) => scale === 'full' || isCommon);
  const every = operations.flatMap((operation) =>
    actors.flatMap((actor) => sources.map((source): Cell => ({ actor, operation, source }))),
  );
  // Briefly, everybody asks every operation in one way, and in turn so that all meet all of them.
  const cells = scale === 'full' ? every : inTurn(every, sources.length, actors.length);
  const failures = [
    ...(await uncontrolled(service, victim, 'before')),
    ...(await sharingFaults(service, victim, actors)),
  ];
  let untouched = await rowsOf(service, victim);
  let tried = 0;
  let allowed = 0;
  // Looking at everything of the victim costs more than most attempts: briefly, it is done once an operation.
  const looksAfter = scale === 'full' ? new Set(cells) : lastOfEach(cells);
  for (const cell of cells) {
    if (isOwnPower(cell)) continue;
    tried++;
    const response = await send(service, cell, victim, generate);
    if (response.statusCode < 400) allowed++;
    const faults = faultsOf(cell, response, victim);
    if (cell.operation.method !== 'GET' && looksAfter.has(cell)) {
      const now = await rowsOf(service, victim);
      if (now !== untouched)
        faults.push(scale === 'full' ? CHANGED : `${CHANGED}, or somebody before did by the same operation`);
      untouched = now;
    }
    const { actor, operation, source } = cell;
    failures.push(
      ...faults.map(
        (fault) =>
          `${actor.name}, ${operation.name}, ${source.name}: ${fault} (${response.statusCode} ${response.body.slice(0, 160)})`,
      ),
    );
  }
  failures.push(...(await conversationLeaks(service, victim)), ...(await uncontrolled(service, victim, 'after')));
  return {
    figures: {
      'who asks': actors.length,
      operations: operations.length,
      'ways to name somebody': sources.length,
      'cells tried': tried,
      'answered with success': allowed,
      leaks: failures.length,
    },
    failures,
  };
}

/** Of each run of `ways` cells one; the next run, and once more the next `actors`, take the one after. */
const inTurn = (cells: readonly Cell[], ways: number, actors: number): readonly Cell[] =>
  cells.filter((_, at) => {
    const run = Math.floor(at / ways);
    return at % ways === (run + Math.floor(run / actors)) % ways;
  });

/** The last attempt at each operation that is made. */
const lastOfEach = (cells: readonly Cell[]): ReadonlySet<Cell> =>
  new Set(new Map(cells.filter((cell) => !isOwnPower(cell)).map((cell) => [cell.operation, cell])).values());

/** Administrators may change accounts under /api/admin: that is their power and no leak. */
const isOwnPower = ({ actor, operation }: Cell): boolean =>
  actor.isAdmin === true && isForAdmins(operation) && operation.method !== 'GET';

async function send(service: CheckedService, { actor, operation, source }: Cell, victim: Victim, generate: Generate) {
  const { query = {}, body = {}, headers = {}, suffix = '' } = source.naming(victim);
  const schema = operation.body['application/json'];
  const given = operation.parameters.filter((each) => each.in === 'query' && each.required);
  const asked = new URLSearchParams([
    ...given.map(({ name, schema: its }) => [name, String(generate(its))] as [string, string]),
    ...Object.entries(query),
  ]);
  const path = pathOf(operation, (name) => victimInPath(operation, victim, name));
  return service.ask({
    method: operation.method as 'GET',
    url: `${path}${suffix}?${asked}`,
    headers: { ...headers, ...(await actor.headers()) },
    ...(schema && { payload: { ...(generate(schema) as object), ...body } }),
  });
}

function faultsOf({ actor, operation, source }: Cell, response: LightMyRequestResponse, victim: Victim): string[] {
  const { statusCode, body, headers } = response;
  const expected = source.naming(victim).suffix === undefined ? actor.mustGet(operation) : undefined;
  const seesAccounts = actor.isAdmin === true && isForAdmins(operation);
  const moderates = seesAccounts && isModeration(operation);
  const text = `${body} ${JSON.stringify(headers)}`;
  const hidden = [...victim.secrets, ...(moderates ? [] : [victim.review]), ...(seesAccounts ? [] : victim.account)];
  const shown = hidden.filter((secret) => text.includes(secret));
  return [
    ...(statusCode >= 500 ? ['a failure of the service'] : []),
    ...(expected !== undefined && statusCode !== expected ? [`should be answered ${expected}`] : []),
    ...shown.map((secret) => `shows "${secret}"`),
    ...(!moderates && new RegExp(`"user_id":${victim.id}\\b`, 'u').test(body) ? ['answers as the victim'] : []),
  ];
}

/** Everything of the victim, in every table that knows a person, as one text; in one question, for it is asked thousands of times. */
async function rowsOf({ composed }: CheckedService, { id }: Victim): Promise<string> {
  const owner = `user:${id}`;
  const { rows } = await sql<{ everything: string }>`select json_build_array(
    (select json_agg(each) from users each where id = ${id}),
    (select json_agg(each order by each.id) from preferences each where user_id = ${id}),
    (select json_agg(each order by each.id) from reviews each where user_id = ${id}),
    (select json_agg(each order by each.id) from place_marks each where user_id = ${id}),
    (select json_agg(each order by each.id) from lists each where user_id = ${id}),
    (select json_agg(each order by each.id) from plans each where owner = ${owner}),
    (select json_agg(each order by each.review_id) from shared_reviews each
      where review_id in (select id from reviews where user_id = ${id})),
    (select json_agg(each order by each.id) from conversations each where owner = ${owner}),
    (select json_agg(each order by each.key_hash) from events each where owner = ${owner})
  )::text as everything`.execute(composed.database.db);
  return rows[0]!.everything;
}

/** The victim does see all this: what is looked for is there to be found. */
async function uncontrolled({ ask }: CheckedService, victim: Victim, when: string): Promise<string[]> {
  const headers = bearing(victim.token);
  const seen = await Promise.all(
    ['/api/users/me', '/api/preferences/', '/api/reviews/', '/api/users/me/export'].map(
      async (url) => (await ask({ url, headers })).body,
    ),
  );
  return [...victim.secrets, victim.review, ...victim.account]
    .filter((secret) => !seen.join(' ').includes(secret))
    .map((secret) => `the victim does not see "${secret}" ${when} the attempts`);
}
