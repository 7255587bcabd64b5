// The background work that forgets old audit entries, import reports, events, numbers and meetings, writes the latter two
// down, and delivers webhooks.
import type { Settings } from '../config/settings.ts';
import { forgetOldNumbers, type NumberDeps } from '../usecases/admin/numbers.ts';
import { forgetOldTrail, type TrailDeps } from '../usecases/admin/retention.ts';
import { type EventDeps, forgetOldEvents } from '../usecases/events.ts';
import { forgetOldMeetings, type MeetingDeps, type Meetings } from '../usecases/meetings.ts';
import type { Tally } from '../usecases/tally.ts';
import { type DeliveryDeps, deliverWebhooks } from '../usecases/webhook-delivery.ts';
import type { Round } from './rounds.ts';

const HOUR_MS = 60 * 60 * 1000;
const WRITE_NUMBERS_EVERY_MS = 10_000;

export const trailRound = (trail: TrailDeps, { AUDIT_RETENTION_DAYS: days }: Settings): Round => ({
  name: 'forget the old trail',
  everyMs: HOUR_MS,
  isOnce: true,
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

export const webhookRound = (deps: DeliveryDeps, { WEBHOOK_EVERY_SECONDS: seconds }: Settings): Round => ({
  name: 'deliver webhooks',
  everyMs: seconds * 1000,
  isOnce: true,
  run: ({ signal }) => deliverWebhooks(deps, signal),
});

export const numberRounds = (
  deps: NumberDeps & MeetingDeps & { readonly tally: Tally; readonly meetings: Meetings },
  { NUMBER_RETENTION_DAYS: days }: Settings,
): readonly Round[] => [
  {
    name: 'write numbers',
    everyMs: WRITE_NUMBERS_EVERY_MS,
    run: () => bothOf(deps.tally.flush(), deps.meetings.flush()),
  },
  {
    name: 'forget old numbers',
    everyMs: HOUR_MS,
    isOnce: true,
    run: () => bothOf(forgetOldNumbers(deps, days), forgetOldMeetings(deps)),
  },
];

async function bothOf(one: Promise<void>, other: Promise<void>): Promise<void> {
  await Promise.all([one, other]);
}
