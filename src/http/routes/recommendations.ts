// Personal lists of places.

import type { FastifyRequest } from 'fastify';
import { LIST_ID_HEADER } from '../../contract/events.ts';
import { listOf } from '../../contract/fields.ts';
import { MATCH_HEADERS } from '../../contract/filters.ts';
import { LIMITED_BY, limitHeader } from '../../contract/limits.ts';
import {
  DEFAULT_RECOMMENDATIONS,
  MAX_RECOMMENDATIONS,
  RecommendationBody,
  RecommendationQuery,
  recommendationBody,
} from '../../contract/recommendations.ts';
import type { ListIds } from '../../system/list-ids.ts';
import type { Metrics } from '../../system/metrics.ts';
import { type LiveExperiments, serveList } from '../../usecases/experiments.ts';
import { filtersAsked } from '../../usecases/filters-asked.ts';
import type { Meetings } from '../../usecases/meetings.ts';
import type { RecommendationDeps } from '../../usecases/recommendations.ts';
import { countList, countWishes, type Tally } from '../../usecases/tally.ts';
import { callerOf } from '../authentication.ts';
import { filtersOf } from '../filters.ts';
import { languageOf } from '../language.ts';
import { failures, type Routes } from '../routes.ts';

interface ListedDeps extends RecommendationDeps {
  readonly metrics: Metrics;
  readonly listIds: ListIds;
  readonly liveExperiments: LiveExperiments;
  readonly tally: Tally;
  readonly meetings: Meetings;
}

export const recommendationRoutes: Routes<ListedDeps> = async (app, deps) => {
  app.get(
    '/api/recommendations/',
    {
      onRequest: deps.guards.userOrKey('recommend'),
      schema: {
        tags: ['recommendations'],
        operationId: 'list_recommendations',
        summary: 'Places for the caller, near a position',
        querystring: RecommendationQuery,
        response: {
          200: listOf(RecommendationBody, 'Ordered by score, then distance, then id.', LIMITED_BY),
          ...failures(401, 403, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const { lat, lng, limit = DEFAULT_RECOMMENDATIONS, method, include, lang } = request.query;
      const { novelty, include_reviewed: includeReviewed } = request.query;
      const filters = filtersOf(request.query);
      const position = { latDeg: lat, lngDeg: lng };
      const key = request.serviceKey;
      const language = languageOf(request, lang ?? languageOfKey(request));
      const list = await serveList(deps, key ? undefined : callerOf(request).id, {
        position,
        limit: Math.min(limit, MAX_RECOMMENDATIONS),
        language,
        ...(method !== undefined && { method }),
        ...(filters && { filters }),
        ...(key && { keyId: key.id }),
        ...(novelty !== undefined && { novelty }),
        ...(includeReviewed !== undefined && { includeReviewed }),
      });
      deps.metrics.countRecommendations(list.used);
      countList(deps.tally, 'recommendations', list.items.length, language);
      const places = list.items.map(({ item }) => item.place);
      if (list.wishes) {
        const { recommend } = deps.catalogue.current().built;
        countWishes(deps.tally, filtersAsked(recommend, list.wishes, places, deps.clock.now()));
      }
      const placeIds = places.map(({ id }) => id);
      deps.meetings.met(placeIds);
      reply.headers({
        'x-method': list.used,
        [LIST_ID_HEADER]: deps.listIds.issue({
          surface: 'recommendations',
          rankedBy: list.used,
          placeIds,
          ...(list.draft && { draft: list.draft }),
        }),
        'content-language': language,
        vary: 'accept-language',
        'cache-control': 'no-store',
        ...(list.matches && {
          [MATCH_HEADERS.sure]: String(list.matches.sure),
          [MATCH_HEADERS.unknown]: String(list.matches.unknown),
        }),
        ...limitHeader(list),
      });
      return list.items.map(({ item, explanation }) =>
        recommendationBody(item, explanation, include === 'contributions'),
      );
    },
  );
};

/** Of the service key, where the request names no language. */
const languageOfKey = ({ serviceKey, headers }: FastifyRequest) =>
  headers['accept-language'] === undefined ? serviceKey?.language : undefined;
