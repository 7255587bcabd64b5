// How much of something may still be taken today, for each of many names. In the memory of one process, and for a day: what is
// counted by address is never written down.
import type { Clock } from './clock.ts';

export interface DailyRoom {
  /** @returns how many of `wanted` this name may still have today; they count as taken */
  take(name: string, wanted: number): number;
}

/** More names in a day share one room: a flood from everywhere must not fill the memory. */
const MOST_NAMES = 100_000;
const THE_REST = 'others';
const DAY_MS = 24 * 60 * 60 * 1000;

export function createDailyRoom(options: {
  readonly most: number;
  readonly mostNames?: number;
  readonly clock: Clock;
}): DailyRoom {
  const mostNames = options.mostNames ?? MOST_NAMES;
  let day = Number.NaN;
  let taken = new Map<string, number>();
  return {
    take(name, wanted) {
      const today = Math.floor(options.clock.now().getTime() / DAY_MS);
      if (today !== day) {
        day = today;
        taken = new Map();
      }
      const key = taken.size < mostNames || taken.has(name) ? name : THE_REST;
      const before = taken.get(key) ?? 0;
      const given = Math.min(wanted, Math.max(0, options.most - before));
      taken.set(key, before + given);
      return given;
    },
  };
}
