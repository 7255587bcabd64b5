// Turns many single look-ups that come at the same time into one query. Under load this is what keeps the database
// idle: fifty requests cost one round trip. Every answer is still read after its request arrived.

/**
 * While one query is under way, further keys collect for the next; a lone key is looked up at once.
 *
 * @param load one query for many keys; a key without an entry in the result is answered `undefined`
 */
export function batched<K, V>(
  load: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
  maxKeys = 256,
): (key: K) => Promise<V | undefined> {
  let waiting: { readonly key: K; resolve(value: V | undefined): void; reject(error: unknown): void }[] = [];
  let isUnderWay = false;

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxKeys);
      waiting = waiting.slice(maxKeys);
      try {
        const found = await load([...new Set(batch.map(({ key }) => key))]);
        for (const { key, resolve } of batch) resolve(found.get(key));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isUnderWay = false;
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (isUnderWay) return;
      isUnderWay = true;
      // Requests that were read from their sockets in this turn of the event loop travel together.
      setImmediate(flush);
    });
}
