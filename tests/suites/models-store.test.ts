// Models from training to service: stored by hash, one set active, taken up by whoever looks, never a broken one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoriesIn } from '../../src/compose/repositories.ts';
import { trainInThread } from '../../src/compose/training.ts';
import type { Database } from '../../src/db/database.ts';
import { asPlaceId } from '../../src/domain/branded.ts';
import { catalogueOf } from '../../src/domain/catalogue.ts';
import { openModels } from '../../src/usecases/models.ts';
import { shareOfNewVoices, trainModels } from '../../src/usecases/training.ts';
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
    expect(await shareOfNewVoices(deps())).toBe(0);
    for (let i = 0; i < 50; i++)
      await repositories.preferences.upsert({ userId: id, category: `a wish of my own ${i}`, rating: 4 });
    expect(await shareOfNewVoices(deps())).toBeGreaterThan(0.1);
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
    expect(await shareOfNewVoices(deps())).toBe(0);
    await repositories.models.activate(active?.id ?? 0);
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
