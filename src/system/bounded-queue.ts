// At most so many at a time, at most so many waiting; whoever comes after that is told so at once.
import { DomainError } from '../domain/errors.ts';

export interface BoundedQueue {
  /** @throws DomainError `service/overloaded` when the waiting room is full */
  run<T>(task: () => Promise<T>): Promise<T>;
  readonly waiting: number;
}

export function boundedQueue(options: {
  readonly concurrency: number;
  readonly maxWaiting: number;
  readonly retryAfterS: number;
}): BoundedQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = (): Promise<void> | undefined => {
    if (running < options.concurrency) {
      running++;
      return undefined;
    }
    if (waiting.length >= options.maxWaiting) {
      throw new DomainError('service/overloaded', 'The service is busy, please try again shortly', {
        retryAfterS: options.retryAfterS,
      });
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
  // The place of whoever leaves goes straight to the next in line, so `running` stays as it is.
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };

  return {
    async run(task) {
      await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
    get waiting() {
      return waiting.length;
    },
  };
}
