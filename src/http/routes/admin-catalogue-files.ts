// The catalogue as a file, out and in: an export that streams, and an import that is received to the disk.
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CatalogueImportBody, catalogueImportBody, fileNameOf, ImportQuery } from '../../contract/catalogue-files.ts';
import { DomainError } from '../../domain/errors.ts';
import type { CatalogueReader } from '../../usecases/catalogue.ts';
import {
  CATALOGUE_FILE_KINDS,
  CATALOGUE_FILE_TYPES,
  type CatalogueFileKind,
  catalogueFile,
} from '../../usecases/catalogue-files.ts';
import { importUpload, type Upload, type UploadDeps } from '../../usecases/importing/upload.ts';
import { actorOf } from '../actor.ts';
import { allowLongArrival } from '../clients.ts';
import { endDeadline } from '../deadline.ts';
import { domainFailure } from '../errors.ts';
import { EVENT_STREAM, wantsEvents } from '../event-stream.ts';
import { failures, type Routes } from '../routes.ts';
import { importEvents } from './import-events.ts';

type Deps = Omit<UploadDeps, 'catalogue'> & { readonly catalogue: CatalogueReader & UploadDeps['catalogue'] };

export const adminCatalogueFileRoutes: Routes<Deps> = async (app, deps) => {
  const onRequest = deps.guards.admin;
  const { seconds, graceS } = deps.uploads;

  for (const kind of CATALOGUE_FILE_KINDS) {
    app.get(
      `/api/admin/catalogue.${kind}`,
      {
        onRequest,
        config: { deadlineS: seconds },
        schema: {
          tags: ['admin'],
          operationId: `export_catalogue_${kind}`,
          summary: `The whole catalogue as ${kind.toUpperCase()}`,
          response: { 200: fileSchema(kind), ...failures(401, 403) },
        },
      },
      async (_request, reply) => {
        reply.header('content-disposition', `attachment; filename="catalogue.${kind}"`);
        reply.type(`${CATALOGUE_FILE_TYPES[kind]}; charset=utf-8`);
        // Pulled piece by piece, as fast as the client takes them.
        return reply.send(
          Readable.from(catalogueFile(deps.catalogue.current().catalogue, kind), { highWaterMark: 1 }) as never,
        );
      },
    );
  }

  // The file stays a stream, whatever its type is called.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, stream, done) => done(null, stream));

  app.post(
    '/api/admin/imports',
    {
      onRequest,
      config: { deadlineS: 2 * seconds + graceS },
      schema: {
        tags: ['admin'],
        operationId: 'import_catalogue',
        summary: 'Import a file into the catalogue: all of it or nothing',
        description:
          'The body is the file as it is. With `Accept: text/event-stream`: events `progress` (`share`, `records`), then `done` (the answer) or `failed` (an error body).',
        querystring: ImportQuery,
        body: { content: { 'application/octet-stream': { schema: { description: 'The file.' } } } },
        response: { 200: ANSWER_OR_EVENTS, ...failures(400, 401, 403, 408, 409, 413, 422, 503) },
      },
    },
    async (request, reply) => {
      const { query } = request;
      allowLongArrival(request, reply);
      // The silence of a socket while the file is read is not the client's.
      const onReceived = () => void reply.raw.setTimeout((seconds + graceS) * 1000, () => reply.raw.destroy());
      const onStoring = () => endDeadline(request, reply);
      const isDryRun = query.dry_run ?? false;
      const upload: Upload = {
        source: query.source,
        file: fileNameOf(query),
        stream: bodyOf(request),
        announcedBytes: Number(request.headers['content-length'] ?? 0),
        isDryRun,
        gone: whenGone(reply),
        onReceived,
        onStoring,
      };
      const actor = actorOf(request);
      if (wantsEvents(request)) {
        const events = importEvents({
          run: (onProgress) => importUpload(deps, actor, { ...upload, onProgress }).catch(endingConnection(reply)),
          doneOf: (report) => catalogueImportBody(report, !isDryRun),
          failureOf: (error) => ({ ...domainFailure(error).body, request_id: request.id }),
        });
        return reply.type(EVENT_STREAM).send((await events) as never);
      }
      return catalogueImportBody(await importUpload(deps, actor, upload).catch(endingConnection(reply)), !isDryRun);
    },
  );
};

const fileSchema = (kind: CatalogueFileKind) => ({
  description: 'A file.',
  content: { [CATALOGUE_FILE_TYPES[kind]]: { schema: { type: kind === 'geojson' ? 'object' : 'string' } } },
});

const ANSWER_OR_EVENTS = {
  description: 'The report, at once or at the end of the events.',
  content: {
    'application/json': { schema: CatalogueImportBody },
    [EVENT_STREAM]: { schema: { type: 'string' } },
  },
};

function bodyOf({ body }: FastifyRequest): Readable {
  if (body instanceof Readable) return body;
  throw new DomainError('import/bad-data', 'the file is empty');
}

function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort(new DomainError('request/malformed', 'The sender went away')));
  return gone.signal;
}

/** What was not read of a refused file would be taken for the next request. */
const endingConnection =
  (reply: FastifyReply) =>
  (error: unknown): never => {
    reply.header('connection', 'close');
    throw error;
  };
