// What lists and marks promise on every database: nothing is lost between people who edit at once, a withdrawn link is dead, and
// what is deleted leaves no trace.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { listsIn } from '../../src/db/lists.ts';
import { marksIn } from '../../src/db/marks.ts';
import { placesIn } from '../../src/db/places.ts';
import { profilesIn } from '../../src/db/profiles.ts';
import { usersIn } from '../../src/db/users.ts';
import { asPlaceId, type UserId } from '../../src/domain/branded.ts';
import { DomainError } from '../../src/domain/errors.ts';
import { type ListEdit, MAX_LISTS, type StoredList } from '../../src/domain/list.ts';
import { MARK_COUNTS_AS, MAX_MARKS } from '../../src/domain/mark.ts';
import {
  changeList,
  changeSharedList,
  createList,
  getList,
  type ListDeps,
  readSharedList,
  shareList,
  withdrawListLinks,
} from '../../src/usecases/lists.ts';
import { DATABASES, makePostgresDatabase, openTestDatabase } from '../support/databases.ts';
import { aPlace } from '../support/places.ts';

const PLACES = Array.from({ length: 420 }, (_, at) => asPlaceId(`p${at}`));
const NOW = new Date('2026-05-15T12:00:00Z');

/** Places of each of two people, and rounds: one in which each adds and one in which each notes, of each; then half of them move or go. */
const EACH = process.env.PASEO_ROUNDS === 'all' ? 200 : 40;
const HALF = EACH / 2;
const ROUNDS = 2 * EACH + HALF;

describe.each(DATABASES)('lists and marks in %s', (kind) => {
  let database: Database;
  let deps: ListDeps;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await placesIn(database.db).apply({
      put: PLACES.map((id) => ({ place: aPlace({ id }), fingerprint: `f-${id}` })),
      remove: [],
    });
    deps = replica();
  });
  afterAll(() => database?.close());

  let people = 0;
  const signUp = async (): Promise<UserId> => {
    const username = `person${people++}`;
    return (await usersIn(database.db).add({ username, fullName: username, role: 'user', passwordHash: 'hash' })).id;
  };
  /** What another process has of its own: everything but the database. */
  const replica = (): ListDeps => {
    const rowOf = new Map(PLACES.map((id, row) => [id, row]));
    const catalogue = { current: () => ({ catalogue: { rowOf } }) } as unknown as ListDeps['catalogue'];
    return { lists: listsIn(database.db), catalogue, clock: { now: () => NOW } };
  };
  const isCode = (code: string) => (error: unknown) => error instanceof DomainError && error.code === code;

  test(`in ${ROUNDS} rounds of two people who edit one list at once, nothing is lost`, async () => {
    const owner = await signUp();
    const { id } = await createList(deps, owner, { name: 'ours', entries: [] });
    const link = await shareList(deps, owner, id, 'edit');
    let overtaken = 0;
    const insist = async (read: () => Promise<StoredList>, write: (version: number) => Promise<unknown>) => {
      for (;;) {
        const { version } = await read();
        try {
          return await write(version);
        } catch (error) {
          if (!isCode('list/changed')(error)) throw error;
          overtaken++;
        }
      }
    };
    const byOwner = (edit: ListEdit) =>
      insist(
        () => getList(deps, owner, id),
        (version) => changeList(deps, owner, id, { version, edits: [edit] }),
      );
    const byFriend = (edit: ListEdit) =>
      insist(
        async () => (await readSharedList(deps, link)).stored,
        (version) => changeSharedList(deps, link, { version, edits: [edit] }),
      );

    for (let round = 0; round < ROUNDS; round++) {
      const [one, other] = [PLACES[round % EACH]!, PLACES[EACH + (round % EACH)]!];
      if (round < EACH)
        await Promise.all([byOwner({ op: 'add', placeId: one }), byFriend({ op: 'add', placeId: other, at: 0 })]);
      else if (round < 2 * EACH)
        await Promise.all([
          byOwner({ op: 'note', placeId: one, note: `owner ${round}` }),
          byFriend({ op: 'note', placeId: other, note: `friend ${round}` }),
        ]);
      else
        await Promise.all([
          byOwner({ op: 'move', placeId: PLACES[round % HALF]!, at: 0 }),
          byFriend({ op: 'remove', placeId: PLACES[EACH + (round % HALF)]! }),
        ]);
    }

    const { list, version } = await getList(deps, owner, id);
    const notes = new Map(list.entries.map(({ placeId, note }) => [placeId, note]));
    const expected = [
      ...PLACES.slice(0, EACH).map((placeId, at) => [placeId, `owner ${EACH + at}`] as const),
      ...PLACES.slice(EACH + HALF, 2 * EACH).map((placeId, at) => [placeId, `friend ${EACH + HALF + at}`] as const),
    ];
    expect([...notes].sort()).toEqual([...expected].sort());
    expect(list.entries).toHaveLength(expected.length);
    // Moved to the front one after the other, so the last is the first.
    expect(list.entries.slice(0, HALF).map(({ placeId }) => placeId)).toEqual(PLACES.slice(0, HALF).reverse());
    expect(version).toBe(1 + 2 * ROUNDS);
    // They did race.
    expect(overtaken).toBeGreaterThan(ROUNDS / 5);
  }, 120_000);

  test('a withdrawn link is dead at once on every replica, for a change that is under way too', async () => {
    const owner = await signUp();
    const [here, there] = [replica(), replica()];
    const { id } = await createList(here, owner, { name: 'ours', entries: [] });
    const [read, edit] = [await shareList(here, owner, id, 'read'), await shareList(here, owner, id, 'edit')];
    expect((await readSharedList(there, read)).access).toBe('read');
    expect((await readSharedList(there, edit)).access).toBe('edit');
    const slow: ListDeps = {
      ...there,
      lists: {
        ...there.lists,
        // The link is withdrawn between the reading and the writing.
        async change(...given) {
          await withdrawListLinks(here, owner, id);
          return there.lists.change(...given);
        },
      },
    };
    await expect(changeSharedList(slow, edit, { version: 1, name: 'mine' })).rejects.toSatisfy(isCode('list/changed'));
    for (const link of [read, edit])
      await expect(readSharedList(there, link)).rejects.toSatisfy(isCode('list/not-found'));
    expect((await getList(there, owner, id)).list.name).toBe('ours');
  });

  test('a link is stored as a hash', async () => {
    const owner = await signUp();
    const { id } = await createList(deps, owner, { name: 'ours', entries: [] });
    const link = await shareList(deps, owner, id, 'read');
    const rows = await database.db.selectFrom('lists').selectAll().where('id', '=', id).execute();
    expect(JSON.stringify(rows)).not.toContain(link);
  });

  test('lists and marks have a limit a person, however many come at once', async () => {
    const owner = await signUp();
    for (let made = 0; made < MAX_LISTS; made++) await createList(deps, owner, { name: `list ${made}`, entries: [] });
    await expect(createList(deps, owner, { name: 'one more', entries: [] })).rejects.toSatisfy(isCode('list/too-many'));
    const marks = marksIn(database.db);
    await database.db
      .insertInto('places')
      .values(
        Array.from({ length: MAX_MARKS }, (_, at) => ({
          id: `many${at}`,
          source: 'test',
          document: '{}',
          fingerprint: 'f',
        })),
      )
      .execute();
    const many = Array.from({ length: MAX_MARKS }, (_, at) => asPlaceId(`many${at}`));
    await marks.add(owner, many.slice(1), 'saved', NOW);
    await expect(marks.add(owner, [many[0]!, PLACES[0]!], 'saved', NOW)).rejects.toSatisfy(isCode('save/too-many'));
    expect(await marks.ofPlace(owner, many[0]!)).toEqual([]);
    await marks.add(owner, [many[0]!, many[1]!], 'saved', NOW);
    await marks.add(owner, many, 'saved', NOW);
    expect(await marks.allOf(owner)).toHaveLength(MAX_MARKS);
  });

  test('a deleted account leaves no mark, no list and no link', async () => {
    const owner = await signUp();
    const { id } = await createList(deps, owner, { name: 'ours', entries: [{ placeId: PLACES[0]!, note: 'x' }] });
    const link = await shareList(deps, owner, id, 'read');
    await marksIn(database.db).add(owner, PLACES.slice(0, 3), 'visited', NOW);
    await usersIn(database.db).remove(owner);
    await expect(readSharedList(deps, link)).rejects.toSatisfy(isCode('list/not-found'));
    expect(await marksIn(database.db).allOf(owner)).toEqual([]);
    await expect(createList(deps, owner, { name: 'again', entries: [] })).rejects.toSatisfy(isCode('token/invalid'));
    await expect(marksIn(database.db).add(owner, [PLACES[0]!], 'saved', NOW)).rejects.toSatisfy(
      isCode('token/invalid'),
    );
  });

  test('a place that is joined to another is the other in every list, once', async () => {
    const owner = await signUp();
    const [from, to, else_] = [PLACES[5]!, PLACES[6]!, PLACES[7]!];
    const entries = (...ids: (typeof from)[]) => ids.map((placeId) => ({ placeId, note: String(placeId) }));
    const one = await createList(deps, owner, { name: 'one', entries: entries(from, else_) });
    const both = await createList(deps, owner, { name: 'both', entries: entries(from, to) });
    await listsIn(database.db).movePlace(from, to);
    const idsOf = async (id: string) => (await getList(deps, owner, id)).list.entries.map(({ placeId }) => placeId);
    expect([await idsOf(one.id), await idsOf(both.id)]).toEqual([[to, else_], [to]]);
    // Whoever edits an older version is told.
    expect((await getList(deps, owner, one.id)).version).toBe(2);
  });

  test('a profile holds what marks stand for, and a review before a mark', async () => {
    const owner = await signUp();
    const marks = marksIn(database.db);
    const [saved, visited, both, hidden, reviewed] = PLACES as [
      (typeof PLACES)[0],
      (typeof PLACES)[0],
      (typeof PLACES)[0],
      (typeof PLACES)[0],
      (typeof PLACES)[0],
    ];
    await marks.add(owner, [saved, both, hidden, reviewed], 'saved', NOW);
    await marks.add(owner, [visited, both], 'visited', NOW);
    await marks.add(owner, [hidden], 'hidden', NOW);
    await database.db
      .insertInto('reviews')
      .values({ user_id: owner, place_id: reviewed, rating: 2, comment: '' })
      .execute();
    const profile = await profilesIn(database.db).of(owner);
    expect([...profile.places].sort()).toEqual(
      [
        [saved, MARK_COUNTS_AS.saved],
        [visited, MARK_COUNTS_AS.visited],
        [both, MARK_COUNTS_AS.visited],
        [reviewed, 2],
      ].sort(),
    );
    expect(profile.marked?.get(both)).toBe('visited');
    expect([...(profile.hidden ?? [])]).toEqual([hidden]);
  });
});

test('two replicas with connections of their own: a link lives and dies on both in the same moment, 50 times', async () => {
  const url = await makePostgresDatabase();
  const open = () => openDatabase({ kind: 'postgres', url, poolSize: 2, statementS: 60 });
  const here = await open();
  const there = await open();
  try {
    const depsOf = ({ db }: Database): ListDeps => ({
      lists: listsIn(db),
      catalogue: { current: () => ({ catalogue: { rowOf: new Map() } }) } as unknown as ListDeps['catalogue'],
      clock: { now: () => NOW },
    });
    const [one, other] = [depsOf(here), depsOf(there)];
    const owner = (await usersIn(here.db).add({ username: 'a', fullName: 'a', role: 'user', passwordHash: 'h' })).id;
    const { id } = await createList(one, owner, { name: 'ours', entries: [] });
    for (let round = 0; round < 50; round++) {
      const link = await shareList(one, owner, id, round % 2 === 0 ? 'read' : 'edit');
      expect((await readSharedList(other, link)).stored.list.name).toBe('ours');
      await withdrawListLinks(one, owner, id);
      await expect(readSharedList(other, link)).rejects.toMatchObject({ code: 'list/not-found' });
    }
  } finally {
    await here.close();
    await there.close();
  }
});
