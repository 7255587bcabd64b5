// The background work of a service: what it takes up from the database, what it forgets in time, and what it sends.
import type { Settings } from '../config/settings.ts';
import type { Clock } from '../system/clock.ts';
import { forgetVisitorsPlans } from '../usecases/plans.ts';
import { importRounds } from './import-rounds.ts';
import { REFRESH_CATALOGUE, REFRESH_HOUSE_RULES } from './jobs.ts';
import { modelRounds } from './model-rounds.ts';
import type { Round } from './rounds.ts';
import { eventRound, numberRounds, trailRound, webhookRound } from './trail-rounds.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What other replicas or commands may have changed. */
interface Refreshed {
  refresh(): Promise<unknown>;
}

interface Expiring {
  removeExpired(now: Date): Promise<unknown>;
}

type RoundDeps = Parameters<typeof modelRounds>[0] &
  Parameters<typeof importRounds>[0] &
  Parameters<typeof trailRound>[0] &
  Parameters<typeof eventRound>[0] &
  Parameters<typeof webhookRound>[0] &
  Parameters<typeof numberRounds>[0] &
  Parameters<typeof forgetVisitorsPlans>[0] & {
    readonly clock: Clock;
    readonly catalogue: Refreshed;
    readonly liveExperiments: Refreshed;
    readonly houseRules: Refreshed;
    readonly conversations: Expiring;
    readonly refreshTokens: Expiring;
    readonly uploads: { removeLeftOvers(): Promise<unknown> };
  };

export const serviceRounds = (service: RoundDeps, settings: Settings): readonly Round[] => [
  ...refreshRounds(service, settings),
  ...modelRounds(service, settings),
  ...importRounds(service, settings),
  ...forgettingRounds(service),
  trailRound(service, settings),
  eventRound(service, settings),
  webhookRound(service, settings),
  ...numberRounds(service, settings),
];

function refreshRounds(service: RoundDeps, { CATALOGUE_POLL_SECONDS }: Settings): readonly Round[] {
  const everyMs = CATALOGUE_POLL_SECONDS * 1000;
  return [
    { name: REFRESH_CATALOGUE, everyMs, run: () => service.catalogue.refresh() },
    { name: 'take up experiments', everyMs, run: () => service.liveExperiments.refresh() },
    { name: REFRESH_HOUSE_RULES, everyMs, run: () => service.houseRules.refresh() },
  ];
}

const forgettingRounds = (service: RoundDeps): readonly Round[] => [
  {
    name: 'remove left-over uploads',
    everyMs: 10 * MINUTE_MS,
    runsAtStart: true,
    run: () => service.uploads.removeLeftOvers(),
  },
  {
    name: 'forget old conversations',
    everyMs: MINUTE_MS,
    isOnce: true,
    run: () => service.conversations.removeExpired(service.clock.now()),
  },
  {
    name: 'forget expired logins',
    everyMs: HOUR_MS,
    isOnce: true,
    run: () => service.refreshTokens.removeExpired(service.clock.now()),
  },
  { name: 'forget plans of visitors', everyMs: HOUR_MS, isOnce: true, run: () => forgetVisitorsPlans(service) },
];
