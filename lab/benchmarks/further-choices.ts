// What may join the spectral member in the ensemble: item-item filters, item vectors and, where the catalogue is small, the exact
// autoencoder.
import type { Kernels } from '../../src/math/kernels.ts';
import { chooseExact, EXACT_UP_TO } from './exact-choice.ts';
import type { Holdout } from './holdout.ts';
import { ITEM_VECTORS } from './item-vectors.ts';
import type { MemberChoice } from './members.ts';
import { FILTERS } from './mix-grid.ts';
import { best, type Trial } from './trial.ts';

interface FurtherChoices {
  readonly choices: readonly MemberChoice[];
  readonly trials: readonly Trial<unknown>[];
}

export async function furtherChoices(kernels: Kernels, holdout: Holdout): Promise<FurtherChoices> {
  const filters = FILTERS.map((options): MemberChoice => ({ member: 'two-hop', ...options }));
  const choices: readonly MemberChoice[] = [...filters, { member: 'item-vectors', ...ITEM_VECTORS }];
  if (holdout.known.cols > EXACT_UP_TO) return { choices, trials: [] };
  const trials = await chooseExact(kernels, holdout);
  return { choices: [...choices, { member: 'exact', ...best(trials).choice }], trials };
}
