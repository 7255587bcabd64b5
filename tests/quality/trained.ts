// All five methods as a service has them after its first start: what is shipped, and what it trains when nobody has
// written anything yet.
import { boundModels } from '../../lab/lists/bound-models.ts';
import { shippedModels } from '../../src/compose/shipped-models.ts';
import type { Catalogue, Ratings } from '../../src/domain/catalogue.ts';
import type { Method } from '../../src/domain/method.ts';
import { openKernels } from '../../src/math/kernels.ts';
import type { Recommender } from '../../src/models/recommender.ts';
import { type TrainedArtifact, trainAll } from '../../src/models/training/train-all.ts';
import { workerFile } from '../../src/system/paths.ts';
import { sha256OfBytes } from '../../src/system/random.ts';

const WORKERS = { workerUrl: workerFile('math/kernels'), threads: 2, limitBytes: 1e9 };

/** What lies in the database after the first start. */
export async function trainOnNobody(catalogue: Catalogue, ratings: Ratings): Promise<readonly TrainedArtifact[]> {
  const kernels = openKernels(WORKERS);
  try {
    const others = shippedModels()(catalogue, ratings);
    const { artifacts } = await trainAll({ catalogue, people: [] }, { kernels, hash: sha256OfBytes, others, seed: 1 });
    return artifacts;
  } finally {
    await kernels.close();
  }
}

/** What every start makes of it. */
export function bindAll(
  artifacts: readonly TrainedArtifact[],
  catalogue: Catalogue,
  ratings: Ratings,
): ReadonlyMap<Method, Recommender> {
  return boundModels(artifacts, shippedModels()(catalogue, ratings), catalogue);
}
