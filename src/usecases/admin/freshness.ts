// How fresh the facts of the catalogue are, and which places an administrator had best check next.
import type { Catalogue } from '../../domain/catalogue.ts';
import type { DatedFact } from '../../domain/freshness.ts';
import { type DoubtfulPlace, type FreshnessSurvey, surveyed, worthChecking } from '../../domain/freshness-survey.ts';
import type { Clock } from '../../system/clock.ts';
import { inTurns, type Turns } from '../../system/turns.ts';
import type { CatalogueReader } from '../catalogue.ts';
import { type MeetingDeps, recentlyMet } from '../meetings.ts';

export interface FreshnessDeps {
  readonly catalogue: CatalogueReader;
  readonly clock: Clock;
  readonly turns: Turns;
}

interface DatedSurvey {
  /** Year-month-day, in UTC. */
  readonly day: string;
  readonly survey: Promise<FreshnessSurvey>;
}

const known = new WeakMap<Catalogue, DatedSurvey>();

/** Worked out once a day and catalogue, in small turns. */
export async function freshnessOf(
  deps: FreshnessDeps,
): Promise<{ readonly day: string; readonly survey: FreshnessSurvey }> {
  const { catalogue } = deps.catalogue.current();
  const day = deps.clock.now().toISOString().slice(0, 10);
  const kept = known.get(catalogue);
  const { survey } = kept?.day === day ? kept : { survey: inTurns(deps.turns, surveyed(catalogue, day)) };
  known.set(catalogue, { day, survey });
  return { day, survey: await survey };
}

interface QueueFilter {
  readonly district?: string;
  /** Only places of which this is doubtful. */
  readonly fact?: DatedFact;
}

interface QueuedPlace extends DoubtfulPlace {
  /** How often it was met of late. */
  readonly met: number;
}

/** Places of which something is doubtful, those whose check is worth most first. */
export async function reviewQueue(
  deps: FreshnessDeps & MeetingDeps,
  { district, fact }: QueueFilter,
): Promise<readonly QueuedPlace[]> {
  const [{ survey }, met] = await Promise.all([freshnessOf(deps), recentlyMet(deps)]);
  return survey.doubtful
    .filter(({ place }) => district === undefined || place.district === district)
    .filter(({ facts }) => fact === undefined || facts.some((each) => each.fact === fact))
    .map((each) => ({ ...each, met: met.get(each.place.id) ?? 0 }))
    .map((queued) => ({ queued, worth: worthChecking(queued, queued.met) }))
    .sort((a, b) => b.worth - a.worth || a.queued.row - b.queued.row)
    .map(({ queued }) => queued);
}
