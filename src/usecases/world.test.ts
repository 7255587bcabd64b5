import { expect, test } from 'vitest';
import { littleMadrid } from '../../tests/conversations/little-madrid.ts';
import { shippedWorldParts } from '../compose/shipped.ts';
import { catalogueOf, sourceRatings } from '../domain/catalogue.ts';
import { worldBuilder } from './world.ts';

const catalogue = (version: string) =>
  catalogueOf(
    version,
    Array.from({ length: 100 }, (_, at) => ({ ...littleMadrid[at % littleMadrid.length]!, id: `p${at}` as never })),
  );

test('a first catalogue is prepared without its texts, the next ones with them, twenty places a step', () => {
  const build = worldBuilder(shippedWorldParts());
  const first = [...build.prepare(catalogue('1'))];
  const next = [...build.prepare(catalogue('2'))];
  expect(next.length - first.length).toBe(4);
});

test('what was prepared in steps is what a world is built of', () => {
  const build = worldBuilder(shippedWorldParts());
  const [prepared, plain] = [catalogue('1'), catalogue('2')];
  for (const _ of build.prepare(prepared));
  const world = build(prepared, sourceRatings(prepared));
  expect([...world.indexTexts()].length).toBe(4);
  expect([...world.indexTexts()]).toEqual([]);
  const other = build(plain, sourceRatings(plain));
  expect(world.textIndex.search('museo')).toEqual(other.textIndex.search('museo'));
  expect(world.textIndex.search('museo').length).toBeGreaterThan(0);
});
