// Old models go; the active set, the newest others and what they are made of stay.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoriesIn } from '../../src/compose/repositories.ts';
import type { Database } from '../../src/db/database.ts';
import { forgetOldModels } from '../../src/db/model-retention.ts';
import { DATABASES, openTestDatabase } from '../support/databases.ts';

describe.each(DATABASES)('old models in %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database?.close());

  test('are removed with what only they were made of', async () => {
    const { models } = repositoriesIn(database);
    const artifact = (hash: string) => ({
      method: hash.startsWith('shared') ? 'svd' : 'ensemble',
      hash,
      bytes: new Uint8Array([1]),
    });
    const add = (i: number, activate: boolean) =>
      models.add({ artifacts: [artifact('shared'), artifact(`own-${i}`)], metrics: {}, verdict: '', activate });
    const ids: number[] = [];
    for (let i = 0; i < 6; i++) ids.push((await add(i, i === 0)).id);
    expect(await forgetOldModels(database.db, 2)).toBe(3);
    expect((await models.list()).map(({ id }) => id)).toEqual([ids[5], ids[4], ids[0]]);
    const left = await database.db.selectFrom('model_artifacts').select('hash').orderBy('hash').execute();
    expect(left.map(({ hash }) => hash)).toEqual(['own-0', 'own-4', 'own-5', 'shared']);
    const pieces = await database.db.selectFrom('model_pieces').select('hash').orderBy('hash').execute();
    expect(pieces.map(({ hash }) => hash)).toEqual(['own-0', 'own-4', 'own-5', 'shared']);
    expect((await models.active())?.id).toBe(ids[0]);
    expect(await forgetOldModels(database.db, 2)).toBe(0);
  });
});
