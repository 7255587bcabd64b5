// Turns many single statements that come at the same time into one. Under load this is what keeps the database idle:
// fifty requests cost one round trip, and fifty writes one commit.
import { setTimeout as setTimeoutAsync } from 'node:timers/promises';

/** A batch that is silent for longer no longer holds up the next one: its connection may be dead, others are not. */
const PATIENCE_MS = 1_000;

/**
 * While one batch is under way, further items collect for the next; a lone item is carried out at once. The batch of an
 * item begins after the item came, so whatever it reads is as fresh as without.
 *
 * @param run carries out many items in one statement; its results are in the order of the items
 * @param options.most items of one batch
 * @param options.gatherMs how long every batch waits for company, where nobody waits for its result: fewer, larger commits
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most = 256, gatherMs = 0 }: { readonly most?: number; readonly gatherMs?: number } = {},
): (item: Item) => Promise<Result> {
  let waiting: { readonly item: Item; resolve(result: Result): void; reject(error: unknown): void }[] = [];
  let isUnderWay = false;

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      if (gatherMs > 0) await setTimeoutAsync(gatherMs);
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      const carriedOut = run(batch.map(({ item }) => item)).then(
        (results) => {
          for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result);
        },
        (error: unknown) => {
          for (const { reject } of batch) reject(error);
        },
      );
      await withinPatience(carriedOut);
    }
    isUnderWay = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isUnderWay) return;
      isUnderWay = true;
      // Requests that were read from their sockets in this turn of the event loop travel together.
      setImmediate(flush);
    });
}

/** @param load one query for many keys; a key without an entry in the result is answered `undefined` */
export const batched = <K, V>(
  load: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): ((key: K) => Promise<V | undefined>) =>
  inBatches(async (keys: readonly K[]) => {
    const found = await load([...new Set(keys)]);
    return keys.map((key) => found.get(key));
  });

/** One timer a batch, cleared when the batch is done: thousands that run on would hold memory for a second each. */
async function withinPatience(batch: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS).unref();
  });
  await Promise.race([batch, patience]);
  clearTimeout(timer);
}
