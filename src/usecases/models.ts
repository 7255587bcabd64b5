// The trained models in service: the active set, loaded from the database and verified by hash before it replaces the
// one before. A set that cannot be read is reported and the old one stays.
import type { ModelRepository, ModelSet } from '../db/models.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { DomainError } from '../domain/errors.ts';
import type { Method } from '../domain/method.ts';
import { type AutoencoderModel, bindAutoencoder, loadAutoencoder } from '../models/autoencoder/model.ts';
import { bindEnsemble, type EnsembleModel, loadEnsemble, UNLEARNED } from '../models/ensemble/model.ts';
import type { Recommender } from '../models/recommender.ts';
import { bindSvd, loadSvd, type SvdModel } from '../models/svd/model.ts';
import { oneByOne } from '../system/one-by-one.ts';
import { sha256OfBytes } from '../system/random.ts';

interface TrainedSet {
  readonly id: number;
  readonly svd: SvdModel;
  readonly autoencoder: AutoencoderModel;
  readonly ensemble: EnsembleModel;
}

export interface LiveModels {
  current(): TrainedSet | undefined;
  /** True when another set has taken over. @throws DomainError `model/incompatible`; the old set stays then */
  refresh(): Promise<boolean>;
}

export function openModels(models: ModelRepository): LiveModels {
  let version = 0;
  let loaded: TrainedSet | undefined;
  return {
    current: () => loaded,
    // Two at once might leave the older set behind.
    refresh: oneByOne(async () => {
      const found = await models.version();
      if (found === version) return false;
      const active = await models.active();
      loaded = active && (await loadSet(models, active));
      version = found;
      return true;
    }),
  };
}

/** @throws DomainError `model/incompatible` when an artifact is missing, damaged or of another version */
export async function loadSet(models: ModelRepository, { id, artifacts }: ModelSet): Promise<TrainedSet> {
  const bytesOf = async (method: string): Promise<Uint8Array> => {
    const hash = artifacts[method];
    const bytes = hash === undefined ? undefined : await models.bytesOf(hash);
    if (!bytes) throw new DomainError('model/incompatible', `model set ${id} has no ${method}`);
    return bytes;
  };
  return {
    id,
    svd: loadSvd(await bytesOf('svd'), sha256OfBytes),
    autoencoder: loadAutoencoder(await bytesOf('autoencoder'), sha256OfBytes),
    ensemble: loadEnsemble(await bytesOf('ensemble'), sha256OfBytes),
  };
}

/** All methods that have something to say of this catalogue. */
export function bindModels(
  trained: TrainedSet | undefined,
  shipped: readonly Recommender[],
  catalogue: Catalogue,
): ReadonlyMap<Method, Recommender> {
  const own = trained ? [bindSvd(trained.svd, catalogue), bindAutoencoder(trained.autoencoder, catalogue)] : [];
  const members = [...own, ...shipped];
  const ensemble = members.length > 0 ? [bindEnsemble(trained?.ensemble ?? UNLEARNED, catalogue, members)] : [];
  return new Map([...members, ...ensemble].map((recommender) => [recommender.method as Method, recommender]));
}
