// How fresh the catalogue is, what to check next, and what a check found true.
import { PlaceIdParameter } from '../../contract/admin.ts';
import {
  DoubtfulPlaceBody,
  doubtfulPlaceBody,
  FactConfirmation,
  FreshnessBody,
  FreshnessQuery,
  freshnessBody,
  groupingOf,
  MAX_QUEUED,
  ReviewQueueQuery,
} from '../../contract/admin-freshness.ts';
import { Detail } from '../../contract/errors.ts';
import { listOf } from '../../contract/fields.ts';
import { asPlaceId } from '../../domain/branded.ts';
import { type ConfirmationDeps, confirmFacts } from '../../usecases/admin/confirm-facts.ts';
import { type FreshnessDeps, freshnessOf, reviewQueue } from '../../usecases/admin/freshness.ts';
import type { MeetingDeps } from '../../usecases/meetings.ts';
import { actorOf } from '../actor.ts';
import { failures, type Routes } from '../routes.ts';

export const adminFreshnessRoutes: Routes<FreshnessDeps & MeetingDeps & ConfirmationDeps> = async (app, deps) => {
  const onRequest = deps.guards.admin;
  const tags = ['admin'];

  app.get(
    '/api/admin/freshness',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'get_freshness',
        summary: 'How many facts are fresh, doubtful and undated, by district, category or source',
        querystring: FreshnessQuery,
        response: { 200: FreshnessBody, ...failures(401, 403, 422) },
      },
    },
    async ({ query }) => {
      const { day, survey } = await freshnessOf(deps);
      return freshnessBody(day, survey, groupingOf(query));
    },
  );

  app.get(
    '/api/admin/review-queue',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'list_review_queue',
        summary: 'Places of which something is doubtful, and what',
        querystring: ReviewQueueQuery,
        response: {
          200: listOf(DoubtfulPlaceBody, 'The older the facts and the more often they are met, the earlier.'),
          ...failures(401, 403, 422),
        },
      },
    },
    async ({ query: { limit = 50, offset = 0, ...filter } }, reply) => {
      const { ratings } = deps.catalogue.current();
      const queue = await reviewQueue(deps, filter);
      reply.header('x-total-count', String(queue.length));
      return queue
        .slice(offset, offset + Math.min(limit, MAX_QUEUED))
        .map((queued) => doubtfulPlaceBody(queued, ratings.summaryOf(queued.row)));
    },
  );

  app.post(
    '/api/admin/places/:id/confirm',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'confirm_facts',
        summary: 'Say that facts of a place are true as they stand; they have the date of today',
        params: PlaceIdParameter,
        body: FactConfirmation,
        response: { 200: Detail, ...failures(400, 401, 403, 404, 413, 415, 422) },
      },
    },
    async (request) => {
      await confirmFacts(deps, actorOf(request), asPlaceId(request.params.id), request.body.facts);
      return { detail: 'Facts confirmed' };
    },
  );
};
