// How often a key was used in a minute. In the database, so that a quota is one however many processes serve.
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

export interface WidgetUsageRepository {
  /** Counts one more request. @returns how many there are now in that minute */
  add(keyId: number, minute: Date): Promise<number>;
  removeBefore(minute: Date): Promise<void>;
}

export const widgetUsageIn = (db: Kysely<Tables>): WidgetUsageRepository => ({
  async add(keyId, minute) {
    const { requests } = await db
      .insertInto('widget_usage')
      .values({ key_id: keyId, minute, requests: 1 })
      .onConflict((conflict) =>
        conflict.columns(['key_id', 'minute']).doUpdateSet({ requests: sql`widget_usage.requests + 1` }),
      )
      .returning('requests')
      .executeTakeFirstOrThrow();
    return requests;
  },
  async removeBefore(minute) {
    await db.deleteFrom('widget_usage').where('minute', '<', minute).execute();
  },
});
