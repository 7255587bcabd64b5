// The ensemble has two forms: the operator itself, and its strongest item-item weights, which answer forty times sooner.
import { type Kernels, shareSparse } from '../../src/math/kernels.ts';
import type { MemberRef } from '../../src/math/ranking.ts';
import type { SparseRows } from '../../src/math/sparse.ts';
import { compileRows } from '../../src/models/ensemble/compile.ts';
import type { RankedOperator } from './full-ranking.ts';
import type { Holdout } from './holdout.ts';
import { largestRank } from './spectral-bench.ts';
import { gainOver, type Trial, tryOperator } from './trial.ts';

export type CompiledForm = 'compiled' | 'unpruned';

/** Weights kept for each item: 130 MB for 40,000 items. */
const NEIGHBOURS = 400;
/** Compiling takes items^2 times twice the rank; what would take many minutes is not tried. */
const COMPILE_WORK = 6e12;
export const formsFor = ({ rows, cols }: SparseRows): readonly CompiledForm[] =>
  cols ** 2 * 2 * largestRank(rows, cols) <= COMPILE_WORK ? ['compiled', 'unpruned'] : ['unpruned'];

/**
 * The compiled form, which answers sooner, unless the mix unpruned ranks better for the people asked by more than one standard error.
 * Both are the same mix: a comparison with a member alone would hide what pruning costs. Only the items that somebody asked has met
 * need to be compiled to see it.
 */
export async function chooseForm(
  kernels: Kernels,
  holdout: Holdout,
  members: readonly MemberRef[],
  neighbours = NEIGHBOURS,
): Promise<{ readonly form: CompiledForm; readonly formTrials: readonly Trial<{ readonly form: CompiledForm }>[] }> {
  if (!formsFor(holdout.known).includes('compiled')) return { form: 'unpruned', formTrials: [] };
  const wanted = Uint32Array.from(new Set(holdout.asked.indices)).sort();
  const unpruned = await tryOperator(kernels, holdout, { form: 'unpruned' as const }, { members });
  const compiled = await kernels.scope(async () => {
    const operator = await compiledForm(kernels, holdout.known.cols, members, { wanted, neighbours });
    return tryOperator(kernels, holdout, { form: 'compiled' as const }, operator);
  });
  const formTrials: readonly Trial<{ readonly form: CompiledForm }>[] = [unpruned, compiled];
  const { share, standardError } = gainOver(unpruned, compiled);
  return { form: share > standardError ? 'unpruned' : 'compiled', formTrials };
}

export async function compiledForm(
  kernels: Kernels,
  items: number,
  members: readonly MemberRef[],
  { wanted, neighbours = NEIGHBOURS }: { readonly wanted?: Uint32Array; readonly neighbours?: number } = {},
): Promise<RankedOperator> {
  const weights = await compileRows(kernels, items, members, neighbours, wanted);
  return { members: [{ kind: 'sparse', b: shareSparse(kernels, weights), weight: 1 }] };
}
