// Plans: made, read, changed, shared, and taken along as files. For people with an account and visitors of the page.
import type { FastifyRequest } from 'fastify';
import { Detail } from '../../contract/errors.ts';
import { listOf } from '../../contract/fields.ts';
import { planBody, planSummaryBody, sharedPlanBody } from '../../contract/plan-bodies.ts';
import {
  editOf,
  fillOf,
  PlanBody,
  PlanChange,
  type PlanDayInput,
  PlanInput,
  PlanLinkBody,
  PlanSummaryBody,
  SharedPlanBody,
  stopOf,
  titleOf,
  windowOf,
} from '../../contract/plans.ts';
import { asPlaceId } from '../../domain/branded.ts';
import { DomainError } from '../../domain/errors.ts';
import { type AuthenticationDeps, authenticate } from '../../usecases/accounts.ts';
import { daysOf, PLAN_FILE_TYPES, planFile } from '../../usecases/plan-files.ts';
import {
  changePlan,
  createPlan,
  getPlan,
  listPlans,
  type NewDay,
  type PlanDeps,
  type Planner,
  readShared,
  removePlan,
  sharePlan,
  type TimedPlan,
  usualStay,
  withdrawLink,
} from '../../usecases/plans.ts';
import { findVisitor, type VisitorDeps } from '../../usecases/visitors.ts';
import { bearerToken } from '../authentication.ts';
import { languageOf } from '../language.ts';
import { failures, type Routes } from '../routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    planner: Planner | undefined;
  }
}

const tags = ['plans'];

export const planRoutes: Routes<PlanDeps & VisitorDeps & AuthenticationDeps> = async (app, deps) => {
  app.decorateRequest('planner', undefined);

  const onRequest = async (request: FastifyRequest, reply: { header(name: string, value: string): unknown }) => {
    reply.header('cache-control', 'no-store');
    const token = bearerToken(request);
    const visitor = await findVisitor(deps, token);
    request.planner =
      visitor === undefined
        ? { kind: 'user', userId: (await authenticate(deps, token)).id }
        : { kind: 'visitor', visitor };
  };
  const bodyOf = (plan: TimedPlan) => planBody(plan, deps.timeZone, daysOf(plan));

  app.get(
    '/api/plans/',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'list_plans',
        summary: 'The caller’s plans',
        response: { 200: listOf(PlanSummaryBody, 'The latest first.'), ...failures(401) },
      },
    },
    async (request) => (await listPlans(deps, plannerOf(request))).map(planSummaryBody),
  );

  app.post(
    '/api/plans/',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'create_plan',
        summary: 'Make a plan',
        description: 'Days with given stops, days that are filled by taste and open doors, or both.',
        body: PlanInput,
        response: { 200: PlanBody, ...failures(400, 401, 404, 409, 413, 415, 422, 503) },
      },
    },
    async (request) => {
      const { title, days } = request.body;
      const made = { title: titleOf(title, days, languageOf(request)), days: days.map(newDay) };
      return bodyOf(await createPlan(deps, plannerOf(request), made));
    },
  );

  app.get<{ Params: { id: string } }>(
    '/api/plans/:id',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'get_plan',
        summary: 'A plan with its times',
        response: { 200: PlanBody, ...failures(401, 404) },
      },
    },
    async (request) => bodyOf(await getPlan(deps, plannerOf(request), planIdOf(request))),
  );

  app.patch<{ Params: { id: string } }>(
    '/api/plans/:id',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'change_plan',
        summary: 'Change a plan',
        body: PlanChange,
        response: { 200: PlanBody, ...failures(400, 401, 404, 409, 413, 415, 422, 503) },
      },
    },
    async (request) => {
      const { version, title, days, edits } = request.body as PlanChange;
      const changes = {
        version,
        ...(title !== undefined && { title }),
        ...(days && { days: days.map(newDay) }),
        ...(edits && { edits: edits.map((edit) => editOf(edit, (id) => usualStay(deps, asPlaceId(id)))) }),
      };
      return bodyOf(await changePlan(deps, plannerOf(request), planIdOf(request), changes));
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/api/plans/:id',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'delete_plan',
        summary: 'Delete a plan',
        response: { 200: Detail, ...failures(401, 404) },
      },
    },
    async (request) => {
      await removePlan(deps, plannerOf(request), planIdOf(request));
      return { detail: 'Plan deleted' };
    },
  );

  app.post<{ Params: { id: string } }>(
    '/api/plans/:id/link',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'share_plan',
        summary: 'Share a plan by a link',
        description: 'A link that was made before is dead from now on.',
        response: { 200: PlanLinkBody, ...failures(401, 404) },
      },
    },
    async (request) => {
      const link = await sharePlan(deps, plannerOf(request), planIdOf(request));
      return { link, path: `/plan/?shared=${link}` };
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/api/plans/:id/link',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'withdraw_plan_link',
        summary: 'Withdraw the link',
        response: { 200: Detail, ...failures(401, 404) },
      },
    },
    async (request) => {
      await withdrawLink(deps, plannerOf(request), planIdOf(request));
      return { detail: 'Link withdrawn' };
    },
  );

  for (const kind of ['ics', 'gpx', 'geojson'] as const) {
    app.get<{ Params: { id: string } }>(
      `/api/plans/:id.${kind}`,
      {
        onRequest,
        schema: {
          tags,
          operationId: `get_plan_${kind}`,
          summary: `A plan as ${kind.toUpperCase()}`,
          response: {
            200: { description: 'A file.', content: { [PLAN_FILE_TYPES[kind]]: { schema: { type: 'string' } } } },
            ...failures(401, 404),
          },
        },
      },
      async (request, reply) => {
        const plan = await getPlan(deps, plannerOf(request), planIdOf(request));
        const { type, text } = planFile(deps, plan, kind);
        reply.header('content-disposition', `attachment; filename="plan.${kind}"`);
        return reply.type(type).send(text as never);
      },
    );
  }

  app.get<{ Params: { link: string } }>(
    '/api/shared/:link',
    {
      schema: {
        tags,
        operationId: 'get_shared_plan',
        summary: 'A shared plan',
        description: 'For whoever has the link, until it is withdrawn.',
        response: { 200: SharedPlanBody, ...failures(404) },
      },
    },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      const shared = await readShared(deps, request.params.link);
      return sharedPlanBody(shared.plan.title, deps.timeZone, daysOf(shared));
    },
  );

  app.get<{ Params: { link: string } }>(
    '/api/shared/:link.ics',
    {
      schema: {
        tags,
        operationId: 'get_shared_plan_ics',
        summary: 'A shared plan as ICS',
        description: 'For whoever has the link, until it is withdrawn.',
        response: {
          200: { description: 'A file.', content: { [PLAN_FILE_TYPES.ics]: { schema: { type: 'string' } } } },
          ...failures(404),
        },
      },
    },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      const { type, text } = planFile(deps, await readShared(deps, request.params.link), 'ics');
      reply.header('content-disposition', 'attachment; filename="plan.ics"');
      return reply.type(type).send(text as never);
    },
  );

  function newDay(input: PlanDayInput, index: number): NewDay {
    const fill = fillOf(input, index);
    return {
      day: windowOf(input, deps.centre, index),
      stops: (input.stops ?? []).map((stop) => stopOf(stop, usualStay(deps, asPlaceId(stop.place_id)))),
      ...(fill && { fill }),
    };
  }
};

/** Ids are ours: any other text names no plan. @throws DomainError `plan/not-found` */
function planIdOf({ params: { id } }: { readonly params: { readonly id: string } }): string {
  if (/^[\w-]{22}$/u.test(id)) return id;
  throw new DomainError('plan/not-found', 'Plan not found');
}

function plannerOf({ planner }: FastifyRequest): Planner {
  if (!planner) throw new Error('a route of plans has no planner');
  return planner;
}
