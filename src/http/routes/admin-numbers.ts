// Numbers for operators, to look at and to take along.
import { daysOf, NumbersBody, NumbersQuery, numbersBody, numbersCsv } from '../../contract/numbers.ts';
import { type NumberDeps, numbersOf } from '../../usecases/admin/numbers.ts';
import { failures, type Routes } from '../routes.ts';

const CSV = { description: 'CSV.', content: { 'text/csv': { schema: { type: 'string' } } } };

export const adminNumberRoutes: Routes<NumberDeps> = async (app, deps) => {
  const onRequest = deps.guards.admin;
  const tags = ['admin'];

  app.get(
    '/api/admin/numbers',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'get_numbers',
        summary: 'What is asked, what could not be answered, what is chosen',
        querystring: NumbersQuery,
        response: { 200: NumbersBody, ...failures(401, 403, 422) },
      },
    },
    async ({ query }) => numbersBody(await numbersOf(deps, daysOf(query))),
  );

  app.get(
    '/api/admin/numbers.csv',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'get_numbers_csv',
        summary: 'The same, a row a day',
        querystring: NumbersQuery,
        response: { 200: CSV, ...failures(401, 403, 422) },
      },
    },
    async ({ query }, reply) => {
      reply.header('content-disposition', 'attachment; filename="paseo-numbers.csv"').type('text/csv; charset=utf-8');
      return reply.send(numbersCsv(await numbersOf(deps, daysOf(query))) as never);
    },
  );
};
