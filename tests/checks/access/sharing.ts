// What a link gives, and an id does not: every actor asks for the victim's plan, list and reviews by each link, by one that was
// withdrawn, and by the id. The link alone counts, whoever holds it.
import { bearing, type LinkName, SHOWN_REVIEW, type Victim } from '../people.ts';
import type { CheckedService } from '../service.ts';
import type { Actor } from './actors.ts';

type Key = LinkName | 'id';
const KEYS: readonly Key[] = ['plan', 'read', 'edit', 'withdrawn', 'id'];
type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';

/** What everybody gets who holds the link, with and without a token. */
const BY_LINK: readonly (readonly [Method, path: string, Readonly<Record<Key, number>>])[] = [
  ['GET', '/api/shared/KEY', { plan: 200, read: 404, edit: 404, withdrawn: 404, id: 404 }],
  ['GET', '/api/shared/KEY.ics', { plan: 200, read: 404, edit: 404, withdrawn: 404, id: 404 }],
  ['GET', '/api/shared-lists/KEY', { plan: 404, read: 200, edit: 200, withdrawn: 404, id: 404 }],
  ['PATCH', '/api/shared-lists/KEY', { plan: 404, read: 403, edit: 200, withdrawn: 404, id: 404 }],
];

/**
 * What people other than the owner get, whichever key stands for the id; who needs no account for plans gets the same there.
 * Everybody else gets 401.
 */
const BY_ID: readonly (readonly [Method, path: string, status: number])[] = [
  ['GET', '/api/lists/KEY', 404],
  ['PATCH', '/api/lists/KEY', 404],
  ['DELETE', '/api/lists/KEY', 404],
  ['POST', '/api/lists/KEY/link', 404],
  ['DELETE', '/api/lists/KEY/link', 404],
  ['GET', '/api/lists/KEY.csv', 404],
  ['GET', '/api/lists/KEY.kml', 404],
  ['GET', '/api/lists/KEY.geojson', 404],
  ['GET', '/api/plans/KEY', 404],
  ['PATCH', '/api/plans/KEY', 404],
  ['DELETE', '/api/plans/KEY', 404],
  ['POST', '/api/plans/KEY/link', 404],
  ['DELETE', '/api/plans/KEY/link', 404],
  ['GET', '/api/plans/KEY.ics', 404],
  ['GET', '/api/plans/KEY.gpx', 404],
  ['GET', '/api/plans/KEY.geojson', 404],
];

/** Of the place whose review the victim shows: people are told of their own review, which there is not, and hide none. */
const REVIEWS: readonly (readonly [Method, path: string, person: number])[] = [
  ['GET', `/api/reviews/${SHOWN_REVIEW}/sharing`, 200],
  ['PUT', `/api/reviews/${SHOWN_REVIEW}/sharing`, 404],
  ['DELETE', `/api/reviews/${SHOWN_REVIEW}/sharing`, 200],
];

const BODIES: Readonly<Record<string, object>> = {
  'POST /api/lists/KEY/link': { access: 'edit' },
  [`PUT /api/reviews/${SHOWN_REVIEW}/sharing`]: { signature: 'somebody else' },
};

type Ask = (method: Method, url: string, actor: Actor, payload?: object) => Promise<{ status: number; body: string }>;

export async function sharingFaults(
  service: CheckedService,
  victim: Victim,
  actors: readonly Actor[],
): Promise<readonly string[]> {
  const ask: Ask = async (method, url, actor, payload) => {
    const headers = await actor.headers();
    const { statusCode, body } = await service.ask({ method, url, headers, ...(payload && { payload }) });
    return { status: statusCode, body };
  };
  const faults: string[] = [];
  for (const actor of actors)
    faults.push(...(await byLink(service, victim, actor, ask)), ...(await byId(victim, actor, ask)));
  return [...faults, ...(await stillShared(service, victim))];
}

async function byLink(service: CheckedService, victim: Victim, actor: Actor, ask: Ask): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [method, path, statuses] of BY_LINK)
    for (const key of KEYS) {
      const version = await versionOf(service, victim);
      const link = key === 'id' ? (path.startsWith('/api/shared/') ? victim.plan : victim.list) : victim.links[key];
      const payload = method === 'PATCH' ? { version, name: nameOf(victim) } : undefined;
      const { status, body } = await ask(method, path.replace('KEY', link), actor, payload);
      const after = await versionOf(service, victim);
      const at = `${actor.name}, ${method} ${path} by ${key}`;
      if (status !== statuses[key]) faults.push(`${at}: ${status} where ${statuses[key]} should be`);
      if (status === 200 && !victim.secrets.some((secret) => body.includes(secret)))
        faults.push(`${at}: shows nothing of what was shared`);
      if (body.includes(`"user_id"`) || victim.account.some((name) => body.includes(name)))
        faults.push(`${at}: says whose it is`);
      if (after > version !== (method === 'PATCH' && statuses[key] === 200))
        faults.push(`${at}: ${after > version ? 'changed the list' : 'did not change the list'}`);
    }
  return faults;
}

async function byId(victim: Victim, actor: Actor, ask: Ask): Promise<readonly string[]> {
  const faults: string[] = [];
  const expect = async (method: Method, pattern: string, url: string, person: number) => {
    const expected = isLetIn(actor, pattern) ? person : 401;
    const { status } = await ask(method, url, actor, bodyOf(method, pattern));
    if (status !== expected) faults.push(`${actor.name}, ${method} ${url}: ${status} where ${expected} should be`);
  };
  for (const [method, pattern, status] of BY_ID)
    for (const key of KEYS) {
      const own = pattern.includes('/lists/') ? victim.list : victim.plan;
      await expect(method, pattern, pattern.replace('KEY', key === 'id' ? own : victim.links[key]), status);
    }
  for (const [method, path, status] of REVIEWS) await expect(method, path, path, status);
  return faults;
}

const bodyOf = (method: Method, pattern: string): object | undefined =>
  method === 'PATCH' ? { version: 1 } : BODIES[`${method} ${pattern}`];

/** Whether the actor may use such a route at all: of what is their own. */
function isLetIn(actor: Actor, path: string): boolean {
  const operation = {
    name: path,
    method: '',
    path,
    tags: [],
    isProtected: true,
    parameters: [],
    body: {},
    responses: {},
  };
  return actor.mustGet(operation) !== 401;
}

const nameOf = ({ secrets }: Victim): string => secrets.find((secret) => secret.startsWith('list of '))!;

const versionOf = async ({ ask }: CheckedService, { list, token }: Victim): Promise<number> =>
  (await ask({ url: `/api/lists/${list}`, headers: bearing(token) })).json().version;

/** The review that was shown is there for everybody, under its signature and not under a name. */
async function stillShared({ ask }: CheckedService, victim: Victim): Promise<readonly string[]> {
  const { body } = await ask({ url: `/api/places/${SHOWN_REVIEW}/reviews` });
  return [
    ...(body.includes('shown comment of') && body.includes('signature of') ? [] : ['the shown review is gone']),
    ...(victim.account.some((name) => body.includes(name)) ? ['the shown review names its author'] : []),
  ];
}
