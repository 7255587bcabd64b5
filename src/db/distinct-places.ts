// Pairs of places that an administrator told apart, so that they are not proposed as duplicates again.
import type { Kysely } from 'kysely';
import type { PlaceId } from '../domain/branded.ts';
import type { Tables } from './tables.ts';

/** Says whether two places were told apart, in either order. */
type AreDistinct = (one: PlaceId, other: PlaceId) => boolean;

export interface DistinctPlaceRepository {
  /** All that were told apart, as a question to ask of many pairs. */
  known(): Promise<AreDistinct>;
  /** @returns false when they were told apart before */
  add(one: PlaceId, other: PlaceId): Promise<boolean>;
  /** @returns false when the pair was not stored */
  remove(one: PlaceId, other: PlaceId): Promise<boolean>;
}

export const distinctPlacesIn = (db: Kysely<Tables>): DistinctPlaceRepository => ({
  async known() {
    const rows = await db.selectFrom('distinct_places').select(['one', 'other']).execute();
    const pairs = new Set(rows.map(keyOf));
    return (one, other) => pairs.has(keyOf(inOrder(one, other)));
  },
  async add(one, other) {
    const { numInsertedOrUpdatedRows: added } = await db
      .insertInto('distinct_places')
      .values(inOrder(one, other))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(added) > 0;
  },
  async remove(one, other) {
    const pair = inOrder(one, other);
    const { numDeletedRows: removed } = await db
      .deleteFrom('distinct_places')
      .where('one', '=', pair.one)
      .where('other', '=', pair.other)
      .executeTakeFirst();
    return Number(removed) > 0;
  },
});

/** A pair has no first: it is kept one way. */
const inOrder = (one: string, other: string) => (one < other ? { one, other } : { one: other, other: one });

const keyOf = ({ one, other }: { readonly one: string; readonly other: string }): string =>
  JSON.stringify([one, other]);
