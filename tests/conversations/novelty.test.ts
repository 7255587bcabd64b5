// What everybody knows is left out where somebody asks for something else, and "more" shows none of it again.
import { expect, test } from 'vitest';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

const world = worldOver(await shippedCatalogue());
const NOW = new Date('2026-11-24T11:00:00Z');
const shown = (...messages: readonly string[]) => lastTurn(world, NOW, messages).places.map(({ place }) => place);
const KNOWN_TO_ALL = 4;

test.each([
  ['museums', 'museums off the beaten track', 'more'],
  ['museos', 'museos poco conocidos', 'más'],
])('%j are famous, %j are not, and neither are those that follow', (plain, hidden, more) => {
  expect(shown(plain).some(({ prominence }) => prominence >= KNOWN_TO_ALL)).toBe(true);
  const first = shown(hidden);
  const second = shown(hidden, more);
  expect(first.length * second.length).toBeGreaterThan(0);
  for (const { prominence } of [...first, ...second]) expect(prominence).toBeLessThan(KNOWN_TO_ALL);
  const ids = [...first, ...second].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
