// Endpoints 9 and 10, from memory. Lists are finished texts (`place-pages`).
import { listOf, NotModified } from '../../contract/fields.ts';
import {
  describedPlace,
  OnePlaceQuery,
  PlaceBody,
  PlaceQuery,
  PlaceWithDescription,
  placeFacts,
} from '../../contract/places.ts';
import { asPlaceId } from '../../domain/branded.ts';
import type { CatalogueReader } from '../../usecases/catalogue.ts';
import { placeById, stationsOf } from '../../usecases/places.ts';
import { isKnown } from '../accepted.ts';
import { languageOf } from '../language.ts';
import { type ListedWorld, placePages } from '../place-pages.ts';
import { failures, type Routes } from '../routes.ts';

export const placeRoutes: Routes<{ readonly catalogue: CatalogueReader<ListedWorld> }> = async (app, deps) => {
  const pageOf = placePages(deps.catalogue);

  app.get(
    '/api/places/',
    {
      schema: {
        tags: ['places'],
        summary: 'Places, the best known first',
        querystring: PlaceQuery,
        response: {
          200: listOf(
            PlaceBody,
            'Ordered by prominence, then id; with `q`, best match first; with `ids`, as they were named.',
          ),
          304: NotModified,
          ...failures(422),
        },
      },
      // The body is a finished text, which is sent as it is; a test holds it against this schema.
    },
    async (request, reply) => {
      const { include, lang } = request.query;
      // Only facts are in a language.
      const language = include === 'facts' ? languageOf(request, lang) : 'en';
      const page = pageOf(request.query, language);
      reply.headers(page.headers);
      if (include === 'facts') reply.header('content-language', language).header('vary', 'accept-language');
      if (isKnown(page.headers.etag, request.headers['if-none-match'])) return reply.code(304).send(undefined as never);
      return reply.type('application/json; charset=utf-8').send(page.body as never);
    },
  );

  app.get(
    '/api/places/:place_id',
    {
      schema: {
        tags: ['places'],
        summary: 'One place',
        querystring: OnePlaceQuery,
        response: { 200: PlaceWithDescription, ...failures(404, 422) },
      },
    },
    async (request, reply) => {
      const { catalogue, ratings, built } = deps.catalogue.current();
      const { place, row } = placeById(catalogue, asPlaceId((request.params as { place_id: string }).place_id));
      const language = languageOf(request, request.query.lang);
      reply.header('content-language', language).header('vary', 'accept-language');
      const body = describedPlace(place, ratings.summaryOf(row), language);
      if (request.query.include !== 'facts') return body;
      return { ...body, facts: placeFacts(place, stationsOf(built.recommend.city, place), language) };
    },
  );
};
