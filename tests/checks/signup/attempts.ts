// Ways to come out of a sign-up with more than an ordinary, new account of one's own.
import { signed } from '../tokens/forge.ts';

export interface Attempt {
  readonly name: string;
  /** The body as it goes over the wire. */
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
}

/** Tokens that must not help: an ordinary person's, a visitor's. */
export interface Helpers {
  readonly person: string;
  readonly visitor: string;
  readonly formerAdmin: string;
}

export const attempts = (helpers: Helpers): readonly Attempt[] => [
  ...roles(),
  ...borrowedAuthority(helpers),
  ...forbiddenFields(),
  ...prototypes(),
  ...ambiguousBodies(),
  ...otherEncodings(),
  ...besideTheBody(),
  ...names(),
];

const PASSWORD = 'a good long password';
let made = 0;
/** A new name each time, so that no attempt fails because an earlier one took it. */
const fresh = (): string => `climber-${++made}`;

const withFields = (name: string, fields: object, headers?: Attempt['headers']): Attempt => ({
  name,
  body: JSON.stringify({ username: fresh(), password: PASSWORD, ...fields }),
  ...(headers && { headers }),
});

const roles = (): readonly Attempt[] =>
  [
    'admin',
    'ADMIN',
    'Admin',
    ' admin',
    'admin ',
    'admin\0',
    'admin\n',
    'аdmin',
    'ａｄｍｉｎ',
    'ad\u200bmin',
    'administrator',
    'root',
    'superuser',
    'user,admin',
    'user admin',
    '',
    ['admin'],
    ['user', 'admin'],
    { name: 'admin' },
    { $eq: 'admin' },
    { toString: 'admin' },
    true,
    1,
    null,
  ].map((role) => withFields(`role ${JSON.stringify(role)}`, { role }));

const borrowedAuthority = ({ person, visitor, formerAdmin }: Helpers): readonly Attempt[] => {
  const admin = { role: 'admin' };
  const forged = signed({ payload: { sub: 'root', exp: 4_102_444_800 }, secret: 'a secret that is not the right one' });
  return [
    withFields('role admin with an ordinary token', admin, { authorization: `Bearer ${person}` }),
    withFields('role admin with a visitor’s token', admin, { authorization: `Bearer ${visitor}` }),
    withFields('role admin with a former administrator’s token', admin, { authorization: `Bearer ${formerAdmin}` }),
    withFields('role admin with a forged token', admin, { authorization: `Bearer ${forged}` }),
    withFields('role admin with an empty token', admin, { authorization: 'Bearer ' }),
    withFields('role admin with basic authentication', admin, { authorization: 'Basic cm9vdDpyb290' }),
    withFields('role admin with a trusted-looking header', admin, { 'x-forwarded-user': 'root', 'x-role': 'admin' }),
    withFields('role admin from the machine itself', admin, {
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
    }),
  ];
};

const forbiddenFields = (): readonly Attempt[] =>
  [
    { is_admin: true },
    { isAdmin: true },
    { admin: true },
    { is_superuser: true },
    { is_staff: 1 },
    { roles: ['admin'] },
    { Role: 'admin' },
    { ROLE: 'admin' },
    { 'role ': 'admin' },
    { rоle: 'admin' },
    { user_role: 'admin' },
    { permissions: ['*'] },
    { scope: 'admin' },
    { groups: ['admin'] },
    { user: { role: 'admin' } },
    { data: { attributes: { role: 'admin' } } },
    { $set: { role: 'admin' } },
    { id: 1 },
    { id: -1 },
    { user_id: 1 },
    { is_active: false },
    { created_at: '2001-01-01T00:00:00' },
    { password_hash: 'known' },
    { passwordHash: 'known', password_version: 99 },
    { username_key: 'root' },
    { full_name: { role: 'admin' } },
  ].map((fields) => withFields(`field ${JSON.stringify(fields)}`, fields));

const prototypes = (): readonly Attempt[] =>
  [
    '"__proto__":{"role":"admin"}',
    '"__proto__":{"isAdmin":true,"is_admin":true}',
    '"constructor":{"prototype":{"role":"admin"}}',
    '"__proto__.role":"admin"',
    '"\\u005f_proto__":{"role":"admin"}',
    '"full_name":"x","toString":"admin","hasOwnProperty":1',
  ].map((members) => ({
    name: `prototype ${members}`,
    body: `{"username":"${fresh()}","password":"${PASSWORD}",${members}}`,
  }));

function ambiguousBodies(): readonly Attempt[] {
  const object = (members: string) => `{"password":"${PASSWORD}",${members}}`;
  const bodies: Readonly<Record<string, string>> = {
    'role twice, the high one last': object(`"username":"${fresh()}","role":"user","role":"admin"`),
    'role twice, the high one first': object(`"username":"${fresh()}","role":"admin","role":"user"`),
    'role escaped': object(`"username":"${fresh()}","rol\\u0065":"admin"`),
    'a name twice, a taken one last': object(`"username":"${fresh()}","username":"root"`),
    'a list of accounts': `[{"username":"${fresh()}","password":"${PASSWORD}","role":"admin"}]`,
    'a list in an object': `{"users":[{"username":"${fresh()}","password":"${PASSWORD}","role":"admin"}]}`,
    'two objects': `{"username":"${fresh()}","password":"${PASSWORD}"}{"role":"admin"}`,
    'an object per line': `{"username":"${fresh()}","password":"${PASSWORD}"}\n{"role":"admin"}`,
    'a comment': `{"username":"${fresh()}","password":"${PASSWORD}"/*,"role":"user"*/,"role":"admin"}`,
    'a trailing comma': object(`"username":"${fresh()}","role":"admin",`),
    'a byte order mark': `\ufeff${object(`"username":"${fresh()}","role":"admin"`)}`,
    'a NUL after the object': `${object(`"username":"${fresh()}","role":"admin"`)}\0`,
  };
  return Object.entries(bodies).map(([name, body]) => ({ name, body }));
}

function otherEncodings(): readonly Attempt[] {
  const form = () => `username=${fresh()}&password=a+good+long+password&role=admin`;
  const json = () => JSON.stringify({ username: fresh(), password: PASSWORD, role: 'admin' });
  const types: readonly (readonly [string, string])[] = [
    ['application/x-www-form-urlencoded', form()],
    ['application/x-www-form-urlencoded', `${form()}&role=user`],
    ['application/x-www-form-urlencoded', form().replace('role=', 'role[]=')],
    ['application/x-www-form-urlencoded', json()],
    ['application/json', form()],
    ['text/plain', json()],
    ['application/xml', '<user><role>admin</role></user>'],
    ['application/vnd.api+json', json()],
    ['application/json; charset=utf-7', json()],
    ['application/json, application/x-www-form-urlencoded', form()],
    ['multipart/form-data; boundary=x', `--x\r\nContent-Disposition: form-data; name="role"\r\n\r\nadmin\r\n--x--`],
  ];
  return types.map(([type, body]) => ({
    name: `${type} ${body.slice(0, 12)}`,
    body,
    headers: { 'content-type': type },
  }));
}

function besideTheBody(): readonly Attempt[] {
  const plain = () => JSON.stringify({ username: fresh(), password: PASSWORD });
  return [
    { name: 'role in the query', body: plain(), query: '?role=admin' },
    { name: 'several fields in the query', body: plain(), query: '?role=admin&is_admin=true&id=1&is_active=true' },
    { name: 'role in a header', body: plain(), headers: { role: 'admin', 'x-user-role': 'admin' } },
    { name: 'role in a cookie', body: plain(), headers: { cookie: 'role=admin; isAdmin=true' } },
    { name: 'another method by header', body: plain(), headers: { 'x-http-method-override': 'PATCH' } },
    {
      name: 'another address by header',
      body: plain(),
      headers: { 'x-original-url': '/api/admin/users', 'x-rewrite-url': '/api/admin/users/1' },
    },
  ];
}

/** Other ways to write `root` and `kike`, which are taken; whoever got one would be taken for somebody else. */
const names = (): readonly Attempt[] =>
  [
    'root',
    'ROOT',
    'Root',
    'rOOt',
    'ｒｏｏｔ',
    'ＲＯＯＴ',
    '𝐫𝐨𝐨𝐭',
    '𝓻𝓸𝓸𝓽',
    'ⓡⓞⓞⓣ',
    'root ',
    ' root',
    'root\0',
    'root\n',
    'root\t',
    'root\u00a0',
    'ro\u200bot',
    'ro\u00adot',
    '\u202eroot',
    'root\u2060',
    '\ufeffroot',
    'ro%6ft',
    "root'--",
    'root/../root',
    '\u212aike',
    'KI\u212aE',
    'KIKE',
    ['root'],
    { $ne: '' },
  ].map((username) => ({
    name: `the name ${JSON.stringify(username)}`,
    body: JSON.stringify({ username, password: PASSWORD }),
  }));
