// Who does what is done once for all: this process when it is alone, else whoever the queue in PostgreSQL gives it to.
import type { Settings } from '../config/settings.ts';
import { type Hints, listenForHints } from '../db/hints.ts';
import { type Jobs, jobsInProcess } from '../db/jobs/jobs.ts';
import { openJobQueue, QUEUE_DEFAULTS } from '../db/jobs/queue.ts';
import type { Log } from '../system/log.ts';
import { TAKE_UP_MODELS } from './model-rounds.ts';
import type { Rounds } from './rounds.ts';

export const REFRESH_CATALOGUE = 'refresh the catalogue';

export function jobsOver({ DATABASE_URL: url }: Settings, log: Log): Jobs {
  if (url === undefined) return jobsInProcess();
  const onError = (error: unknown) =>
    log.warn({ kind: String((error as Error).name) }, 'the queue of jobs has a fault');
  return openJobQueue({ url, ...QUEUE_DEFAULTS, onError });
}

/** Takes up at once what another replica changed. */
export function hintsFor({ DATABASE_URL: url }: Settings, rounds: Rounds): Hints | undefined {
  if (url === undefined) return undefined;
  return listenForHints(url, (name) => {
    if (name !== 'models') rounds.hasten(REFRESH_CATALOGUE);
    if (name !== 'catalogue') rounds.hasten(TAKE_UP_MODELS);
  });
}
