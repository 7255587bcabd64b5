// Trained models: which there are, and which one serves.
import { NumericId } from '../../contract/admin.ts';
import { ModelSetBody, modelSetBody } from '../../contract/admin-models.ts';
import { listOf } from '../../contract/fields.ts';
import { activateModelSet, type ModelDeps } from '../../usecases/admin/models.ts';
import { actorOf } from '../actor.ts';
import { failures, type Routes } from '../routes.ts';

export const adminModelRoutes: Routes<ModelDeps> = async (app, deps) => {
  const onRequest = deps.guards.admin;
  const { models, liveModels } = deps;

  app.get(
    '/api/admin/models',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'list_model_sets',
        summary: 'Sets of trained models',
        response: { 200: listOf(ModelSetBody, 'The latest hundred, the newest first.'), ...failures(401, 403) },
      },
    },
    async () => (await models.list()).map((set) => modelSetBody(set, liveModels.current()?.id)),
  );

  app.post(
    '/api/admin/models/:id/activate',
    {
      onRequest,
      schema: {
        tags: ['admin'],
        operationId: 'activate_model_set',
        summary: 'Let a set serve, a newer or an older one',
        params: NumericId,
        response: { 200: ModelSetBody, ...failures(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const set = await activateModelSet(deps, actorOf(request), request.params.id);
      return modelSetBody(set, liveModels.current()?.id);
    },
  );
};
