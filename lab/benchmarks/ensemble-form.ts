// The ensemble has two forms: the operator itself, and its strongest item-item weights, which answer forty times sooner.
import { type Kernels, shareSparse } from '../../src/math/kernels.ts';
import type { MemberRef } from '../../src/math/ranking.ts';
import type { SparseRows } from '../../src/math/sparse.ts';
import { compileRows } from '../../src/models/ensemble/compile.ts';
import type { RankedOperator } from './full-ranking.ts';
import { askFewer, type Holdout } from './holdout.ts';
import { largestRank } from './spectral-choice.ts';
import { isBetter, type Trial, tryOperator } from './trial.ts';

export type CompiledForm = 'compiled' | 'unpruned';

/** Weights kept for each item: 130 MB for 40,000 items. */
const NEIGHBOURS = 400;
/** Compiling takes items^2 times twice the rank; what would take many minutes is not tried. */
const COMPILE_WORK = 6e12;
const FORM_PEOPLE = 3_000;
/** Pruning must not cost more than this many standard errors beside the best member. */
const SURE = 1;

export const formsFor = ({ rows, cols }: SparseRows): readonly CompiledForm[] =>
  cols ** 2 * 2 * largestRank(rows, cols) <= COMPILE_WORK ? ['compiled', 'unpruned'] : ['unpruned'];

/**
 * The compiled form, as it is the one that answers requests, unless pruning makes the ensemble worse than the best of its
 * own members beyond noise. Only the items that somebody asked has met need to be compiled to see it.
 */
export async function chooseForm(
  kernels: Kernels,
  holdout: Holdout,
  members: readonly MemberRef[],
  bestMember: MemberRef,
): Promise<{ readonly form: CompiledForm; readonly formTrials: readonly Trial<unknown>[] }> {
  if (!formsFor(holdout.known).includes('compiled')) return { form: 'unpruned', formTrials: [] };
  const part = askFewer(holdout, FORM_PEOPLE);
  const wanted = Uint32Array.from(new Set(part.asked.indices)).sort();
  const alone = await tryOperator(kernels, part, { form: 'the best member alone' }, { members: [bestMember] });
  const compiled = await kernels.scope(async () => {
    const operator = await compiledForm(kernels, holdout.known.cols, members, wanted);
    return tryOperator(kernels, part, { form: 'compiled' }, operator);
  });
  return { form: isBetter(alone, compiled, SURE) ? 'unpruned' : 'compiled', formTrials: [alone, compiled] };
}

export async function compiledForm(
  kernels: Kernels,
  items: number,
  members: readonly MemberRef[],
  wanted?: Uint32Array,
): Promise<RankedOperator> {
  const weights = await compileRows(kernels, items, members, NEIGHBOURS, wanted);
  return { members: [{ kind: 'sparse', b: shareSparse(kernels, weights), weight: 1 }] };
}
