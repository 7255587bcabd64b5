// The trail of administration, for administrators.
import { pageOf } from '../../contract/admin.ts';
import { AuditEntryBody, AuditQuery, auditEntryBody } from '../../contract/admin-audit.ts';
import { listOf } from '../../contract/fields.ts';
import type { TrailDeps } from '../../usecases/admin/retention.ts';
import { failures, type Routes } from '../routes.ts';

export const adminAuditRoutes: Routes<Pick<TrailDeps, 'audit'>> = async (app, deps) => {
  app.get(
    '/api/admin/audit-log',
    {
      onRequest: deps.guards.admin,
      schema: {
        tags: ['admin'],
        operationId: 'list_audit_entries',
        summary: 'What administrators did',
        querystring: AuditQuery,
        response: { 200: listOf(AuditEntryBody, 'The latest first.'), ...failures(401, 403, 422) },
      },
    },
    async ({ query }) => {
      const { object, object_id: objectId } = query;
      const entries = await deps.audit.list({
        ...pageOf(query),
        ...(object !== undefined && { object }),
        ...(objectId !== undefined && { objectId }),
      });
      return entries.map(auditEntryBody);
    },
  );
};
