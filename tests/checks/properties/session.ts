// A session: some people who use the service for a while, so that requests meet what earlier ones left behind.
import type { LightMyRequestResponse } from 'fastify';
import type { Random } from '../../../src/math/random.ts';
import { PASSWORD } from '../../support/service.ts';
import { bearing, makePage, PAGE } from '../people.ts';
import { chance, oneOf } from '../schema/random.ts';
import type { CheckedService } from '../service.ts';

export interface Session {
  /** Headers of somebody who may ask for a path, most of the time; now and then of somebody else. */
  headersFor(path: string, asBefore: boolean): Readonly<Record<string, string>>;
  /** A value that this name has had in this session, if any. */
  known(name: string): unknown;
  /** Takes up names, ids and keys from an answer. */
  remember(response: Pick<LightMyRequestResponse, 'body' | 'headers'>): void;
  /** After an account was erased or changed, its owner comes back. */
  refresh(): Promise<void>;
}

const PLACES = ['prado', 'reina-sofia', 'sorolla', 'retiro', 'campo', 'kapital', 'botin', 'gines', 'central', 'viva'];
const REMEMBERED = new Set(['id', 'place_id', 'category', 'username', 'key', 'conversation_id', 'user_id']);
const MAX_REMEMBERED = 40;

export async function openSession(service: CheckedService, number: number, random: Random): Promise<Session> {
  const names = [`ana-${number}`, `luis-${number}`];
  const adminName = `root-${number}`;
  const tokens = new Map<string, string>();
  for (const name of names) tokens.set(name, await service.signIn(name));
  tokens.set(adminName, await service.signIn(adminName, 'admin'));
  const { token: visitor, key } = await makePage(service, tokens.get(adminName)!);
  const memory = new Map<string, unknown[]>([
    ['place_id', [...PLACES]],
    // What one place is joined with, or told apart from.
    ['other', [...PLACES]],
    ['username', [...names]],
    ['category', ['museums', 'parks', 'cafes & bars', 'a/b']],
    ['conversation_id', ['one', 'two']],
    ['key', [key]],
    ['password', [PASSWORD]],
    ['current_password', [PASSWORD]],
  ]);
  const strangers: readonly Readonly<Record<string, string>>[] = [
    {},
    { authorization: 'Bearer abc.def.ghi' },
    { ...bearing(visitor), origin: PAGE },
  ];

  const tokenOf = (name: string): { authorization: string } => bearing(tokens.get(name) ?? '');
  async function comeBack(name: string, role: 'user' | 'admin'): Promise<void> {
    const isThere = (await service.ask({ url: '/api/users/me', headers: tokenOf(name) })).statusCode === 200;
    if (isThere) return;
    const other = `${name}-${random.below(1e6)}`;
    tokens.set(name, await service.signIn(other, role));
  }

  /** A name, or headers of somebody without an account. */
  function askerFor(path: string): string | Readonly<Record<string, string>> {
    if (path === '/api/widget/token' && chance(0.7, random)) return { origin: PAGE };
    if (chance(0.1, random)) return oneOf(strangers, random);
    if (path.endsWith('/chat') && chance(0.2, random)) return strangers[2]!;
    const isAdminAsking = path.startsWith('/api/admin/') ? chance(0.9, random) : chance(0.05, random);
    return isAdminAsking ? adminName : oneOf(names, random);
  }
  let asker: string | Readonly<Record<string, string>> = adminName;

  return {
    headersFor(path, asBefore) {
      if (!asBefore) asker = askerFor(path);
      return typeof asker === 'string' ? tokenOf(asker) : asker;
    },
    known: (name) => {
      const values = memory.get(name);
      if (!values || values.length === 0) return undefined;
      // What was just made is what people go on with.
      return chance(0.5, random) ? values.at(-1) : oneOf(values, random);
    },
    remember({ body, headers }) {
      for (const [name, value] of [['etag', headers.etag] as const, ...membersOf(isJson(headers) ? body : '')]) {
        if (value === undefined) continue;
        const others = (memory.get(name) ?? []).filter((each) => each !== value);
        memory.set(name, [...others, value].slice(-MAX_REMEMBERED));
      }
    },
    async refresh() {
      for (const name of names) await comeBack(name, 'user');
      await comeBack(adminName, 'admin');
    },
  };
}

/** Lines of JSON begin like JSON, and are none. */
const isJson = (headers: Readonly<Record<string, unknown>>): boolean =>
  /^application\/json(?:;|$)/u.test(String(headers['content-type']));

function membersOf(body: string): readonly (readonly [string, unknown])[] {
  if (!/^[[{]/u.test(body)) return [];
  const rows = [JSON.parse(body) as unknown].flat().slice(0, 5);
  return rows
    .filter((row): row is object => typeof row === 'object' && row !== null)
    .flatMap((row) => Object.entries(row).filter(([name, value]) => REMEMBERED.has(name) && value !== null));
}
