// The trail of administration, for administrators.
import { pageOf } from '../../contract/admin.ts';
import { AuditEntryBody, AuditQuery, auditEntryBody } from '../../contract/admin-audit.ts';
import { listOf } from '../../contract/fields.ts';
import { failures, type Routes } from '../routes.ts';

export const adminAuditRoutes: Routes = async (app, { service, guards }) => {
  app.get(
    '/api/admin/audit-log',
    {
      onRequest: guards.admin,
      schema: {
        tags: ['admin'],
        summary: 'What administrators did',
        querystring: AuditQuery,
        response: { 200: listOf(AuditEntryBody, 'The latest first.'), ...failures(401, 403, 422) },
      },
    },
    async ({ query }) => {
      const { object, object_id: objectId } = query;
      const entries = await service.admin.audit.list({
        ...pageOf(query),
        ...(object !== undefined && { object }),
        ...(objectId !== undefined && { objectId }),
      });
      return entries.map(auditEntryBody);
    },
  );
};
