// Health, metrics, and the vocabulary and sources of the catalogue.

import type { City } from '../../city/city.ts';
import { CityBody, cityBody } from '../../contract/city.ts';
import { listOf } from '../../contract/fields.ts';
import { AttributionBody, AttributionQuery, CategoryBody, categoryBodies, HealthBody } from '../../contract/service.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Metrics } from '../../system/metrics.ts';
import type { RangedFile } from '../../system/ranged-file.ts';
import { attributionsOf } from '../../usecases/attribution.ts';
import type { CatalogueReader } from '../../usecases/catalogue.ts';
import type { Health } from '../../usecases/health.ts';
import { sendRange } from '../ranges.ts';
import { failures, type Routes } from '../routes.ts';

interface ServiceDeps {
  readonly health: Health;
  readonly metrics: Metrics;
  readonly catalogue: CatalogueReader;
  readonly city: City;
  readonly basemap?: RangedFile;
}

export const serviceRoutes: Routes<ServiceDeps> = async (app, deps) => {
  app.get(
    '/healthz',
    {
      schema: {
        tags: ['service'],
        operationId: 'check_liveness',
        summary: 'The process answers',
        response: { 200: HealthBody },
      },
    },
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    '/readyz',
    {
      schema: {
        tags: ['service'],
        operationId: 'check_readiness',
        summary: 'Database, migrations, catalogue and models are there',
        response: { 200: HealthBody, 503: HealthBody },
      },
    },
    async (_request, reply) => {
      const { ready, parts } = await deps.health.check();
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', parts });
    },
  );

  app.get(
    '/metrics',
    {
      schema: {
        tags: ['service'],
        operationId: 'get_metrics',
        summary: 'Figures for Prometheus',
        response: {
          200: { description: 'Its text format.', content: { 'text/plain': { schema: { type: 'string' } } } },
        },
      },
    },
    async (_request, reply) => reply.type(deps.metrics.contentType).send(await deps.metrics.text()),
  );

  app.get(
    '/api/categories',
    {
      schema: {
        tags: ['places'],
        operationId: 'list_categories',
        summary: 'The canonical categories',
        response: { 200: listOf(CategoryBody, 'With their Spanish names and groups.') },
      },
    },
    async () => [...categoryBodies],
  );

  app.get(
    '/api/attribution',
    {
      schema: {
        tags: ['places'],
        operationId: 'list_attributions',
        summary: 'Where the facts come from',
        querystring: AttributionQuery,
        response: { 200: listOf(AttributionBody, 'One entry a source.'), ...failures(422) },
      },
    },
    // English where nothing is asked for: the header alone changes nothing here, so that one answer is kept for all.
    async ({ query }) => [...attributionsOf(deps.catalogue.current().catalogue, deps.city, query.lang ?? 'en')],
  );

  app.get(
    '/api/city',
    {
      schema: {
        tags: ['service'],
        operationId: 'get_city',
        summary: 'The city that this service is for',
        response: { 200: CityBody },
      },
    },
    async () => cityBody(deps.city, deps.basemap !== undefined),
  );

  const tiles = { content: { [PMTILES]: { schema: { type: 'string', format: 'binary' } } } };
  app.get(
    '/api/city/basemap',
    {
      schema: {
        tags: ['service'],
        operationId: 'get_basemap',
        summary: 'The base map of the city: vector tiles in one PMTiles file, read by ranges of bytes',
        response: {
          200: { description: 'The whole file.', ...tiles },
          206: { description: 'The range of bytes that `Range` asks for.', ...tiles },
          304: { description: 'What `If-None-Match` names is current.', type: 'null' },
          ...failures(404, 416),
        },
      },
      // Drawing a view takes a dozen small reads of one file; the limit for each address still counts them.
      config: { rateLimit: false },
    },
    async (request, reply) => {
      if (deps.basemap === undefined) throw new DomainError('place/not-found', 'This city has no base map');
      reply.type(PMTILES).header('cache-control', 'public, max-age=3600');
      return sendRange(deps.basemap, request, reply);
    },
  );
};

/** As registered with IANA. */
const PMTILES = 'application/vnd.pmtiles';
