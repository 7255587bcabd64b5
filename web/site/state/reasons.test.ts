import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Contribution } from '../../api-client/client.ts';
import { reasonsOf } from './reasons.ts';

const museums = (amount: number): Contribution => ({ kind: 'category', category: 'museums', amount });

test('what three methods say of museums is one reason', () => {
  const contributions: readonly Contribution[] = [
    { kind: 'method', method: 'svd', amount: 0.2, parts: [museums(0.2)] },
    { kind: 'method', method: 'transfer', amount: 0.4, parts: [museums(0.3), { kind: 'prominence', amount: 0.1 }] },
    { kind: 'distance', amount: -0.05 },
  ];
  expect(reasonsOf(contributions, 0.55, true).map(({ kind, amount }) => [kind, Number(amount.toFixed(6))])).toEqual([
    ['category', 0.5],
    ['prominence', 0.1],
    ['distance', -0.05],
  ]);
});

test('a method whose parts do not tell all of it stays a reason of its own', () => {
  const half: Contribution = { kind: 'method', method: 'embeddings', amount: 0.4, parts: [museums(0.1)] };
  expect(reasonsOf([half], 0.4, true)).toMatchObject([{ kind: 'method', label: 'embeddings', amount: 0.4 }]);
});

test('what stands for a rating of a place that nobody rated is no reason of its own', () => {
  const parts: readonly Contribution[] = [museums(0.4), { kind: 'rating', amount: 0.2 }];
  const kinds = (isRated: boolean) => reasonsOf(parts, 0.6, isRated).map(({ kind }) => kind);
  expect(kinds(true)).toEqual(['category', 'rating']);
  expect(kinds(false)).toEqual(['category', 'rest']);
});

const leaf = fc.record({
  kind: fc.constantFrom('category', 'prominence', 'distance', 'variety', 'rating'),
  category: fc.constantFrom('museums', 'parks'),
  amount: fc.double({ min: -1, max: 1, noNaN: true }),
});

test('reasons always sum to what the contributions sum to', () => {
  fc.assert(
    fc.property(fc.array(leaf, { maxLength: 12 }), fc.boolean(), (parts, isRated) => {
      const sum = (amounts: readonly { readonly amount: number }[]) =>
        amounts.reduce((all, { amount }) => all + amount, 0);
      expect(sum(reasonsOf([{ kind: 'method', amount: sum(parts), parts }], 0.7, isRated))).toBeCloseTo(sum(parts), 9);
    }),
    { seed: 20 },
  );
});
