// The gang of threads that carries out tasks on one shared memory. Without a worker's URL everything runs right here,
// which gives the same numbers and suits small worlds and tests.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';
import { type Arena, allocateMatrix, type Matrix, openArena } from './arena.ts';
import { type Machine, plainMachine, wasmMachine } from './machine.ts';
import type { SparseRows } from './sparse.ts';
import { carryOut, PACK_BYTES, type Task } from './tasks.ts';
import type { SparseRef, Thread } from './thread.ts';
import type { SharedMemory } from './wasm/engine.ts';

interface KernelOptions {
  /** The built `math/kernels.worker`; without it the calling thread does the work itself. */
  readonly workerUrl?: URL | undefined;
  /** How many workers; 1 unless told. */
  readonly threads?: number | undefined;
  /** The most working memory that may be used. */
  readonly limitBytes?: number | undefined;
  /** Plain TypeScript loops instead of WebAssembly, to compare with. Only without workers. */
  readonly plain?: boolean;
}

export interface Kernels {
  readonly arena: Arena;
  /** How many tasks run at a time. */
  readonly threads: number;
  /** Carries out all tasks, in no particular order; none may read what another writes. */
  run(tasks: readonly Task[]): Promise<void>;
  /**
   * Runs `work`, then gives back all working memory that it took. Scopes may nest; scopes of different callers wait for
   * each other, as the memory is a stack.
   */
  scope<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const DEFAULT_LIMIT_BYTES = 256 * 2 ** 20;

export function openKernels(options: KernelOptions = {}): Kernels {
  const arena = openArena(options.limitBytes ?? DEFAULT_LIMIT_BYTES);
  const threads = options.workerUrl ? Math.max(1, options.threads ?? 1) : 1;
  const packs = Array.from({ length: threads }, () => arena.allocate(PACK_BYTES));
  const gang = options.workerUrl
    ? workerGang(options.workerUrl, arena.memory, packs)
    : localGang(arena.memory, packs[0]!, options.plain ? plainMachine : wasmMachine);
  return {
    arena,
    threads,
    ...gang,
    scope: scopesOf(arena),
  };
}

function scopesOf(arena: Arena): Kernels['scope'] {
  const inside = new AsyncLocalStorage<true>();
  let last: Promise<unknown> = Promise.resolve();
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    const mark = arena.mark();
    try {
      return await work();
    } finally {
      arena.release(mark);
    }
  };
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (inside.getStore()) return run(work);
    const turn = last.then(() => inside.run(true, () => run(work)));
    last = turn.catch(() => {});
    return turn;
  };
}

export const newMatrix = ({ arena }: Kernels, rows: number, cols: number): Matrix => allocateMatrix(arena, rows, cols);

/** Copies sparse rows into the shared memory. */
export function shareSparse({ arena }: Kernels, { starts, indices, values }: SparseRows): SparseRef {
  const share = (words: Uint32Array | Float32Array): number => {
    const address = arena.allocate(Math.max(4, words.byteLength));
    const bytes = new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
    new Uint8Array(arena.memory.buffer, address, words.byteLength).set(bytes);
    return address;
  };
  return { starts: share(starts), indices: share(indices), values: share(values) };
}

/** Copies numbers into the shared memory, as f32. @returns their address */
export function shareNumbers({ arena }: Kernels, numbers: ArrayLike<number>): number {
  // Kernels read in eights, so there is room for padding.
  const address = arena.allocate((numbers.length + 8) * 4);
  new Float32Array(arena.memory.buffer, address, numbers.length).set(numbers);
  return address;
}

type Gang = Pick<Kernels, 'run' | 'close'>;

function localGang(memory: SharedMemory, packs: number, machineOn: (memory: SharedMemory) => Machine): Gang {
  const thread: Thread = { machine: machineOn(memory), memory, index: 0, packs };
  return {
    run: async (tasks) => {
      for (const task of tasks) carryOut(task, thread);
    },
    close: async () => {},
  };
}

/** Start data of a worker. */
export interface WorkerSetup {
  readonly memory: SharedMemory;
  readonly index: number;
  readonly packs: number;
}

function workerGang(url: URL, memory: SharedMemory, packs: readonly number[]): Gang {
  const workers = packs.map((own, index) => {
    const worker = new Worker(url, { workerData: { memory, index, packs: own } satisfies WorkerSetup });
    worker.setMaxListeners(0);
    // An idle gang must not keep the program alive.
    worker.unref();
    return worker;
  });
  return {
    run: async (tasks) => {
      let next = 0;
      const drain = async (worker: Worker): Promise<void> => {
        while (next < tasks.length) await ask(worker, tasks[next++]!);
      };
      await Promise.all(workers.map(drain));
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** One task to one worker; the answer is nothing but "done". */
function ask(worker: Worker, task: Task): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      worker.unref();
      finish();
    };
    const onMessage = (failure: string | undefined) =>
      settle(failure === undefined ? resolve : () => reject(new Error(failure)));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error('a worker thread ended before its task was done')));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.ref();
    worker.postMessage(task);
  });
}
