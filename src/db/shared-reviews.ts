// Reviews that their authors show to other visitors. They go with the review, and so with the account.
import type { Kysely } from 'kysely';
import { asPlaceId, asReviewId, type PlaceId, type UserId } from '../domain/branded.ts';
import type { SharedReview } from '../domain/person.ts';
import { isStorable } from '../domain/text.ts';
import { isForeignKeyViolation } from './sql-state.ts';
import type { Tables } from './tables.ts';

interface SharedPage {
  readonly limit: number;
  /** Only reviews with a lower id: where the page before ended. */
  readonly before?: number;
}

export interface SharedReviewRepository {
  /** Those of a place by people whose accounts are active, the latest written first. */
  ofPlace(placeId: PlaceId, page: SharedPage): Promise<readonly SharedReview[]>;
  /** Those of a person, in the order in which they were written. */
  listOf(userId: UserId): Promise<readonly SharedReview[]>;
  find(userId: UserId, placeId: PlaceId): Promise<SharedReview | undefined>;
  /** Shared again under another name it keeps its date. @returns undefined where the person has not reviewed the place */
  share(userId: UserId, placeId: PlaceId, signature: string, now: Date): Promise<SharedReview | undefined>;
  /** The author’s alone again; nothing where it was not shared. */
  withdraw(userId: UserId, placeId: PlaceId): Promise<void>;
}

export function sharedReviewsIn(db: Kysely<Tables>): SharedReviewRepository {
  const shared = () =>
    db
      .selectFrom('shared_reviews')
      .innerJoin('reviews', 'reviews.id', 'shared_reviews.review_id')
      .select(['reviews.id', 'reviews.place_id', 'reviews.rating', 'reviews.comment'])
      .select(['shared_reviews.signature', 'shared_reviews.shared_at']);
  const own = (userId: UserId, placeId: PlaceId) =>
    db.selectFrom('reviews').select('id').where('user_id', '=', userId).where('place_id', '=', placeId);

  async function find(userId: UserId, placeId: PlaceId): Promise<SharedReview | undefined> {
    if (!isStorable(placeId)) return undefined;
    const row = await shared()
      .where('reviews.user_id', '=', userId)
      .where('reviews.place_id', '=', placeId)
      .executeTakeFirst();
    return row && sharedReviewOf(row);
  }

  return {
    find,
    async ofPlace(placeId, { limit, before }) {
      let query = shared()
        .innerJoin('users', 'users.id', 'reviews.user_id')
        .where('reviews.place_id', '=', placeId)
        .where('users.is_active', '=', true)
        .orderBy('reviews.id', 'desc')
        .limit(limit);
      if (before !== undefined) query = query.where('reviews.id', '<', before);
      return (await query.execute()).map(sharedReviewOf);
    },
    listOf: async (userId) =>
      (await shared().where('reviews.user_id', '=', userId).orderBy('reviews.id').execute()).map(sharedReviewOf),
    async share(userId, placeId, signature, now) {
      if (!isStorable(placeId)) return undefined;
      try {
        await db
          .insertInto('shared_reviews')
          .columns(['review_id', 'signature', 'shared_at'])
          .expression(own(userId, placeId).select((eb) => [eb.val(signature).as('signature'), eb.val(now).as('now')]))
          .onConflict((conflict) => conflict.column('review_id').doUpdateSet({ signature }))
          .execute();
      } catch (error) {
        // The review was taken back in the same moment.
        if (!isForeignKeyViolation(error)) throw error;
      }
      return find(userId, placeId);
    },
    async withdraw(userId, placeId) {
      if (!isStorable(placeId)) return;
      await db.deleteFrom('shared_reviews').where('review_id', 'in', own(userId, placeId)).execute();
    },
  };
}

interface SharedRow {
  readonly id: number;
  readonly place_id: string;
  readonly rating: number;
  readonly comment: string;
  readonly signature: string;
  readonly shared_at: Date;
}

const sharedReviewOf = (row: SharedRow): SharedReview => ({
  reviewId: asReviewId(row.id),
  placeId: asPlaceId(row.place_id),
  rating: row.rating,
  comment: row.comment,
  signature: row.signature,
  sharedAt: row.shared_at,
});
