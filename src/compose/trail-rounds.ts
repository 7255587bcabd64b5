// The background work that forgets old audit entries, import reports and events.
import type { Settings } from '../config/settings.ts';
import { forgetOldTrail, type TrailDeps } from '../usecases/admin/retention.ts';
import { type EventDeps, forgetOldEvents } from '../usecases/events.ts';
import type { Round } from './rounds.ts';

const HOUR_MS = 60 * 60 * 1000;

export const trailRound = (trail: TrailDeps, { AUDIT_RETENTION_DAYS: days }: Settings): Round => ({
  name: 'forget the old trail',
  everyMs: HOUR_MS,
  run: () => forgetOldTrail(trail, days),
});

export const eventRound = (
  deps: Pick<EventDeps, 'events' | 'clock'>,
  { EVENT_RETENTION_DAYS: days }: Settings,
): Round => ({
  name: 'forget old events',
  everyMs: HOUR_MS,
  isOnce: true,
  run: () => forgetOldEvents(deps, days),
});
