// Health, metrics, and the vocabulary and sources of the catalogue.

import { listOf } from '../../contract/fields.ts';
import { AttributionBody, CategoryBody, categoryBodies, HealthBody } from '../../contract/service.ts';
import type { Metrics } from '../../system/metrics.ts';
import { attributionsOf } from '../../usecases/attribution.ts';
import type { CatalogueReader } from '../../usecases/catalogue.ts';
import type { Health } from '../../usecases/health.ts';
import type { Routes } from '../routes.ts';

interface ServiceDeps {
  readonly health: Health;
  readonly metrics: Metrics;
  readonly catalogue: CatalogueReader;
}

export const serviceRoutes: Routes<ServiceDeps> = async (app, deps) => {
  app.get(
    '/healthz',
    { schema: { tags: ['service'], summary: 'The process answers', response: { 200: HealthBody } } },
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    '/readyz',
    {
      schema: {
        tags: ['service'],
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
        summary: 'Where the facts come from',
        response: { 200: listOf(AttributionBody, 'One entry a source.') },
      },
    },
    async () => [...attributionsOf(deps.catalogue.current().catalogue)],
  );
};
