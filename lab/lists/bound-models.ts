// Trained artifacts as recommenders of a catalogue, without a database between training and use.
import type { Catalogue } from '../../src/domain/catalogue.ts';
import { loadAutoencoder } from '../../src/models/autoencoder/model.ts';
import { loadEnsemble } from '../../src/models/ensemble/model.ts';
import type { Recommender } from '../../src/models/recommender.ts';
import { loadSvd } from '../../src/models/svd/model.ts';
import type { TrainedArtifact } from '../../src/models/training/train-all.ts';
import { sha256OfBytes } from '../../src/system/random.ts';
import { bindModels } from '../../src/usecases/models.ts';

/** @param others the methods that are shipped and not trained for a city */
export function boundModels(
  artifacts: readonly TrainedArtifact[],
  others: readonly Recommender[],
  catalogue: Catalogue,
) {
  const bytesOf = (method: string) => artifacts.find((artifact) => artifact.method === method)!.bytes;
  const trained = {
    id: 1,
    svd: loadSvd(bytesOf('svd'), sha256OfBytes),
    autoencoder: loadAutoencoder(bytesOf('autoencoder'), sha256OfBytes),
    ensemble: loadEnsemble(bytesOf('ensemble'), sha256OfBytes),
  };
  return bindModels(trained, others, catalogue);
}
