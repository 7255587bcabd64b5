// `svd`: the strongest directions of taste in one city, softened by a ridge; a person is placed among them when they ask.
import type { Catalogue } from '../../domain/catalogue.ts';
import { unpadded } from '../../math/arena.ts';
import { type Kernels, newMatrix } from '../../math/kernels.ts';
import { residentMatrix } from '../../math/resident.ts';
import { columnSums, rowSums } from '../../math/sparse.ts';
import { decodeArtifact, encodeArtifact, type Hash } from '../artifact.ts';
import { type ColumnFacts, type Columns, columnFacts, columnsFromFacts } from '../interactions/columns.ts';
import { type LinearWeights, linearRecommender, type Weighed } from '../interactions/linear.ts';
import type { CityMatrix } from '../interactions/matrix.ts';
import type { Recommender } from '../recommender.ts';
import { powers } from '../spectral/interactions.ts';
import { ridge, spectrumOf } from '../spectral/spectrum.ts';

export interface SvdOptions {
  readonly rank: number;
  /** Ridge, in units of the strongest direction's square. */
  readonly lambda: number;
  /** Exponent of both degrees in N = D_person^-power R D_item^-power. */
  readonly power: number;
  readonly iterations: number;
  readonly seed: number;
  readonly onProgress?: (share: number) => void;
}

export const SVD_DEFAULTS: SvdOptions = { rank: 128, lambda: 1, power: 0.35, iterations: 6, seed: 1 };

export interface SvdModel {
  readonly columns: Columns;
  readonly rank: number;
  /** Squares of the singular values, the first scaled to 1. */
  readonly strengths: Float32Array;
  readonly lambda: number;
  /** Columns x rank: D^-power V. */
  readonly encode: Float32Array;
  /** Columns x rank: D^power V. */
  readonly decode: Float32Array;
}

/**
 * score(x) = x D^-power V diag(s^2 / (s^2 + lambda)) V' D^power, with N = D_person^-power R D_item^-power ~ U S V'.
 *
 * Sources: truncated SVD as in PureSVD (Cremonesi et al. 2010), normalised as in GF-CF (arXiv:2108.07567). Departure: a
 * Tikhonov filter instead of a hard cut, so that weak directions count a little and never too much.
 */
export async function trainSvd(city: CityMatrix, options: SvdOptions, kernels: Kernels): Promise<SvdModel> {
  return kernels.scope(async () => {
    const { matrix, columns } = city;
    const interactions = { matrix, personDegrees: rowSums(matrix), itemDegrees: columnSums(matrix) };
    const { power: personPower, power: itemPower } = options;
    const spectrum = await spectrumOf(kernels, interactions, { ...options, personPower, itemPower });
    const { vectors, strengths } = spectrum;
    const into = powers(interactions.itemDegrees, -itemPower);
    const out = powers(interactions.itemDegrees, itemPower);
    const encode = newMatrix(kernels, vectors.rows, vectors.cols);
    const decode = newMatrix(kernels, vectors.rows, vectors.cols);
    for (let column = 0; column < vectors.rows; column++) {
      for (let at = column * vectors.stride; at < column * vectors.stride + vectors.cols; at++) {
        encode.values[at] = into[column]! * vectors.values[at]!;
        decode.values[at] = out[column]! * vectors.values[at]!;
      }
    }
    return {
      columns,
      rank: vectors.cols,
      lambda: options.lambda,
      strengths: Float32Array.from(strengths),
      encode: unpadded(encode),
      decode: unpadded(decode),
    };
  });
}

export const bindSvd = (model: SvdModel, catalogue: Catalogue): Recommender =>
  linearRecommender('svd', weightsOf(model), model.columns, catalogue);

function weightsOf({ columns, rank, strengths, lambda, encode, decode }: SvdModel): LinearWeights {
  const filter = Float64Array.from(strengths, ridge(lambda));
  const decoded = residentMatrix(decode, columns.count, rank);
  return {
    scorer(evidence) {
      const person = placeAmong(evidence, encode, filter);
      return (wanted) => decoded.products(person, wanted);
    },
    from(column) {
      const alone = placeAmong([{ columns: [column], value: 1 }], encode, filter);
      return (to) => dot(alone, decode, to * rank);
    },
  };
}

/** Where a person stands among the directions: a sum over what they said, the weak directions softened. */
function placeAmong(evidence: readonly Weighed[], encode: Float32Array, filter: Float64Array): Float64Array {
  const rank = filter.length;
  const person = new Float64Array(rank);
  for (const { columns, value } of evidence) {
    for (const column of columns) {
      for (let k = 0, at = column * rank; k < rank; k++, at++) person[k]! += value * encode[at]!;
    }
  }
  for (let k = 0; k < rank; k++) person[k]! *= filter[k]!;
  return person;
}

function dot(person: Float64Array, decode: Float32Array, from: number): number {
  let sum = 0;
  for (let k = 0; k < person.length; k++) sum += person[k]! * decode[from + k]!;
  return sum;
}

const FORM = { kind: 'svd', version: 1 } as const;

interface Facts extends ColumnFacts {
  readonly rank: number;
  readonly lambda: number;
}

export const saveSvd = ({ columns, rank, lambda, strengths, encode, decode }: SvdModel, hash: Hash): Uint8Array =>
  encodeArtifact(
    { ...FORM, facts: { ...columnFacts(columns), rank, lambda }, arrays: { strengths, encode, decode } },
    hash,
  );

/** @throws DomainError `model/incompatible` */
export function loadSvd(bytes: Uint8Array, hash: Hash): SvdModel {
  const { facts, arrays } = decodeArtifact(bytes, FORM, hash);
  const { rank, lambda, ...columns } = facts as Facts;
  const { strengths, encode, decode } = arrays as Record<'strengths' | 'encode' | 'decode', Float32Array>;
  return { columns: columnsFromFacts(columns), rank, lambda, strengths, encode, decode };
}
