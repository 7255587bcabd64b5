// A bounded cache for costly values: a value is kept at its second use, and the least recently used one is dropped.
import { LRUCache } from 'lru-cache';

export interface Memory<Value> {
  /** @param revision of the data behind the values: values of another revision are dropped */
  of(key: string, revision: number): Value | undefined;
  /** Kept when it is worked out for the second time: most questions are never asked again. */
  offer(key: string, value: Value): void;
}

/** Keys of values that were computed once. */
const MOST_OFFERED = 10_000;

/**
 * Keeping everything at first sight would fill the old generation of the heap with values that nobody asks for again, and
 * its collections stop every request.
 *
 * @param sizeOf 0 or more; an empty value takes 1 of `mostSize` too
 */
export function createMemory<Value extends object>(mostSize: number, sizeOf: (value: Value) => number): Memory<Value> {
  const kept = new LRUCache<string, Value>({ maxSize: mostSize, sizeCalculation: (value) => sizeOf(value) + 1 });
  const offered = new LRUCache<string, true>({ max: MOST_OFFERED });
  let known: number | undefined;
  return {
    of(key, revision) {
      if (revision !== known) {
        kept.clear();
        offered.clear();
        known = revision;
      }
      return kept.get(key);
    },
    offer(key, value) {
      if (offered.delete(key)) kept.set(key, value);
      else offered.set(key, true);
    },
  };
}
