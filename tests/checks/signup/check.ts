// Escalations by sign-up: nobody becomes an administrator, takes a name that is taken, or sets what is not theirs to set.
import { foldCase } from '../../../src/domain/text.ts';
import { PASSWORD } from '../../support/service.ts';
import type { Check, CheckOptions, Outcome } from '../check.ts';
import { bearing, makeVisitor } from '../people.ts';
import { type CheckedService, onOwnService } from '../service.ts';
import { type Attempt, attempts, type Helpers } from './attempts.ts';

export const signupCheck: Check = {
  name: 'signup',
  promise: 'no sign-up comes out with more than an ordinary account of one’s own',
  run: onOwnService(tryAll),
};

async function tryAll(service: CheckedService, _options: CheckOptions): Promise<Outcome> {
  const all = attempts(await prepare(service));
  const failures: string[] = [];
  let refused = 0;
  for (const attempt of all) {
    const before = await accountsOf(service);
    const response = await send(service, attempt);
    if (response.statusCode >= 400 && response.statusCode < 500) refused++;
    const after = await accountsOf(service);
    const gains = [
      ...(response.statusCode === 200 ? await gainsOf(service, attempt, response.json(), before) : []),
      ...changesOf(before, after),
      ...(response.statusCode >= 500 ? ['a failure of the service'] : []),
      ...(/argon2|password/u.test(response.body) && response.statusCode === 200
        ? ['the answer speaks of passwords']
        : []),
    ];
    failures.push(
      ...gains.map((gain) => `${attempt.name}: ${gain} (${response.statusCode} ${response.body.slice(0, 160)})`),
    );
  }
  const succeeded = failures.length;
  return {
    figures: {
      attempts: all.length,
      refused,
      'ordinary accounts made': all.length - refused,
      'escalations that succeeded': succeeded,
    },
    failures: [...failures, ...(await uncontrolled(service))],
  };
}

async function prepare(service: CheckedService): Promise<Helpers> {
  const root = await service.signIn('root', 'admin');
  const formerAdmin = await service.signIn('former', 'admin');
  await service.ask({
    method: 'PATCH',
    url: `/api/admin/users/${(await service.ask({ url: '/api/users/me', headers: bearing(formerAdmin) })).json().id}`,
    headers: bearing(root),
    payload: { role: 'user' },
  });
  await service.signIn('kike');
  return { person: await service.signIn('person'), visitor: await makeVisitor(service, root), formerAdmin };
}

const send = ({ ask }: CheckedService, { body, headers, query = '' }: Attempt) =>
  ask({
    method: 'POST',
    url: `/api/users/${query}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });

interface Row {
  readonly id: number;
  readonly role: string;
  readonly username: string;
}

const accountsOf = ({ composed }: CheckedService): Promise<readonly Row[]> =>
  composed.database.db.selectFrom('users').selectAll().orderBy('id').execute();

/** What an account that was made has beyond an ordinary one. */
async function gainsOf(
  { ask }: CheckedService,
  { body }: Attempt,
  user: Row & { readonly is_active: boolean; readonly created_at: string },
  before: readonly Row[],
): Promise<readonly string[]> {
  const names = before.map(({ username }) => foldCase(username));
  const { password } = JSON.parse(body.replace(/^\ufeff/u, ''));
  const login = await ask({ method: 'POST', url: '/api/token', payload: { username: user.username, password } });
  const headers = bearing(login.json().access_token);
  const admin = await ask({ url: '/api/admin/users', headers });
  return [
    user.role === 'user' ? undefined : `role ${user.role}`,
    user.is_active ? undefined : 'not active',
    user.id > Math.max(...before.map(({ id }) => id)) ? undefined : `chose the id ${user.id}`,
    user.created_at.startsWith('2001') ? 'chose the date' : undefined,
    names.includes(foldCase(user.username)) ? 'a name that is taken' : undefined,
    login.statusCode === 200 ? undefined : 'cannot log in with the password it was made with',
    admin.statusCode === 403 ? undefined : `administration answers ${admin.statusCode}`,
  ].filter((gain) => gain !== undefined);
}

/** At most one new row, an ordinary one, and every other as it was. */
function changesOf(before: readonly Row[], after: readonly Row[]): readonly string[] {
  const known = new Set(before.map((row) => JSON.stringify(row)));
  const changed = after.filter((row) => !known.has(JSON.stringify(row)));
  const isNew = ({ id }: Row) => !before.some((row) => row.id === id);
  return [
    ...changed.filter((row) => !isNew(row)).map(({ username }) => `changed the account ${username}`),
    ...changed.filter((row) => isNew(row) && row.role !== 'user').map(() => 'made an administrator'),
    ...(after.length > before.length + 1 ? ['made several accounts'] : []),
    ...(after.length < before.length ? ['removed an account'] : []),
  ];
}

/** An administrator can do what the attempts could not, and an ordinary sign-up works: the refusals mean something. */
async function uncontrolled({ ask }: CheckedService): Promise<readonly string[]> {
  const login = await ask({ method: 'POST', url: '/api/token', payload: { username: 'root', password: PASSWORD } });
  const made = await ask({
    method: 'POST',
    url: '/api/users/',
    headers: bearing(login.json().access_token),
    payload: { username: 'second-admin', password: 'a good long password', role: 'admin' },
  });
  return made.statusCode === 200 && made.json().role === 'admin' ? [] : ['an administrator could not make another'];
}
