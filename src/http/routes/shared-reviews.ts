// Reviews that their authors show: read by everybody, shared and withdrawn by their author.
import { pageOf } from '../../contract/admin.ts';
import { listOf } from '../../contract/fields.ts';
import {
  ReviewedPlaceParameter,
  ReviewSharingBody,
  ReviewSharingInput,
  reviewSharingBody,
  SharedReviewBody,
  SharedReviewQuery,
  sharedReviewBody,
} from '../../contract/shared-reviews.ts';
import { asPlaceId } from '../../domain/branded.ts';
import type { CatalogueReader } from '../../usecases/catalogue.ts';
import { requirePlace } from '../../usecases/reviews.ts';
import { type SharedReviewDeps, shareReview } from '../../usecases/shared-reviews.ts';
import { callerOf } from '../authentication.ts';
import { failures, type Routes } from '../routes.ts';

export const sharedReviewRoutes: Routes<SharedReviewDeps & { readonly catalogue: CatalogueReader }> = async (
  app,
  deps,
) => {
  const onRequest = deps.guards.user;
  const tags = ['reviews'];

  app.get(
    '/api/places/:place_id/reviews',
    {
      schema: {
        tags,
        operationId: 'list_shared_reviews',
        summary: 'What others say of a place',
        description: 'Only reviews whose authors chose to show them.',
        params: ReviewedPlaceParameter,
        querystring: SharedReviewQuery,
        response: { 200: listOf(SharedReviewBody, 'The latest written first.'), ...failures(404, 422) },
      },
    },
    async ({ params, query }, reply) => {
      // No copy of a review outlives its withdrawal.
      reply.header('cache-control', 'no-store');
      const placeId = asPlaceId(params.place_id);
      requirePlace(deps.catalogue, placeId);
      return (await deps.sharedReviews.ofPlace(placeId, pageOf(query))).map(sharedReviewBody);
    },
  );

  app.get(
    '/api/reviews/:place_id/sharing',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'get_review_sharing',
        summary: 'Whether others see the caller’s review of a place',
        params: ReviewedPlaceParameter,
        response: { 200: ReviewSharingBody, ...failures(401, 422) },
      },
    },
    async (request) => {
      const placeId = asPlaceId(request.params.place_id);
      return reviewSharingBody(placeId, await deps.sharedReviews.find(callerOf(request).id, placeId));
    },
  );

  app.put(
    '/api/reviews/:place_id/sharing',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'share_review',
        summary: 'Show the caller’s review of a place to others',
        description: 'A review that is written anew stays shared. Shared again under another name, it keeps its date.',
        params: ReviewedPlaceParameter,
        body: ReviewSharingInput,
        response: { 200: ReviewSharingBody, ...failures(400, 401, 404, 413, 415, 422) },
      },
    },
    async (request) => {
      const placeId = asPlaceId(request.params.place_id);
      const { signature } = request.body;
      return reviewSharingBody(placeId, await shareReview(deps, callerOf(request).id, placeId, signature));
    },
  );

  app.delete(
    '/api/reviews/:place_id/sharing',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'withdraw_review_sharing',
        summary: 'Show the caller’s review of a place to nobody',
        params: ReviewedPlaceParameter,
        response: { 200: ReviewSharingBody, ...failures(401, 422) },
      },
    },
    async (request) => {
      const placeId = asPlaceId(request.params.place_id);
      await deps.sharedReviews.withdraw(callerOf(request).id, placeId);
      return reviewSharingBody(placeId, undefined);
    },
  );
};
