// Trains in a thread of its own, with a gang of kernel threads, so that requests are served meanwhile.
import { parentPort, workerData } from 'node:worker_threads';
import { catalogueOf, sourceRatings } from '../domain/catalogue.ts';
import { openKernels } from '../math/kernels.ts';
import { trainAll } from '../models/training/train-all.ts';
import { sha256OfBytes } from '../system/random.ts';
import { shippedModels } from './shipped-models.ts';
import type { FromTraining, TrainingOrder } from './training-messages.ts';
import { kernelWorker } from './workers.ts';

const LIMIT_BYTES = 1_536 * 2 ** 20;

const order = workerData as TrainingOrder;
const say = (message: FromTraining): void => parentPort?.postMessage(message);
const catalogue = catalogueOf(order.catalogueVersion, order.places);
const kernels = openKernels({ workerUrl: kernelWorker().workerUrl, threads: order.threads, limitBytes: LIMIT_BYTES });
try {
  const result = await trainAll(
    { catalogue, people: order.people },
    {
      kernels,
      hash: sha256OfBytes,
      others: shippedModels()(catalogue, sourceRatings(catalogue)),
      seed: order.seed,
      onStep: (step, share) => say({ step, share }),
    },
  );
  say({ result });
} catch (error) {
  say({ failed: error instanceof Error ? error.message : String(error) });
} finally {
  await kernels.close();
}
