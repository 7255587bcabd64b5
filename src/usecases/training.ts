// Trains the models of this city from what its people said, and decides whether they take over.
import type { ModelRepository, ModelSet } from '../db/models.ts';
import type { PeopleReader } from '../db/people.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import type { Profile } from '../domain/profile.ts';
import { withInterests } from '../models/counterfactual/interests.ts';
import type { TrainingMetrics, TrainingResult } from '../models/training/train-all.ts';

export interface TrainingRequest {
  readonly catalogue: Catalogue;
  readonly people: readonly Profile[];
}

/** Runs the training in threads of its own. @param onStep the current step, and the share of the work done */
export type Train = (
  request: TrainingRequest,
  onStep: (step: string, share: number) => void,
) => Promise<TrainingResult>;

export interface TrainingDeps {
  readonly models: ModelRepository;
  readonly people: PeopleReader;
  readonly train: Train;
}

/** Figures on held-out people differ by chance; a set this much below the active one is still "not worse". */
const TOLERATED_LOSS = 0.02;
const JUDGED_BY = 'ensemble';

/** Nothing is stored before everything is trained, so an interruption leaves all as it was. */
export async function trainModels(
  { models, people, train }: TrainingDeps,
  catalogue: Catalogue,
  onStep: (step: string, share: number) => void = () => {},
): Promise<ModelSet> {
  const voices = await people.countVoices();
  const heard = withInterests(await people.profiles(), await people.exposures());
  const { artifacts, metrics } = await train({ catalogue, people: heard }, onStep);
  const active = await models.active();
  const verdict = judge(metrics, active?.metrics as TrainingMetrics | undefined);
  return models.add({
    artifacts,
    metrics: { ...metrics, voices },
    verdict: verdict.reason,
    activate: verdict.activate,
  });
}

/** Fewer new preferences and reviews than this change no model. */
const FEWEST_NEW = 50;

/**
 * How many voices were added since the last training, as a share of those it learned from; 0 for a few. Its set need not have
 * taken over: training on the same voices again would come to the same verdict.
 */
export async function shareOfNewVoices({ models, people }: Pick<TrainingDeps, 'models' | 'people'>): Promise<number> {
  const [latest] = await models.list();
  if (!latest) return Number.POSITIVE_INFINITY;
  const { voices: before = 0 } = latest.metrics as { voices?: number };
  const added = (await people.countVoices()) - before;
  return added < FEWEST_NEW ? 0 : added / Math.max(1, before);
}

interface Verdict {
  readonly activate: boolean;
  readonly reason: string;
}

/**
 * Both sets' figures come from rehearsals: people held out of training are asked for places they were hidden. A set
 * that was trained before there were people enough to ask cannot be compared and gives way.
 */
function judge(candidate: TrainingMetrics, active: TrainingMetrics | undefined): Verdict {
  const own = candidate.heldOut?.[JUDGED_BY]?.['ndcg@20'];
  const other = active?.heldOut?.[JUDGED_BY]?.['ndcg@20'];
  if (other === undefined)
    return { activate: true, reason: active ? 'the active set had no figures to compare with' : 'the first set' };
  if (own === undefined)
    return { activate: false, reason: 'too few people to measure it, while the active set was measured' };
  const figures = `NDCG@20 ${own.toFixed(4)} against ${other.toFixed(4)} of the active set, on people held out of each training`;
  return own >= other * (1 - TOLERATED_LOSS)
    ? { activate: true, reason: `not worse: ${figures}` }
    : { activate: false, reason: `worse: ${figures}` };
}
