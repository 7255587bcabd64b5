// Events of people and visitors who agreed to it; and their own events, handed out and erased without an account, too.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Detail } from '../../contract/errors.ts';
import { EventBody, EventsInput, eventBody, sentEvents, TakenEventsBody } from '../../contract/events.ts';
import { listOf } from '../../contract/fields.ts';
import type { AuthenticationDeps } from '../../usecases/accounts.ts';
import { type EventDeps, eraseEvents, eventsOf, takeEvents } from '../../usecases/events.ts';
import type { WidgetDeps } from '../../usecases/widget.ts';
import { askerIn, askerOf } from '../asker.ts';
import { answerPreflight } from '../cross-origin.ts';
import { failures, type Routes } from '../routes.ts';

export const eventRoutes: Routes<EventDeps & WidgetDeps & AuthenticationDeps> = async (app, deps) => {
  const tags = ['events'];
  /** Our pages send every three seconds at most. */
  const rateLimit = { max: 30, timeWindow: '1 minute' };
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    request.asker = await askerOf(deps, request, reply);
  };

  app.options('/api/events/', { schema: { hide: true } }, (request, reply) => answerPreflight(deps, request, reply));

  app.post(
    '/api/events/',
    {
      onRequest,
      config: { rateLimit },
      schema: {
        tags,
        operationId: 'send_events',
        summary: 'Tell what was done with places of a list',
        description:
          'Of a person, a visitor, or a visitor of a page whose key takes events. Each event names the list that caused it.',
        body: EventsInput,
        response: { 200: TakenEventsBody, ...failures(400, 401, 403, 413, 415, 422, 429, 503) },
      },
    },
    (request) => takeEvents(deps, { asker: askerIn(request), address: request.ip }, sentEvents(request.body)),
  );

  app.get(
    '/api/events/',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'list_own_events',
        summary: 'The caller’s events that are kept',
        response: { 200: listOf(EventBody, 'The oldest day first.'), ...failures(401, 403, 429, 503) },
      },
    },
    async (request) => (await eventsOf(deps, askerIn(request))).map(eventBody),
  );

  app.delete(
    '/api/events/',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'erase_own_events',
        summary: 'Erase the caller’s events',
        response: { 200: Detail, ...failures(401, 403, 429, 503) },
      },
    },
    async (request) => {
      await eraseEvents(deps, askerIn(request));
      return { detail: 'Events erased' };
    },
  );
};
