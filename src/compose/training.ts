// Hands training to its thread.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { TrainingResult } from '../evaluation/training/trainAll.ts';
import { workerFile } from '../system/paths.ts';
import type { Train, TrainingRequest } from '../usecases/training.ts';
import type { FromTraining, TrainingOrder } from './training-messages.ts';

const SEED = 1;

export const trainInThread: Train = (request, onStep) => train(request, onStep, undefined);

/** Given up when the signal says so: the service stops, or somebody else trains now. */
export const trainUntil =
  (signal: AbortSignal): Train =>
  (request, onStep) =>
    train(request, onStep, signal);

function train(
  { catalogue, people }: TrainingRequest,
  onStep: (step: string, share: number) => void,
  signal: AbortSignal | undefined,
): Promise<TrainingResult> {
  signal?.throwIfAborted();
  const order: TrainingOrder = {
    catalogueVersion: catalogue.version,
    places: catalogue.places,
    people,
    seed: SEED,
    // One core is left to those who are being served meanwhile.
    threads: Math.max(1, availableParallelism() - 1),
  };
  const worker = new Worker(workerFile('compose/training'), { workerData: order });
  return new Promise<TrainingResult>((resolve, reject) => {
    worker.on('message', (message: FromTraining) => {
      if ('step' in message) onStep(message.step, message.share);
      else if ('result' in message) resolve(message.result);
      else reject(new Error(`training failed: ${message.failed}`));
    });
    worker.once('error', reject);
    signal?.addEventListener('abort', () => reject(new Error('the training was given up')), { once: true });
    worker.once('exit', () => reject(new Error('the training thread ended without a result')));
  }).finally(() => worker.terminate());
}
