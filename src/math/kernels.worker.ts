// A worker thread of the gang: takes one task at a time and answers with nothing, or with what went wrong.
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerSetup } from './kernels.ts';
import { wasmMachine } from './machine.ts';
import { carryOut, type Task } from './tasks.ts';

const { memory, index, packs } = workerData as WorkerSetup;
const thread = { machine: wasmMachine(memory), memory, index, packs };

parentPort!.on('message', (task: Task) => {
  try {
    carryOut(task, thread);
    parentPort!.postMessage(undefined);
  } catch (error) {
    parentPort!.postMessage(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
});
