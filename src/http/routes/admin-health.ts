// The state of the service, for operators.
import { ServiceStateBody, serviceStateBody } from '../../contract/admin-health.ts';
import { type StateDeps, stateOf } from '../../usecases/admin/state.ts';
import { failures, type Routes } from '../routes.ts';

export const adminHealthRoutes: Routes<StateDeps> = async (app, deps) => {
  app.get(
    '/api/admin/health',
    {
      onRequest: deps.guards.admin,
      schema: {
        tags: ['admin'],
        operationId: 'get_service_state',
        summary: 'What is served, and what background work did last',
        response: { 200: ServiceStateBody, ...failures(401, 403) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const facts = { uptimeS: process.uptime(), memoryBytes: process.memoryUsage.rss() };
      return serviceStateBody(await stateOf(deps), facts);
    },
  );
};
