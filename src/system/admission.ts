// Admission control. A request that cannot be answered in time is refused at once, while refusing is cheap; the work
// admitted is bounded, and so is every queue behind it (connections to the database, look-ups, the embedded database).
import type { DomainError } from '../domain/errors.ts';
import { boundedQueue } from './bounded-queue.ts';
import type { LoopDelay } from './loop-delay.ts';
import { overloaded } from './overloaded.ts';

export interface AdmissionOptions {
  /** Requests inside at one time. */
  readonly maxInFlight: number;
  /** Newcomers are refused while the event loop is later than this. */
  readonly maxLoopDelayMs: number;
  /** Requests that compute for milliseconds (recommendations, chat): at a time, and waiting. */
  readonly workConcurrency: number;
  readonly workQueue: number;
  readonly loopDelay: LoopDelay;
}

export interface Admission {
  /** Lets a request in, or not. @throws DomainError `service/overloaded` */
  enter(kind: RequestKind): void;
  /** Whether the queue of computing requests has room. */
  readonly hasRoomToWait: boolean;
  /** The error of a refused request. */
  readonly refusal: DomainError;
  /** @param kind as it entered */
  leave(kind: RequestKind): void;
  /** Waits for a turn to compute; the caller must give it back. @throws DomainError `service/overloaded` */
  takeTurn(): Promise<GiveBack>;
  readonly figures: { readonly inFlight: number; readonly waiting: number; readonly loopDelayMs: number };
  stop(): void;
}

type RequestKind = 'light' | 'work';
type GiveBack = () => void;

/** A stall with fewer requests than this about is a pause (a catalogue being built, garbage), not an overload. */
const A_CROWD = 100;
const RETRY_AFTER_S = 1;
const OVERLOADED = overloaded(RETRY_AFTER_S);

export function createAdmission(options: AdmissionOptions): Admission {
  const { loopDelay, maxInFlight, maxLoopDelayMs } = options;
  const work = boundedQueue({
    concurrency: options.workConcurrency,
    maxWaiting: options.workQueue,
    retryAfterS: RETRY_AFTER_S,
  });
  const arrived = countPerBeat(loopDelay);
  let inFlight = 0;
  // From the door on: who they are is looked up before they stand in line, and a burst would overfill the line meanwhile.
  let workInside = 0;

  const hasRoomToWait = (): boolean => workInside < options.workConcurrency + options.workQueue;
  const isTooLate = (): boolean => inFlight + arrived() > A_CROWD && loopDelay.currentMs() > maxLoopDelayMs;
  return {
    enter(kind) {
      if (inFlight >= maxInFlight || isTooLate()) throw OVERLOADED;
      // Refused before anything is read for it, not once it stands before a full waiting room.
      if (kind === 'work' && !hasRoomToWait()) throw OVERLOADED;
      if (kind === 'work') workInside++;
      inFlight++;
    },
    leave(kind) {
      if (kind === 'work') workInside--;
      inFlight--;
    },
    takeTurn: () => work.enter(),
    refusal: OVERLOADED,
    get hasRoomToWait() {
      return hasRoomToWait();
    },
    get figures() {
      return { inFlight, waiting: work.waiting, loopDelayMs: loopDelay.currentMs() };
    },
    stop: () => loopDelay.stop(),
  };
}

/** Counts calls since the last heartbeat. */
function countPerBeat(loopDelay: LoopDelay): () => number {
  let beat = loopDelay.beats;
  let count = 0;
  return () => {
    if (beat !== loopDelay.beats) {
      beat = loopDelay.beats;
      count = 0;
    }
    return ++count;
  };
}
