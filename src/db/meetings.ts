// How often places were met, by month: added up by every process, a statement a flush.
import { type Kysely, sql } from 'kysely';
import { asPlaceId, type PlaceId } from '../domain/branded.ts';
import type { Tables } from './tables.ts';

/** @param month its first day, `2026-11-01` */
export interface MeetingRepository {
  add(month: string, counts: ReadonlyMap<PlaceId, number>): Promise<void>;
  /** From that month on. */
  since(month: string): Promise<ReadonlyMap<PlaceId, number>>;
  removeBefore(month: string): Promise<void>;
}

export const meetingsIn = (db: Kysely<Tables>): MeetingRepository => ({
  async add(month, counts) {
    if (counts.size === 0) return;
    // In one order in every process, so that two flushes never wait for each other in a circle.
    const sorted = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
    await sql`
      insert into place_meetings (month, place_id, count)
      select ${month}::date, * from unnest(
        ${sorted.map(([id]) => id)}::text[], ${sorted.map(([, count]) => count)}::integer[])
      on conflict (month, place_id) do update set count = place_meetings.count + excluded.count`.execute(db);
  },
  async since(month) {
    const { rows } = await sql<{ id: string; count: number }>`
      select place_id as id, sum(count)::integer as count from place_meetings
      where month >= ${month}::date group by place_id`.execute(db);
    return new Map(rows.map(({ id, count }) => [asPlaceId(id), count]));
  },
  async removeBefore(month) {
    await db.deleteFrom('place_meetings').where('month', '<', month).execute();
  },
});
