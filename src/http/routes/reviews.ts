// The caller’s own reviews.
import { Detail } from '../../contract/errors.ts';
import { listOf } from '../../contract/fields.ts';
import { OwnReviewBody, ownReviewBody, ReviewBody, ReviewInput, reviewBody } from '../../contract/reviews.ts';
import { asPlaceId } from '../../domain/branded.ts';
import { findOwnReview, type ReviewDeps, submitReview, withdrawReview } from '../../usecases/reviews.ts';
import { callerOf } from '../authentication.ts';
import { failures, type Routes } from '../routes.ts';

export const reviewRoutes: Routes<ReviewDeps> = async (app, deps) => {
  app.get(
    '/api/reviews/',
    {
      onRequest: deps.guards.user,
      schema: {
        tags: ['reviews'],
        operationId: 'list_reviews',
        summary: 'The caller’s reviews',
        response: { 200: listOf(ReviewBody, 'In the order first written.'), ...failures(401) },
      },
    },
    async (request) => (await deps.reviews.listOf(callerOf(request).id)).map(reviewBody),
  );

  app.get(
    '/api/reviews/user/:place_id',
    {
      onRequest: deps.guards.user,
      schema: {
        tags: ['reviews'],
        operationId: 'get_own_review',
        summary: 'The caller’s review of a place',
        response: { 200: OwnReviewBody, ...failures(401, 404) },
      },
    },
    async (request) => {
      const placeId = asPlaceId((request.params as { place_id: string }).place_id);
      const { id } = callerOf(request);
      return ownReviewBody(await findOwnReview(deps, id, placeId), id, placeId);
    },
  );

  app.post(
    '/api/reviews/',
    {
      onRequest: deps.guards.user,
      schema: {
        tags: ['reviews'],
        operationId: 'submit_review',
        summary: 'Review a place',
        body: ReviewInput,
        response: { 200: ReviewBody, ...failures(400, 401, 404, 413, 415, 422) },
      },
    },
    async (request) => {
      const { place_id, rating, comment = '' } = request.body;
      return reviewBody(
        await submitReview(deps, {
          userId: callerOf(request).id,
          placeId: asPlaceId(place_id),
          rating,
          comment,
        }),
      );
    },
  );

  app.delete(
    '/api/reviews/:place_id',
    {
      onRequest: deps.guards.user,
      schema: {
        tags: ['reviews'],
        operationId: 'delete_review',
        summary: 'Take a review back',
        response: { 200: Detail, ...failures(401, 404) },
      },
    },
    async (request) => {
      await withdrawReview(deps, callerOf(request).id, asPlaceId((request.params as { place_id: string }).place_id));
      return { detail: 'Review deleted' };
    },
  );
};
