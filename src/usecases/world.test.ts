import { expect, test } from 'vitest';
import { MADRID } from '../../tests/support/city.ts';
import { inventedMadrid } from '../../tests/support/invented-madrid.ts';
import { shippedWorldParts } from '../compose/shipped.ts';
import { catalogueOf, sourceRatings } from '../domain/catalogue.ts';
import { worldBuilder } from './world.ts';

const catalogue = (version: string) =>
  catalogueOf(
    version,
    Array.from({ length: 100 }, (_, at) => ({ ...inventedMadrid[at % inventedMadrid.length]!, id: `p${at}` as never })),
  );

const NOW = new Date('2026-11-24T11:00:00Z');

/** One hundred places, twenty texts a step: a pause between steps for their vectors, one after each for their words. */
const STEPS_OF_TEXTS = 4 + 5;

test('a start does not wait for languages and texts, a changed catalogue has them before it is served', () => {
  const build = worldBuilder(shippedWorldParts(MADRID));
  const first = [...build.prepare(catalogue('1'))];
  const next = [...build.prepare(catalogue('2'))];
  expect(next.length).toBeGreaterThan(first.length + STEPS_OF_TEXTS);
});

test('what was prepared in steps is what a world is built of', () => {
  const build = worldBuilder(shippedWorldParts(MADRID));
  const [prepared, plain] = [catalogue('1'), catalogue('2')];
  for (const _ of build.prepare(prepared));
  const world = build(prepared, sourceRatings(prepared));
  const [once, again, still] = [[...world.warmUp(NOW)], [...world.warmUp(NOW)], [...world.warmUp(NOW)]];
  expect(once.length - again.length).toBeGreaterThanOrEqual(STEPS_OF_TEXTS);
  // Only messages are read again; nothing is built a second time.
  expect(still).toEqual(again);
  const other = build(plain, sourceRatings(plain));
  const found = (each: typeof world) => each.searching().suggester.suggest('mus', { limit: 5, language: 'en' });
  expect(found(world)).toEqual(found(other));
  expect(found(world).length).toBeGreaterThan(0);
});
