import { expect, test } from 'vitest';
import { openKernels } from '../../src/math/kernels.ts';
import { seededRandom } from '../../src/math/random.ts';
import { shareInteractions } from '../../src/models/spectral/interactions.ts';
import { fullRanking } from './full-ranking.ts';
import { holdOut } from './holdout.ts';
import type { VectorTable } from './item-vector-table.ts';
import { ITEM_VECTORS, itemVectors } from './item-vectors.ts';
import { type Batch, softmaxStep, stepMemory } from './softmax-step.ts';
import { twoCrowds } from './two-crowds.ts';

const [ITEMS, DIMENSIONS, TEMPERATURE] = [12, 5, 0.5];
const kernels = openKernels();

/** Remembers gradients and moves nothing. */
function restingTable(values: Float32Array): VectorTable & { readonly gradients: Float32Array } {
  const gradients = new Float32Array(values.length);
  const row = (numbers: Float32Array, item: number) => numbers.subarray(item * DIMENSIONS, (item + 1) * DIMENSIONS);
  return {
    dimensions: DIMENSIONS,
    gradients,
    row: (item) => row(values, item),
    gradientOf: (item) => row(gradients, item),
    move: () => {},
  };
}

test('the gradient of a batch is what a small change of a number does to its loss', () =>
  kernels.scope(async () => {
    const random = seededRandom(4);
    const [encode, decode] = [0, 1].map(() =>
      Float32Array.from({ length: ITEMS * DIMENSIONS }, () => random.gaussian()),
    );
    const batch: Batch = {
      negatives: Uint32Array.of(0, 3, 7, 3, 9, 11),
      people: [
        { known: Uint32Array.of(1, 2), targets: Uint32Array.of(3, 4) },
        { known: Uint32Array.of(5, 0, 8), targets: Uint32Array.of(9) },
      ],
    };
    const memory = stepMemory(kernels, 2, batch.negatives.length, DIMENSIONS, ITEMS);
    const lossOf = () =>
      softmaxStep(
        kernels,
        memory,
        { encode: restingTable(encode!), decode: restingTable(decode!) },
        batch,
        TEMPERATURE,
      );
    const tables = { encode: restingTable(encode!), decode: restingTable(decode!) };
    await softmaxStep(kernels, memory, tables, batch, TEMPERATURE);
    const change = 1e-2;
    for (const [values, { gradients }] of [
      [encode!, tables.encode],
      [decode!, tables.decode],
    ] as const) {
      for (let at = 0; at < values.length; at++) {
        const before = values[at]!;
        values[at] = before + change;
        const above = await lossOf();
        values[at] = before - change;
        const below = await lossOf();
        values[at] = before;
        // The loss is a mean over the two people, the gradient a sum.
        expect(gradients[at]! / 2).toBeCloseTo((above - below) / (2 * change), 2);
      }
    }
  }));

test('trained item vectors find what the people of a crowd like better than their start does, twice the same', () =>
  kernels.scope(async () => {
    const holdout = holdOut(twoCrowds(), { share: 0.2, people: 200, seed: 2 });
    const interactions = shareInteractions(kernels, holdout.known);
    const options = { ...ITEM_VECTORS, dimensions: 8, negatives: 64 };
    const figuresAfter = async (epochs: number) => {
      const member = await itemVectors(kernels, interactions, { ...options, epochs });
      return fullRanking(kernels, holdout.asked, holdout.hidden, { members: [member] });
    };
    const [start, trained, again] = [await figuresAfter(0), await figuresAfter(20), await figuresAfter(20)];
    expect(trained.ndcg).toBeGreaterThan(start.ndcg);
    expect(again.ndcgs).toEqual(trained.ndcgs);
  }));
