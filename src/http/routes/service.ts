// Health, metrics, and the vocabulary and sources of the catalogue.
import { listOf } from '../../contract/fields.ts';
import { AttributionBody, CategoryBody, categoryBodies, HealthBody } from '../../contract/service.ts';
import { attributionsOf } from '../../usecases/attribution.ts';
import type { Routes } from '../routes.ts';

export const serviceRoutes: Routes = async (app, { service }) => {
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
      const { ready, parts } = await service.health.check();
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
    async (_request, reply) => reply.type(service.metrics.contentType).send(await service.metrics.text()),
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
    async () => [...attributionsOf(service.catalogue.current().catalogue)],
  );
};
