// Of several processes behind one address a scrape reaches any: it asks the process that started them all, which adds up
// what each of them has counted. Without that, counters would seem to fall from one scrape to the next.
import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

interface Question {
  readonly metricsWanted: number;
}
interface Answer {
  readonly metricsFor: number;
  /** Absent when not all of them answered in time. */
  readonly text?: string;
}

/** In the process that started the others. */
export function addUpMetrics(): void {
  const registry = new AggregatorRegistry();
  cluster.on('message', async (worker: Worker, { metricsWanted }: Partial<Question>) => {
    if (metricsWanted === undefined) return;
    const text = await registry.clusterMetrics().catch(() => undefined);
    const answer: Answer = { metricsFor: metricsWanted, ...(text !== undefined && { text }) };
    if (worker.isConnected()) worker.send(answer);
  });
}

/** In one of the others: the figures of all, or of this process where it cannot be told more. */
export function metricsOfAll(own: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => own.metrics();
  AggregatorRegistry.setRegistries([own]);
  // Making one is what lets this process answer when it is asked for its share.
  new AggregatorRegistry();
  const waiting = new Map<number, (text: string | undefined) => void>();
  let asked = 0;
  process.on('message', ({ metricsFor, text }: Partial<Answer>) => {
    if (metricsFor === undefined) return;
    waiting.get(metricsFor)?.(text);
    waiting.delete(metricsFor);
  });
  return async () => {
    if (!process.connected) return own.metrics();
    const number = asked++;
    const told = new Promise<string | undefined>((resolve) => waiting.set(number, resolve));
    process.send?.({ metricsWanted: number } satisfies Question);
    return (await told) ?? own.metrics();
  };
}
