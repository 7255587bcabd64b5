// A queue with a limit of running and of waiting tasks; a task beyond both is refused at once.
import { overloaded } from './overloaded.ts';

interface BoundedQueue {
  /** @throws DomainError `service/overloaded` when the waiting room is full */
  run<T>(task: () => Promise<T>): Promise<T>;
  /** Waits for a place and returns the function that gives it back, to be called once. @throws as `run` */
  enter(): Promise<() => void>;
  readonly waiting: number;
}

export function boundedQueue(options: {
  readonly concurrency: number;
  readonly maxWaiting: number;
  readonly retryAfterS: number;
}): BoundedQueue {
  const full = overloaded(options.retryAfterS);
  const waiting: (() => void)[] = [];
  let running = 0;

  const place = (): Promise<void> | undefined => {
    if (running < options.concurrency) {
      running++;
      return undefined;
    }
    if (waiting.length >= options.maxWaiting) throw full;
    return new Promise((resolve) => waiting.push(resolve));
  };
  // The freed place goes straight to the next in line, so `running` stays the same. The next task starts in a
  // turn of its own: between two that compute, the event loop reads what came in meanwhile.
  const leave = (): void => {
    const next = waiting.shift();
    if (next) setImmediate(next);
    else running--;
  };
  const enter = async (): Promise<() => void> => {
    await place();
    return onlyOnce(leave);
  };

  return {
    enter,
    async run(task) {
      const giveBack = await enter();
      try {
        return await task();
      } finally {
        giveBack();
      }
    },
    get waiting() {
      return waiting.length;
    },
  };
}

function onlyOnce(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
