import { expect, test } from 'vitest';
import type { Result } from './results.ts';
import { talkedFirst } from './talked-first.ts';

const place = (id: string, distanceM = 100): Result => ({
  ...{ id, name: id, lat: 0, lng: 0, types: [], rating: 0, ratingCount: 0, distanceM },
});
const list = { items: [place('a'), place('b'), place('c'), place('d')], sure: 3, total: 40, narrowedBy: 'tapas' };
const ids = (all: readonly Result[] = []) => all.map(({ id }) => id);

test('what the chat shows stands first and in its order, and nothing twice', () => {
  const shown = talkedFirst(list, { places: [place('d'), place('x'), place('b')], isPlan: false });
  expect(ids(shown?.items)).toEqual(['d', 'x', 'b', 'a', 'c']);
  expect(shown?.sure).toBe(5);
  expect(shown).toMatchObject({ total: 40, narrowedBy: 'tapas' });
});

test('a place keeps the reasons that the list knows, and the distance that the chat told', () => {
  const known = { ...list, items: [{ ...place('a', 900), explanation: 'You like tapas.' }] };
  const [first] = talkedFirst(known, { places: [place('a', 300)], isPlan: false })?.items ?? [];
  expect(first).toMatchObject({ explanation: 'You like tapas.', distanceM: 300 });
});

test('beside a plan stands the plan, and nothing else', () => {
  const shown = talkedFirst(list, { places: [place('x'), place('a')], isPlan: true });
  expect([ids(shown?.items), shown?.total]).toEqual([['x', 'a'], 2]);
  expect(ids(talkedFirst(undefined, { places: [place('x')], isPlan: true })?.items)).toEqual(['x']);
});

test('without an answer the list is as it was', () => {
  expect(talkedFirst(list, { places: [], isPlan: false })).toBe(list);
});
