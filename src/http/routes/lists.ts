// Lists of places: made, changed, shared and taken along by people with an account; read and edited by those who have a link.
import { Detail } from '../../contract/errors.ts';
import { listOf, present } from '../../contract/fields.ts';
import {
  ListBody,
  ListChange,
  ListInput,
  ListLinkBody,
  ListLinkInput,
  ListParameter,
  ListSummaryBody,
  listBody,
  listChangesOf,
  listSummaryBody,
  SharedListBody,
  sharedListBody,
} from '../../contract/lists.ts';
import { asPlaceId } from '../../domain/branded.ts';
import type { StoredList } from '../../domain/list.ts';
import {
  changeList,
  changeSharedList,
  createList,
  getList,
  type ListDeps,
  readSharedList,
  removeList,
  shareList,
  withdrawListLinks,
} from '../../usecases/lists.ts';
import { callerOf } from '../authentication.ts';
import { requireListId } from '../list-id.ts';
import { failures, type Routes } from '../routes.ts';

export const listRoutes: Routes<ListDeps> = async (app, deps) => {
  const onRequest = deps.guards.user;
  app.addHook('preValidation', requireListId);
  const tags = ['lists'];
  const placeOf = (id: string) => {
    const { places, rowOf } = deps.catalogue.current().catalogue;
    return places[rowOf.get(asPlaceId(id)) ?? -1];
  };
  const bodyOf = (stored: StoredList) => listBody(stored, placeOf);

  app.get(
    '/api/lists/',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'list_lists',
        summary: 'The caller’s lists',
        response: { 200: listOf(ListSummaryBody, 'The latest changed first.'), ...failures(401) },
      },
    },
    async (request) => (await deps.lists.listOf(callerOf(request).id)).map(listSummaryBody),
  );

  app.post(
    '/api/lists/',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'create_list',
        summary: 'Make a list',
        body: ListInput,
        response: { 200: ListBody, ...failures(400, 401, 404, 409, 413, 415, 422) },
      },
    },
    async (request) => {
      const { name, entries = [] } = request.body;
      const made = {
        name: name.trim(),
        entries: entries.map(({ place_id, note }) => ({ placeId: asPlaceId(place_id), ...present({ note }) })),
      };
      return bodyOf(await createList(deps, callerOf(request).id, made));
    },
  );

  app.get(
    '/api/lists/:id',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'get_list',
        summary: 'A list with its places',
        params: ListParameter,
        response: { 200: ListBody, ...failures(401, 404, 422) },
      },
    },
    async (request) => bodyOf(await getList(deps, callerOf(request).id, request.params.id)),
  );

  app.patch(
    '/api/lists/:id',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'change_list',
        summary: 'Rename a list, add, move, note and remove places',
        description:
          'Each edit is of one entry. Whoever is overtaken gets 409, reads the list again and repeats the edits.',
        params: ListParameter,
        body: ListChange,
        response: { 200: ListBody, ...failures(400, 401, 404, 409, 413, 415, 422) },
      },
    },
    async (request) =>
      bodyOf(await changeList(deps, callerOf(request).id, request.params.id, listChangesOf(request.body))),
  );

  app.delete(
    '/api/lists/:id',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'delete_list',
        summary: 'Delete a list and its links',
        params: ListParameter,
        response: { 200: Detail, ...failures(401, 404, 422) },
      },
    },
    async (request) => {
      await removeList(deps, callerOf(request).id, request.params.id);
      return { detail: 'List deleted' };
    },
  );

  app.post(
    '/api/lists/:id/link',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'share_list',
        summary: 'Share a list by a link',
        description: 'A link of the same kind that was made before is dead from now on.',
        params: ListParameter,
        body: ListLinkInput,
        response: { 200: ListLinkBody, ...failures(400, 401, 404, 413, 415, 422) },
      },
    },
    async (request) => ({
      link: await shareList(deps, callerOf(request).id, request.params.id, request.body.access),
    }),
  );

  app.delete(
    '/api/lists/:id/link',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'withdraw_list_links',
        summary: 'Withdraw all links of a list',
        params: ListParameter,
        response: { 200: Detail, ...failures(401, 404, 422) },
      },
    },
    async (request) => {
      await withdrawListLinks(deps, callerOf(request).id, request.params.id);
      return { detail: 'Links withdrawn' };
    },
  );

  app.get<{ Params: { link: string } }>(
    '/api/shared-lists/:link',
    {
      schema: {
        tags,
        operationId: 'get_shared_list',
        summary: 'A shared list',
        description: 'For whoever has a link, until it is withdrawn.',
        response: { 200: SharedListBody, ...failures(404) },
      },
    },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      return sharedListBody(await readSharedList(deps, request.params.link), placeOf);
    },
  );

  app.patch<{ Params: { link: string } }>(
    '/api/shared-lists/:link',
    {
      schema: {
        tags,
        operationId: 'change_shared_list',
        summary: 'Change a shared list',
        description: 'With a link to edit; one to read is 403.',
        body: ListChange,
        response: { 200: SharedListBody, ...failures(400, 403, 404, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      const changes = listChangesOf(request.body as Parameters<typeof listChangesOf>[0]);
      return sharedListBody(await changeSharedList(deps, request.params.link, changes), placeOf);
    },
  );
};
