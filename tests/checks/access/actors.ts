// Who asks, and what each may do.
import { PASSWORD } from '../../support/service.ts';
import type { Operation } from '../operations.ts';
import { bearing, makePage, PAGE, type Victim } from '../people.ts';
import { type CheckedService, type ServiceWithProvider, signInThere } from '../service.ts';

export interface Actor {
  readonly name: string;
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
  /** The one answer that this actor must get from an operation, where there is only one. */
  mustGet(operation: Operation): number | undefined;
  /** May see accounts in the lists of administrators, and change them there. */
  readonly isAdmin?: boolean;
}

const CHAT: ReadonlySet<string> = new Set(['POST /api/recommendations/chat', 'DELETE /api/recommendations/chat']);
/** Events are the caller’s own, with and without an account. */
const isOfEvents = ({ path }: Operation): boolean => path === '/api/events/';
export const isForAdmins = ({ path }: Operation): boolean => path.startsWith('/api/admin/');

/** Reviews are public talk of a place to those who keep order: administrators read and remove them, with names. */
export const isModeration = ({ path }: Operation): boolean => path === '/api/admin/reviews';

const nobody = (operation: Operation): number | undefined => (operation.isProtected ? 401 : undefined);
const nobodyButInChat = (operation: Operation): number | undefined =>
  CHAT.has(operation.name) || isOfEvents(operation) ? undefined : nobody(operation);
/** A plan of another person is one that there is not. */
const nobodyButInPlansAndChat = (operation: Operation): number | undefined =>
  CHAT.has(operation.name) || isOfEvents(operation) || operation.path.startsWith('/api/plans/')
    ? undefined
    : nobody(operation);
const KEYED: ReadonlySet<string> = new Set(['GET /api/recommendations/']);
/** A server with a key may chat and ask for lists of nobody; all else wants a person's token, and events name who sent them. */
const server = (operation: Operation): number | undefined =>
  CHAT.has(operation.name) || KEYED.has(operation.name) || operation.path.startsWith('/api/events')
    ? undefined
    : nobody(operation);
const person = (operation: Operation): number | undefined => (isForAdmins(operation) ? 403 : undefined);

export async function makeActors(service: ServiceWithProvider, { links }: Victim): Promise<readonly Actor[]> {
  const { ask, signIn, composed } = service;
  const admin = await signIn('root', 'admin');
  const { key: widgetKey, token: visitor } = await makePage(service, admin);
  const guest = (await ask({ method: 'POST', url: '/api/visitor/token' })).json().access_token;
  const makeServer = async (scopes: readonly string[]) =>
    (
      await ask({
        method: 'POST',
        url: '/api/admin/service-keys',
        headers: bearing(admin),
        payload: { label: 'a server', scopes },
      })
    ).json() as { id: number; key: string };
  const serverKey = await makeServer(['recommend', 'chat']);
  const revoked = await makeServer(['recommend', 'chat']);
  await ask({ method: 'DELETE', url: `/api/admin/service-keys/${revoked.id}`, headers: bearing(admin) });
  const login = { username: 'refresher', password: PASSWORD, scope: 'offline_access' };
  await signIn('refresher');
  const { refresh_token: refreshToken } = (await ask({ method: 'POST', url: '/api/token', payload: login })).json();
  const deleted = await signIn('deleted');
  await ask({ method: 'DELETE', url: '/api/users/me', headers: bearing(deleted) });
  const deactivated = await signIn('deactivated');
  const { id } = (await ask({ url: '/api/users/me', headers: bearing(deactivated) })).json();
  await composed.service.users.change(id, { isActive: false });
  const always = (headers: Readonly<Record<string, string>>) => async () => headers;
  return [
    { name: 'nobody', headers: always({}), mustGet: nobody },
    { name: 'another person', headers: renewed(service, 'attacker'), mustGet: person },
    { name: 'an administrator', headers: renewed(service, 'root'), mustGet: () => undefined, isAdmin: true },
    { name: 'a page’s visitor', headers: always({ ...bearing(visitor), origin: PAGE }), mustGet: nobodyButInChat },
    { name: 'a visitor without an account', headers: always(bearing(guest)), mustGet: nobodyButInPlansAndChat },
    {
      name: 'a visitor from another site',
      headers: always({ ...bearing(visitor), origin: 'https://other.example' }),
      mustGet: nobody,
    },
    { name: 'a deactivated person', headers: always(bearing(deactivated)), mustGet: nobody },
    { name: 'a server with a key', headers: always(bearing(serverKey.key)), mustGet: server },
    { name: 'a server with a revoked key', headers: always(bearing(revoked.key)), mustGet: nobody },
    { name: 'a refresh token as a bearer', headers: always(bearing(refreshToken)), mustGet: nobody },
    { name: 'a widget key as a bearer', headers: always(bearing(widgetKey)), mustGet: nobody },
    { name: 'a link to read a list as a bearer', headers: always(bearing(links.read)), mustGet: nobody },
    { name: 'a link to edit a list as a bearer', headers: always(bearing(links.edit)), mustGet: nobody },
    { name: 'a link of a plan as a bearer', headers: always(bearing(links.plan)), mustGet: nobody },
    { name: 'a person from the provider', headers: fromProvider(service, 'guest', ['staff']), mustGet: person },
    {
      name: 'an administrator by a claim',
      headers: fromProvider(service, 'guide', ['guides']),
      mustGet: () => undefined,
      isAdmin: true,
    },
    {
      name: 'a person from whom the provider took that role',
      headers: await demoted(service),
      mustGet: person,
    },
    { name: 'a deleted person', headers: always(bearing(deleted)), mustGet: nobody },
  ];
}

/** Some operations end an account or its tokens; the actor then comes back under the same name. */
function renewed({ ask, signIn, composed }: CheckedService, username: string): Actor['headers'] {
  let token = '';
  return async () => {
    if (token !== '' && (await ask({ url: '/api/users/me', headers: bearing(token) })).statusCode === 200)
      return bearing(token);
    const login = await ask({ method: 'POST', url: '/api/token', payload: { username, password: PASSWORD } });
    if (login.statusCode === 200) token = login.json().access_token;
    else token = await signIn(username, username === 'root' ? 'admin' : 'user');
    // Somebody must be there to be confused with: the attacker has data of their own.
    const { id } = (await ask({ url: '/api/users/me', headers: bearing(token) })).json();
    await composed.service.preferences.upsert({ userId: id, category: 'an attacker’s own', rating: 1 });
    return bearing(token);
  };
}

/** Signs in anew when an operation has ended the account or its tokens. */
function fromProvider(service: ServiceWithProvider, subject: string, groups: readonly string[]): Actor['headers'] {
  let token = '';
  return async () => {
    const isGood =
      token !== '' && (await service.ask({ url: '/api/users/me', headers: bearing(token) })).statusCode === 200;
    if (!isGood) token = await signInThere(service, subject, { preferred_username: subject, groups });
    return bearing(token);
  };
}

/** The token is of the time when the role was there: what counts is what is so now. */
async function demoted(service: ServiceWithProvider): Promise<Actor['headers']> {
  const before = await signInThere(service, 'former', { preferred_username: 'former', groups: ['guides'] });
  const without = fromProvider(service, 'former', []);
  await without();
  let isBefore = true;
  return async () => {
    const { statusCode } = await service.ask({ url: '/api/users/me', headers: bearing(before) });
    isBefore &&= statusCode === 200;
    return isBefore ? bearing(before) : without();
  };
}
