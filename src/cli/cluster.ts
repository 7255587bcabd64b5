// Several processes of the service on one machine, behind one address. The first one starts alone, so that migrations and
// the first catalogue happen once; one that dies is replaced; a signal to stop reaches all of them.
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXIT } from './command.ts';

export const isClusterWorker = (): boolean => cluster.isWorker;

/** Said by a process once it listens. */
interface Ready {
  readonly readyAt: string;
}

/** To the process that started this one, where there is one. */
export const sayReady = (address: string): void => {
  process.send?.({ readyAt: address } satisfies Ready);
};

/** Lets go of the process that started this one: until then the line to it keeps this one alive. */
export const sayDone = (): void => {
  if (cluster.isWorker && process.connected) process.disconnect();
};

const REPLACE_AFTER_MS = 1_000;

/** @returns the exit code, once every process has left */
export async function runCluster(count: number, stopped: Promise<void>): Promise<number> {
  // Only here, so that the start of a single process does not wait for it.
  const { addUpMetrics } = await import('../system/cluster-metrics.ts');
  addUpMetrics();
  let isStopping = false;
  const stop = (): void => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  void stopped.then(stop);
  const gone = new Set<Promise<number>>();
  const start = async (): Promise<string | undefined> => {
    const worker = cluster.fork();
    const exited = exitOf(worker);
    gone.add(exited);
    const address = await Promise.race([readyOf(worker), exited.then(() => undefined)]);
    void exited.then(async () => {
      gone.delete(exited);
      // One that never came up would not do so a second later either.
      if (isStopping || address === undefined) return;
      process.stderr.write(`paseo: process ${worker.process.pid} has died and is replaced\n`);
      await sleep(REPLACE_AFTER_MS);
      if (!isStopping) void start();
    });
    return address;
  };

  const first = await start();
  const others = first === undefined ? [] : await Promise.all(Array.from({ length: count - 1 }, start));
  const haveAll = first !== undefined && others.every((address) => address !== undefined);
  if (haveAll) process.stderr.write(`paseo is ready at ${first} with ${count} processes\n`);
  else if (!isStopping) stop();
  await (haveAll ? stopped : undefined);
  while (gone.size > 0) await Promise.all(gone);
  return haveAll ? EXIT.done : EXIT.failed;
}

const readyOf = (worker: Worker): Promise<string> =>
  new Promise((resolve) =>
    worker.on('message', (message: Partial<Ready>) => message.readyAt && resolve(message.readyAt)),
  );

const exitOf = (worker: Worker): Promise<number> =>
  new Promise((resolve) => worker.once('exit', (code) => resolve(code ?? EXIT.failed)));
