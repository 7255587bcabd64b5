// What storage promises, on the embedded database and on PostgreSQL alike.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accessKeysIn } from '../../src/db/access-keys.ts';
import { conversationsIn } from '../../src/db/conversations.ts';
import type { Database } from '../../src/db/database.ts';
import { up as foldKeys } from '../../src/db/migrations/007-folded-keys.ts';
import { placesIn } from '../../src/db/places.ts';
import { plansIn } from '../../src/db/plans.ts';
import { preferencesIn } from '../../src/db/preferences.ts';
import { reviewsIn } from '../../src/db/reviews.ts';
import { usersIn } from '../../src/db/users.ts';
import { asConversationId, asPlaceId, type UserId } from '../../src/domain/branded.ts';
import { newConversation } from '../../src/domain/conversation.ts';
import { DATABASES, openTestDatabase } from '../support/databases.ts';
import { aPlace } from '../support/places.ts';

describe.each(DATABASES)('storage in %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    for (const table of ['users', 'places', 'conversations', 'widget_keys'] as const)
      await database.db.deleteFrom(table).execute();
  });

  const signUp = (username: string) =>
    usersIn(database.db).add({ username, fullName: username, role: 'user', passwordHash: 'hash' });
  const put = (...ids: string[]) =>
    placesIn(database.db).apply({
      put: ids.map((id) => ({ place: aPlace({ id }), fingerprint: `f-${id}` })),
      remove: [],
    });

  test('a username is unique whatever its case or Unicode form', async () => {
    await signUp('José');
    await expect(signUp('josé')).rejects.toMatchObject({ code: 'username/taken' });
    await expect(signUp('JOSE\u0301')).rejects.toMatchObject({ code: 'username/taken' });
    expect((await usersIn(database.db).findAccount('JOSÉ'))?.user.username).toBe('José');
  });

  test('names that were kept by their lower case are found by their folding', async () => {
    const { db } = database;
    const [one, other, only] = [await signUp('one'), await signUp('other'), await signUp('only')];
    const keep = (id: UserId, username_key: string) =>
      db.updateTable('users').set({ username_key }).where('id', '=', id).execute();
    await keep(one.id, 'größe');
    await keep(other.id, 'grösse');
    await keep(only.id, 'straße');
    await preferencesIn(db).upsert({ userId: only.id, category: 'x', rating: 3 });
    await db.updateTable('preferences').set({ category_key: 'οδος' }).execute();
    await foldKeys(db as never);
    await foldKeys(db as never);
    const keys = await db.selectFrom('users').select('username_key').orderBy('id').execute();
    expect(keys.map((row) => row.username_key)).toEqual(['größe', 'grösse', 'strasse']);
    expect((await usersIn(db).findAccount('STRASSE'))?.user.id).toBe(only.id);
    expect(await preferencesIn(db).remove(only.id, 'ΟΔΟΣ')).toBe(true);
  });

  test('of 32 sign-ups of one name at the same time exactly one succeeds', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 32 }, () => signUp('carmen')));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const attempt of attempts)
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject({ code: 'username/taken' });
  });

  test('a new password is not undone by a login with the old one that was under way', async () => {
    const users = usersIn(database.db);
    const { id } = await signUp('carmen');
    const hashNow = async () => (await users.findAccount('carmen'))?.passwordHash;
    await users.rehash(id, { before: 'hash', after: 'stronger hash' });
    expect(await hashNow()).toBe('stronger hash');
    await users.changePassword(id, 'hash of another');
    await users.rehash(id, { before: 'stronger hash', after: 'strongest hash of the old one' });
    expect(await hashNow()).toBe('hash of another');
  });

  test('what many state at the same time is stored as if one came after the other', async () => {
    const [carmen, luis] = [await signUp('carmen'), await signUp('luis')];
    const preferences = preferencesIn(database.db);
    const stated = [
      { userId: carmen.id, category: 'museums', rating: 2 },
      { userId: luis.id, category: 'parks', rating: 4 },
      { userId: carmen.id, category: 'Museums', rating: 5 },
      { userId: carmen.id, category: 'theatres', rating: 3.5 },
    ];
    const answers = await Promise.all(stated.map(preferences.upsert));
    expect(answers).toMatchObject(stated);
    expect(answers[0]?.id).toBe(answers[2]?.id);
    expect(await preferences.listOf(luis.id)).toEqual([answers[1]]);
    const kept = await preferences.listOf(carmen.id);
    expect(new Map(kept.map(({ category, rating }) => [category, rating]))).toEqual(
      new Map([
        ['Museums', 5],
        ['theatres', 3.5],
      ]),
    );
  });

  test('somebody whose account is gone costs nobody else a write', async () => {
    const [carmen, luis] = [await signUp('carmen'), await signUp('luis')];
    await usersIn(database.db).remove(luis.id);
    const preferences = preferencesIn(database.db);
    const [hers, his] = await Promise.allSettled(
      [carmen, luis].map(({ id }) => preferences.upsert({ userId: id, category: 'museums', rating: 5 })),
    );
    expect(hers).toMatchObject({ status: 'fulfilled', value: { rating: 5 } });
    expect(his).toMatchObject({ status: 'rejected', reason: { code: 'token/invalid' } });
    expect(await preferences.listOf(carmen.id)).toHaveLength(1);
  });

  test('64 parallel statements about one category leave one row with one of their ratings', async () => {
    const { id } = await signUp('carmen');
    const preferences = preferencesIn(database.db);
    const stated = await Promise.all(
      Array.from({ length: 64 }, (_, i) =>
        preferences.upsert({ userId: id, category: i % 2 ? 'museums' : 'MUSEUMS', rating: i % 6 }),
      ),
    );
    const rows = await preferences.listOf(id);
    expect(rows).toHaveLength(1);
    expect(new Set(stated.map((each) => each.id))).toEqual(new Set([rows[0]?.id]));
  });

  test('a category is echoed as it was last written', async () => {
    const { id } = await signUp('carmen');
    const preferences = preferencesIn(database.db);
    await preferences.upsert({ userId: id, category: 'Museos', rating: 4 });
    await preferences.upsert({ userId: id, category: 'MUSEOS', rating: 5 });
    expect(await preferences.listOf(id)).toMatchObject([{ category: 'MUSEOS', rating: 5 }]);
    expect(await preferences.remove(id, 'museos')).toBe(true);
    expect(await preferences.remove(id, 'museos')).toBe(false);
  });

  test('a second review of a place updates the first and keeps its id and date', async () => {
    const { id } = await signUp('carmen');
    await put('prado');
    const reviews = reviewsIn(database.db);
    const first = await reviews.upsert({ userId: id, placeId: asPlaceId('prado'), rating: 2, comment: 'full' });
    const second = await reviews.upsert({ userId: id, placeId: asPlaceId('prado'), rating: 5, comment: 'better' });
    expect(second).toEqual({ ...first, rating: 5, comment: 'better' });
    expect(await reviews.listOf(id)).toEqual([second]);
  });

  test('a review of an unknown place is refused', async () => {
    const { id } = await signUp('carmen');
    await expect(
      reviewsIn(database.db).upsert({ userId: id, placeId: asPlaceId('nowhere'), rating: 3, comment: '' }),
    ).rejects.toMatchObject({ code: 'place/not-found' });
  });

  test('what somebody writes after their account is gone is refused as an invalid token', async () => {
    const { id } = await signUp('carmen');
    await usersIn(database.db).remove(id);
    await expect(preferencesIn(database.db).upsert({ userId: id, category: 'parks', rating: 1 })).rejects.toMatchObject(
      { code: 'token/invalid' },
    );
  });

  test('a place’s rating follows every review, also when many people write at once and some leave', async () => {
    await put('prado');
    const people = await Promise.all(Array.from({ length: 8 }, (_, i) => signUp(`person-${i}`)));
    const reviews = reviewsIn(database.db);
    const prado = asPlaceId('prado');
    const write = (userId: UserId, rating: number) => reviews.upsert({ userId, placeId: prado, rating, comment: '' });
    await Promise.all(people.map(({ id }, i) => write(id, (i % 5) + 1)));
    await Promise.all(people.map(({ id }) => write(id, 4)));
    expect(await reviews.ratingOf(prado)).toEqual({ mean: 4, count: 8 });
    await reviews.remove(people[0]?.id as UserId, prado);
    await usersIn(database.db).remove(people[1]?.id as UserId);
    expect(await reviews.ratingOf(prado)).toEqual({ mean: 4, count: 6 });
    const { ratings, asOf } = await reviews.ratingsSince(undefined);
    expect(ratings).toEqual([{ placeId: prado, summary: { mean: 4, count: 6 } }]);
    expect((await reviews.ratingsSince(new Date(asOf.getTime() + 60_000))).ratings).toEqual([]);
  });

  test('deleting an account deletes its preferences and reviews', async () => {
    const { id } = await signUp('carmen');
    await put('prado');
    await preferencesIn(database.db).upsert({ userId: id, category: 'parks', rating: 1 });
    await reviewsIn(database.db).upsert({ userId: id, placeId: asPlaceId('prado'), rating: 3, comment: '' });
    expect(await usersIn(database.db).remove(id)).toBe(true);
    expect(await preferencesIn(database.db).listOf(id)).toEqual([]);
    expect(await reviewsIn(database.db).listOf(id)).toEqual([]);
  });

  test('look-ups made together are answered each with its own', async () => {
    const [carmen, luis] = await Promise.all([signUp('carmen'), signUp('luis')]);
    const preferences = preferencesIn(database.db);
    await preferences.upsert({ userId: carmen.id, category: 'parks', rating: 1 });
    await preferences.upsert({ userId: luis.id, category: 'museums', rating: 2 });
    const [ofCarmen, ofLuis, ofNobody] = await Promise.all([
      preferences.listOf(carmen.id),
      preferences.listOf(luis.id),
      preferences.listOf(999_999 as UserId),
    ]);
    expect([ofCarmen, ofLuis, ofNobody].map((list) => list.map(({ category }) => category))).toEqual([
      ['parks'],
      ['museums'],
      [],
    ]);
  });

  test('a catalogue change is one transaction and raises the version', async () => {
    const places = placesIn(database.db);
    const before = await places.version();
    const after = await put('a', 'b');
    expect(after).toBeGreaterThan(before);
    await expect(
      places.apply({
        put: [
          { place: aPlace({ id: 'c' }), fingerprint: 'c' },
          { place: { ...aPlace({ id: 'd' }), source: null as never }, fingerprint: 'd' },
        ],
        remove: [],
      }),
    ).rejects.toThrow();
    const { rows, version } = await places.all();
    expect([rows.map(({ place }) => place.id), version]).toEqual([['a', 'b'], after]);
  });

  test('a place comes back as it was put', async () => {
    const place = aPlace({
      id: 'a',
      name: 'Café «Ñandú» 🐦',
      openingHours: 'Mo-Su 09:00-21:00',
      prices: [{ what: { en: 'General' }, amount: 12.5, currency: 'EUR' }],
    });
    await placesIn(database.db).apply({ put: [{ place, fingerprint: 'x' }], remove: [] });
    expect((await placesIn(database.db).all()).rows).toEqual([{ place, fingerprint: 'x' }]);
  });

  test('rows read before are taken over where they stayed as they were', async () => {
    const places = placesIn(database.db);
    const row = (id: string, name: string) => ({ place: aPlace({ id, name }), fingerprint: name });
    await places.apply({ put: ['a', 'b', 'c', 'd'].map((id) => row(id, `old ${id}`)), remove: [] });
    const before = (await places.all()).rows.filter(({ place }) => place.name.startsWith('old'));
    await places.apply({ put: [row('b', 'new b'), row('e', 'new e')], remove: [before[2]!.place.id] });
    const [whole, again] = [await places.all(), await places.all(before)];
    expect(again).toEqual(whole);
    const taken = again.rows.filter((each) => before.includes(each)).map(({ place }) => place.id);
    expect(taken).toEqual(['a', 'd']);
  });

  const NOON = new Date('2026-05-01T12:00:00Z');
  const LATER = new Date('2026-05-01T12:30:00Z');
  const turnOf = (id: string, more: object = {}) => ({
    conversation: { ...newConversation(asConversationId(id), 'es'), ...more },
    now: NOON,
    expiresAt: LATER,
  });

  test('conversations expire and belong to one owner', async () => {
    const conversations = conversationsIn(database.db);
    const turn = turnOf('c1');
    expect(await conversations.keep('visitor:1', turn)).toBe('kept');
    const stored = { conversation: turn.conversation, version: 1 };
    expect(await conversations.find('visitor:1', turn.conversation.id, NOON)).toEqual(stored);
    expect(await conversations.findLatest('visitor:1', NOON)).toEqual(stored);
    expect(await conversations.find('visitor:2', turn.conversation.id, NOON)).toBeUndefined();
    expect(await conversations.find('visitor:1', turn.conversation.id, LATER)).toBeUndefined();
    expect(await conversations.removeExpired(LATER)).toBe(1);
  });

  test('of many turns made for one version, one is kept', async () => {
    const conversations = conversationsIn(database.db);
    const firsts = await Promise.all(Array.from({ length: 8 }, () => conversations.keep('visitor:1', turnOf('c1'))));
    expect(firsts.filter((outcome) => outcome === 'kept')).toHaveLength(1);
    const seconds = await Promise.all(
      Array.from({ length: 8 }, () => conversations.keep('visitor:1', { ...turnOf('c1'), version: 1 })),
    );
    expect(seconds.filter((outcome) => outcome === 'kept')).toHaveLength(1);
    expect(seconds.filter((outcome) => outcome === 'overtaken')).toHaveLength(7);
    expect((await conversations.findLatest('visitor:1', NOON))?.version).toBe(2);
  });

  test('a turn and its plan are kept both or neither', async () => {
    const conversations = conversationsIn(database.db);
    const plans = plansIn(database.db);
    const plan = { id: 'p1', plan: { title: 'A day', days: [] }, mostPlans: 1 };
    expect(await conversations.keep('visitor:1', { ...turnOf('c1'), plan })).toBe('kept');
    const second = { ...turnOf('c1', { turn: 7 }), version: 1 };
    expect(await conversations.keep('visitor:1', { ...second, plan: { ...plan, id: 'p2' } })).toBe('too_many_plans');
    expect(await conversations.keep('visitor:1', { ...second, plan: { ...plan, version: 9 } })).toBe('overtaken');
    expect((await conversations.findLatest('visitor:1', NOON))?.conversation.turn).toBe(0);
    expect(await plans.listOf('visitor:1')).toHaveLength(1);
    expect(await conversations.keep('visitor:1', { ...second, plan: { ...plan, version: 1 } })).toBe('kept');
    expect((await plans.find('visitor:1', 'p1'))?.version).toBe(2);
    await plans.removeAllOf('visitor:1');
  });

  test('in 40 rounds of a deletion against a first turn, nothing of the account is left', async () => {
    const conversations = conversationsIn(database.db);
    const plans = plansIn(database.db);
    for (let round = 0; round < 40; round++) {
      const { id } = await signUp(`leaver${round}`);
      const plan = { id: `plan${round}`, plan: { title: 'A day', days: [] }, mostPlans: 5 };
      const leave = async () => {
        await usersIn(database.db).remove(id);
        await conversations.removeAllOf(`user:${id}`);
        await plans.removeAllOf(`user:${id}`);
      };
      const talk = () => conversations.keep(`user:${id}`, { ...turnOf('c1'), ...(round % 2 === 0 && { plan }) });
      const [outcome] = await Promise.all(round % 3 === 0 ? [talk(), leave()] : [talk(), talk(), leave()]);
      expect(['kept', 'overtaken', 'no_owner']).toContain(outcome);
      expect(await conversations.listOf(`user:${id}`)).toEqual([]);
      expect(await plans.listOf(`user:${id}`)).toEqual([]);
      expect(await conversations.keep(`user:${id}`, turnOf('c1'))).toBe('no_owner');
    }
  });

  test('a revoked widget key is found no more', async () => {
    const keys = accessKeysIn(database.db);
    const key = await keys.add({
      kind: 'widget',
      label: 'blog',
      keyHash: 'hash',
      hint: 'pk_12345',
      allowedOrigins: ['https://example.org'],
    });
    expect(await keys.findUsable('widget', 'hash', new Date())).toEqual(key);
    expect(await keys.revoke('widget', key.id)).toBe(true);
    expect(await keys.findUsable('widget', 'hash', new Date())).toBeUndefined();
    expect(await keys.list('widget')).toHaveLength(1);
  });
});
