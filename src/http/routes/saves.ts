// Places that the caller saved, hid or visited.
import { pageOf } from '../../contract/admin.ts';
import { listOf } from '../../contract/fields.ts';
import {
  MarkBody,
  MarkInput,
  MarkListQuery,
  MarkParameters,
  markBody,
  PlaceMarksBody,
  placeMarksBody,
  SavedPlaceParameter,
  UnmarkQuery,
} from '../../contract/saves.ts';
import { asPlaceId } from '../../domain/branded.ts';
import { MARKS } from '../../domain/mark.ts';
import { markPlace, marksOfPlace, type SaveDeps, unmarkPlace } from '../../usecases/saves.ts';
import { callerOf } from '../authentication.ts';
import { failures, type Routes } from '../routes.ts';

export const saveRoutes: Routes<SaveDeps> = async (app, deps) => {
  const onRequest = deps.guards.user;
  const tags = ['saves'];

  app.get(
    '/api/saves/',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'list_saves',
        summary: 'The caller’s saved, hidden and visited places',
        querystring: MarkListQuery,
        response: { 200: listOf(MarkBody, 'The latest first.'), ...failures(401, 422) },
      },
    },
    async (request) => {
      const { mark } = request.query;
      const page = { ...pageOf(request.query), ...(mark !== undefined && { mark }) };
      const marks = await deps.marks.listOf(callerOf(request).id, page);
      const { places, rowOf } = deps.catalogue.current().catalogue;
      return marks.map((each) => markBody(each, places[rowOf.get(each.placeId) ?? -1]?.name));
    },
  );

  app.get(
    '/api/saves/:place_id',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'get_save',
        summary: 'The caller’s marks of a place',
        params: SavedPlaceParameter,
        response: { 200: PlaceMarksBody, ...failures(401, 404, 422) },
      },
    },
    async (request) => {
      const placeId = asPlaceId(request.params.place_id);
      return placeMarksBody(placeId, await marksOfPlace(deps, callerOf(request).id, placeId));
    },
  );

  app.put(
    '/api/saves/:place_id',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'set_save',
        summary: 'The same as `PUT /api/saves/{place_id}/{mark}`, with the mark in the body',
        params: SavedPlaceParameter,
        body: MarkInput,
        response: { 200: PlaceMarksBody, ...failures(400, 401, 404, 409, 413, 415, 422) },
      },
    },
    async (request) => {
      const placeId = asPlaceId(request.params.place_id);
      return placeMarksBody(placeId, await markPlace(deps, callerOf(request).id, placeId, request.body.state));
    },
  );

  app.delete(
    '/api/saves/:place_id',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'delete_save',
        summary: 'Take a mark of a place back, or all of them',
        params: SavedPlaceParameter,
        querystring: UnmarkQuery,
        response: { 200: PlaceMarksBody, ...failures(401, 422) },
      },
    },
    async (request) => {
      const placeId = asPlaceId(request.params.place_id);
      const { state } = request.query;
      for (const mark of state === undefined ? MARKS : [state])
        await unmarkPlace(deps, callerOf(request).id, placeId, mark);
      return placeMarksBody(placeId, await deps.marks.ofPlace(callerOf(request).id, placeId));
    },
  );

  app.put(
    '/api/saves/:place_id/:mark',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'mark_place',
        summary: 'Save a place, hide it, or note that it was visited',
        description: 'Once is as good as twice: a mark that is there keeps its date.',
        params: MarkParameters,
        response: { 200: PlaceMarksBody, ...failures(401, 404, 409, 422) },
      },
    },
    async (request) => {
      const { place_id, mark } = request.params;
      const placeId = asPlaceId(place_id);
      return placeMarksBody(placeId, await markPlace(deps, callerOf(request).id, placeId, mark));
    },
  );

  app.delete(
    '/api/saves/:place_id/:mark',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'unmark_place',
        summary: 'Take a mark back',
        params: MarkParameters,
        response: { 200: PlaceMarksBody, ...failures(401, 422) },
      },
    },
    async (request) => {
      const { place_id, mark } = request.params;
      const placeId = asPlaceId(place_id);
      return placeMarksBody(placeId, await unmarkPlace(deps, callerOf(request).id, placeId, mark));
    },
  );
};
