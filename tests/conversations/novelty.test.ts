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

test.each(['museums off the beaten track', 'museos poco conocidos'])(
  '%j brings the lesser-known of those that fit',
  (hidden) => {
    const mean = (places: readonly { readonly prominence: number }[]) =>
      places.reduce((sum, { prominence }) => sum + prominence, 0) / places.length;
    const museums = world.recommend.catalogue.places.filter(
      ({ categories, prominence }) => categories[0] === 'museums' && prominence < KNOWN_TO_ALL,
    );
    const places = shown(hidden);
    expect(places.length).toBeGreaterThan(2);
    expect(mean(places)).toBeLessThan(mean(museums.sort((a, b) => b.prominence - a.prominence).slice(0, 15)));
  },
);

test.each(['museums off the beaten track', 'museos poco conocidos'])(
  'asked again in the same words, %j begins with what was not shown before',
  (hidden) => {
    const [first, second] = [shown(hidden), shown(hidden, hidden)];
    expect(first.length * second.length).toBeGreaterThan(0);
    expect(first.map(({ id }) => id)).not.toContain(second[0]?.id);
  },
);
