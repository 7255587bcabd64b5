// Reports of imports: places found, and rows that may have been missed.
import { LatestFirstQuery, pageOf } from '../../contract/admin.ts';
import { DuplicatesBody, ImportReportBody, importReportBody } from '../../contract/admin-imports.ts';
import { placeSummaryBody } from '../../contract/admin-place-bodies.ts';
import { listOf } from '../../contract/fields.ts';
import type { Place } from '../../domain/place.ts';
import { type DuplicateDeps, likelyDuplicates } from '../../usecases/admin/duplicates.ts';
import type { TrailDeps } from '../../usecases/admin/retention.ts';
import type { CatalogueReader } from '../../usecases/catalogue.ts';
import { failures, type Routes } from '../routes.ts';

export const adminImportRoutes: Routes<
  Pick<TrailDeps, 'importReports'> & DuplicateDeps & { readonly catalogue: CatalogueReader }
> = async (app, deps) => {
  app.get(
    '/api/admin/imports',
    {
      onRequest: deps.guards.admin,
      schema: {
        tags: ['admin'],
        operationId: 'list_imports',
        summary: 'Reports of past imports',
        querystring: LatestFirstQuery,
        response: { 200: listOf(ImportReportBody, 'The latest first.'), ...failures(401, 403, 422) },
      },
    },
    async ({ query }) => (await deps.importReports.list(pageOf(query))).map(importReportBody),
  );

  app.get(
    '/api/admin/duplicates',
    {
      onRequest: deps.guards.admin,
      schema: {
        tags: ['admin'],
        operationId: 'list_duplicates',
        summary: 'Places that may be one and the same, but for those that were told apart',
        response: { 200: DuplicatesBody, ...failures(401, 403) },
      },
    },
    async () => {
      const { catalogue, ratings } = deps.catalogue.current();
      const summaryOf = (place: Place) =>
        placeSummaryBody(place, ratings.summaryOf(catalogue.rowOf.get(place.id) ?? -1));
      const { pairs, ...extent } = await likelyDuplicates(deps, catalogue);
      return {
        ...extent,
        pairs: pairs.map(({ one, other, match }) => ({
          score: Math.round(match.score * 100) / 100,
          reason: match.reason,
          one: summaryOf(one),
          other: summaryOf(other),
        })),
      };
    },
  );
};
