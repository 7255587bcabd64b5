// Item vectors trained with a sampled softmax: a person is the sum of what their items say, so that the result is one more linear
// member, which folds in and explains like the others.
import { packedRight, ref } from '../../src/math/dense.ts';
import { type Kernels, newMatrix } from '../../src/math/kernels.ts';
import { type Random, seededRandom, shuffle } from '../../src/math/random.ts';
import type { MemberRef } from '../../src/math/ranking.ts';
import { powers, type SharedInteractions } from '../../src/models/spectral/interactions.ts';
import { ridge } from '../../src/models/spectral/spectrum.ts';
import { normaliseRow, type VectorTable, vectorTable } from './item-vector-table.ts';
import { type Batch, softmaxStep, stepMemory } from './softmax-step.ts';
import { prepare } from './spectral-bench.ts';

export interface ItemVectorOptions {
  readonly dimensions: number;
  /** How often everybody is seen. */
  readonly epochs: number;
  /** Cosines are divided by it: small values look at the hardest negatives alone. */
  readonly temperature: number;
  /** Share of a person's items that the others must find, drawn anew each time. */
  readonly targetShare: number;
  /** Items drawn evenly for each batch, which everybody in it must not prefer to their targets. */
  readonly negatives: number;
  /** Step of one number, in units of the typical size of numbers at the start. */
  readonly learningRate: number;
  readonly seed: number;
}

/** Chosen on the validation cut of CiteULike alone (docs/models/ensemble.md). */
export const ITEM_VECTORS: ItemVectorOptions = {
  dimensions: 128,
  epochs: 45,
  temperature: 0.1,
  targetShare: 0.5,
  negatives: 1_024,
  learningRate: 0.01,
  seed: 21,
};

const PEOPLE_AT_ONCE = 256;

/**
 * score(x) = x E F', items x dimensions each, the rows of F of length 1. Both start at the strongest directions of the normalised
 * matrix and are moved by Adam along the gradient of
 *
 *     - log( e^(cos(x E, F_t) / temperature) / (e^(...) + sum over negatives e^(cos(x E, F_j) / temperature)) )
 *
 * for each target t, averaged over a person's targets, which are left out of x; items of x are no negatives.
 * The same seed gives the same numbers whatever the number of threads.
 * Source: Wu et al. (2024), "On the effectiveness of sampled softmax loss for item recommendation", arXiv:2201.02327.
 * Departure: the person is the sum of their items (as in Covington et al. 2016) and has no vector of their own.
 */
export async function itemVectors(
  kernels: Kernels,
  interactions: SharedInteractions,
  options: ItemVectorOptions,
): Promise<MemberRef> {
  const { matrix } = interactions;
  const dimensions = Math.min(options.dimensions, Math.floor(Math.min(matrix.rows, matrix.cols) / 2));
  const tables = await startingTables(kernels, interactions, dimensions, options.learningRate);
  await kernels.scope(() => train(kernels, interactions, tables, { ...options, dimensions }));
  const encode = newMatrix(kernels, matrix.cols, dimensions);
  const decode = newMatrix(kernels, matrix.cols, dimensions);
  for (let item = 0; item < matrix.cols; item++) {
    encode.values.set(tables.encode.row(item), item * encode.stride);
    decode.values.set(tables.decode.row(item), item * decode.stride);
    normaliseRow(decode.values, item * decode.stride, dimensions);
  }
  return {
    kind: 'factors',
    encode: ref(encode),
    decode: await packedRight(kernels, decode),
    rank: dimensions,
    weight: 1,
  };
}

interface Tables {
  readonly encode: VectorTable;
  readonly decode: VectorTable;
}

const START = { personPower: 0.35, itemPower: 0.35 } as const;
const START_LAMBDA = 0.1;

function startingTables(
  kernels: Kernels,
  interactions: SharedInteractions,
  dimensions: number,
  learningRate: number,
): Promise<Tables> {
  return kernels.scope(async () => {
    const { spectrum } = await prepare(kernels, interactions, START, dimensions);
    const { vectors, strengths, itemDegrees } = spectrum;
    const filter = ridge(START_LAMBDA, dimensions);
    const roots = Float64Array.from(strengths, (strength, k) => Math.sqrt(filter(strength, k)));
    const table = (power: number) => {
      const scale = powers(itemDegrees, power);
      const values = new Float32Array(vectors.rows * dimensions);
      for (let item = 0; item < vectors.rows; item++) {
        for (let k = 0; k < dimensions; k++) {
          values[item * dimensions + k] = scale[item]! * vectors.values[item * vectors.stride + k]! * roots[k]!;
        }
      }
      return vectorTable(values, dimensions, learningRate);
    };
    return { encode: table(-START.itemPower), decode: table(START.itemPower) };
  });
}

async function train(
  kernels: Kernels,
  { matrix }: SharedInteractions,
  tables: Tables,
  options: ItemVectorOptions,
): Promise<void> {
  const random = seededRandom(options.seed);
  const memory = stepMemory(kernels, PEOPLE_AT_ONCE, options.negatives, options.dimensions, matrix.cols);
  const askable = Uint32Array.from({ length: matrix.rows }, (_, row) => row).filter(
    (row) => matrix.starts[row + 1]! - matrix.starts[row]! >= 2,
  );
  const itemsOf = (row: number) => matrix.indices.slice(matrix.starts[row]!, matrix.starts[row + 1]!);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    const order = shuffle(askable, random);
    for (let from = 0; from < order.length; from += PEOPLE_AT_ONCE) {
      const people = Array.from(order.subarray(from, from + PEOPLE_AT_ONCE), itemsOf);
      await softmaxStep(kernels, memory, tables, drawBatch(people, matrix.cols, options, random), options.temperature);
    }
  }
}

function drawBatch(
  people: readonly Uint32Array[],
  items: number,
  { targetShare, negatives }: ItemVectorOptions,
  random: Random,
): Batch {
  return {
    negatives: Uint32Array.from({ length: negatives }, () => random.below(items)),
    people: people.map((own) => {
      const drawn = shuffle(own, random);
      const targets = Math.min(drawn.length - 1, Math.max(1, Math.round(drawn.length * targetShare)));
      return { targets: drawn.subarray(0, targets), known: drawn.subarray(targets) };
    }),
  };
}
