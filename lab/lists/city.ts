// The shipped city with all five methods, as a service has them after its first start: nobody has written anything yet.
import { openCityFolder } from '../../src/compose/city.ts';
import { hoursOf } from '../../src/compose/city-hours.ts';
import { shippedModels, shippedTransfer } from '../../src/compose/shipped-models.ts';
import { kernelWorker } from '../../src/compose/workers.ts';
import { catalogueOf, sourceRatings } from '../../src/domain/catalogue.ts';
import { openKernels } from '../../src/math/kernels.ts';
import { affinity } from '../../src/models/affinity.ts';
import { trainAll } from '../../src/models/training/train-all.ts';
import { type Snapshot, snapshotOf } from '../../src/recommend/snapshot.ts';
import { sha256OfBytes } from '../../src/system/random.ts';
import { readCatalogue } from '../catalogue/catalogue-build.ts';
import { boundModels } from './bound-models.ts';

const LIMIT_BYTES = 1e9;
const SEED = 1;

export async function shippedCity(id: string): Promise<Snapshot> {
  const { city, catalogueFiles } = openCityFolder(id);
  const files = await Promise.all(catalogueFiles.map((path) => readCatalogue('jsonl', path)));
  const catalogue = catalogueOf('starter', files.flat());
  const ratings = sourceRatings(catalogue);
  const others = shippedModels()(catalogue, ratings);
  const kernels = openKernels({ ...kernelWorker(), limitBytes: LIMIT_BYTES });
  try {
    const training = { kernels, hash: sha256OfBytes, others, seed: SEED };
    const { artifacts } = await trainAll({ catalogue, people: [] }, training);
    return snapshotOf({
      city,
      catalogue,
      ratings,
      hours: hoursOf(city),
      affinity: affinity(catalogue, ratings),
      trained: boundModels(artifacts, others, catalogue),
      decay: shippedTransfer().curves,
    });
  } finally {
    await kernels.close();
  }
}
