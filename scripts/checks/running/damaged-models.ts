// A set of models whose bytes are not what their name promises, made active behind the service's back.
import type pg from 'pg';

/** @returns makes the set active again that was so before */
export async function damageModels(database: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await database.query('select id, artifacts from model_sets where is_active');
  const before = rows[0] as { readonly id: number; readonly artifacts: Readonly<Record<string, string>> } | undefined;
  const sound = before?.artifacts.svd;
  if (!before || sound === undefined) throw new Error('no set of models is active');
  const { rows: sets } = await database.query('select count(*)::integer as count from model_sets');
  // Named by its number, for a name is never given twice.
  const damaged = `${sound.slice(0, -4)}${Number(sets[0]?.count).toString(16).padStart(4, '0')}`;
  await inTransaction(database, async () => {
    await database.query(
      'insert into model_artifacts (hash, method) select $2, method from model_artifacts where hash = $1',
      [sound, damaged],
    );
    await database.query(
      `insert into model_pieces (hash, piece, bytes)
       select $2, piece, overlay(bytes placing '\\x00ff00ff'::bytea from 64) from model_pieces where hash = $1`,
      [sound, damaged],
    );
    await database.query('update model_sets set is_active = false where is_active');
    await database.query(
      `insert into model_sets (artifacts, metrics, verdict, is_active) values ($1, '{}', 'damaged', true)`,
      [JSON.stringify({ ...before.artifacts, svd: damaged })],
    );
  });
  return () =>
    inTransaction(database, async () => {
      await database.query('update model_sets set is_active = false where is_active');
      await database.query('update model_sets set is_active = true where id = $1', [before.id]);
    });
}

async function inTransaction(database: pg.Client, change: () => Promise<void>): Promise<void> {
  await database.query('begin');
  await change();
  await database.query(`update versions set version = version + 1 where name = 'models'`);
  await database.query('commit');
}
