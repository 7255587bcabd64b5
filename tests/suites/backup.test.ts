// Backups: what was written is what comes back, on either database and from one to the other, or nothing at all.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp, restore, verify } from '../../src/compose/backup.ts';
import { repositoriesIn } from '../../src/compose/repositories.ts';
import { readSettings } from '../../src/config/read.ts';
import { dump } from '../../src/db/backup/dump.ts';
import { load } from '../../src/db/backup/load.ts';
import type { Database } from '../../src/db/database.ts';
import { asPlaceId } from '../../src/domain/branded.ts';
import { createPasswords } from '../../src/system/passwords.ts';
import { DATABASES, openTestDatabase } from '../support/databases.ts';
import { littleMadrid } from '../support/little-madrid.ts';

const MADE_AT = new Date('2026-05-15T12:00:00Z');
const AWKWARD = 'tabs\t, "quotes", \\ back, new\nline, \u2028 separator, ñ, 🌳, {"json": [null]}';

async function linesOf({ db }: Database): Promise<string[]> {
  const lines: string[] = [];
  await dump(db as never, MADE_AT, async (line) => void lines.push(line));
  return lines;
}

async function* streamOf(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** People, places, opinions and a model; and somebody who left, whose id must not be given again. */
async function settle(database: Database): Promise<{ readonly lastUserId: number }> {
  const { users, places, preferences, reviews, models } = repositoriesIn(database);
  await places.apply({ put: littleMadrid.map((place) => ({ place, fingerprint: place.id })), remove: [] });
  const signUp = (username: string) => users.add({ username, fullName: AWKWARD, role: 'user', passwordHash: 'hash' });
  const [carmen, luis, gone] = [await signUp('carmen'), await signUp('Luís'), await signUp('gone')];
  await preferences.upsert({ userId: carmen.id, category: 'Museos', rating: 0.1 + 0.2 });
  await reviews.upsert({ userId: carmen.id, placeId: asPlaceId('prado'), rating: 5, comment: AWKWARD });
  await reviews.upsert({ userId: luis.id, placeId: asPlaceId('prado'), rating: 2.5, comment: '' });
  const bytes = Uint8Array.from({ length: 300 }, (_, i) => i % 256);
  const hash = createHash('sha256').update(bytes).digest('hex');
  await models.add({ artifacts: [{ method: 'svd', hash, bytes }], metrics: {}, verdict: 'first', activate: true });
  await database.db.deleteFrom('users').where('id', '=', gone.id).execute();
  return { lastUserId: gone.id };
}

const PAIRS = DATABASES.flatMap((from) => DATABASES.map((to) => [from, to] as const));

describe('restoring', () => {
  const open: Record<string, Database> = {};
  const settled: Record<string, { lastUserId: number; lines: string[] }> = {};
  beforeAll(async () => {
    for (const kind of DATABASES) {
      const database = await openTestDatabase(kind);
      open[kind] = database;
      settled[kind] = { ...(await settle(database)), lines: await linesOf(database) };
    }
  });
  afterAll(() => Promise.all(Object.values(open).map((database) => database.close())));

  test.each(PAIRS)('from %s to %s brings everything back, exactly', async (from, to) => {
    const { lines = [], lastUserId = 0 } = settled[from] ?? {};
    const database = await openTestDatabase(to);
    try {
      const before = await repositoriesIn(database).places.version();
      await load(database.db, streamOf(lines), false);
      // Only the versions differ: they must look new to whoever holds an old one.
      const isVersion = (line: string) => /^\["(catalogue|models|erasures)",|^\{"(digests|paseo_backup)"/u.test(line);
      expect((await linesOf(database)).filter((line) => !isVersion(line))).toEqual(
        lines.filter((line) => !isVersion(line)),
      );
      const { users, reviews, places } = repositoriesIn(database);
      expect(await places.version()).toBeGreaterThan(before);
      const { id } = await users.add({ username: 'new', fullName: '', role: 'user', passwordHash: 'x' });
      expect(id).toBeGreaterThan(lastUserId);
      // The trigger that keeps a place's rating true is at work again.
      expect(await reviews.ratingOf(asPlaceId('prado'))).toEqual({ mean: 3.75, count: 2 });
      await reviews.upsert({ userId: id, placeId: asPlaceId('prado'), rating: 1.5, comment: '' });
      expect(await reviews.ratingOf(asPlaceId('prado'))).toEqual({ mean: 3, count: 3 });
    } finally {
      await database.close();
    }
  });

  test.each(DATABASES)('stops the webhooks on %s, and says how many; messages keep their ids', async (kind) => {
    const database = await openTestDatabase(kind);
    const { webhooks, places } = repositoriesIn(database);
    const events = ['place.changed'] as const;
    const make = (label: string) => webhooks.add({ label, url: 'https://hooks.example/', events, sealedSecret: 'x' });
    await make('told');
    await webhooks.change(await make('stopped'), { isActive: false });
    await places.apply({ put: [{ place: littleMadrid[0]!, fingerprint: 'x' }], remove: [] });
    const ids = () => database.db.selectFrom('webhook_deliveries').select('message_id').execute();
    const before = await ids();
    expect(before).toHaveLength(1);
    expect(await load(database.db, streamOf(await linesOf(database)), true)).toMatchObject({ stoppedWebhooks: 1 });
    expect((await webhooks.list()).map(({ isActive }) => isActive)).toEqual([false, false]);
    expect(await ids()).toEqual(before);
    await database.close();
  });

  test.each(DATABASES)('into a %s database that holds something needs --force, and then replaces it', async (kind) => {
    const { lines = [] } = settled[kind] ?? {};
    const database = open[kind] as Database;
    await expect(load(database.db, streamOf(lines), false)).rejects.toMatchObject({ code: 'storage/in-use' });
    const stranger = { username: 'stranger', fullName: '', role: 'user' as const, passwordHash: 'x' };
    await repositoriesIn(database).users.add(stranger);
    await load(database.db, streamOf(lines), true);
    const { rows } = { rows: await database.db.selectFrom('users').select('username').orderBy('id').execute() };
    expect(rows.map(({ username }) => username)).toEqual(['carmen', 'Luís']);
  });

  test.each<[string, (lines: string[]) => string[]]>([
    ['a row is changed', (lines) => lines.map((line) => line.replace('Luís', 'Luis'))],
    ['a row is missing', (lines) => lines.filter((line) => !line.includes('Museos'))],
    [
      'two rows change places',
      (lines) =>
        lines.map((line, i) =>
          /"(carmen|Luís)"/u.test(line) ? (lines[i + (/carmen/u.test(line) ? 1 : -1)] ?? '') : line,
        ),
    ],
    ['it is cut off', (lines) => lines.slice(0, -1)],
    ['a later program made it', (lines) => lines.map((line) => line.replace('"002-models"', '"002-other"'))],
    ['it is something else', () => ['hello']],
    ['it is empty', () => []],
  ])('nothing changes when %s', async (_, spoil) => {
    const database = open.embedded as Database;
    const before = await linesOf(database);
    await expect(load(database.db, streamOf(spoil(before)), true)).rejects.toMatchObject({ code: 'import/bad-data' });
    expect(await linesOf(database)).toEqual(before);
  });

  test.each(DATABASES)('the backup of version 0.1.0 is brought up to this version on %s', async (kind) => {
    const lines = gunzipSync(readFileSync(join(import.meta.dirname, '../backups/0.1.0.backup')))
      .toString('utf8')
      .trimEnd()
      .split('\n');
    const database = open[kind] as Database;
    const { header } = await load(database.db, streamOf(lines), true);
    expect(header.migrations).toEqual(['001-first', '002-models']);
    const { users, preferences, reviews, places, models, people } = repositoriesIn(database);
    const account = await users.findAccount('LUÍS');
    expect(account?.user).toMatchObject({ id: 2, username: 'Luís', role: 'admin' });
    const passwords = await createPasswords({ concurrency: 1, maxWaiting: 1 });
    expect(await passwords.verify(account?.passwordHash, 'correct horse battery')).toBe(true);
    expect((await preferences.listOf(account?.user.id as never)).map(({ category }) => category)).toEqual([
      'my "own"\twish',
    ]);
    expect(await reviews.ratingOf(asPlaceId('prado'))).toEqual({ mean: 3.75, count: 2 });
    expect((await places.all()).rows).toHaveLength(12);
    expect([...((await models.bytesOf((await models.active())?.artifacts.svd ?? '')) ?? [])]).toEqual([
      0, 1, 2, 253, 254, 255,
    ]);
    expect(await people.countVoices()).toBe(4);
    // Id 3 belonged to somebody who left.
    const { id } = await users.add({ username: 'new', fullName: '', role: 'user', passwordHash: 'x' });
    expect(id).toBe(4);
    expect((await linesOf(database))[0]).toContain('"004-hints"');
  });
});

describe('the file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'paseo-backup-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const settings = (name: string) => readSettings({ DATA_DIR: join(folder, name) });

  test('a drill: an old backup into a data directory, out of it again, and into another', async () => {
    const old = join(import.meta.dirname, '../backups/0.1.0.backup');
    const file = join(folder, 'today.backup');
    await restore(settings('one'), old, false);
    const made = await backUp(settings('one'), file, false);
    await expect(backUp(settings('one'), file, false)).rejects.toThrow('--force');
    expect((await verify(file)).digests).toEqual(made.digests);
    const restored = await restore(settings('two'), file, false);
    expect(restored.digests).toEqual(made.digests);
    expect(made.digests.users?.rows).toBe(2);
  }, 120_000);

  test('a file that is damaged or is none is refused before anything is opened', async () => {
    const whole = readFileSync(join(import.meta.dirname, '../backups/0.1.0.backup'));
    for (const [name, bytes] of [
      ['cut', whole.subarray(0, whole.length - 200)],
      ['text', Buffer.from('not a backup')],
      ['other', gzipSync('{"hello":1}\n')],
    ] as const) {
      writeFileSync(join(folder, name), bytes);
      await expect(restore(settings('three'), join(folder, name), true)).rejects.toMatchObject({
        code: 'import/bad-data',
      });
    }
    await expect(restore(settings('three'), join(folder, 'nowhere'), true)).rejects.toThrow('there is no file');
  });
});
