// Builds the world once, from the settings: the only place that knows everything.
import { join } from 'node:path';
import { centerName } from '../city/city.ts';
import type { Settings } from '../config/settings.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../db/database.ts';
import { MOST_EVENTS_A_DAY_FROM_ADDRESS } from '../domain/event.ts';
import { createAdmission } from '../system/admission.ts';
import { type Clock, systemClock } from '../system/clock.ts';
import { createDailyRoom } from '../system/daily-room.ts';
import { diskOf } from '../system/disk.ts';
import { createLog, type Log } from '../system/log.ts';
import { watchLoopDelay } from '../system/loop-delay.ts';
import { createMetrics } from '../system/metrics.ts';
import { createOutward } from '../system/outward-post.ts';
import type { HashParameters } from '../system/passwords.ts';
import type { RangedFile } from '../system/ranged-file.ts';
import { createRoundBoard } from '../system/round-board.ts';
import type { Traces } from '../system/traces.ts';
import { createTurns } from '../system/turns.ts';
import { openCatalogue } from '../usecases/catalogue.ts';
import { openExperiments } from '../usecases/experiments.ts';
import { healthOf } from '../usecases/health.ts';
import { openHouseRules } from '../usecases/house-rules.ts';
import { createUploads } from '../usecases/importing/upload.ts';
import { createKeptEvents } from '../usecases/kept-events.ts';
import { createMeetings } from '../usecases/meetings.ts';
import { bindModels, openModels } from '../usecases/models.ts';
import { forgetAnswers } from '../usecases/recommendations.ts';
import { createTally } from '../usecases/tally.ts';
import { type Wording, wordingWith } from '../usecases/wording.ts';
import { type WorldParts, worldBuilder } from '../usecases/world.ts';
import { accountsWith } from './accounts.ts';
import { modelFolder, withFiles } from './artifact-files.ts';
import { openBasemap } from './basemap.ts';
import { type CityFolder, openCityFolder } from './city.ts';
import { hoursOf } from './city-hours.ts';
import { databaseOptions } from './database-options.ts';
import { fillEmptyCatalogue, makeFirstAdministrator } from './first-start.ts';
import { planInThread } from './importing.ts';
import { hintsFor, jobsOver } from './jobs.ts';
import { repositoriesIn } from './repositories.ts';
import { startRounds } from './rounds.ts';
import { serviceRounds } from './service-rounds.ts';
import { shippedWorldParts } from './shipped.ts';
import { shippedModels, shippedTransfer } from './shipped-models.ts';
import { tracesFor } from './traces.ts';
import { trainInThread } from './training.ts';

export interface Composed {
  /** Everything that use cases are handed; each of them says which part it takes. */
  readonly service: Awaited<ReturnType<typeof serviceOver>>;
  readonly database: Database;
  close(): Promise<void>;
}

/** Parts that a test may replace, and a database that the caller has begun to open. */
interface Replacements {
  readonly clock?: Clock;
  readonly log?: Log;
  readonly database?: Database;
  readonly opening?: DatabaseOptions;
  /** That of the settings, read before. */
  readonly cityFolder?: CityFolder;
  /** What comes with the program for that city, read before. */
  readonly shipped?: WorldParts;
  readonly hashParameters?: HashParameters;
}

/** Of imports over HTTP, beside receiving and planning. */
const IMPORT_GRACE_S = 30;

export async function compose(settings: Settings, replaced: Replacements = {}): Promise<Composed> {
  const clock = replaced.clock ?? systemClock;
  const log = replaced.log ?? createLog(settings.LOG_LEVEL);
  const cityFolder = replaced.cityFolder ?? openCityFolder(settings.CITY);
  const basemap = openBasemap({ own: settings.BASEMAP, ofPack: cityFolder.basemapFile });
  const opening = replaced.database ?? openDatabase(replaced.opening ?? databaseOptions(settings));
  // What comes with the program is read while the database opens on its own thread.
  const shipped = replaced.shipped ?? shippedWorldParts(cityFolder.city);
  const database = await opening;
  const traces = await tracesFor(settings, log);
  try {
    const parts = { ...replaced, clock, log, shipped, cityFolder, basemap, traces };
    const service = await serviceOver(database, settings, parts);
    const rounds = startRounds(serviceRounds({ ...service, database }, settings), {
      log,
      board: service.rounds,
      jobs: await jobsOver(settings, log),
      traces,
    });
    const hints = await hintsFor(settings, rounds);
    return {
      service,
      database,
      async close() {
        await hints?.close();
        await rounds.stop();
        // The last few seconds; a database that is gone takes none.
        await Promise.allSettled([service.tally.flush(), service.meetings.flush()]);
        service.admission.stop();
        await database.close();
        await traces?.close();
      },
    };
  } catch (error) {
    await traces?.close();
    await database.close();
    throw error;
  }
}

async function serviceOver(
  database: Database,
  settings: Settings,
  parts: Replacements & {
    readonly clock: Clock;
    readonly log: Log;
    readonly shipped: WorldParts;
    readonly cityFolder: CityFolder;
    readonly basemap: RangedFile | undefined;
    readonly traces: Traces | undefined;
  },
) {
  const { clock, log, cityFolder, basemap, traces } = parts;
  const { city } = cityFolder;
  const repositories = repositoriesIn(database);
  const { users, reviews, places, administer } = repositories;
  const models = withFiles(repositories.models, modelFolder(settings));
  const accounts = await accountsWith(settings, {
    users,
    administer,
    clock,
    log,
    hashParameters: parts.hashParameters,
  });
  await fillEmptyCatalogue(repositories, cityFolder, settings.PASEO_CATALOGUE, log);
  await makeFirstAdministrator(accounts, settings, log);

  const liveModels = openModels(models);
  await liveModels
    .refresh()
    .catch((error: unknown) =>
      log.error({ kind: String(error) }, 'the active models could not be read; serving without them'),
    );
  const liveExperiments = openExperiments(repositories.experiments);
  await liveExperiments.refresh();
  const { shipped } = parts;
  const bindShipped = shippedModels(shipped.wordSpace);
  const build = worldBuilder({
    ...shipped,
    decay: shippedTransfer().curves,
    bindModels: (current, ratings, text) =>
      bindModels(liveModels.current(), bindShipped(current, ratings, text), current),
  });
  const catalogue = await openCatalogue({
    places,
    reviews,
    users,
    build,
    prepare: build.prepare,
    forgetPeople: forgetAnswers,
  });
  const houseRules = await openHouseRules(repositories.houseRuleRows);
  const metrics = createMetrics();
  metrics.setCatalogue({ places: catalogue.current().catalogue.places.length });
  const admission = createAdmission({
    maxInFlight: settings.MAX_IN_FLIGHT,
    maxLoopDelayMs: settings.MAX_LOOP_DELAY_MS,
    workConcurrency: settings.WORK_CONCURRENCY,
    workQueue: settings.WORK_QUEUE,
    loopDelay: watchLoopDelay(),
  });
  metrics.watchAdmission(() => admission.figures);
  if (database.figures) metrics.watchConnections(database.figures);
  const rounds = createRoundBoard(clock);
  metrics.watchRounds(rounds.states);
  metrics.watchDisk(() => diskOf(settings.DATA_DIR));
  return {
    city,
    cityId: city.id,
    refreshTokenDays: settings.REFRESH_TOKEN_DAYS,
    ...(basemap && { basemap }),
    ...(traces && { traces }),
    ...repositories,
    ...accounts,
    models,
    liveModels,
    liveExperiments,
    tally: createTally(repositories.numbers, clock),
    meetings: createMeetings(repositories.meetingRows, clock),
    catalogue,
    houseRules,
    clock,
    log,
    metrics,
    admission,
    keptEvents: createKeptEvents(repositories.events),
    eventRoom: createDailyRoom({ most: MOST_EVENTS_A_DAY_FROM_ADDRESS, clock }),
    turns: createTurns(),
    rounds,
    health: healthOf(users, catalogue),
    train: trainInThread,
    includeReviewed: settings.RECOMMEND_REVIEWED,
    centre: { position: city.center, name: centerName(city, city.languages[0] ?? 'en') },
    hours: hoursOf(city),
    timeZone: city.timeZone,
    allowsPrivateWebhooks: settings.WEBHOOKS_TO_PRIVATE,
    outward: createOutward({ allowPrivate: settings.WEBHOOKS_TO_PRIVATE }),
    uploads: createUploads({
      folder: join(settings.DATA_DIR, 'uploads'),
      limitBytes: settings.IMPORT_LIMIT_BYTES,
      seconds: settings.IMPORT_SECONDS,
      graceS: IMPORT_GRACE_S,
      plan: (order, signal, onProgress) => planInThread({ ...order, city: settings.CITY }, signal, onProgress),
    }),
    ...wordingOf(settings, log),
  };
}

/** The optional language model, where an operator has set one up. */
function wordingOf(settings: Settings, log: Log): { readonly wording?: Wording } {
  const { WORDING_URL: baseUrl, WORDING_MODEL: model, WORDING_API_KEY: apiKey } = settings;
  if (baseUrl === undefined || model === undefined) return {};
  const onKept = (reason: string) => log.info({ reason }, 'a reply was not reworded');
  return { wording: wordingWith({ baseUrl, model, ...(apiKey !== undefined && { apiKey }), fetch, onKept }) };
}
