// Models in the background: taking up a set that another replica activated, and training again when enough was said.
import type { Settings } from '../config/settings.ts';
import type { Service } from '../usecases/service.ts';
import { shareOfNewVoices, trainModels } from '../usecases/training.ts';
import type { Round } from './rounds.ts';

/** A tenth more reviews and preferences than at the last training are worth another. */
const ENOUGH_NEW = 0.1;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export function modelRounds(service: Service, settings: Settings): readonly Round[] {
  const takeUp: Round = {
    name: 'take up other models',
    everyMs: settings.CATALOGUE_POLL_SECONDS * 1000,
    run: () => takeUpModels(service),
  };
  const warmUp: Round = {
    name: 'index the texts',
    everyMs: DAY_MS,
    runsAtStart: true,
    // After the first requests were let in; whoever searches before that pays for it.
    run: async () => void service.catalogue.current().built.textIndex,
  };
  if (settings.TRAIN_EVERY_MINUTES === 0) return [takeUp, warmUp];
  const everyMs = settings.TRAIN_EVERY_MINUTES * MINUTE_MS;
  return [
    takeUp,
    warmUp,
    { name: 'train models', everyMs, runsAtStart: true, run: () => trainWhenEnoughIsNew(service) },
  ];
}

async function takeUpModels({ models, catalogue, log }: Service): Promise<void> {
  if (!(await models.live.refresh())) return;
  catalogue.rebuild();
  log.info({ modelSet: models.live.current()?.id }, 'another set of models is in service');
}

async function trainWhenEnoughIsNew(service: Service): Promise<void> {
  if ((await shareOfNewVoices(service.models)) < ENOUGH_NEW) return;
  const { catalogue } = service.catalogue.current();
  if (catalogue.places.length === 0) return;
  const { id, verdict, isActive } = await trainModels(service.models, catalogue);
  service.log.info({ modelSet: id, isActive, verdict }, 'trained the models of this city');
  await takeUpModels(service);
}
