// Forged tokens against the protected operations: none is accepted, and each gets the exact 401 of the contract.
import type { LightMyRequestResponse } from 'fastify';
import { seededRandom } from '../../../src/math/random.ts';
import { PASSWORD, SECRET, type TestService } from '../../support/service.ts';
import type { Check, CheckOptions, Outcome } from '../check.ts';
import { type Operation, pathOf, readDocument } from '../operations.ts';
import { answeredLogin, onServiceWithProvider, type ServiceWithProvider } from '../service.ts';
import { claimForgeries } from './claims.ts';
import { credentialForgeries, ownDoors } from './credentials.ts';
import { claims, signed } from './forge.ts';
import { bearing, type Forgery, type Loot } from './forgery.ts';
import { shapeForgeries } from './shapes.ts';
import { signatureForgeries, transplants } from './signatures.ts';

export const tokensCheck: Check = {
  name: 'tokens',
  promise: 'no forged token is accepted, and each gets the exact 401',
  run: onServiceWithProvider(tryAll),
};

/** The chat also takes visitors, administration also asks for a role, the account is what most would like to have. */
const SHORT = ['GET /api/users/me', 'POST /api/recommendations/chat', 'GET /api/admin/users'];

/** The least harmful first: a forgery that is accepted once is not tried further. */
const TAKES_AWAY = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

async function tryAll(service: ServiceWithProvider, { seed, scale }: CheckOptions): Promise<Outcome> {
  const loot = await steal(service);
  const forgeries = [
    ...signatureForgeries(loot),
    ...transplants(loot),
    ...claimForgeries(loot),
    ...shapeForgeries(loot, seededRandom(seed)),
    ...credentialForgeries(loot),
  ];
  const targets = (await readDocument(service)).operations
    .filter(({ name, isProtected }) => isProtected && (scale === 'full' || SHORT.includes(name)))
    .sort((a, b) => TAKES_AWAY.indexOf(a.method) - TAKES_AWAY.indexOf(b.method));
  const failures = await uncontrolled(service, loot, 'before');
  let accepted = 0;
  let requests = 0;
  for (const forgery of forgeries) {
    for (const operation of targets) {
      const response = await present(service, operation, forgery);
      requests++;
      if (isExact401(response)) continue;
      accepted += response.statusCode < 400 || response.statusCode === 403 ? 1 : 0;
      failures.push(`${operation.name} with ${forgery.name}: ${response.statusCode} ${response.body.slice(0, 200)}`);
      break;
    }
  }
  const doors = await ownDoors(service, loot.admin);
  failures.push(...doors.failures, ...(await uncontrolled(service, loot, 'after')));
  return {
    figures: {
      'forged tokens': forgeries.length,
      'protected operations': targets.length,
      requests,
      accepted,
      'keys, links, refresh tokens and sign-ins at their own doors': doors.requests,
      'not the exact 401': failures.length,
    },
    failures,
  };
}

/** Good tokens, and tokens that were good. */
async function steal(service: ServiceWithProvider): Promise<Loot> {
  const { ask, signIn, composed } = service;
  const carmen = await signIn('carmen');
  const admin = await signIn('root', 'admin');
  const as = (token: string) => ({ authorization: `Bearer ${token}` });
  const idOf = async (token: string): Promise<number> =>
    (await ask({ url: '/api/users/me', headers: as(token) })).json().id;

  const deleted = await signIn('deleted');
  await ask({ method: 'DELETE', url: '/api/users/me', headers: as(deleted) });
  const reborn = await signIn('reborn');
  await ask({ method: 'DELETE', url: '/api/users/me', headers: as(reborn) });
  await signIn('reborn');
  const deactivated = await signIn('deactivated');
  await composed.service.users.change((await idOf(deactivated)) as never, { isActive: false });
  const oldPassword = await signIn('changed');
  const payload = { password: 'a new and longer one', current_password: PASSWORD };
  await ask({ method: 'PATCH', url: '/api/users/me', headers: as(oldPassword), payload });

  const made = await ask({
    method: 'POST',
    url: '/api/admin/widget-keys',
    headers: as(admin),
    payload: { label: 'a page', allowed_origins: ['https://page.example'] },
  });
  const traded = await ask({
    method: 'POST',
    url: '/api/widget/token',
    headers: { origin: 'https://page.example' },
    payload: { key: made.json().key },
  });
  return {
    secret: SECRET,
    carmen,
    admin,
    widget: traded.json().access_token,
    adminId: await idOf(admin),
    widgetKeyId: made.json().id,
    deleted,
    reborn,
    deactivated,
    oldPassword,
    ...(await stealOthers(service, { admin, carmen, widgetKey: made.json().key })),
  };
}

async function stealOthers(
  service: ServiceWithProvider,
  { admin, carmen, widgetKey }: { readonly admin: string; readonly carmen: string; readonly widgetKey: string },
): Promise<Pick<Loot, 'others' | 'serviceKey' | 'endedKeys'>> {
  const { ask } = service;
  const as = (token: string) => ({ authorization: `Bearer ${token}` });
  const login = { username: 'carmen', password: PASSWORD, scope: 'offline_access' };
  const { refresh_token: refreshToken } = (await ask({ method: 'POST', url: '/api/token', payload: login })).json();
  const list = await ask({ method: 'POST', url: '/api/lists/', headers: as(carmen), payload: { name: 'shared' } });
  const sharing = { method: 'POST', url: `/api/lists/${list.json().id}/link`, payload: { access: 'edit' } } as const;
  const { link } = (await ask({ ...sharing, headers: as(carmen) })).json();
  const server = async (): Promise<{ id: number; key: string }> => {
    const payload = { label: 'a server', scopes: ['chat', 'recommend'] };
    return (await ask({ method: 'POST', url: '/api/admin/service-keys', headers: as(admin), payload })).json();
  };
  const [good, revoked, replaced] = [await server(), await server(), await server()];
  await ask({ method: 'DELETE', url: `/api/admin/service-keys/${revoked.id}`, headers: as(admin) });
  const rotation = `/api/admin/service-keys/${replaced.id}/rotate?overlap_minutes=0`;
  await ask({ method: 'POST', url: rotation, headers: as(admin) });
  service.provider.people.set('begun', {});
  const { cookie } = await answeredLogin(service, 'begun');
  return {
    others: {
      'widget key': widgetKey,
      'refresh token': refreshToken,
      'link of a list': link,
      'cookie of a sign-in': cookie.split('=')[1] ?? '',
    },
    serviceKey: good.key,
    endedKeys: [revoked.key, replaced.key],
  };
}

/** Without good tokens that are let in, refusing everything would pass. */
async function uncontrolled(service: TestService, { carmen, secret }: Loot, when: string): Promise<string[]> {
  const good = [
    bearing('a token of the service', carmen),
    bearing('a token made like the forgeries', signed({ payload: claims(), secret })),
    bearing('a token with only sub and exp', signed({ payload: claims({ iat: undefined }), secret })),
    bearing('a token without a type', signed({ header: { alg: 'HS256' }, payload: claims(), secret })),
  ];
  const refused: string[] = [];
  for (const { name, headers } of good) {
    const { statusCode } = await service.ask({ url: '/api/users/me', headers });
    if (statusCode !== 200) refused.push(`${name} should be accepted ${when} the forgeries: ${statusCode}`);
  }
  return refused;
}

const present = (service: TestService, operation: Operation, { headers }: Forgery) =>
  service.ask({
    method: operation.method as 'GET',
    url: pathOf(operation, () => '1'),
    headers,
    ...(Object.keys(operation.body).length > 0 && { payload: {} }),
  });

function isExact401({ statusCode, headers, body }: LightMyRequestResponse): boolean {
  if (statusCode !== 401 || headers['www-authenticate'] !== 'Bearer') return false;
  if (headers['content-type'] !== 'application/json; charset=utf-8') return false;
  const { detail, code, request_id: requestId, ...rest } = JSON.parse(body);
  return (
    detail === 'Could not validate credentials' &&
    code === 'token/invalid' &&
    requestId === headers['x-request-id'] &&
    Object.keys(rest).length === 0
  );
}
