// Lists of places and single ones, from memory. Lists are finished texts (`place-pages`).

import { LIST_ID_HEADER } from '../../contract/events.ts';
import { listOf, NotModified } from '../../contract/fields.ts';
import { FacetsBody, FacetsQuery, facetsBody } from '../../contract/filters.ts';
import { LIMITED_BY } from '../../contract/limits.ts';
import {
  describedPlace,
  OnePlaceQuery,
  PlaceBody,
  PlaceQuery,
  PlaceWithDescription,
  placeFacts,
} from '../../contract/places.ts';
import { SuggestionBody, SuggestQuery, suggestionBody, suggestionsWanted } from '../../contract/suggestions.ts';
import { asPlaceId } from '../../domain/branded.ts';
import type { Clock } from '../../system/clock.ts';
import type { ListIds } from '../../system/list-ids.ts';
import type { Turns } from '../../system/turns.ts';
import type { CatalogueReader } from '../../usecases/catalogue.ts';
import { facetsFor } from '../../usecases/facets.ts';
import type { HouseRuleReader } from '../../usecases/house-rules.ts';
import type { Meetings } from '../../usecases/meetings.ts';
import { hoursOf, placeById, whereaboutsOf } from '../../usecases/places.ts';
import { searchPlaces, suggestPlaces } from '../../usecases/search.ts';
import { countList, type Tally } from '../../usecases/tally.ts';
import { isKnown } from '../accepted.ts';
import { filtersOf, positionOf } from '../filters.ts';
import { languageOf } from '../language.ts';
import { asksForMore } from '../overload.ts';
import { type ListedWorld, placePages } from '../place-pages.ts';
import { failures, type Routes } from '../routes.ts';

interface PlacesDeps {
  readonly catalogue: CatalogueReader<ListedWorld>;
  readonly clock: Clock;
  readonly turns: Turns;
  readonly listIds: ListIds;
  readonly houseRules: HouseRuleReader;
  readonly meetings: Meetings;
  readonly tally: Tally;
}

export const placeRoutes: Routes<PlacesDeps> = async (app, deps) => {
  const pageOf = placePages(deps.catalogue, deps.clock, deps.houseRules);

  app.get(
    '/api/places/',
    {
      schema: {
        tags: ['places'],
        operationId: 'list_places',
        summary: 'Places, the best known first',
        querystring: PlaceQuery,
        response: {
          200: listOf(
            PlaceBody,
            'Ordered by prominence, then id; with `q`, best match first; with `ids`, as they were named.',
            LIMITED_BY,
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
      // What scans the catalogue takes a turn, like other computing.
      const page = asksForMore(Object.keys(request.query))
        ? await deps.turns.take(() => pageOf(request.query, language))
        : pageOf(request.query, language);
      reply.headers(page.headers);
      // Once a search, whatever number of its pages is read.
      if (isSearch(request.query) && !request.query.offset) countList(deps.tally, 'places', page.total);
      if (include === 'facts') reply.header('content-language', language).header('vary', 'accept-language');
      if (isKnown(page.headers.etag, request.headers['if-none-match'])) return reply.code(304).send(undefined as never);
      const { placeIds } = page;
      reply.header(LIST_ID_HEADER, deps.listIds.issue({ surface: 'places', rankedBy: 'listing', placeIds }));
      return reply.type('application/json; charset=utf-8').send(page.body as never);
    },
  );

  app.get(
    '/api/places/facets/',
    {
      schema: {
        tags: ['places'],
        operationId: 'count_facets',
        summary: 'How many of the places that match have each value',
        querystring: FacetsQuery,
        response: { 200: FacetsBody, ...failures(422) },
      },
    },
    async (request) => {
      const position = positionOf(request.query);
      const among = await foundBy(request.query.q, position);
      return facetsBody(await facetsFor(deps, { among, filters: filtersOf(request.query) ?? {}, position }));
    },
  );

  /** Rows, in no order; undefined without a text. */
  async function foundBy(text = '', near: ReturnType<typeof positionOf>): Promise<ReadonlySet<number> | undefined> {
    const { built } = deps.catalogue.current();
    if (text.trim() === '') return undefined;
    return deps.turns.take(() => new Set(searchPlaces(built, { text, near }, deps.clock.now())));
  }

  app.get(
    '/api/places/suggest/',
    {
      schema: {
        tags: ['places'],
        operationId: 'suggest_places',
        summary: 'What somebody may be typing',
        querystring: SuggestQuery,
        response: { 200: listOf(SuggestionBody, 'Best first.'), ...failures(422) },
      },
    },
    async (request, reply) => {
      const { q: typed, limit, lang } = request.query;
      const language = languageOf(request, lang);
      const from = positionOf(request.query);
      reply.header('content-language', language).header('vary', 'accept-language');
      const query = { typed, limit: suggestionsWanted(limit), language, ...(from && { from }) };
      return suggestPlaces(deps.catalogue.current().built, query).map((each) => suggestionBody(each, from));
    },
  );

  app.get(
    '/api/places/:place_id',
    {
      schema: {
        tags: ['places'],
        operationId: 'get_place',
        summary: 'One place',
        querystring: OnePlaceQuery,
        response: { 200: PlaceWithDescription, ...failures(404, 422) },
      },
    },
    async (request, reply) => {
      const { catalogue, ratings, built } = deps.catalogue.current();
      const { place, row } = placeById(catalogue, asPlaceId((request.params as { place_id: string }).place_id));
      deps.meetings.met([place.id]);
      const language = languageOf(request, request.query.lang);
      reply.header('content-language', language).header('vary', 'accept-language');
      const body = describedPlace(place, ratings.summaryOf(row), language);
      if (request.query.include !== 'facts') return body;
      const { city, hours } = built.recommend;
      const now = hoursOf(hours, place, deps.clock.now());
      return { ...body, facts: placeFacts(place, whereaboutsOf(city, place), now, language) };
    },
  );
};

/** Reading a category page by page, or the whole catalogue, is no search. */
const isSearch = ({ category: _, q, ...others }: PlaceQuery): boolean =>
  q !== undefined || filtersOf(others) !== undefined;
