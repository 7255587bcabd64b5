import { expect, test } from 'vitest';
import { scoreRows } from '../../src/math/best.ts';
import { newMatrix, openKernels, shareSparse } from '../../src/math/kernels.ts';
import { seededRandom } from '../../src/math/random.ts';
import type { MemberRef } from '../../src/math/ranking.ts';
import { type Entry, type SparseRows, sparseRows } from '../../src/math/sparse.ts';
import { compileRows } from '../../src/models/ensemble/compile.ts';
import { shareInteractions } from '../../src/models/spectral/interactions.ts';
import { fillFactors, newFactorSlot, ridge, spectrumOf } from '../../src/models/spectral/spectrum.ts';
import { twoHop } from './two-hop.ts';

const ITEMS = 45;
const random = seededRandom(11);
const people = sparseRows(
  ITEMS,
  Array.from({ length: 70 }, () => Array.from({ length: 3 + random.below(9) }, (): Entry => [random.below(ITEMS), 1])),
);
const kernels = openKernels();

async function operator(): Promise<MemberRef[]> {
  const interactions = shareInteractions(kernels, people);
  const spectrum = await spectrumOf(kernels, interactions, {
    rank: 12,
    personPower: 0.35,
    itemPower: 0.35,
    iterations: 4,
    seed: 1,
  });
  const factors = await fillFactors(
    kernels,
    spectrum,
    await newFactorSlot(kernels, spectrum),
    ridge(0.1),
    undefined,
    2,
  );
  return [factors, twoHop(kernels, interactions, { personPower: 0.5, inPower: 0.6, outPower: 0.4 }, 0.5)];
}

async function scoresOf(members: readonly MemberRef[], x: SparseRows): Promise<Float32Array> {
  const scores = newMatrix(kernels, x.rows, ITEMS);
  await scoreRows(kernels, { x: shareSparse(kernels, x), rows: x.rows, columns: ITEMS, members }, scores);
  return scores.values.slice();
}

test('compiled without pruning it says of other items what the operator says', () =>
  kernels.scope(async () => {
    const members = await operator();
    const compiled = await compileRows(kernels, ITEMS, members, ITEMS);
    const person = sparseRows(ITEMS, [
      [
        [3, 1],
        [17, 1],
        [40, 1],
      ],
    ]);
    const expected = await scoresOf(members, person);
    const actual = await scoresOf([{ kind: 'sparse', b: shareSparse(kernels, compiled), weight: 1 }], person);
    for (let item = 0; item < ITEMS; item++) {
      if (![3, 17, 40].includes(item)) expect(actual[item]).toBeCloseTo(expected[item]!, 4);
    }
  }));

test('pruned it keeps the largest weights of each item, ascending, and only of the items asked for', () =>
  kernels.scope(async () => {
    const members = await operator();
    const whole = await compileRows(kernels, ITEMS, members, ITEMS);
    const pruned = await compileRows(kernels, ITEMS, members, 5, Uint32Array.of(2, 30));
    const row = (matrix: SparseRows, item: number) =>
      Array.from({ length: matrix.starts[item + 1]! - matrix.starts[item]! }, (_, at) => {
        const cell = matrix.starts[item]! + at;
        return [matrix.indices[cell]!, matrix.values[cell]!] as const;
      });
    expect(pruned.indices).toHaveLength(10);
    for (const item of [2, 30]) {
      const largest = row(whole, item)
        .sort((a, b) => b[1] - a[1])
        .slice(0, 5)
        .sort((a, b) => a[0] - b[0]);
      expect(row(pruned, item)).toEqual(largest);
    }
  }));
