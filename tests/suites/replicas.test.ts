// What replicas share: news of a change travels at once, and a file that is damaged is read from the database again.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forgetOldFiles, withFiles } from '../../src/compose/artifact-files.ts';
import { repositoriesIn } from '../../src/compose/repositories.ts';
import { startRounds } from '../../src/compose/rounds.ts';
import { openDatabase } from '../../src/db/database.ts';
import { listenForHints } from '../../src/db/hints.ts';
import { jobsInProcess } from '../../src/db/jobs/jobs.ts';
import type { ModelRepository } from '../../src/db/models.ts';
import { artifactHash, encodeArtifact } from '../../src/models/artifact.ts';
import { systemClock } from '../../src/system/clock.ts';
import { silentLog } from '../../src/system/log.ts';
import { sha256OfBytes } from '../../src/system/random.ts';
import { createRoundBoard } from '../../src/system/round-board.ts';
import { makePostgresDatabase } from '../support/databases.ts';

test('a model file that is damaged is read from the database again, and mended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'paseo-artifacts-'));
  try {
    const bytes = encodeArtifact({ kind: 'svd', version: 1, facts: {}, arrays: {} }, sha256OfBytes);
    const hash = artifactHash(bytes);
    let asked = 0;
    const models = {
      async bytesOf() {
        asked++;
        return bytes;
      },
    } as unknown as ModelRepository;
    const file = join(folder, 'models', `${hash}.bin`);
    mkdirSync(join(folder, 'models'));
    writeFileSync(file, bytes.with(-1, bytes.at(-1)! ^ 1));
    const kept = withFiles(models, join(folder, 'models'));
    expect([...((await kept.bytesOf(hash)) ?? [])]).toEqual([...bytes]);
    expect([...readFileSync(file)]).toEqual([...bytes]);
    await kept.bytesOf(hash);
    expect(asked).toBe(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('model files that no set is made of any more are removed, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'paseo-artifacts-'));
  try {
    for (const name of ['active.bin', 'listed.bin', 'old.bin', 'draft.bin.17']) writeFileSync(join(folder, name), 'x');
    const models = {
      active: async () => ({ artifacts: { svd: 'active' } }),
      list: async () => [{ artifacts: { svd: 'listed' } }],
    } as unknown as ModelRepository;
    expect(await forgetOldFiles(models, folder)).toBe(1);
    expect(readdirSync(folder).sort()).toEqual(['active.bin', 'draft.bin.17', 'listed.bin']);
    expect(await forgetOldFiles(models, join(folder, 'that is not there'))).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a new catalogue, other models and an account that went are heard of when their transaction commits', async () => {
  const url = await makePostgresDatabase();
  const database = await openDatabase({ kind: 'postgres', url, poolSize: 2, statementS: 60 });
  const heard: (string | undefined)[] = [];
  const waiting: (() => void)[] = [];
  const hints = listenForHints(url, (name) => {
    heard.push(name);
    for (const wake of waiting.splice(0)) wake();
  });
  const next = () => new Promise<void>((resolve) => waiting.push(resolve));
  try {
    // From now on it hears; what was before, it could not.
    await next();
    const { places, models, users } = repositoriesIn(database);
    const applied = next();
    await places.apply({ put: [], remove: [] });
    await applied;
    const added = next();
    await models.add({ artifacts: [], metrics: {}, verdict: '', activate: true });
    await added;
    const { id } = await users.add({ username: 'goes', fullName: '', role: 'user', passwordHash: 'x' });
    const erased = next();
    await users.remove(id);
    await erased;
    expect(heard).toEqual([undefined, 'catalogue', 'models', 'erasures']);
  } finally {
    await hints.close();
    await database.close();
  }
});

test('a round that is hastened while it runs runs once more, for it may have looked before the news', async () => {
  let runs = 0;
  let finish = () => {};
  const round = {
    name: 'look',
    everyMs: 3_600_000,
    run: () =>
      new Promise<void>((resolve) => {
        runs++;
        finish = resolve;
      }),
  };
  const log = silentLog();
  const rounds = startRounds([round], { log, board: createRoundBoard(systemClock), jobs: jobsInProcess() });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  for (let i = 0; i < 3; i++) rounds.runNow('look');
  await turn();
  expect(runs).toBe(1);
  finish();
  await turn();
  expect(runs).toBe(2);
  finish();
  await turn();
  expect(runs).toBe(2);
  await rounds.stop();
});
