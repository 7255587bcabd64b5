// Slows guessing down: a level per key that rises with each failure and falls with time; forgets the oldest keys when memory is
// full.
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

export interface FailureThrottle {
  /** Counts one failure; the answer says for how many seconds the key is over its limit, 0 when it is not. */
  fail(key: string): number;
  /** After a success: takes half of the failures back. All of them would give whoever shares the key a fresh start. */
  relieve(key: string): void;
}

const MAX_KEYS = 50_000;
/** Of the limit: an attack, however long, is worn off after two windows, and a wait is never longer than one. */
const HIGHEST_LEVEL = 2;

interface Level {
  readonly failures: number;
  readonly atMs: number;
}

/** @param options `limit` failures wear off in `windowS` seconds, evenly */
export function createFailureThrottle(options: {
  readonly limit: number;
  readonly windowS: number;
  readonly clock: Clock;
}): FailureThrottle {
  const { limit, windowS, clock } = options;
  const levels = new LRUCache<string, Level>({ max: MAX_KEYS });
  const perS = limit / windowS;
  const failuresAt = (key: string, nowMs: number): number => {
    const level = levels.get(key);
    // A clock that is set back makes nothing worse.
    return level ? Math.max(0, level.failures - (Math.max(0, nowMs - level.atMs) / 1000) * perS) : 0;
  };
  return {
    fail(key) {
      const atMs = clock.now().getTime();
      const failures = Math.min(failuresAt(key, atMs) + 1, HIGHEST_LEVEL * limit);
      levels.set(key, { failures, atMs });
      return failures <= limit ? 0 : Math.ceil((failures - limit) / perS);
    },
    relieve(key) {
      const atMs = clock.now().getTime();
      const failures = failuresAt(key, atMs) / 2;
      if (failures > 0) levels.set(key, { failures, atMs });
    },
  };
}
