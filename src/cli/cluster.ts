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

/**
 * Ends a process that another one started: the line to it would keep this one alive for ever, also one that never came up.
 * Not by disconnecting, after which Node ends the process with 0 whatever happened.
 */
export function endWorker(): void {
  if (cluster.isWorker) process.exit();
}

const REPLACE_AFTER_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** @returns the exit code, once every process has left */
export async function runCluster(count: number, stopped: Promise<void>): Promise<number> {
  // Only here, so that the start of a single process does not wait for it.
  const { addUpMetrics } = await import('../system/cluster-metrics.ts');
  addUpMetrics();
  let isStopping = false;
  let failure: number = EXIT.failed;
  const stopping = new AbortController();
  const stop = (): void => {
    isStopping = true;
    stopping.abort();
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  void stopped.then(stop);
  const gone = new Set<Promise<number>>();
  /** @param pauseMs before the next attempt, should this process not come up */
  const replace = async (pid: number | undefined, why: string, pauseMs: number): Promise<void> => {
    process.stderr.write(`paseo: process ${pid} ${why}\n`);
    await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
    if (!isStopping) void start(Math.min(2 * pauseMs, LONGEST_PAUSE_MS));
  };
  const start = async (nextPauseMs?: number): Promise<string | undefined> => {
    const worker = cluster.fork();
    const exited = exitOf(worker);
    gone.add(exited);
    const address = await Promise.race([readyOf(worker), exited.then(() => undefined)]);
    void exited.then((code) => {
      gone.delete(exited);
      if (isStopping) return;
      const { pid } = worker.process;
      if (address === undefined) failure = code;
      if (address !== undefined) void replace(pid, 'has died and is replaced', REPLACE_AFTER_MS);
      // At the first start nothing is served yet: the command ends, and its last lines say why.
      else if (nextPauseMs !== undefined)
        void replace(
          pid,
          `ended with ${code} before it was ready; the next attempt follows in ${nextPauseMs / 1000} s`,
          nextPauseMs,
        );
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
  return haveAll ? EXIT.done : failure;
}

const readyOf = (worker: Worker): Promise<string> =>
  new Promise((resolve) =>
    worker.on('message', (message: Partial<Ready>) => message.readyAt && resolve(message.readyAt)),
  );

const exitOf = (worker: Worker): Promise<number> =>
  new Promise((resolve) => worker.once('exit', (code) => resolve(code ?? EXIT.failed)));
