// What is kept about a person is handed out whole and erased whole: every table is asked what it knows, so that a table
// made tomorrow is asked as well.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/db/database.ts';
import { asUserId } from '../../src/domain/branded.ts';
import { createLog } from '../../src/system/log.ts';
import { recommendFor } from '../../src/usecases/recommendations.ts';
import { DATABASES, makePostgresDatabase } from '../support/databases.ts';
import { bearer, PASSWORD, startTestService, type TestService } from '../support/service.ts';

/** An id and a word that nothing else contains, so that they are found in any column, whatever its type. */
const ID = 987_654;
const MARK = 'qzxv';
/** Proof of a password or of a token, the random name of a login that no answer shows, or a name folded to be compared: inside the database only. */
const KEPT_INSIDE = /hash|_key$|password_version|^family$/u;
/** What a log line says by chance. */
const BY_CHANCE = { time: undefined, durationMs: undefined, requestId: undefined };
const NAMES_A_PERSON = /(^|_)(user|owner|actor|author|person|visitor|created_by|updated_by)(_id)?$/u;

interface Row {
  readonly table: string;
  readonly values: Readonly<Record<string, unknown>>;
}

describe.each(DATABASES)('one’s own data over %s', (kind) => {
  let service: TestService;
  let logged: string[];
  let token: string;
  beforeAll(async () => {
    logged = [];
    const log = createLog('debug', { write: (line: string) => void logged.push(line) });
    service = await startTestService(kind, { log });
    token = await leaveTraces(service);
  });
  afterAll(() => service?.close());

  async function rowsAbout(needle: string): Promise<readonly Row[]> {
    const { db } = service.composed.database;
    const tables = await db.introspection.getTables();
    const found: Row[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
      found.push(
        ...rows.filter((row) => JSON.stringify(row).includes(needle)).map((values) => ({ table: name, values })),
      );
    }
    return found;
  }
  const tablesAbout = async (needle: string) =>
    [...new Set((await rowsAbout(needle)).map(({ table }) => table))].sort();

  test('the person of this test is in every table that has a column for a person', async () => {
    const tables = await service.composed.database.db.introspection.getTables();
    const personal = tables.filter(({ columns }) => columns.some(({ name }) => NAMES_A_PERSON.test(name)));
    expect(await tablesAbout(String(ID))).toEqual(expect.arrayContaining(personal.map(({ name }) => name)));
    expect(await tablesAbout(String(ID))).toEqual([
      'audit_log',
      'conversations',
      'events',
      'identities',
      'lists',
      'place_marks',
      'plans',
      'preferences',
      'refresh_tokens',
      'reviews',
      'users',
    ]);
  });

  test('where somebody stood is kept roughly', async () => {
    const [conversation] = (await rowsAbout(String(ID))).filter(({ table }) => table === 'conversations');
    expect(conversation?.values.frame).toMatchObject({ position: { latDeg: 40.417, lngDeg: -3.703 } });
    expect(await rowsAbout('40.41689')).toEqual([]);
  });

  test('the export holds every text of every row', async () => {
    const { body, headers } = await service.ask({ url: '/api/users/me/export', headers: bearer(token) });
    const missing = (await rowsAbout(String(ID))).flatMap(({ table, values }) =>
      Object.entries(values)
        .filter(([column, value]) => typeof value === 'string' && column !== 'owner' && !KEPT_INSIDE.test(column))
        .filter(([, value]) => !body.includes(JSON.stringify(value).slice(1, -1)))
        .map(([column]) => `${table}.${column}`),
    );
    expect(missing).toEqual([]);
    expect(body).not.toMatch(/argon2|password_hash/u);
    expect(headers['cache-control']).toBe('no-store');
    const { conversations, administration } = JSON.parse(body);
    expect(conversations).toMatchObject([
      { id: `talk-${MARK}`, turn: 1, memory: { preferences: { museums: expect.any(Number) } } },
    ]);
    expect(administration.length).toBeGreaterThanOrEqual(2);
  });

  test('what trains the models knows no name, no id and no text', async () => {
    const profiles = await service.composed.service.people.profiles();
    const seen = JSON.stringify(profiles.map(({ categories, places }) => [[...categories], [...places]]));
    expect(seen).toContain('retiro');
    expect(seen).not.toMatch(new RegExp(`${MARK}|${ID}`, 'u'));
  });

  test('after the erasure no table knows the person, and the ratings are as before', async () => {
    const count = async () => (await service.ask({ url: '/api/places/retiro' })).json().user_ratings_total;
    const before = await count();
    expect((await service.ask({ method: 'DELETE', url: '/api/users/me', headers: bearer(token) })).statusCode).toBe(
      200,
    );
    expect(await rowsAbout(String(ID))).toEqual([]);
    expect(await rowsAbout(MARK)).toEqual([]);
    expect(await count()).toBe(before - 1);
    expect((await service.ask({ url: '/api/users/me', headers: bearer(token) })).statusCode).toBe(401);
  });

  test('no log line ever named them', () => {
    expect(logged.length).toBeGreaterThan(5);
    // Clocks and random ids may show any digits, and are no words about anybody.
    const said = logged.map((line) => JSON.stringify({ ...JSON.parse(line), ...BY_CHANCE }));
    expect(said.filter((line) => line.includes(MARK) || line.includes(String(ID)) || line.includes('40.4'))).toEqual(
      [],
    );
  });
});

describe('answers that are remembered', () => {
  const here = {
    position: { latDeg: 40.4168, lngDeg: -3.7038 },
    limit: 5,
    method: 'ensemble',
    language: 'en',
  } as const;
  const taste = { category: 'museums', rating: 5 };

  /** Somebody who likes museums; the token. */
  async function likesMuseums(service: TestService, username: string): Promise<string> {
    const token = await service.signIn(username);
    const said = { method: 'POST', url: '/api/preferences/', headers: bearer(token), payload: taste } as const;
    expect((await service.ask(said)).statusCode).toBe(200);
    return token;
  }

  /** The very list that this service answers; a remembered one is the same object as the time before. */
  async function answerFor({ composed }: TestService, username: string) {
    const account = await composed.service.users.findAccount(username);
    return recommendFor(composed.service, account!.user.id, here);
  }

  async function rememberedAnswer(service: TestService, username: string) {
    // Kept when it is worked out for the second time.
    await answerFor(service, username);
    const kept = await answerFor(service, username);
    expect(await answerFor(service, username)).toBe(kept);
    return kept;
  }

  test('go with the account, in every replica', async () => {
    const postgres = await makePostgresDatabase();
    // Early in a quarter of an hour, and standing: answers are kept for as long as it.
    const clock = { now: () => new Date(Date.UTC(2026, 4, 15, 12, 1)) };
    const open = () => openDatabase({ kind: 'postgres', url: postgres, poolSize: 4, statementS: 60 });
    const replicas = [
      await startTestService('postgres', { clock, database: await open() }),
      await startTestService('postgres', { clock, database: await open(), places: [] }),
    ] as const;
    try {
      const [one, other] = replicas;
      const goes = await likesMuseums(one, 'goes');
      await likesMuseums(one, 'stays');
      // Two people with the same tastes share an answer: by the one who stays it is seen whether it is still there.
      const kept = [await rememberedAnswer(one, 'goes'), await rememberedAnswer(other, 'goes')];
      expect(await answerFor(one, 'stays')).toBe(kept[0]);
      expect(await answerFor(other, 'stays')).toBe(kept[1]);
      const gone = await one.ask({ method: 'DELETE', url: '/api/users/me', headers: bearer(goes) });
      expect(gone.statusCode).toBe(200);
      expect(await answerFor(one, 'stays')).not.toBe(kept[0]);
      // What a replica does at the news of a change, and every few seconds in any case.
      await other.composed.service.catalogue.refresh();
      expect(await answerFor(other, 'stays')).not.toBe(kept[1]);
    } finally {
      for (const replica of replicas) await replica.close();
    }
  });

  test('are not made of what was read before the account went', async () => {
    const service = await startTestService('embedded', {
      clock: { now: () => new Date(Date.UTC(2026, 4, 15, 12, 1)) },
    });
    try {
      const goes = await likesMuseums(service, 'goes');
      await likesMuseums(service, 'stays');
      const { composed } = service;
      const { id } = (await composed.service.users.findAccount('goes'))!.user;
      let release = () => {};
      const held = new Promise<void>((free) => {
        release = free;
      });
      const profiles: typeof composed.service.profiles = {
        of: async (userId) => {
          const profile = await composed.service.profiles.of(userId);
          await held;
          return profile;
        },
      };
      // Twice: an answer is kept when it is worked out for the second time.
      const asked = () => recommendFor({ ...composed.service, profiles }, id, here);
      const underWay = Promise.all([asked(), asked()]);
      await service.ask({ method: 'DELETE', url: '/api/users/me', headers: bearer(goes) });
      release();
      const late = await underWay;
      const after = await answerFor(service, 'stays');
      for (const answer of late) expect(after).not.toBe(answer);
    } finally {
      await service.close();
    }
  });
});

/** Somebody who does everything that leaves a trace; their token. */
async function leaveTraces(service: TestService): Promise<string> {
  const { ask, composed } = service;
  await sql`alter table users alter column id restart with ${sql.lit(ID)}`.execute(composed.database.db);
  const token = await service.signIn(`carmen-${MARK}`);
  const admin = await service.signIn('root', 'admin');
  const asked = async (method: 'POST' | 'PATCH', url: string, headers: object, payload: object) =>
    expect((await ask({ method, url, headers: { ...headers }, payload })).statusCode).toBe(200);
  const own = bearer(token);
  const renewable = { username: `carmen-${MARK}`, password: PASSWORD, scope: 'offline_access' };
  await asked('POST', '/api/token', {}, renewable);
  const identity = { issuer: 'https://login.example', subject: `subject ${MARK}` };
  expect(await composed.service.identities.link(identity, asUserId(ID))).toBe(true);
  await asked('PATCH', '/api/users/me', own, { full_name: `Carmen ${MARK}` });
  await asked('POST', '/api/preferences/', own, { category: `mine ${MARK}`, rating: 4 });
  await asked('POST', '/api/preferences/', own, { category: 'museums', rating: 5 });
  await asked('POST', '/api/reviews/', own, { place_id: 'retiro', rating: 5, comment: `a comment ${MARK}` });
  const sharing = {
    method: 'PUT',
    url: '/api/reviews/retiro/sharing',
    payload: { signature: `signed ${MARK}` },
  } as const;
  expect((await ask({ ...sharing, headers: own })).statusCode).toBe(200);
  await asked('POST', '/api/recommendations/chat', own, {
    message: 'I love museums',
    conversation_id: `talk-${MARK}`,
    location: { latitude: 40.416_891_234, longitude: -3.703_412_345 },
  });
  await asked('POST', '/api/plans/', own, {
    title: `plan of ${MARK}`,
    days: [{ date: '2026-05-20', stops: [{ place_id: 'retiro' }] }],
  });
  expect((await ask({ method: 'PUT', url: '/api/saves/retiro/saved', headers: own })).statusCode).toBe(200);
  const listed = await ask({ url: '/api/recommendations/?lat=40.4168&lng=-3.7038&limit=50', headers: own });
  await asked('POST', '/api/events/', own, {
    consent: true,
    events: [
      {
        id: `event-${MARK}`,
        kind: 'opened',
        place_id: listed.json()[0].place_id,
        recommendation_id: listed.headers['x-recommendation-id'],
      },
    ],
  });
  await asked('POST', '/api/lists/', own, {
    name: `list of ${MARK}`,
    entries: [{ place_id: 'retiro', note: `a note ${MARK}` }],
  });
  await asked('PATCH', `/api/admin/users/${ID}`, bearer(admin), { role: 'admin' });
  await asked('POST', '/api/admin/widget-keys', own, { label: 'a page', allowed_origins: ['https://page.example'] });
  return token;
}
