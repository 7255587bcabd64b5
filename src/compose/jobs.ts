// The job queue: work that exactly one replica does. A single process does it itself; else the queue in PostgreSQL assigns it.
// What speaks to PostgreSQL is loaded only where there is one.
import type { Settings } from '../config/settings.ts';
import type { Hints } from '../db/hints.ts';
import { type Jobs, jobsInProcess } from '../db/jobs/jobs.ts';
import { factsOf, type Log } from '../system/log.ts';
import { TAKE_UP_MODELS } from './model-rounds.ts';
import type { Rounds } from './rounds.ts';

export const REFRESH_CATALOGUE = 'refresh the catalogue';
export const REFRESH_HOUSE_RULES = 'refresh the house rules';

export async function jobsOver({ DATABASE_URL: url }: Settings, log: Log): Promise<Jobs> {
  if (url === undefined) return jobsInProcess();
  const { openJobQueue, QUEUE_DEFAULTS } = await import('../db/jobs/queue.ts');
  const onError = (error: unknown) => log.warn(factsOf(error), 'job queue error');
  return openJobQueue({ url, ...QUEUE_DEFAULTS, onError });
}

/** Takes up at once what another replica changed. */
export async function hintsFor({ DATABASE_URL: url }: Settings, rounds: Rounds): Promise<Hints | undefined> {
  if (url === undefined) return undefined;
  const { listenForHints } = await import('../db/hints.ts');
  return listenForHints(url, (name) => {
    if (name !== 'models') rounds.runNow(REFRESH_CATALOGUE);
    if (name !== 'catalogue' && name !== 'erasures') rounds.runNow(TAKE_UP_MODELS);
  });
}
