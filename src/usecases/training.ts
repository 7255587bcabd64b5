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
  const lastChoices = await people.lastChoices();
  const exposures = await people.exposures();
  const heard = withInterests(await people.profiles(), exposures);
  const { artifacts, metrics } = await train({ catalogue, people: heard }, onStep);
  const active = await models.active();
  const verdict = judge(metrics, active?.metrics as TrainingMetrics | undefined);
  return models.add({
    artifacts,
    metrics: { ...metrics, ...heardUntilNow(voices, exposures, lastChoices) },
    verdict: verdict.reason,
    activate: verdict.activate,
  });
}

/** What a training learned from: kept with its set, so that the next one can be put off until enough is new. */
interface HeardUntil {
  /** Reviews and preferences. */
  readonly voices?: number;
  /** Choices from lists; as many of them as are kept. */
  readonly choices?: number;
  /** The last day with choices, and how many of it were there: what comes later that day is new. */
  readonly choicesUntil?: { readonly day: string; readonly count: number };
}

const heardUntilNow = (
  voices: number,
  exposures: Awaited<ReturnType<PeopleReader['exposures']>>,
  choicesUntil: HeardUntil['choicesUntil'],
): HeardUntil => ({
  voices,
  choices: exposures.reduce((sum, { chosen }) => sum + chosen, 0),
  ...(choicesUntil && { choicesUntil }),
});

/** Fewer new preferences and reviews than this change no model. */
const FEWEST_NEW = 50;
/** A tenth more than at the last training is worth another. */
const ENOUGH_NEW = 0.1;

/**
 * Whether so much was said or chosen since the last training that another is worth it. The set of that one need not have
 * taken over: training on the same voices again would come to the same verdict.
 *
 * @param fewestChoices new choices from lists that start a training, where they are also a tenth more; 0: none ever do
 */
export async function isTrainingDue(
  { models, people }: Pick<TrainingDeps, 'models' | 'people'>,
  fewestChoices: number,
): Promise<boolean> {
  const [latest] = await models.list();
  if (!latest) return true;
  const heard = latest.metrics as HeardUntil;
  return (
    (await areVoicesNew(people, heard)) || (fewestChoices > 0 && (await areChoicesNew(people, heard, fewestChoices)))
  );
}

async function areVoicesNew(people: PeopleReader, { voices: before = 0 }: HeardUntil): Promise<boolean> {
  const added = (await people.countVoices()) - before;
  return added >= FEWEST_NEW && added >= ENOUGH_NEW * before;
}

const BEFORE_ALL_DAYS = '0001-01-01';

/** Choices are forgotten after a while, so their number alone does not tell what is new: the day does. */
async function areChoicesNew(
  people: PeopleReader,
  { choices = 0, choicesUntil }: HeardUntil,
  fewest: number,
): Promise<boolean> {
  const enough = Math.max(fewest, Math.ceil(ENOUGH_NEW * choices));
  const { day, count: known } = choicesUntil ?? { day: BEFORE_ALL_DAYS, count: 0 };
  const later = await people.countChoices({ after: day }, enough);
  if (later >= enough) return true;
  const ofThatDay = await people.countChoices({ day }, known + enough);
  return later + Math.max(0, ofThatDay - known) >= enough;
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
