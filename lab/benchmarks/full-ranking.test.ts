import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openKernels } from '../../src/math/kernels.ts';
import { shareInteractions } from '../../src/models/spectral/interactions.ts';
import { fillFactors, newFactorSlot, spectrumOf } from '../../src/models/spectral/spectrum.ts';
import { ndcgAt, recallAt } from '../../src/models/training/ranking-metrics.ts';
import { PROJECT_ROOT, workerFile } from '../../src/system/paths.ts';
import { reciprocalRank } from '../evaluation/metrics/reciprocal-rank.ts';
import { fullRanking } from './full-ranking.ts';
import { holdOut } from './holdout.ts';
import { readPublicSplit } from './reader.ts';
import { twoHop } from './two-hop.ts';

test('recall and NDCG of a list worked out by hand', () => {
  const hits = [true, false, true, false];
  expect(recallAt(hits, 3, 4)).toBeCloseTo(2 / 3, 12);
  expect(ndcgAt(hits, 3, 4)).toBeCloseTo((1 + 1 / 2) / (1 + 1 / Math.log2(3) + 1 / 2), 12);
  expect(reciprocalRank([false, true])).toBe(0.5);
});

test('whoever follows the crowd finds what the crowd met, and never what they met themselves', async () => {
  const split = readPublicSplit('1 10 20 30\n2 10 20 30 40\n7 20 30 40', '1 40\n2\n7 10');
  expect(split.items).toBe(4);
  const kernels = openKernels();
  const interactions = shareInteractions(kernels, split.train);
  const linear = twoHop(kernels, interactions, { personPower: 0.5, inPower: 0.5, outPower: 0.5 });
  const figures = await fullRanking(kernels, split.train, split.test, { members: [linear] });
  expect(figures).toMatchObject({ recall: 1, ndcg: 1, people: 2 });
});

test('what is hidden for validation was known, and is gone from what models may see', () => {
  const lines = Array.from({ length: 40 }, (_, person) => [
    person,
    ...Array.from({ length: 8 }, (_, at) => (person + at * 3) % 25),
  ]);
  const { train } = readPublicSplit(lines.map((line) => line.join(' ')).join('\n'), '');
  const holdout = holdOut(train, { share: 0.25, people: 10, seed: 1 });
  expect(holdout.asked.rows).toBe(10);
  expect(holdout.hidden.indices.length).toBe(20);
  expect(holdout.known.indices.length).toBe(train.indices.length - 40 * 2);
});

test('a line that is not numbers is refused by its number', () => {
  expect(() => readPublicSplit('1 2\n2 x', '')).toThrow(/train, line 2.*"x"/u);
});

const GOWALLA = join(PROJECT_ROOT, '..', 'shared', 'data', 'interactions', 'gowalla');

test.skipIf(!existsSync(GOWALLA) || process.env.PASEO_SLOW_TESTS !== '1')(
  'GF-CF on the published Gowalla split gives its published figures (slow; PASEO_SLOW_TESTS=1)',
  async () => {
    const kernels = openKernels({ workerUrl: workerFile('math/kernels'), threads: 2, limitBytes: 1e9 });
    const [train, test] = ['train.txt', 'test.txt'].map((file) => readFileSync(join(GOWALLA, file), 'utf8'));
    const split = readPublicSplit(train!, test!);
    const interactions = shareInteractions(kernels, split.train);
    const linear = twoHop(kernels, interactions, { personPower: 0.5, inPower: 0.5, outPower: 0.5 });
    const options = { rank: 256, personPower: 0.5, itemPower: 0.5, iterations: 24, seed: 1 };
    const spectrum = await spectrumOf(kernels, interactions, options);
    const ideal = await fillFactors(kernels, spectrum, await newFactorSlot(kernels, spectrum), () => 0.3);
    const figures = await fullRanking(kernels, split.train, split.test, { members: [linear, ideal] });
    await kernels.close();
    expect(Math.abs(figures.recall - 0.1849)).toBeLessThan(0.001);
    expect(Math.abs(figures.ndcg - 0.1518)).toBeLessThan(0.001);
  },
  600_000,
);
