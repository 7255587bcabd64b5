// What people wrote.
import { NumericId, pageOf } from '../../contract/admin.ts';
import { ReviewListQuery, WrittenReviewBody, writtenReviewBody } from '../../contract/admin-reviews.ts';
import { Detail } from '../../contract/errors.ts';
import { listOf } from '../../contract/fields.ts';
import { asPlaceId, asReviewId } from '../../domain/branded.ts';
import { type ReviewRemovalDeps, removeReview } from '../../usecases/admin/reviews.ts';
import type { ReviewDeps } from '../../usecases/reviews.ts';
import { actorOf } from '../actor.ts';
import { failures, type Routes } from '../routes.ts';

export const adminReviewRoutes: Routes<ReviewRemovalDeps & ReviewDeps> = async (app, deps) => {
  const onRequest = deps.guards.admin;

  app.get(
    '/api/admin/reviews',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'list_all_reviews',
        summary: 'Everybody’s reviews',
        querystring: ReviewListQuery,
        response: { 200: listOf(WrittenReviewBody, 'The latest first.'), ...failures(401, 403, 422) },
      },
    },
    async ({ query }) => {
      const { place_id: placeId } = query;
      const page = { ...pageOf(query), ...(placeId !== undefined && { placeId: asPlaceId(placeId) }) };
      const reviews = await deps.reviews.listLatest(page);
      const { places, rowOf } = deps.catalogue.current().catalogue;
      return reviews.map((review) => writtenReviewBody(review, places[rowOf.get(review.placeId) ?? -1]?.name));
    },
  );

  app.delete(
    '/api/admin/reviews/:id',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'remove_review',
        summary: 'Take somebody’s review away',
        params: NumericId,
        response: { 200: Detail, ...failures(401, 403, 404, 422) },
      },
    },
    async (request) => {
      await removeReview(deps, actorOf(request), asReviewId(request.params.id));
      return { detail: 'Review deleted' };
    },
  );
};
