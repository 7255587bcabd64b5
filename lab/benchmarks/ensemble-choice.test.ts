import { expect, test } from 'vitest';
import { openKernels } from '../../src/math/kernels.ts';
import { shareInteractions } from '../../src/models/spectral/interactions.ts';
import { type MemberChoice, mixMembers, TWO_HOPS } from './ensemble-choice.ts';
import { fullRanking } from './full-ranking.ts';
import { askFewer, holdOut } from './holdout.ts';
import { shortlistsOf, tryMix } from './shortlists.ts';
import { gainOver, isBetter, trialOf } from './trial.ts';
import { twoCrowds } from './two-crowds.ts';
import { twoHop } from './two-hop.ts';

const train = twoCrowds();
const kernels = openKernels();

test('a mix tried on shortlists has the figures of the same mix ranked in full', () =>
  kernels.scope(async () => {
    const holdout = holdOut(train, { share: 0.2, people: 100, seed: 2 });
    const interactions = shareInteractions(kernels, holdout.known);
    const members = TWO_HOPS.slice(0, 2).map((options) => twoHop(kernels, interactions, options));
    const shortlists = await shortlistsOf(kernels, holdout, members);
    const weights = [1, 0.35];
    const weighted = members.map((member, at) => ({ ...member, weight: weights[at]! / shortlists.spreads[at]! }));
    const full = await fullRanking(kernels, holdout.asked, holdout.hidden, { members: weighted });
    const short = tryMix(shortlists, weights);
    expect(full.recall).toBeGreaterThan(0.1);
    expect(short.recall).toBeCloseTo(full.recall, 2);
    expect(short.ndcg).toBeCloseTo(full.ndcg, 2);
  }));

test('a member that says the same as the first is not added to it', () =>
  kernels.scope(async () => {
    const holdout = holdOut(train, { share: 0.2, people: 100, seed: 2 });
    const member = twoHop(kernels, shareInteractions(kernels, holdout.known), TWO_HOPS[0]!);
    const choices = [0, 1].map((): MemberChoice => ({ member: 'two-hop', ...TWO_HOPS[0]! }));
    const { chosen } = mixMembers(await shortlistsOf(kernels, holdout, [member, member]), choices);
    expect(chosen.choice).toEqual([{ choice: choices[0], weight: 1 }]);
  }));

test('a gain counts only where it is larger than chance', () => {
  const figures = (values: readonly number[]) => {
    const ndcgs = Float64Array.from(values);
    const mean = ndcgs.reduce((sum, value) => sum + value, 0) / ndcgs.length;
    return trialOf('any', { recall: mean, ndcg: mean, recalls: ndcgs, ndcgs });
  };
  const before = figures([0.2, 0.4, 0.6, 0.8]);
  const everybody = figures([0.25, 0.45, 0.66, 0.84]);
  const luck = figures([0.9, 0.1, 0.2, 0.85]);
  expect(gainOver(everybody, before).share).toBeCloseTo(0.1, 12);
  expect(isBetter(everybody, before, 2)).toBe(true);
  expect(isBetter(luck, before, 2)).toBe(false);
});

test('fewer people are asked the same question', () => {
  const holdout = holdOut(train, { share: 0.2, people: 50, seed: 2 });
  const fewer = askFewer(holdout, 10);
  expect(fewer.asked.rows).toBe(10);
  expect(fewer.known).toBe(holdout.known);
  expect([...fewer.hidden.indices]).toEqual([...holdout.hidden.indices.slice(0, fewer.hidden.indices.length)]);
});
