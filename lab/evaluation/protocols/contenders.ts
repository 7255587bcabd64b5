// Everybody who takes part: our methods, trained on the set's own people, beside the yardsticks.
import type { Catalogue } from '../../../src/domain/catalogue.ts';
import type { Profile } from '../../../src/domain/profile.ts';
import type { Kernels } from '../../../src/math/kernels.ts';
import { seededRandom } from '../../../src/math/random.ts';
import type { Hash } from '../../../src/models/artifact.ts';
import { bindAutoencoder, loadAutoencoder } from '../../../src/models/autoencoder/model.ts';
import { bindEnsemble, loadEnsemble } from '../../../src/models/ensemble/model.ts';
import type { Recommender } from '../../../src/models/recommender.ts';
import { bindSvd, loadSvd } from '../../../src/models/svd/model.ts';
import { popularity } from '../../../src/models/training/held-out.ts';
import { trainAll } from '../../../src/models/training/train-all.ts';
import { itemKnn } from './item-knn.ts';

export interface Contender {
  readonly name: string;
  readonly score: Recommender['score'];
}

export interface Surroundings {
  readonly kernels: Kernels;
  readonly hash: Hash;
  readonly seed: number;
  /** Methods learned beforehand, bound to any catalogue (`transfer`, `embeddings`). */
  readonly shipped: (catalogue: Catalogue) => readonly Recommender[];
  readonly onStep: (step: string) => void;
}

export async function contendersOf(
  catalogue: Catalogue,
  people: readonly Profile[],
  { kernels, hash, seed, shipped }: Surroundings,
): Promise<readonly Contender[]> {
  const others = shipped(catalogue);
  const { artifacts } = await trainAll({ catalogue, people }, { kernels, hash, others, seed });
  const bytesOf = (method: string) => artifacts.find((artifact) => artifact.method === method)!.bytes;
  const members = [
    bindSvd(loadSvd(bytesOf('svd'), hash), catalogue),
    bindAutoencoder(loadAutoencoder(bytesOf('autoencoder'), hash), catalogue),
    ...others,
  ];
  return [
    { name: 'chance', ...chance(seed) },
    { name: 'popularity', ...popularity(catalogue, people) },
    { name: 'item-kNN', ...itemKnn(catalogue, people) },
    ...members.map((member) => ({ name: member.method, score: member.score })),
    { name: 'ensemble', ...bindEnsemble(loadEnsemble(bytesOf('ensemble'), hash), catalogue, members) },
  ];
}

function chance(seed: number): Pick<Recommender, 'score'> {
  const random = seededRandom(seed);
  return { score: (_, rows) => Float32Array.from(rows, () => random.next()) };
}
