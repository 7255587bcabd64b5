// Places that people saved, hid or visited: one row a person, place and mark, guarded by a unique key.
import { type Kysely, type Selectable, sql } from 'kysely';
import { asPlaceId, type PlaceId, type UserId } from '../domain/branded.ts';
import { DomainError } from '../domain/errors.ts';
import { MAX_MARKS, type Mark, type PlaceMark } from '../domain/mark.ts';
import { refuseGone } from './gone.ts';
import type { PlaceMarksTable, Tables } from './tables.ts';

interface MarkPage {
  readonly limit: number;
  /** Only older ones: where the page before ended. */
  readonly before?: number;
  readonly mark?: Mark;
}

export interface MarkRepository {
  /** The latest first. */
  listOf(userId: UserId, page: MarkPage): Promise<readonly PlaceMark[]>;
  /** Every one, in the order in which they were made. */
  allOf(userId: UserId): Promise<readonly PlaceMark[]>;
  ofPlace(userId: UserId, placeId: PlaceId): Promise<readonly PlaceMark[]>;
  /**
   * A mark that is there already keeps its date. All of them or none.
   *
   * @throws DomainError `save/too-many`, `place/not-found`, `token/invalid` when the account is gone meanwhile
   */
  add(userId: UserId, placeIds: readonly PlaceId[], mark: Mark, now: Date): Promise<void>;
  /** As if it had never been made; nothing where it was not. */
  remove(userId: UserId, placeId: PlaceId, mark: Mark): Promise<void>;
  /** Moves marks to another place, except where the person has the same mark there. */
  move(from: PlaceId, to: PlaceId): Promise<void>;
}

export function marksIn(db: Kysely<Tables>): MarkRepository {
  const own = (userId: UserId) => db.selectFrom('place_marks').selectAll().where('user_id', '=', userId);
  return {
    async listOf(userId, { limit, before, mark }) {
      let query = own(userId).orderBy('id', 'desc').limit(limit);
      if (before !== undefined) query = query.where('id', '<', before);
      if (mark !== undefined) query = query.where('mark', '=', mark);
      return (await query.execute()).map(placeMarkOf);
    },
    allOf: async (userId) => (await own(userId).orderBy('id').execute()).map(placeMarkOf),
    ofPlace: async (userId, placeId) =>
      (await own(userId).where('place_id', '=', placeId).orderBy('id').execute()).map(placeMarkOf),
    async add(userId, placeIds, mark, now) {
      if (placeIds.length === 0) return;
      try {
        await addAll(db, userId, placeIds, mark, now);
      } catch (error) {
        refuseGone(error);
      }
    },
    async remove(userId, placeId, mark) {
      await db
        .deleteFrom('place_marks')
        .where('user_id', '=', userId)
        .where('place_id', '=', placeId)
        .where('mark', '=', mark)
        .execute();
    },
    async move(from, to) {
      await sql`
        update place_marks set place_id = ${to} where place_id = ${from} and not exists (
          select 1 from place_marks there
          where there.user_id = place_marks.user_id and there.mark = place_marks.mark and there.place_id = ${to}
        )`.execute(db);
    },
  };
}

/** One statement: all of them are added, or there is no room and none is. */
async function addAll(
  db: Kysely<Tables>,
  userId: UserId,
  placeIds: readonly PlaceId[],
  mark: Mark,
  now: Date,
): Promise<void> {
  const ids = [...new Set(placeIds)];
  const { rows } = await sql<{ fits: boolean }>`
    with fresh as (
      select place_id from unnest(${ids}::text[]) with ordinality as asked (place_id, position)
      where not exists (
        select 1 from place_marks there
        where there.user_id = ${userId} and there.place_id = asked.place_id and there.mark = ${mark})
      order by position
    ), room as (
      select (select count(*) from place_marks where user_id = ${userId}) + (select count(*) from fresh) <= ${MAX_MARKS}
        or not exists (select 1 from fresh) as fits
    ), added as (
      insert into place_marks (user_id, place_id, mark, marked_at)
      select ${userId}, place_id, ${mark}, ${now}::timestamptz from fresh where (select fits from room)
      on conflict do nothing
    )
    select fits from room`.execute(db);
  if (!rows[0]?.fits) throw new DomainError('save/too-many', `You have ${MAX_MARKS} marks already; remove some first`);
}

const placeMarkOf = (row: Selectable<PlaceMarksTable>): PlaceMark => ({
  id: row.id,
  placeId: asPlaceId(row.place_id),
  mark: row.mark,
  markedAt: row.marked_at,
});
