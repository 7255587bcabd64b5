// Experiments, as administrators start, end and adopt them.
import type { Administer } from '../../db/administration.ts';
import type { ExperimentRepository } from '../../db/experiments.ts';
import type { Actor } from '../../domain/audit.ts';
import { DomainError, invalidAt } from '../../domain/errors.ts';
import type { Team } from '../../domain/event.ts';
import { type Experiment, rankingText } from '../../domain/experiment.ts';
import type { Clock } from '../../system/clock.ts';
import type { LiveExperiments } from '../experiments.ts';

export interface ExperimentDeps {
  readonly administer: Administer;
  readonly experiments: ExperimentRepository;
  readonly liveExperiments: LiveExperiments;
  readonly clock: Clock;
}

/** @throws DomainError `experiment/running` when another one runs, `request/invalid` for twice the same ranking */
export async function startExperiment(
  { administer, liveExperiments, clock }: ExperimentDeps,
  actor: Actor,
  { name, rankings }: Pick<Experiment, 'name' | 'rankings'>,
): Promise<Experiment> {
  const [a, b] = [rankingText(rankings.A), rankingText(rankings.B)];
  if (a === b) throw invalidAt('/b', 'The two rankings must differ');
  const started = await administer(actor, async ({ experiments, note }) => {
    const experiment = await experiments.start(name, rankings, clock.now());
    if (!experiment) throw new DomainError('experiment/running', 'Another experiment is running; end it first');
    await note({ action: 'created', object: 'experiment', objectId: String(experiment.id), details: { a, b } });
    return experiment;
  });
  await liveExperiments.refresh();
  return started;
}

/** @throws DomainError `experiment/not-found`, here and below */
export async function endExperiment(
  { administer, liveExperiments, clock }: ExperimentDeps,
  actor: Actor,
  id: number,
): Promise<Experiment> {
  const ended = await administer(actor, async ({ experiments, note }) => {
    const experiment = (await experiments.end(id, clock.now())) ?? refuse();
    await note({ action: 'closed', object: 'experiment', objectId: String(id) });
    return experiment;
  });
  await liveExperiments.refresh();
  return ended;
}

/** Requests without a method get this ranking from now on; other replicas take it up at their next look. */
export async function adoptRanking(
  { administer, liveExperiments, clock }: ExperimentDeps,
  actor: Actor,
  id: number,
  team: Team,
): Promise<Experiment> {
  const adopted = await administer(actor, async ({ experiments, note }) => {
    const experiment = (await experiments.adopt(id, team, clock.now())) ?? refuse();
    const ranking = rankingText(experiment.rankings[team]);
    await note({ action: 'activated', object: 'experiment', objectId: String(id), details: { ranking } });
    return experiment;
  });
  await liveExperiments.refresh();
  return adopted;
}

function refuse(): never {
  throw new DomainError('experiment/not-found', 'Experiment not found');
}
