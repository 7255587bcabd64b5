// House rules: promotions and limits, for all or for one key.
import { NumericId } from '../../contract/admin.ts';
import { Detail } from '../../contract/errors.ts';
import { listOf } from '../../contract/fields.ts';
import { HouseRuleBody, HouseRuleInput, houseRuleBody, houseRuleOf } from '../../contract/house-rules.ts';
import {
  changeHouseRule,
  type HouseRuleDeps,
  listHouseRules,
  makeHouseRule,
  removeHouseRule,
} from '../../usecases/admin/house-rules.ts';
import { actorOf } from '../actor.ts';
import { failures, type Routes } from '../routes.ts';

export const adminHouseRuleRoutes: Routes<HouseRuleDeps> = async (app, deps) => {
  const onRequest = deps.guards.admin;
  const tags = ['admin'];

  app.get(
    '/api/admin/house-rules',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'list_house_rules',
        summary: 'House rules',
        response: { 200: listOf(HouseRuleBody, 'Those to come and those that are over, too.'), ...failures(401, 403) },
      },
    },
    async () => (await listHouseRules(deps)).map(houseRuleBody),
  );

  app.post(
    '/api/admin/house-rules',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'create_house_rule',
        summary: 'Make a house rule',
        body: HouseRuleInput,
        response: { 200: HouseRuleBody, ...failures(400, 401, 403, 409, 413, 415, 422) },
      },
    },
    async (request) => houseRuleBody(await makeHouseRule(deps, actorOf(request), houseRuleOf(request.body))),
  );

  app.put(
    '/api/admin/house-rules/:id',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'replace_house_rule',
        summary: 'Replace a house rule',
        params: NumericId,
        body: HouseRuleInput,
        response: { 200: HouseRuleBody, ...failures(400, 401, 403, 404, 413, 415, 422) },
      },
    },
    async (request) =>
      houseRuleBody(await changeHouseRule(deps, actorOf(request), request.params.id, houseRuleOf(request.body))),
  );

  app.delete(
    '/api/admin/house-rules/:id',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'delete_house_rule',
        summary: 'Remove a house rule',
        params: NumericId,
        response: { 200: Detail, ...failures(401, 403, 404, 422) },
      },
    },
    async (request) => {
      await removeHouseRule(deps, actorOf(request), request.params.id);
      return { detail: 'House rule removed' };
    },
  );
};
