// Background work that is done once, however many replicas there are.
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export interface Job {
  readonly name: string;
  /** Due once in so many seconds. */
  readonly everyS: number;
}

/** The right to do a job, for a while; it is renewed as long as its holder lives. */
export interface Lease {
  /** Aborted when another worker has the job, or the service is stopping. */
  readonly signal: AbortSignal;
  /**
   * The fence: asked inside the transaction that writes a result. False when the job has gone to another worker, however
   * late the holder notices; true keeps it from being taken away until the transaction ends.
   */
  isHeld(transaction: Kysely<Tables>): Promise<boolean>;
}

export interface Jobs {
  /** How often to look whether the job is due, or was left by a dead worker. */
  lookEveryMs(job: Job): number;
  /** Does the work when it is due and no other worker has it; false when not. Errors of `work` are thrown here, too. */
  attempt(job: Job, work: (lease: Lease) => Promise<unknown>): Promise<boolean>;
  /** Leaves running jobs to the other workers. */
  close(): Promise<void>;
}

/** Of a single process: whenever it is asked for, it is due. */
export function jobsInProcess(): Jobs {
  const stopping = new AbortController();
  return {
    lookEveryMs: ({ everyS }) => everyS * 1000,
    async attempt(_job, work) {
      await work({ signal: stopping.signal, isHeld: async () => true });
      return true;
    },
    close: async () => stopping.abort(),
  };
}
