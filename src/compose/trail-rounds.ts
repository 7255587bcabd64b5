// The background work that forgets old audit entries and import reports.
import type { Settings } from '../config/settings.ts';
import { forgetOldTrail, type TrailDeps } from '../usecases/admin/retention.ts';
import type { Round } from './rounds.ts';

const HOUR_MS = 60 * 60 * 1000;

export const trailRound = (trail: TrailDeps, { AUDIT_RETENTION_DAYS: days }: Settings): Round => ({
  name: 'forget the old trail',
  everyMs: HOUR_MS,
  run: () => forgetOldTrail(trail, days),
});
