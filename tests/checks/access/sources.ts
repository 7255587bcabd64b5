// Every way in which a request can name somebody: where an id might be read from, rightly or by mistake.
import type { Operation } from '../operations.ts';
import type { Victim } from '../people.ts';

export interface Naming {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Behind the operation's own path. */
  readonly suffix?: string;
}

export interface Source {
  readonly name: string;
  /** Part of the brief run. */
  readonly isCommon?: boolean;
  naming(victim: Victim): Naming;
}

export const SOURCES: readonly Source[] = [
  { name: 'the path', isCommon: true, naming: () => ({}) },
  { name: '?user_id=', isCommon: true, naming: ({ id }) => ({ query: { user_id: String(id) } }) },
  { name: '?id=', naming: ({ id }) => ({ query: { id: String(id) } }) },
  { name: '?username=', naming: ({ username }) => ({ query: { username, user: username } }) },
  { name: '?owner=', naming: ({ id }) => ({ query: { owner: `user:${id}` } }) },
  { name: '?conversation_id=', naming: ({ conversation }) => ({ query: { conversation_id: conversation } }) },
  { name: 'body user_id', isCommon: true, naming: ({ id }) => ({ body: { user_id: id } }) },
  { name: 'body user_id as text', naming: ({ id }) => ({ body: { user_id: String(id) } }) },
  { name: 'body id', naming: ({ id }) => ({ body: { id, owner_id: id, author: id } }) },
  { name: 'body user', naming: ({ id, username }) => ({ body: { user: { id, username }, sub: username, uid: id } }) },
  { name: 'body owner', naming: ({ id }) => ({ body: { owner: `user:${id}` } }) },
  {
    name: 'body conversation_id',
    isCommon: true,
    naming: ({ conversation }) => ({ body: { conversation_id: conversation } }),
  },
  { name: 'X-User-Id', naming: ({ id }) => ({ headers: { 'x-user-id': String(id), 'x-account-id': String(id) } }) },
  {
    name: 'X-Forwarded-User',
    naming: ({ username }) => ({ headers: { 'x-forwarded-user': username, 'remote-user': username } }),
  },
  { name: 'Cookie', naming: ({ id, username }) => ({ headers: { cookie: `user_id=${id}; user=${username}` } }) },
  { name: 'X-Conversation-Id', naming: ({ conversation }) => ({ headers: { 'x-conversation-id': conversation } }) },
  {
    name: 'X-Original-URL',
    naming: ({ id }) => ({ headers: { 'x-original-url': `/api/admin/users/${id}`, 'x-http-method-override': 'GET' } }),
  },
  { name: 'behind the path', naming: ({ id }) => ({ suffix: `/${id}` }) },
];

/** What a parameter of the path is filled with so that it names the victim, or what is theirs. */
export function victimInPath({ path }: Operation, victim: Victim, parameter: string): string {
  if (parameter === 'username') return victim.username;
  if (parameter === 'category') return victim.category;
  if (parameter === 'place_id') return victim.placeId;
  if (path.startsWith('/api/lists/')) return victim.list;
  if (path.startsWith('/api/plans/')) return victim.plan;
  return path.includes('users') ? String(victim.id) : '1';
}
