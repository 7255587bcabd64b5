// Hands training to its thread.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { TrainingResult } from '../evaluation/training/trainAll.ts';
import { workerFile } from '../system/paths.ts';
import type { Train } from '../usecases/training.ts';
import type { FromTraining, TrainingOrder } from './training-messages.ts';

const SEED = 1;

export const trainInThread: Train = ({ catalogue, people }, onStep) => {
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
    worker.once('exit', () => reject(new Error('the training thread ended without a result')));
  }).finally(() => worker.terminate());
};
