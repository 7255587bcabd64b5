// What administrators may do, a file a resource. Every route here wants an administrator's token.
import type { Routes } from '../routes.ts';
import { adminAuditRoutes } from './admin-audit.ts';
import { adminPlaceRoutes } from './admin-places.ts';
import { adminUserRoutes } from './admin-users.ts';
import { adminWidgetKeyRoutes } from './admin-widget-keys.ts';

const RESOURCES: readonly Routes[] = [adminUserRoutes, adminPlaceRoutes, adminWidgetKeyRoutes, adminAuditRoutes];

export const adminRoutes: Routes = async (app, deps) => {
  for (const routes of RESOURCES) await app.register(routes, deps);
};
