// `autoencoder`: reconstructs a profile from all its other entries, by weights learned in closed form for one city.
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Kernels } from '../../math/kernels.ts';
import type { SparseRows } from '../../math/sparse.ts';
import { decodeArtifact, encodeArtifact, type Hash } from '../artifact.ts';
import { type ColumnFacts, type Columns, columnFacts, columnsFromFacts } from '../interactions/columns.ts';
import { linearRecommender } from '../interactions/linear.ts';
import type { CityMatrix } from '../interactions/matrix.ts';
import { sparseWeights } from '../interactions/sparse-weights.ts';
import type { Recommender } from '../recommender.ts';
import { type AutoencoderOptions, itemItemWeights } from './closed-form.ts';
import { strongestWeights } from './prune.ts';
import { spectralWeights } from './spectral-form.ts';

export interface CityAutoencoderOptions extends AutoencoderOptions {
  /** Weights kept for each column, the largest by absolute value. */
  readonly neighbours: number;
  /** Up to this many columns the exact solution is computed; beyond, the same estimator on the spectrum. */
  readonly exactUpTo: number;
  readonly seed: number;
  readonly onProgress?: (share: number) => void;
}

export const AUTOENCODER_DEFAULTS: CityAutoencoderOptions = {
  personPower: 0.35,
  itemPower: 0.2,
  lambda: 100,
  dropout: 0.3,
  neighbours: 400,
  exactUpTo: 10_000,
  seed: 1,
};

export interface AutoencoderModel {
  readonly columns: Columns;
  /** Row i: what having column i adds to others. */
  readonly weights: SparseRows;
}

/** See `closed-form.ts` for the estimator. People who wrote nothing leave the side information, which is enough to learn from. */
export async function trainAutoencoder(
  city: CityMatrix,
  options: CityAutoencoderOptions,
  kernels: Kernels,
): Promise<AutoencoderModel> {
  const { columns, matrix } = city;
  const isExact = columns.count <= options.exactUpTo;
  const weights = await kernels.scope(async () =>
    isExact
      ? strongestWeights(await itemItemWeights(kernels, matrix, options, options.onProgress), options.neighbours)
      : spectralWeights(kernels, matrix, options),
  );
  return { columns, weights };
}

export const bindAutoencoder = (model: AutoencoderModel, catalogue: Catalogue): Recommender =>
  linearRecommender('autoencoder', sparseWeights(model.weights), model.columns, catalogue);

const FORM = { kind: 'autoencoder', version: 1 } as const;

export const saveAutoencoder = ({ columns, weights }: AutoencoderModel, hash: Hash): Uint8Array => {
  const { starts, indices, values } = weights;
  return encodeArtifact({ ...FORM, facts: columnFacts(columns), arrays: { starts, indices, values } }, hash);
};

/** @throws DomainError `model/incompatible` */
export function loadAutoencoder(bytes: Uint8Array, hash: Hash): AutoencoderModel {
  const { facts, arrays } = decodeArtifact(bytes, FORM, hash);
  const columns = columnsFromFacts(facts as ColumnFacts);
  const { starts, indices, values } = arrays as Pick<SparseRows, 'starts' | 'indices' | 'values'>;
  return { columns, weights: { rows: columns.count, cols: columns.count, starts, indices, values } };
}
