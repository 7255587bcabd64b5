// What people thought of places: one review per person and place. A trigger keeps the places' sums (place_ratings).
import { type Kysely, type Selectable, sql } from 'kysely';
import { asPlaceId, asReviewId, asUserId, type PlaceId, type ReviewId, type UserId } from '../domain/branded.ts';
import type { Review } from '../domain/person.ts';
import type { RatingSummary } from '../domain/place.ts';
import { isStorable } from '../domain/text.ts';
import { batched } from './batch.ts';
import { refuseGone } from './gone.ts';
import { groupedBy } from './grouped-by.ts';
import type { ReviewsTable, Tables } from './tables.ts';

export interface NewReview {
  readonly userId: UserId;
  readonly placeId: PlaceId;
  readonly rating: number;
  readonly comment: string;
}

/** A review, its author's name, and the name under it where the author shows it to others. */
type WrittenReview = Review & { readonly username: string; readonly signature?: string };

interface ReviewPage {
  readonly limit: number;
  /** Only older ones: where the page before ended. */
  readonly before?: number;
  readonly placeId?: PlaceId;
}

/** Rating of a place by the people of this service. */
interface PlaceRating {
  readonly placeId: PlaceId;
  readonly summary: RatingSummary;
}

export interface ReviewRepository {
  /** In the order in which they were first written. */
  listOf(userId: UserId): Promise<readonly Review[]>;
  find(userId: UserId, placeId: PlaceId): Promise<Review | undefined>;
  /** A second review updates the first: same id, same `createdAt`. @throws DomainError `place/not-found` */
  upsert(review: NewReview): Promise<Review>;
  remove(userId: UserId, placeId: PlaceId): Promise<boolean>;
  /** Reviews of all people, the latest first. */
  listLatest(page: ReviewPage): Promise<readonly WrittenReview[]>;
  /** The review that was removed. */
  removeById(id: ReviewId): Promise<Review | undefined>;
  /** To another place, but for people who reviewed that too. @returns how many moved */
  move(from: PlaceId, to: PlaceId): Promise<number>;
  /** The sum of the reviews of one place, none of it from a source. */
  ratingOf(placeId: PlaceId): Promise<RatingSummary>;
  /** Sums that changed at or after a time; everything when no time is given. `asOf` is the database's clock. */
  ratingsSince(time: Date | undefined): Promise<{ readonly ratings: readonly PlaceRating[]; readonly asOf: Date }>;
}

const NONE: RatingSummary = { mean: 0, count: 0 };

export function reviewsIn(db: Kysely<Tables>): ReviewRepository {
  const listOf = batched(async (userIds: readonly UserId[]) => {
    const { rows } = await sql<Selectable<ReviewsTable>>`
      select * from reviews where user_id = any(${userIds}::integer[]) order by user_id, id`.execute(db);
    return groupedBy(rows.map(reviewOf), (review) => review.userId);
  });

  return {
    listOf: async (userId) => (await listOf(userId)) ?? [],
    async find(userId, placeId) {
      const row = await db
        .selectFrom('reviews')
        .selectAll()
        .where('user_id', '=', userId)
        .where('place_id', '=', placeId)
        .executeTakeFirst();
      return row && reviewOf(row);
    },
    async upsert({ userId, placeId, rating, comment }) {
      try {
        const row = await db
          .insertInto('reviews')
          .values({ user_id: userId, place_id: placeId, rating, comment })
          .onConflict((conflict) => conflict.columns(['user_id', 'place_id']).doUpdateSet({ rating, comment }))
          .returningAll()
          .executeTakeFirstOrThrow();
        return reviewOf(row);
      } catch (error) {
        refuseGone(error);
      }
    },
    async remove(userId, placeId) {
      if (!isStorable(placeId)) return false;
      const { numDeletedRows } = await db
        .deleteFrom('reviews')
        .where('user_id', '=', userId)
        .where('place_id', '=', placeId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async listLatest({ limit, before, placeId }) {
      let query = db
        .selectFrom('reviews')
        .innerJoin('users', 'users.id', 'reviews.user_id')
        .leftJoin('shared_reviews', 'shared_reviews.review_id', 'reviews.id')
        .selectAll('reviews')
        .select(['users.username', 'shared_reviews.signature'])
        .orderBy('reviews.id', 'desc')
        .limit(limit);
      if (before !== undefined) query = query.where('reviews.id', '<', before);
      if (placeId !== undefined) query = query.where('reviews.place_id', '=', placeId);
      return (await query.execute()).map((row) => {
        const written = { ...reviewOf(row), username: row.username };
        return row.signature === null ? written : { ...written, signature: row.signature };
      });
    },
    async removeById(id) {
      const row = await db.deleteFrom('reviews').where('id', '=', id).returningAll().executeTakeFirst();
      return row && reviewOf(row);
    },
    async move(from, to) {
      const authors = db.selectFrom('reviews').select('user_id').where('place_id', '=', to);
      const { numUpdatedRows } = await db
        .updateTable('reviews')
        // The rating is named so that the trigger counts anew.
        .set((eb) => ({ place_id: to, rating: eb.ref('rating') }))
        .where('place_id', '=', from)
        .where('user_id', 'not in', authors)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
    async ratingOf(placeId) {
      const row = await db
        .selectFrom('place_ratings')
        .select(['total', 'count'])
        .where('place_id', '=', placeId)
        .executeTakeFirst();
      return row ? summaryOf(row) : NONE;
    },
    async ratingsSince(time) {
      // The clock is read before the rows, so that nothing committed in between is missed by the next call.
      const { rows: clock } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
      let query = db.selectFrom('place_ratings').select(['place_id', 'total', 'count']);
      if (time) query = query.where('changed_at', '>=', time);
      const rows = await query.execute();
      return {
        ratings: rows.map((row) => ({ placeId: asPlaceId(row.place_id), summary: summaryOf(row) })),
        asOf: clock[0]?.now ?? new Date(0),
      };
    },
  };
}

const summaryOf = ({ total, count }: { total: number; count: number }): RatingSummary =>
  count > 0 ? { mean: total / count, count } : NONE;

const reviewOf = (row: Selectable<ReviewsTable>): Review => ({
  id: asReviewId(row.id),
  userId: asUserId(row.user_id),
  placeId: asPlaceId(row.place_id),
  rating: row.rating,
  comment: row.comment,
  createdAt: row.created_at,
});
