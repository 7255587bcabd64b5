// The credentials beside access tokens: keys, refresh tokens, links and sign-ins. None stands in for another, none is good
// when it was changed, used or ended.
import type { InjectOptions } from 'fastify';
import { PASSWORD } from '../../support/service.ts';
import { bearing as bearer, PAGE } from '../people.ts';
import { answeredLogin, type ServiceWithProvider } from '../service.ts';
import { bearing, each, type Forgery, type Loot } from './forgery.ts';

/** As a bearer, where a person's token belongs. */
export const credentialForgeries = ({ others, serviceKey, endedKeys }: Loot): readonly Forgery[] => [
  ...Object.entries(others).map(([name, value]) => bearing(`a ${name}`, value)),
  ...endedKeys.map((key, index) => bearing(`an ended key of a server #${index}`, key)),
  ...each('a key of a server, changed', changesOf(serviceKey), (key) => key),
];

/** Spellings that are near and not the same. */
const changesOf = (secret: string): readonly string[] => [
  secret.slice(0, -1),
  `${secret}A`,
  secret.toUpperCase(),
  secret.slice(0, 3),
  secret.slice(3),
  `xx${secret.slice(2)}`,
  `${secret.slice(0, 3)}${[...secret.slice(3)].reverse().join('')}`,
  `${secret}=`,
  `${secret.slice(0, 4)}%00${secret.slice(4)}`,
  `${secret.slice(0, -1)}%`,
];

interface Case {
  readonly name: string;
  readonly request: InjectOptions;
  readonly expected: number;
}

/**
 * Each credential at the door where it belongs: as it is (answered with success), and in every way that must be refused.
 *
 * @returns what was answered otherwise, and how many requests there were
 */
export async function ownDoors(service: ServiceWithProvider, admin: string) {
  const cases = [
    ...(await refreshCases(service)),
    ...(await widgetCases(service, admin)),
    ...(await linkCases(service)),
    ...(await signInCases(service)),
  ];
  const failures: string[] = [];
  for (const { name, request, expected } of cases) {
    const { statusCode, body } = await service.ask(request);
    if (statusCode !== expected) failures.push(`${name}: ${statusCode} ${body.slice(0, 120)}, expected ${expected}`);
  }
  return { failures, requests: cases.length };
}

async function refreshCases({ ask, signIn }: ServiceWithProvider): Promise<readonly Case[]> {
  const accessToken = await signIn('renewing');
  const begin = async (): Promise<string> => {
    const payload = { username: 'renewing', password: PASSWORD, scope: 'offline_access' };
    return (await ask({ method: 'POST', url: '/api/token', payload })).json().refresh_token;
  };
  const trade = (refresh_token: string): InjectOptions => ({
    method: 'POST',
    url: '/api/token/refresh',
    payload: { refresh_token },
  });
  const [good, used, revoked] = [await begin(), await begin(), await begin()];
  const next: string = (await ask(trade(used))).json().refresh_token;
  await ask({ method: 'POST', url: '/api/token/revoke', payload: { refresh_token: revoked } });
  return [
    ...changesOf(good).map((token, index) => ({
      name: `a refresh token, changed #${index}`,
      request: trade(token),
      expected: 401,
    })),
    { name: 'a refresh token', request: trade(good), expected: 200 },
    { name: 'an access token as a refresh token', request: trade(accessToken), expected: 401 },
    { name: 'a revoked refresh token', request: trade(revoked), expected: 401 },
    { name: 'a used refresh token', request: trade(used), expected: 401 },
    { name: 'the one that followed a token used twice', request: trade(next), expected: 401 },
  ];
}

async function widgetCases({ ask }: ServiceWithProvider, admin: string): Promise<readonly Case[]> {
  const make = async (kind: 'widget' | 'service', settings: object): Promise<{ id: number; key: string }> => {
    const payload = { label: 'a tenant', ...settings };
    return (await ask({ method: 'POST', url: `/api/admin/${kind}-keys`, headers: bearer(admin), payload })).json();
  };
  const trade = (key: string, origin = PAGE): InjectOptions => ({
    method: 'POST',
    url: '/api/widget/token',
    headers: { origin },
    payload: { key },
  });
  const [good, ended, server] = [
    await make('widget', { allowed_origins: [PAGE] }),
    await make('widget', { allowed_origins: [PAGE] }),
    await make('service', { scopes: ['chat'] }),
  ];
  await ask({ method: 'DELETE', url: `/api/admin/widget-keys/${ended.id}`, headers: bearer(admin) });
  return [
    { name: 'a widget key', request: trade(good.key), expected: 200 },
    { name: 'a widget key on another site', request: trade(good.key, 'https://other.example'), expected: 403 },
    { name: 'a revoked widget key', request: trade(ended.key), expected: 401 },
    { name: 'a key of a server as a widget key', request: trade(server.key), expected: 401 },
    ...changesOf(good.key).map((key, index) => ({
      name: `a widget key, changed #${index}`,
      request: trade(key),
      expected: 401,
    })),
  ];
}

async function linkCases({ ask, signIn }: ServiceWithProvider): Promise<readonly Case[]> {
  const headers = bearer(await signIn('sharing'));
  const list = (await ask({ method: 'POST', url: '/api/lists/', headers, payload: { name: 'shared' } })).json().id;
  const share = async (access: string): Promise<string> =>
    (await ask({ method: 'POST', url: `/api/lists/${list}/link`, headers, payload: { access } })).json().link;
  const follow = (link: string): InjectOptions => ({ url: `/api/shared-lists/${encodeURIComponent(link)}` });
  const withdrawn = await share('read');
  await ask({ method: 'DELETE', url: `/api/lists/${list}/link`, headers });
  const link = await share('read');
  const edit = {
    method: 'PATCH' as const,
    url: `/api/shared-lists/${link}`,
    payload: { version: 1, edits: [{ op: 'add', place_id: 'sorolla' }] },
  };
  return [
    { name: 'a link', request: follow(link), expected: 200 },
    { name: 'a link to read, for editing', request: edit, expected: 403 },
    { name: 'a withdrawn link', request: follow(withdrawn), expected: 404 },
    { name: 'the id of a list as its link', request: follow(list), expected: 404 },
    ...changesOf(link).map((changed, index) => ({
      name: `a link, changed #${index}`,
      request: follow(changed),
      expected: 404,
    })),
  ];
}

async function signInCases(service: ServiceWithProvider): Promise<readonly Case[]> {
  service.provider.people.set('signing-in', {});
  const finish = (cookie: string, payload: object): InjectOptions => ({
    method: 'POST',
    url: '/api/login/answer',
    headers: { cookie },
    payload,
  });
  const { cookie, answer } = await answeredLogin(service, 'signing-in');
  const other = await answeredLogin(service, 'signing-in');
  const [name = '', sealed = ''] = cookie.split('=');
  const spoilt = [
    '',
    sealed.slice(0, -1),
    `${sealed.slice(0, 20)}AAAA${sealed.slice(24)}`,
    Buffer.from(JSON.stringify({ state: answer.state, nonce: 'n', codeVerifier: 'v', until: 1e15 })).toString(
      'base64url',
    ),
    service.composed.service.sealing.seal(JSON.stringify({ state: answer.state, until: 1e15 })),
  ];
  return [
    ...spoilt.map((value, index) => ({
      name: `a cookie of a sign-in, forged #${index}`,
      request: finish(`${name}=${value}`, answer),
      expected: 400,
    })),
    { name: 'an answer with the cookie of another sign-in', request: finish(other.cookie, answer), expected: 400 },
    { name: 'another code', request: finish(cookie, { ...answer, code: other.answer.code }), expected: 401 },
    { name: 'an answer', request: finish(cookie, answer), expected: 200 },
    { name: 'an answer a second time', request: finish(cookie, answer), expected: 401 },
  ];
}
