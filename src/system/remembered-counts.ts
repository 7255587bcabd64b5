// Counts that were read somewhere and are counted on here, for a while: then they are unknown again.
import { LRUCache } from 'lru-cache';

interface RememberedCounts {
  of(name: string): number | undefined;
  /** Anew: the while begins again. */
  read(name: string, count: number): void;
  countOn(name: string, count: number): void;
}

export function createRememberedCounts(options: { readonly most: number; readonly ms: number }): RememberedCounts {
  const counts = new LRUCache<string, number>({ max: options.most, ttl: options.ms });
  return {
    of: (name) => counts.get(name),
    read: (name, count) => void counts.set(name, count),
    countOn: (name, count) => void counts.set(name, count, { noUpdateTTL: true }),
  };
}
