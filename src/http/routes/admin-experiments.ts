// Experiments on live lists.
import { NumericId } from '../../contract/admin.ts';
import {
  AdoptionInput,
  ExperimentBody,
  ExperimentInput,
  experimentBody,
  rankingOf,
} from '../../contract/experiments.ts';
import { listOf } from '../../contract/fields.ts';
import type { Experiment } from '../../domain/experiment.ts';
import { adoptRanking, type ExperimentDeps, endExperiment, startExperiment } from '../../usecases/admin/experiments.ts';
import { resultOf } from '../../usecases/experiments.ts';
import { actorOf } from '../actor.ts';
import { failures, type Routes } from '../routes.ts';

export const adminExperimentRoutes: Routes<ExperimentDeps> = async (app, deps) => {
  const onRequest = deps.guards.admin;
  const tags = ['admin'];
  const bodyOf = async (experiment: Experiment) =>
    experimentBody(experiment, await resultOf(deps.experiments, experiment.id));

  app.get(
    '/api/admin/experiments',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'list_experiments',
        summary: 'Experiments and their results',
        response: { 200: listOf(ExperimentBody, 'The latest hundred, the newest first.'), ...failures(401, 403) },
      },
    },
    async () => {
      // One after the other: a hundred counts at once would take every connection to the database.
      const bodies: ReturnType<typeof experimentBody>[] = [];
      for (const experiment of await deps.experiments.list()) bodies.push(await bodyOf(experiment));
      return bodies;
    },
  );

  app.post(
    '/api/admin/experiments',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'start_experiment',
        summary: 'Compare two rankings on the lists of callers who name no method',
        body: ExperimentInput,
        response: { 200: ExperimentBody, ...failures(400, 401, 403, 409, 413, 415, 422) },
      },
    },
    async (request) => {
      const { name, a, b } = request.body;
      const rankings = { A: rankingOf(a), B: rankingOf(b) };
      return bodyOf(await startExperiment(deps, actorOf(request), { name, rankings }));
    },
  );

  app.post(
    '/api/admin/experiments/:id/end',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'end_experiment',
        summary: 'End an experiment; what served before serves on',
        params: NumericId,
        response: { 200: ExperimentBody, ...failures(401, 403, 404, 422) },
      },
    },
    async (request) => bodyOf(await endExperiment(deps, actorOf(request), request.params.id)),
  );

  app.post(
    '/api/admin/experiments/:id/adopt',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'adopt_ranking',
        summary: 'Let one of the two rankings serve callers who name no method',
        params: NumericId,
        body: AdoptionInput,
        response: { 200: ExperimentBody, ...failures(400, 401, 403, 404, 413, 415, 422) },
      },
    },
    async (request) => bodyOf(await adoptRanking(deps, actorOf(request), request.params.id, request.body.ranking)),
  );
};
