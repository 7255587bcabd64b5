// Slows guessing down: counts failures per key within a window; forgets the oldest keys when memory is full.
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

export interface FailureThrottle {
  /** Counts one failure; the answer says for how many seconds the key is over its limit, 0 when it is not. */
  fail(key: string): number;
  forget(key: string): void;
}

const MAX_KEYS = 50_000;

export function createFailureThrottle(options: {
  readonly limit: number;
  readonly windowS: number;
  readonly clock: Clock;
}): FailureThrottle {
  const failures = new LRUCache<string, { count: number; startedMs: number }>({ max: MAX_KEYS });
  return {
    fail(key) {
      const nowMs = options.clock.now().getTime();
      const found = failures.get(key);
      const current =
        found && nowMs - found.startedMs < options.windowS * 1000 ? found : { count: 0, startedMs: nowMs };
      current.count++;
      failures.set(key, current);
      if (current.count <= options.limit) return 0;
      return Math.max(1, Math.ceil((current.startedMs + options.windowS * 1000 - nowMs) / 1000));
    },
    forget(key) {
      failures.delete(key);
    },
  };
}
