import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Recommendation } from '../domain/recommendation.ts';
import { inScoreOrder, teamDraft } from './interleave.ts';

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { minLength: 1, maxLength: 20 });
const draft = (a: readonly string[], b: readonly string[], limit: number, seed: number) =>
  teamDraft(a, b, { idOf: (id) => id, limit, seed });

describe('a team draft', () => {
  test('holds each place once, up to the limit, and each team’s in the order of its ranking', () => {
    fc.assert(
      fc.property(ids, ids, fc.integer({ min: 1, max: 25 }), fc.nat(), (a, b, limit, seed) => {
        const drafted = draft(a, b, limit, seed);
        const names = drafted.map(({ item }) => item);
        expect(new Set(names).size).toBe(names.length);
        expect(names.length).toBe(Math.min(limit, new Set([...a, ...b]).size));
        for (const [team, ranking] of [['A', a] as const, ['B', b] as const]) {
          const places = drafted.filter((each) => each.team === team).map(({ item }) => ranking.indexOf(item));
          expect(places).toEqual([...places].sort((one, other) => one - other));
          expect(places).not.toContain(-1);
        }
      }),
      { seed: 1 },
    );
  });

  test('gives both teams as many places, but for the last round, while both have some', () => {
    fc.assert(
      fc.property(ids, fc.nat(), (a, seed) => {
        const drafted = draft(a, [...a].reverse(), a.length, seed);
        const ofA = drafted.filter(({ team }) => team === 'A').length;
        expect(Math.abs(2 * ofA - drafted.length)).toBeLessThanOrEqual(1);
      }),
      { seed: 2 },
    );
  });

  test('of two equal rankings is that ranking, and either team has the first place about as often', () => {
    const a = ['x', 'y', 'z'];
    const firsts = Array.from({ length: 1_000 }, (_, seed) => {
      const drafted = draft(a, a, 3, seed);
      expect(drafted.map(({ item }) => item)).toEqual(a);
      return drafted[0]?.team;
    });
    expect(firsts.filter((team) => team === 'A').length).toBeGreaterThan(430);
    expect(firsts.filter((team) => team === 'B').length).toBeGreaterThan(430);
  });
});

test('scores of two rankings are told in falling order, and contributions still sum to them', () => {
  const item = (score: number) =>
    ({
      score,
      contributions: [
        { kind: 'variety', amount: score / 4 },
        { kind: 'novelty', prominence: 1, amount: (3 * score) / 4 },
      ],
    }) as unknown as Recommendation;
  const ordered = inScoreOrder([0.5, 0.8, 0.8, 0.3, 0.9].map(item));
  expect(ordered.map(({ score }) => score)).toEqual([0.5, 0.4999, 0.4998, 0.3, 0.2999]);
  for (const { score, contributions } of ordered)
    expect(contributions.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(score, 9);
});
