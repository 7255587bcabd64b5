// Ids of places that an administrator removed, so that no import brings them back.
import { type Kysely, sql } from 'kysely';
import { asPlaceId, type PlaceId } from '../domain/branded.ts';
import type { Tables } from './tables.ts';

export interface RemovedPlaceRepository {
  ids(): Promise<ReadonlySet<PlaceId>>;
  add(ids: readonly PlaceId[]): Promise<void>;
  /** The place is wanted again. */
  forget(id: PlaceId): Promise<void>;
}

export const removedPlacesIn = (db: Kysely<Tables>): RemovedPlaceRepository => ({
  async ids() {
    const rows = await db.selectFrom('removed_places').select('id').execute();
    return new Set(rows.map(({ id }) => asPlaceId(id)));
  },
  async add(ids) {
    await sql`insert into removed_places (id) select unnest(${ids}::text[]) on conflict do nothing`.execute(db);
  },
  async forget(id) {
    await db.deleteFrom('removed_places').where('id', '=', id).execute();
  },
});
