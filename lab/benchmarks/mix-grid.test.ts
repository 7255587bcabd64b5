import { expect, test } from 'vitest';
import { openKernels } from '../../src/math/kernels.ts';
import { shareInteractions } from '../../src/models/spectral/interactions.ts';
import { bandedShortlists } from './banded.ts';
import { fullRanking } from './full-ranking.ts';
import { holdOut } from './holdout.ts';
import { chooseMix, FILTERS } from './mix-grid.ts';
import { mixer } from './mixing.ts';
import { prepare, rankOf, spectralMember, withRidge } from './spectral-bench.ts';
import { twoCrowds } from './two-crowds.ts';
import { twoHop } from './two-hop.ts';

const train = twoCrowds();
const kernels = openKernels();

const RANK = 32;

async function benched() {
  const holdout = holdOut(train, { share: 0.2, people: 100, seed: 2 });
  const interactions = shareInteractions(kernels, holdout.known);
  const bench = await prepare(kernels, interactions, { personPower: 0.35, itemPower: 0.35 }, RANK);
  const further = FILTERS.slice(0, 2).map((options) => twoHop(kernels, interactions, options));
  const lists = await bandedShortlists(kernels, holdout, bench, further);
  return { holdout, bench, further, lists };
}

test.each(['svd', 'autoencoder'] as const)(
  'a mix with %s tried on banded shortlists has the figures of full ranking',
  (kind) =>
    kernels.scope(async () => {
      const { holdout, bench, further, lists } = await benched();
      const setting = { spectral: withRidge(kind, 16, 0.3), others: [{ member: 1, weight: 0.75 }] };
      const mix = mixer(lists);
      const [ofSpectral, ofFurther] = mix.rawWeights(setting);
      const spectral = await spectralMember(kernels, bench, setting.spectral);
      const members = [
        { ...spectral, weight: ofSpectral! },
        { ...further[1]!, weight: ofFurther! },
      ];
      const full = await fullRanking(kernels, holdout.asked, holdout.hidden, { members });
      const short = mix.figures(setting);
      expect(full.recall).toBeGreaterThan(0.1);
      expect(short.recall).toBeCloseTo(full.recall, 2);
      expect(short.ndcg).toBeCloseTo(full.ndcg, 2);
    }),
);

test('an average of the settings is taken: one filter of several ridges, at least as good as each member alone', () =>
  kernels.scope(async () => {
    const { bench, lists } = await benched();
    const { chosen, trials } = chooseMix({ ...lists, people: lists.people.slice(0, 40) }, { members: [1] });
    const alone = trials.filter(({ choice }) => choice.others.length + (choice.spectral ? 1 : 0) === 1);
    expect(alone.length).toBeGreaterThan(2);
    const noise = 0.01;
    for (const { merit } of alone) expect(chosen.merit).toBeGreaterThan(merit - noise);
    const { spectral, others } = chosen.choice;
    expect(spectral!.ridges.length).toBeGreaterThan(1);
    expect(spectral!.ridges.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    const { rank } = (await spectralMember(kernels, bench, spectral!)) as { readonly rank: number };
    expect(rank).toBe(rankOf(spectral!));
    for (const { weight } of others) expect(weight).toBeGreaterThan(0);
  }));
