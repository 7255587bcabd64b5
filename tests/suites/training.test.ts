import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { simulatedCity } from '../../lab/people/simulated-city.ts';
import { openKernels } from '../../src/math/kernels.ts';
import { trainAll } from '../../src/models/training/train-all.ts';

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const train = (people: number) => {
  const set = simulatedCity({ places: 80, people, reviews: people * 12, seed: 3 });
  return trainAll(set, { kernels: openKernels(), hash, others: [], seed: 1 });
};

test('training twice gives the same bytes, and says how good they are beside popularity', async () => {
  const [first, second] = [await train(900), await train(900)];
  expect(first.artifacts.map(({ method }) => method)).toEqual(['svd', 'autoencoder', 'ensemble']);
  expect(second.artifacts.map((each) => each.hash)).toEqual(first.artifacts.map((each) => each.hash));
  const figures = first.metrics.heldOut!;
  expect(Object.keys(figures)).toEqual(['popularity', 'svd', 'autoencoder', 'ensemble']);
  const best = Math.max(figures.svd!['ndcg@20'], figures.autoencoder!['ndcg@20']);
  expect(best).toBeGreaterThan(figures.popularity!['ndcg@20']);
});

test('with a handful of people nobody is held out, and there are models all the same', async () => {
  const { artifacts, metrics } = await train(5);
  expect(artifacts).toHaveLength(3);
  expect(metrics.heldOut).toBeUndefined();
});
