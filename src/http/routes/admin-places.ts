// The catalogue as administrators keep it.
import { PlaceIdParameter, PlacePairParameters } from '../../contract/admin.ts';
import {
  AdminPlaceBody,
  adminPlaceBody,
  PlaceSummaryBody,
  placeSummaryBody,
} from '../../contract/admin-place-bodies.ts';
import {
  changesOf,
  MAX_LISTED,
  newPlaceOf,
  PlaceChange,
  PlaceInput,
  PlaceJoin,
  PlaceListQuery,
  PlaceSeparation,
} from '../../contract/admin-places.ts';
import { Detail } from '../../contract/errors.ts';
import { listOf } from '../../contract/fields.ts';
import { asPlaceId, type PlaceId } from '../../domain/branded.ts';
import { reconsider, tellApart } from '../../usecases/admin/distinct-places.ts';
import { joinPlaces } from '../../usecases/admin/join-places.ts';
import { rowsMatching } from '../../usecases/admin/place-search.ts';
import { addPlace, changePlace, type PlaceEditingDeps, removePlace } from '../../usecases/admin/places.ts';
import type { CatalogueReader } from '../../usecases/catalogue.ts';
import { placeById } from '../../usecases/places.ts';
import { actorOf } from '../actor.ts';
import { failures, type Routes } from '../routes.ts';

export const adminPlaceRoutes: Routes<PlaceEditingDeps & { readonly catalogue: CatalogueReader }> = async (
  app,
  deps,
) => {
  const onRequest = deps.guards.admin;

  app.get(
    '/api/admin/places',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'list_catalogue_places',
        summary: 'Places, closed ones too',
        querystring: PlaceListQuery,
        response: { 200: listOf(PlaceSummaryBody, 'Ordered by prominence, then id.'), ...failures(401, 403, 422) },
      },
    },
    async ({ query: { q: text, closed, limit = 50, offset = 0 } }, reply) => {
      const { catalogue, ratings } = deps.catalogue.current();
      const search = { ...(text !== undefined && { text }), ...(closed !== undefined && { closed }) };
      const rows = rowsMatching(catalogue, search);
      reply.header('x-total-count', String(rows.length));
      return rows.slice(offset, offset + Math.min(limit, MAX_LISTED)).flatMap((row) => {
        const place = catalogue.places[row];
        return place ? [placeSummaryBody(place, ratings.summaryOf(row))] : [];
      });
    },
  );

  app.post(
    '/api/admin/places',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'add_place',
        summary: 'Add a place',
        body: PlaceInput,
        response: { 200: AdminPlaceBody, ...failures(400, 401, 403, 409, 413, 415, 422) },
      },
    },
    async (request) =>
      bodyOf((await addPlace(deps, actorOf(request), newPlaceOf(request.body, deps.city.currency))).id),
  );

  app.get(
    '/api/admin/places/:id',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'get_catalogue_place',
        summary: 'Everything that is known of a place, and from whom',
        params: PlaceIdParameter,
        response: { 200: AdminPlaceBody, ...failures(401, 403, 404, 422) },
      },
    },
    async (request) => bodyOf(asPlaceId(request.params.id)),
  );

  app.patch(
    '/api/admin/places/:id',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'change_place',
        summary: 'Change a place; later imports leave what was changed alone',
        params: PlaceIdParameter,
        body: PlaceChange,
        response: { 200: AdminPlaceBody, ...failures(400, 401, 403, 404, 413, 415, 422) },
      },
    },
    async (request) => {
      const id = asPlaceId(request.params.id);
      await changePlace(deps, actorOf(request), id, changesOf(request.body, deps.city.currency));
      return bodyOf(id);
    },
  );

  app.delete(
    '/api/admin/places/:id',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'remove_place',
        summary: 'Remove a place, or close it for good where people have reviewed it',
        params: PlaceIdParameter,
        response: { 200: Detail, ...failures(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const removal = await removePlace(deps, actorOf(request), asPlaceId(request.params.id));
      return { detail: `Place ${removal}` };
    },
  );

  app.post(
    '/api/admin/places/:id/join',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'join_places',
        summary: 'Join another row that is the same place; its reviews come along',
        params: PlaceIdParameter,
        body: PlaceJoin,
        response: { 200: AdminPlaceBody, ...failures(400, 401, 403, 404, 413, 415, 422) },
      },
    },
    async (request) => {
      const id = asPlaceId(request.params.id);
      await joinPlaces(deps, actorOf(request), id, asPlaceId(request.body.other));
      return bodyOf(id);
    },
  );

  app.post(
    '/api/admin/places/:id/distinct',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'tell_places_apart',
        summary: 'Tell a place apart from another that looks the same; they are no likely duplicates any more',
        params: PlaceIdParameter,
        body: PlaceSeparation,
        response: { 200: Detail, ...failures(400, 401, 403, 404, 413, 415, 422) },
      },
    },
    async (request) => {
      await tellApart(deps, actorOf(request), asPlaceId(request.params.id), asPlaceId(request.body.other));
      return { detail: 'Places told apart' };
    },
  );

  app.delete(
    '/api/admin/places/:id/distinct/:other',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'reconsider_places',
        summary: 'Take that back: whether they are one place is open again',
        params: PlacePairParameters,
        response: { 200: Detail, ...failures(401, 403, 404, 422) },
      },
    },
    async (request) => {
      await reconsider(deps, actorOf(request), asPlaceId(request.params.id), asPlaceId(request.params.other));
      return { detail: 'Whether they are one place is open again' };
    },
  );

  function bodyOf(id: PlaceId) {
    const { catalogue, ratings } = deps.catalogue.current();
    const { place, row } = placeById(catalogue, id);
    return adminPlaceBody(place, ratings.summaryOf(row));
  }
};
