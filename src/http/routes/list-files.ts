// Lists and marks as files: taken along, and brought in from elsewhere.
import { IMPORT_BODY_LIMIT, ListImportBody, listImportBody, OwnListInput } from '../../contract/list-import.ts';
import { ListParameter } from '../../contract/lists.ts';
import { SavesFileQuery } from '../../contract/saves.ts';
import { importList, type ListImportDeps } from '../../usecases/list-import.ts';
import { listFile, PLACE_FILE_TYPES, savesFile } from '../../usecases/place-files.ts';
import { callerOf } from '../authentication.ts';
import { requireListId } from '../list-id.ts';
import { failures, type Routes } from '../routes.ts';

export const listFileRoutes: Routes<ListImportDeps> = async (app, deps) => {
  const onRequest = deps.guards.user;
  app.addHook('preValidation', requireListId);

  for (const kind of ['geojson', 'kml', 'csv'] as const) {
    // GeoJSON is read as the JSON that it is, the others are text.
    const schema = { type: kind === 'geojson' ? 'object' : 'string' };
    const file = { description: 'A file.', content: { [PLACE_FILE_TYPES[kind]]: { schema } } };
    const disposition = (name: string) => `attachment; filename="${name}.${kind}"`;

    app.get<{ Params: { id: string } }>(
      `/api/lists/:id.${kind}`,
      {
        onRequest,
        schema: {
          tags: ['lists'],
          operationId: `get_list_${kind}`,
          summary: `A list as ${kind.toUpperCase()}`,
          params: ListParameter,
          response: { 200: file, ...failures(401, 404, 422) },
        },
      },
      async (request, reply) => {
        const { type, text } = await listFile(deps, callerOf(request).id, request.params.id, kind);
        reply.header('content-disposition', disposition('list'));
        return reply.type(type).send(text as never);
      },
    );

    app.get(
      `/api/saves.${kind}`,
      {
        onRequest,
        schema: {
          tags: ['saves'],
          operationId: `get_saves_${kind}`,
          summary: `Saved, hidden and visited places as ${kind.toUpperCase()}`,
          querystring: SavesFileQuery,
          response: { 200: file, ...failures(401, 422) },
        },
      },
      async (request, reply) => {
        const { type, text } = await savesFile(deps, callerOf(request).id, request.query.mark, kind);
        reply.header('content-disposition', disposition('saves'));
        return reply.type(type).send(text as never);
      },
    );
  }

  app.post(
    '/api/lists/import',
    {
      onRequest,
      bodyLimit: IMPORT_BODY_LIMIT,
      schema: {
        tags: ['lists'],
        operationId: 'import_list',
        summary: 'Bring in a list from elsewhere',
        description:
          'Places are matched to the catalogue by name and position. Those that surely are there make a new list.',
        body: OwnListInput,
        response: { 200: ListImportBody, ...failures(400, 401, 409, 413, 415, 422, 503) },
      },
    },
    async (request) => {
      const { name, content, mark, dry_run = false } = request.body;
      const own = { name: name.trim(), content, isTrial: dry_run, ...(mark !== undefined && { mark }) };
      return listImportBody(await importList(deps, callerOf(request).id, own));
    },
  );
};
