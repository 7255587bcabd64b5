import { expect, test } from 'vitest';
import { openKernels } from '../../src/math/kernels.ts';
import { shareInteractions } from '../../src/models/spectral/interactions.ts';
import { chooseForm } from './ensemble-form.ts';
import { holdOut } from './holdout.ts';
import { FILTERS } from './mix-grid.ts';
import { twoCrowds } from './two-crowds.ts';
import { twoHop } from './two-hop.ts';

const kernels = openKernels();

test('compiled is the form unless the same mix unpruned ranks better for the same people beyond noise', () =>
  kernels.scope(async () => {
    const holdout = holdOut(twoCrowds(), { share: 0.2, people: 100, seed: 2 });
    const members = [twoHop(kernels, shareInteractions(kernels, holdout.known), FILTERS[0]!)];
    for (const [neighbours, expected] of [
      [2, 'unpruned'],
      [239, 'compiled'],
    ] as const) {
      const { form, formTrials } = await chooseForm(kernels, holdout, members, neighbours);
      expect(formTrials.map(({ figures }) => figures.recalls.length)).toEqual([100, 100]);
      expect(form).toBe(expected);
    }
  }));
