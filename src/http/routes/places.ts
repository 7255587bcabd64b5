// Endpoints 9 and 10, from memory. A list is written once and sent as it is until the catalogue or a rating changes.
import { createHash } from 'node:crypto';
import { listOf, NotModified } from '../../contract/fields.ts';
import {
  describedPlace,
  MAX_PLACES,
  OnePlaceQuery,
  PlaceBody,
  PlaceQuery,
  PlaceWithDescription,
  placeBody,
  placeFacts,
} from '../../contract/places.ts';
import { asPlaceId } from '../../domain/branded.ts';
import { nearestStation, placeById, rowsInCategory } from '../../usecases/places.ts';
import type { Service } from '../../usecases/service.ts';
import { languageOf } from '../language.ts';
import { failures, type Routes } from '../routes.ts';

export const placeRoutes: Routes = async (app, { service }) => {
  const pageOf = cachedPages(service);

  app.get(
    '/api/places/',
    {
      schema: {
        tags: ['places'],
        summary: 'Places, the best known first',
        querystring: PlaceQuery,
        response: { 200: listOf(PlaceBody, 'Ordered by prominence, then id.'), 304: NotModified, ...failures(422) },
      },
      // The body is a finished text, which is sent as it is; a test holds it against this schema.
    },
    async (request, reply) => {
      const page = pageOf(request.query);
      reply.headers(page.headers);
      if (request.headers['if-none-match'] === page.headers.etag) return reply.code(304).send(null);
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
      const { catalogue, ratings, built } = service.catalogue.current();
      const { place, row } = placeById(catalogue, asPlaceId((request.params as { place_id: string }).place_id));
      const language = languageOf(request, request.query.lang);
      reply.header('content-language', language).header('vary', 'accept-language');
      const body = describedPlace(place, ratings.summaryOf(row), language);
      if (request.query.include !== 'facts') return body;
      return { ...body, facts: placeFacts(place, nearestStation(built.stations, place), language) };
    },
  );
};

interface Page {
  readonly body: string;
  readonly headers: Readonly<Record<'etag' | 'x-total-count' | 'link', string>>;
}

/** Enough for the pages that people really ask for; whatever is rare is written again. */
const MAX_CACHED_PAGES = 200;
const MAX_CACHED_CATEGORY_LENGTH = 40;

function cachedPages(service: Service): (query: PlaceQuery) => Page {
  let pages = new Map<string, Page>();
  let madeFrom = '';
  return (query) => {
    const { catalogue, ratings } = service.catalogue.current();
    const state = `${catalogue.version} ${ratings.revision}`;
    if (state !== madeFrom) {
      pages = new Map();
      madeFrom = state;
    }
    const { category = '', limit = 100, offset = 0 } = query;
    const key = `${limit} ${offset} ${category}`;
    const known = pages.get(key);
    if (known) return known;
    const page = makePage(service, { category, limit: Math.min(limit, MAX_PLACES), offset });
    if (category.length <= MAX_CACHED_CATEGORY_LENGTH && pages.size < MAX_CACHED_PAGES) pages.set(key, page);
    return page;
  };
}

function makePage(
  service: Service,
  { category, limit, offset }: { readonly category: string; readonly limit: number; readonly offset: number },
): Page {
  const { catalogue, ratings } = service.catalogue.current();
  const rows = category.trim() === '' ? catalogue.places.map((_, row) => row) : rowsInCategory(catalogue, category);
  const shown = rows.slice(offset, offset + limit).flatMap((row) => {
    const place = catalogue.places[row];
    return place ? [placeBody(place, ratings.summaryOf(row))] : [];
  });
  const body = JSON.stringify(shown);
  return {
    body,
    headers: {
      etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
      'x-total-count': String(rows.length),
      link: pagingLinks({ category, limit, offset, total: rows.length }),
    },
  };
}

/** RFC 8288 links to the first, previous, next and last page. */
function pagingLinks({
  category,
  limit,
  offset,
  total,
}: {
  readonly category: string;
  readonly limit: number;
  readonly offset: number;
  readonly total: number;
}): string {
  const last = Math.max(0, Math.floor((total - 1) / limit) * limit);
  const link = (rel: string, start: number): string => {
    const query = new URLSearchParams({ ...(category && { category }), limit: String(limit), offset: String(start) });
    return `</api/places/?${query}>; rel="${rel}"`;
  };
  return [
    link('first', 0),
    ...(offset > 0 ? [link('prev', Math.max(0, offset - limit))] : []),
    ...(offset + limit < total ? [link('next', offset + limit)] : []),
    link('last', last),
  ].join(', ');
}
