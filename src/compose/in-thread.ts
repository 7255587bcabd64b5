// Hands an order to a program in a thread of its own and waits for what comes of it.
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { workerFile } from '../system/paths.ts';

/** How a message of the thread ends the wait; one that is no end does neither. */
interface Ends<Result> {
  resolve(result: Result): void;
  reject(error: Error): void;
}

/**
 * @param program the built worker, as `compose/training`
 * @param options.signal aborts the work: the service stops, or another replica has the job
 * @param options.resourceLimits of the thread; beyond them it alone ends, with `ERR_WORKER_OUT_OF_MEMORY`
 * @throws what `hear` rejects with, and when the thread is given up or ends without a result
 */
export async function inThread<Message, Result>(
  program: string,
  order: unknown,
  hear: (message: Message, ends: Ends<Result>) => void,
  {
    signal,
    resourceLimits,
  }: { readonly signal?: AbortSignal | undefined; readonly resourceLimits?: ResourceLimits } = {},
): Promise<Result> {
  signal?.throwIfAborted();
  const worker = new Worker(workerFile(program), { workerData: order, ...(resourceLimits && { resourceLimits }) });
  let giveUp = (): void => {};
  try {
    return await new Promise<Result>((resolve, reject) => {
      giveUp = () => reject(new Error(`${program} was given up`));
      worker.on('message', (message: Message) => hear(message, { resolve, reject }));
      worker.once('error', reject);
      signal?.addEventListener('abort', giveUp, { once: true });
      worker.once('exit', () => reject(new Error(`${program} ended without a result`)));
    });
  } finally {
    // A service's signal outlives a thousand threads.
    signal?.removeEventListener('abort', giveUp);
    await worker.terminate();
  }
}
