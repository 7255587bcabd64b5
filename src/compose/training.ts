// Hands training to its thread.
import { availableParallelism } from 'node:os';
import type { TrainingResult } from '../models/training/train-all.ts';
import type { Train, TrainingRequest } from '../usecases/training.ts';
import { inThread } from './in-thread.ts';
import type { FromTraining, TrainingOrder } from './training-messages.ts';

const SEED = 1;

export const trainInThread: Train = (request, onStep) => train(request, onStep, undefined);

/** Aborted by the signal: the service stops, or another replica trains. */
export const trainUntil =
  (signal: AbortSignal): Train =>
  (request, onStep) =>
    train(request, onStep, signal);

function train(
  { catalogue, people }: TrainingRequest,
  onStep: (step: string, share: number) => void,
  signal: AbortSignal | undefined,
): Promise<TrainingResult> {
  const order: TrainingOrder = {
    catalogueVersion: catalogue.version,
    places: catalogue.places,
    people,
    seed: SEED,
    // One core is left to those who are being served meanwhile.
    threads: Math.max(1, availableParallelism() - 1),
  };
  return inThread<FromTraining, TrainingResult>(
    'compose/training',
    order,
    (message, { resolve, reject }) => {
      if ('step' in message) onStep(message.step, message.share);
      else if ('result' in message) resolve(message.result);
      else reject(new Error(`training failed: ${message.failed}`));
    },
    { signal },
  );
}
