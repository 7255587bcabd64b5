// Models from training to service: stored by hash, one set active, taken up by whoever looks, never a broken one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoriesIn } from '../../src/compose/repositories.ts';
import { trainInThread } from '../../src/compose/training.ts';
import type { Database } from '../../src/db/database.ts';
import { asPlaceId } from '../../src/domain/branded.ts';
import { catalogueOf } from '../../src/domain/catalogue.ts';
import type { PlaceEvent } from '../../src/domain/event.ts';
import { openModels } from '../../src/usecases/models.ts';
import { isTrainingDue, trainModels } from '../../src/usecases/training.ts';
import { DATABASES, openTestDatabase } from '../support/databases.ts';
import { littleMadrid } from '../support/little-madrid.ts';

describe.each(DATABASES)('models in %s', (kind) => {
  let database: Database;
  let repositories: ReturnType<typeof repositoriesIn>;
  const catalogue = catalogueOf('1', littleMadrid);
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    repositories = repositoriesIn(database);
    await repositories.places.apply({
      put: littleMadrid.map((place) => ({ place, fingerprint: place.id })),
      remove: [],
    });
  });
  afterAll(() => database?.close());
  const deps = () => ({ ...repositories, train: trainInThread });

  test('the first set is trained without anybody’s reviews, becomes active and is taken up once', async () => {
    const live = openModels(repositories.models);
    expect(await live.refresh()).toBe(false);
    const set = await trainModels(deps(), catalogue);
    expect(set).toMatchObject({ isActive: true, verdict: 'the first set' });
    expect([await live.refresh(), await live.refresh(), live.current()?.id]).toEqual([true, false, set.id]);
  });

  test('what people say since then is counted, and training on it starts from their profiles', async () => {
    const { id } = await repositories.users.add({ username: 'carmen', fullName: 'c', role: 'user', passwordHash: 'x' });
    await repositories.preferences.upsert({ userId: id, category: 'museos', rating: 5 });
    await repositories.reviews.upsert({ userId: id, placeId: asPlaceId('prado'), rating: 5, comment: '' });
    expect(await isTrainingDue(deps(), 0)).toBe(false);
    for (let i = 0; i < 50; i++)
      await repositories.preferences.upsert({ userId: id, category: `a wish of my own ${i}`, rating: 4 });
    expect(await isTrainingDue(deps(), 0)).toBe(true);
    const [profile] = await repositories.people.profiles();
    expect([[...(profile?.categories ?? [])], [...(profile?.places ?? [])]]).toEqual([
      [['museums', 5]],
      [['prado', 5]],
    ]);
  });

  test('going back to an earlier set is one step, and every replica notices', async () => {
    const [before] = await repositories.models.list();
    const after = await trainModels(deps(), catalogue);
    const live = openModels(repositories.models);
    await live.refresh();
    expect(live.current()?.id).toBe(after.id);
    expect(await repositories.models.activate(before?.id ?? 0)).toBe(true);
    await live.refresh();
    expect(live.current()?.id).toBe(before?.id);
    expect(await repositories.models.activate(99_999)).toBe(false);
    expect((await repositories.models.list()).filter(({ isActive }) => isActive)).toHaveLength(1);
  });

  test('a training whose set did not take over is not repeated until more was said', async () => {
    const active = await repositories.models.active();
    await repositories.models.activate((await repositories.models.list()).at(-1)?.id ?? 0);
    expect(await isTrainingDue(deps(), 0)).toBe(false);
    await repositories.models.activate(active?.id ?? 0);
  });

  test('new choices from lists start a training as new reviews do: enough of them, and a tenth more', async () => {
    const { events } = repositories;
    const choose = (day: string, ids: readonly number[], kind: PlaceEvent['kind'] = 'opened') =>
      events.add(
        'visitor:chooser',
        ids.map((id) => ({
          ...{ clientId: `${kind} ${day} ${id}`, kind, placeId: asPlaceId('prado'), surface: 'recommendations' },
          ...{ rankedBy: 'ensemble', list: `list ${id}`, position: 1, day },
        })),
      );
    const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
    await choose('2026-05-15', range(0, 40), 'shown');
    expect(await isTrainingDue(deps(), 40)).toBe(false);
    await choose('2026-05-15', range(0, 39));
    expect(await isTrainingDue(deps(), 40)).toBe(false);
    await choose('2026-05-15', [39]);
    expect([await isTrainingDue(deps(), 40), await isTrainingDue(deps(), 0)]).toEqual([true, false]);

    const { metrics } = await trainModels(deps(), catalogue);
    expect(metrics).toMatchObject({ choices: 40, choicesUntil: { day: '2026-05-15', count: 40 } });
    expect(await isTrainingDue(deps(), 3)).toBe(false);
    // Later on the same day, and on the next: both are new.
    await choose('2026-05-15', [40, 41]);
    await choose('2026-05-16', [42]);
    expect([await isTrainingDue(deps(), 3), await isTrainingDue(deps(), 4)]).toEqual([false, false]);
    await choose('2026-05-16', [43]);
    expect(await isTrainingDue(deps(), 3)).toBe(true);
    // Old days are forgotten; what is new stays new.
    await choose('2026-05-16', range(44, 46));
    await events.removeSliceBefore('2026-05-16');
    expect([await isTrainingDue(deps(), 4), await isTrainingDue(deps(), 5)]).toEqual([true, false]);
  });

  test('of many that make a set active at the same time the last one stays, and none fails', async () => {
    const ids = (await repositories.models.list()).map(({ id }) => id);
    const before = await repositories.models.version();
    const attempts = Array.from({ length: 12 }, (_, at) => repositories.models.activate(ids[at % ids.length] ?? 0));
    expect(await Promise.all(attempts)).toEqual(attempts.map(() => true));
    expect((await repositories.models.list()).filter(({ isActive }) => isActive)).toHaveLength(1);
    expect(await repositories.models.version()).toBe(before + attempts.length);
  });

  test('a large artifact is kept in pieces, comes back whole, and a broken-off attempt to store it is taken up again', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => at % 251);
    const artifact = { method: 'svd', hash: 'large', bytes };
    await database.db
      .insertInto('model_pieces')
      .values({ hash: 'large', piece: 0, bytes: Buffer.from(bytes.subarray(0, 131_072)) })
      .execute();
    expect(await repositories.models.bytesOf('large')).toBeUndefined();
    await repositories.models.add({ artifacts: [artifact], metrics: {}, verdict: 'a test', activate: false });
    expect(Buffer.from((await repositories.models.bytesOf('large')) ?? []).equals(bytes)).toBe(true);
    const pieces = await database.db.selectFrom('model_pieces').select('piece').where('hash', '=', 'large').execute();
    expect(pieces).toHaveLength(3);
  });

  test('an artifact that arrives broken is refused and the old set stays', async () => {
    const live = openModels(repositories.models);
    await live.refresh();
    const good = live.current();
    const bytes =
      (await repositories.models.bytesOf(
        Object.values((await repositories.models.active())?.artifacts ?? {})[0] ?? '',
      )) ?? new Uint8Array();
    const broken = bytes.slice();
    broken[broken.length - 1] = (broken.at(-1) ?? 0) ^ 1;
    const artifacts = ['svd', 'autoencoder', 'ensemble'].map((method) => ({
      method,
      hash: `broken-${method}`,
      bytes: broken,
    }));
    await repositories.models.add({ artifacts, metrics: {}, verdict: 'a test', activate: true });
    await expect(live.refresh()).rejects.toMatchObject({ code: 'model/incompatible' });
    expect(live.current()).toBe(good);
  });
});
