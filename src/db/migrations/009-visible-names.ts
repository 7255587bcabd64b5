// Names are compared without invisible letters (zero-width joiners, fillers, variation selectors), as NFKC_Casefold
// does. Of rows that turn out to mean one name the first keeps it, and the others stay as they are.
import { type Kysely, sql } from 'kysely';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

export async function up(db: Kysely<unknown>): Promise<void> {
  const users = await sql<{ id: number; key: string }>`select id, username_key as key from users order by id`.execute(
    db,
  );
  const taken = new Set(users.rows.map(({ key }) => key));
  for (const { id, key } of users.rows) {
    const visible = key.replace(INVISIBLE, '');
    if (visible === key || visible === '' || taken.has(visible)) continue;
    taken.add(visible);
    await sql`update users set username_key = ${visible} where id = ${id}`.execute(db);
  }
  const preferences = await sql<{ id: number; user_id: number; key: string }>`
    select id, user_id, category_key as key from preferences order by id`.execute(db);
  const stated = new Set(preferences.rows.map(({ user_id, key }) => `${user_id} ${key}`));
  for (const { id, user_id, key } of preferences.rows) {
    const visible = key.replace(INVISIBLE, '');
    if (visible === key || visible === '' || stated.has(`${user_id} ${visible}`)) continue;
    stated.add(`${user_id} ${visible}`);
    await sql`update preferences set category_key = ${visible} where id = ${id}`.execute(db);
  }
}
