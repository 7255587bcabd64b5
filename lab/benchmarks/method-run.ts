// What a method brings to the benchmark: choosing its parameters on held-out interactions, then fitting all of train.
import type { Kernels } from '../../src/math/kernels.ts';
import type { RankedOperator } from './full-ranking.ts';
import type { Holdout } from './holdout.ts';
import type { PublicSplit } from './reader.ts';
import type { Trial } from './trial.ts';

/** What each method brings to the benchmark. */
export interface MethodRun {
  select(kernels: Kernels, holdout: Holdout, note: (step: string) => void): Promise<Selection>;
}

export interface Selection {
  readonly chosen: unknown;
  readonly trials: readonly Trial<unknown>[];
  /** Fits what was chosen; the operator and what else is worth measuring live in the arena. */
  fit(kernels: Kernels, train: PublicSplit['train'], note: (step: string) => void): Promise<FittedOperator>;
}

export interface FittedOperator extends RankedOperator {
  /** Forms to be measured beside the operator itself. */
  readonly others?: readonly { readonly name: string; build(): Promise<RankedOperator> }[];
}
