import { expect, test } from 'vitest';
import { knownScore, likedIn } from './known-score.ts';

const place = { rank: 10, awayM: 400, opinions: [] };
const amounts = (standing: Parameters<typeof knownScore>[0]) =>
  Object.fromEntries(knownScore(standing).contributions.map(({ kind, amount }) => [kind, amount]));

test('the parts sum to the score, however many tastes there are', () => {
  const opinions = ['museums', 'parks', 'bars'].map((category) => ({ category, rating: 5 }));
  for (const each of [place, { ...place, opinions }, { ...place, rank: 900, awayM: 9_000 }]) {
    const { score, contributions } = knownScore(each);
    expect(contributions.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(score, 9);
  }
});

test('what is near and well known speaks for a place, what is far or little known against it', () => {
  expect(amounts(place)).toMatchObject({ prominence: expect.closeTo(0.83, 2), distance: expect.closeTo(0.73, 2) });
  expect(amounts({ ...place, rank: 400, awayM: 4_000 }).prominence).toBeLessThan(0);
  expect(amounts({ ...place, rank: 400, awayM: 4_000 }).distance).toBeLessThan(0);
});

test('a taste lifts a place, a dislike lowers it, and many tastes weigh no more than two', () => {
  const liking = (rating: number) => knownScore({ ...place, opinions: [{ category: 'museums', rating }] }).score;
  expect(liking(5)).toBeGreaterThan(liking(4));
  expect(liking(0)).toBeLessThan(knownScore(place).score);
  const many = (count: number) =>
    knownScore({ ...place, opinions: Array.from({ length: count }, (_, at) => ({ category: `${at}`, rating: 5 })) })
      .score;
  expect(many(5)).toBeCloseTo(many(2), 9);
});

test('only tastes above the middle are likings', () => {
  const opinions = [
    { category: 'museums', rating: 4 },
    { category: 'bars', rating: 0 },
  ];
  expect(likedIn(opinions)).toEqual(['museums']);
});
