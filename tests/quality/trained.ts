// All five methods as a service has them after its first start: what is shipped, and what it trains when nobody has
// written anything yet.
import { boundModels } from '../../lab/lists/bound-models.ts';
import { shippedModels } from '../../src/compose/shipped-models.ts';
import { openDatabase } from '../../src/db/database.ts';
import { openEmbedded } from '../../src/db/embedded/client.ts';
import { modelsIn } from '../../src/db/models.ts';
import type { Catalogue, Ratings } from '../../src/domain/catalogue.ts';
import type { Method } from '../../src/domain/method.ts';
import type { Recommender } from '../../src/models/recommender.ts';
import type { TrainedArtifact } from '../../src/models/training/train-all.ts';
import { workerFile } from '../../src/system/paths.ts';
import { dataAfterFirstStart } from '../browser/service.ts';

/** What lies in the database after the first start, which trains for most of a minute and is made once for all files. */
export async function trainedOnNobody(): Promise<readonly TrainedArtifact[]> {
  const { dataDir, remove } = await dataAfterFirstStart();
  const worker = workerFile('db/embedded/pglite');
  const client = openEmbedded({ dataDir, worker, image: undefined, statementS: 60 });
  const database = await openDatabase({ kind: 'embedded', client });
  try {
    const models = modelsIn(database.db);
    const artifacts: TrainedArtifact[] = [];
    for (const [method, hash] of Object.entries((await models.active())!.artifacts))
      artifacts.push({ method: method as TrainedArtifact['method'], hash, bytes: (await models.bytesOf(hash))! });
    return artifacts;
  } finally {
    await database.close();
    remove();
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
