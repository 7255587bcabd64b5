// Members of the benchmark's ensemble: what they are, how one is fitted, and how widely its scores are spread.
import type { Matrix } from '../../src/math/arena.ts';
import { scoreRows } from '../../src/math/best.ts';
import { type Kernels, newMatrix, shareSparse } from '../../src/math/kernels.ts';
import type { MemberRef } from '../../src/math/ranking.ts';
import { type SparseRows, selectRows } from '../../src/math/sparse.ts';
import { type AutoencoderOptions, itemItemWeights } from '../../src/models/autoencoder/closed-form.ts';
import type { SharedInteractions } from '../../src/models/spectral/interactions.ts';
import { denseMember } from './exact-choice.ts';
import { type ItemVectorOptions, itemVectors } from './item-vectors.ts';
import { prepare, rankOf, type SpectralChoice, spectralMember } from './spectral-bench.ts';
import { type TwoHopOptions, twoHop } from './two-hop.ts';

export type MemberChoice =
  | ({ readonly member: 'spectral' } & SpectralChoice)
  | ({ readonly member: 'exact' } & AutoencoderOptions)
  | ({ readonly member: 'two-hop' } & TwoHopOptions)
  | ({ readonly member: 'item-vectors' } & ItemVectorOptions);

export interface Share {
  readonly choice: MemberChoice;
  /** In units of the member's own spread. */
  readonly weight: number;
}

export async function memberOf(
  kernels: Kernels,
  interactions: SharedInteractions,
  choice: MemberChoice,
): Promise<MemberRef> {
  switch (choice.member) {
    case 'two-hop':
      return twoHop(kernels, interactions, choice);
    case 'item-vectors':
      return itemVectors(kernels, interactions, choice);
    case 'exact':
      return denseMember(await itemItemWeights(kernels, interactions.matrix, choice));
    case 'spectral':
      return spectralMember(kernels, await prepare(kernels, interactions, choice, rankOf(choice)), choice);
  }
}

/** People on whom a member's spread is measured. */
const SAMPLE = 1_000;

export async function inUnitsOfSpread(
  kernels: Kernels,
  train: SparseRows,
  member: MemberRef,
  weight: number,
): Promise<MemberRef> {
  return { ...member, weight: weight / (await spreadOf(kernels, train, member)) };
}

/** Mean over people of the standard deviation of a member's scores over all items. */
export async function spreadOf(kernels: Kernels, train: SparseRows, member: MemberRef): Promise<number> {
  const step = Math.max(1, Math.floor(train.rows / SAMPLE));
  const sample = selectRows(
    train,
    Array.from({ length: Math.floor(train.rows / step) }, (_, at) => at * step),
  );
  return kernels.scope(async () => {
    const scores = newMatrix(kernels, sample.rows, sample.cols);
    const x = shareSparse(kernels, sample);
    await scoreRows(kernels, { x, rows: sample.rows, columns: sample.cols, members: [member] }, scores);
    return meanSpread(scores);
  });
}

function meanSpread({ rows, cols, stride, values }: Matrix): number {
  let total = 0;
  for (let row = 0; row < rows; row++) {
    let sum = 0;
    let squares = 0;
    for (let at = row * stride; at < row * stride + cols; at++) {
      sum += values[at]!;
      squares += values[at]! ** 2;
    }
    total += Math.sqrt(Math.max(0, squares / cols - (sum / cols) ** 2));
  }
  return total / (rows || 1) || 1;
}
