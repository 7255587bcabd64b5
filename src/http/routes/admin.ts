// What administrators may do, a file a resource. Every route here wants an administrator's token.
import { endDeadline } from '../deadline.ts';
import type { App, DepsOf, Routes } from '../routes.ts';
import { adminAccessKeyRoutes } from './admin-access-keys.ts';
import { adminAuditRoutes } from './admin-audit.ts';
import { adminCatalogueFileRoutes } from './admin-catalogue-files.ts';
import { adminExperimentRoutes } from './admin-experiments.ts';
import { adminFreshnessRoutes } from './admin-freshness.ts';
import { adminHealthRoutes } from './admin-health.ts';
import { adminHouseRuleRoutes } from './admin-house-rules.ts';
import { adminImportRoutes } from './admin-imports.ts';
import { adminModelRoutes } from './admin-models.ts';
import { adminNumberRoutes } from './admin-numbers.ts';
import { adminPlaceRoutes } from './admin-places.ts';
import { adminReviewRoutes } from './admin-reviews.ts';
import { adminUserRoutes } from './admin-users.ts';
import { adminWebhookRoutes } from './admin-webhooks.ts';

const RESOURCES = [
  adminUserRoutes,
  adminPlaceRoutes,
  adminFreshnessRoutes,
  adminImportRoutes,
  adminCatalogueFileRoutes,
  adminReviewRoutes,
  adminAccessKeyRoutes,
  adminWebhookRoutes,
  adminHouseRuleRoutes,
  adminModelRoutes,
  adminExperimentRoutes,
  adminNumberRoutes,
  adminHealthRoutes,
  adminAuditRoutes,
] as const;

export const adminRoutes: Routes<DepsOf<(typeof RESOURCES)[number]>> = async (app, deps) => {
  // A change is answered once it is in service, which takes a busy machine a while: told too early that it was late, an administrator would
  // make it again. A route with a deadline of its own ends that itself.
  app.addHook('preHandler', (request, reply, done) => {
    if (request.method !== 'GET' && request.routeOptions.config.deadlineS === undefined) endDeadline(request, reply);
    done();
  });
  for (const routes of RESOURCES) await app.register((scope: App) => routes(scope, deps));
};
