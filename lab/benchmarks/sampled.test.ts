import { expect, test } from 'vitest';
import { seededRandom } from '../../src/math/random.ts';
import { sampledPublic } from './sampled.ts';

/** Two crowds with favourites of their own, 12 items known and 3 hidden of each person. */
function twoCrowds() {
  const random = seededRandom(11);
  const lines = Array.from({ length: 240 }, (_, person) => {
    const items = new Set<number>();
    while (items.size < 15) items.add((person % 2) * 60 + Math.floor(random.next() ** 1.5 * 60));
    return [...items];
  });
  const part = (from: number, to: number) =>
    lines.map((items, person) => [person, ...items.slice(from, to)].join(' ')).join('\n');
  return { trainText: part(0, 12), testText: part(12, 15) };
}

test('a sample of the people tells who follows each crowd and who only the larger number', async () => {
  const steps: string[] = [];
  const standings = await sampledPublic({
    ...twoCrowds(),
    workerUrl: undefined,
    threads: 1,
    limitBytes: 64 * 2 ** 20,
    seed: 3,
    people: 100,
    onStep: (step) => steps.push(step),
  });
  const named = (name: string) => standings.find((standing) => standing.name === name)!;
  expect(standings.map(({ people }) => people)).toEqual([100, 100, 100, 100]);
  for (const method of ['svd', 'autoencoder', 'ensemble']) {
    expect(named(method).ndcg.low).toBeGreaterThan(named('popularity').ndcg.mean);
    expect(named(method).comparisons[0]).toMatchObject({ over: 'popularity' });
  }
  expect(['svd', 'autoencoder']).toContain(named('ensemble').comparisons[1]?.over);
  expect(steps.length).toBeGreaterThan(3);
});
