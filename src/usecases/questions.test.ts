// What a question costs, counted in frames, so that the test does not depend on a clock.
import { expect, test } from 'vitest';
import { starterCatalogue } from '../../tests/quality/madrid.ts';
import { MADRID } from '../../tests/support/city.ts';
import { shippedWorldParts } from '../compose/shipped.ts';
import { sourceRatings } from '../domain/catalogue.ts';
import { readQuestion } from './questions.ts';
import { type World, worldBuilder } from './world.ts';

const catalogue = await starterCatalogue();
const { learned: _, ...parts } = shippedWorldParts(MADRID);
const world = worldBuilder(parts)(catalogue, sourceRatings(catalogue));

async function framesOf(text: string): Promise<number> {
  let frames = 0;
  const counted: World = {
    ...world,
    readQuery(query, now) {
      frames++;
      return world.readQuery(query, now);
    },
  };
  const catalogueReader = { current: () => ({ built: counted }) } as Parameters<typeof readQuestion>[0]['catalogue'];
  const turns = { take: async <T>(work: () => T | Promise<T>) => work() } as Parameters<
    typeof readQuestion
  >[0]['turns'];
  const clock = { now: () => new Date('2026-11-24T11:00:00Z') };
  await readQuestion({ catalogue: catalogueReader, clock, turns }, { text, before: [], language: 'en' });
  return frames;
}

test('a question of many words that nobody knows is read a few times, not once a word', async () => {
  const unknown = Array.from({ length: 24 }, (_, at) => `qw${'xyzvbnmk'[at % 8]}r${at}`).join(' and ');
  expect(await framesOf(`museums ${unknown}`)).toBeLessThanOrEqual(6);
  expect(await framesOf('museums')).toBeLessThanOrEqual(2);
});
