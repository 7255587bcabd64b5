// What administration is handed: the repositories, the snapshots, and the outlines that file places under districts.
import type { Settings } from '../config/settings.ts';
import { once } from '../domain/once.ts';
import type { Clock } from '../system/clock.ts';
import type { AdminDeps } from '../usecases/admin/deps.ts';
import { forgetOldTrail } from '../usecases/admin/retention.ts';
import type { LiveCatalogue } from '../usecases/catalogue.ts';
import type { Service } from '../usecases/service.ts';
import type { Repositories } from './repositories.ts';
import type { Round } from './rounds.ts';
import { shippedLocate } from './shipped.ts';

export function administrationOver(
  repositories: Repositories,
  parts: { readonly catalogue: LiveCatalogue; readonly clock: Clock },
): AdminDeps {
  // The outlines are read when the first place is moved or made.
  const locate = once(shippedLocate);
  return { ...repositories, ...parts, locate: (position) => locate()(position) };
}

const HOUR_MS = 60 * 60 * 1000;

export const trailRound = ({ admin }: Service, { AUDIT_RETENTION_DAYS: days }: Settings): Round => ({
  name: 'forget the old trail',
  everyMs: HOUR_MS,
  run: () => forgetOldTrail(admin, days),
});
