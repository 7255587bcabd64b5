// Everybody who takes part: our methods, trained on the set's own people, beside the yardsticks.
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Profile } from '../../domain/profile.ts';
import type { Kernels } from '../../math/kernels.ts';
import { seededRandom } from '../../math/random.ts';
import type { Hash } from '../../models/artifact.ts';
import { bindAutoencoder, loadAutoencoder } from '../../models/autoencoder/model.ts';
import { bindEnsemble, loadEnsemble } from '../../models/ensemble/model.ts';
import type { Recommender } from '../../models/recommender.ts';
import { bindSvd, loadSvd } from '../../models/svd/model.ts';
import { popularity } from '../training/held-out.ts';
import { trainAll } from '../training/train-all.ts';
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
