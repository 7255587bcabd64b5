// Models in the background: taking up a set that another replica activated, and training again when enough was said.
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/database.ts';
import { fencedModels } from '../db/jobs/fenced-models.ts';
import type { Lease } from '../db/jobs/jobs.ts';
import { forgetOldModels } from '../db/model-retention.ts';
import type { Clock } from '../system/clock.ts';
import type { Log } from '../system/log.ts';
import { inPauses } from '../system/turns.ts';
import type { LiveCatalogue } from '../usecases/catalogue.ts';
import type { LiveModels } from '../usecases/models.ts';
import { isTrainingDue, type TrainingDeps, trainModels } from '../usecases/training.ts';
import type { World } from '../usecases/world.ts';
import { forgetOldFiles, modelFolder, withFiles } from './artifact-files.ts';
import type { Round } from './rounds.ts';
import { trainUntil } from './training.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const TAKE_UP_MODELS = 'take up other models';

interface ModelRoundDeps extends Omit<TrainingDeps, 'train'> {
  readonly liveModels: LiveModels;
  readonly catalogue: LiveCatalogue<Pick<World, 'warmUp'>>;
  readonly database: Database;
  readonly log: Log;
  readonly clock: Clock;
}

export function modelRounds(deps: ModelRoundDeps, settings: Settings): readonly Round[] {
  const takeUpOnce = oneAtATime(() => takeUpModels(deps));
  const takeUp: Round = {
    name: TAKE_UP_MODELS,
    everyMs: settings.CATALOGUE_POLL_SECONDS * 1000,
    run: takeUpOnce,
  };
  const warmUp: Round = {
    name: 'warm up',
    everyMs: DAY_MS,
    runsAtStart: true,
    // In steps between the first requests; a chat, search or filter before the end waits for its part.
    run: () => inPauses(deps.catalogue.current().built.warmUp(deps.clock.now())),
  };
  const forget: Round = {
    name: 'forget old models',
    everyMs: DAY_MS,
    runsAtStart: true,
    isOnce: true,
    run: () => forgetOldModels(deps.database.db, settings.MODEL_SETS_KEPT),
  };
  const forgetFiles: Round = {
    name: 'forget old model files',
    everyMs: DAY_MS,
    runsAtStart: true,
    run: () => forgetOldFiles(deps.models, modelFolder(settings)),
  };
  const always = [takeUp, warmUp, forget, forgetFiles];
  if (settings.TRAIN_EVERY_MINUTES === 0) return always;
  const everyMs = settings.TRAIN_EVERY_MINUTES * MINUTE_MS;
  return [
    ...always,
    {
      name: 'train models',
      everyMs,
      runsAtStart: true,
      isOnce: true,
      async run(lease) {
        if (!(await isTrainingDue(deps, settings.TRAIN_AFTER_CHOICES))) return;
        if (await trainAndStore(deps, modelFolder(settings), lease)) await takeUpOnce();
      },
    },
  ];
}

async function takeUpModels({ liveModels, catalogue, log }: ModelRoundDeps): Promise<void> {
  if (!(await liveModels.refresh())) return;
  catalogue.rebuild();
  log.info({ modelSet: liveModels.current()?.id }, 'another set of models is in service');
}

/** Fencing: a worker whose lease expired must not store its models. */
async function trainAndStore(deps: ModelRoundDeps, folder: string, lease: Lease): Promise<boolean> {
  const { catalogue } = deps.catalogue.current();
  if (catalogue.places.length === 0) return false;
  const { id, verdict, isActive } = await trainModels(
    { ...deps, models: withFiles(fencedModels(deps.database, lease), folder), train: trainUntil(lease.signal) },
    catalogue,
  );
  deps.log.info({ modelSet: id, isActive, verdict }, 'trained the models of this city');
  return isActive;
}

/** A call during a run waits for that run: the notice of a training and its end come at the same time. */
function oneAtATime(act: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  return () => {
    underWay ??= act().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
