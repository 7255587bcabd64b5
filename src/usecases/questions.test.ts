// What a question costs, counted in frames, so that the test does not depend on a clock.
import { expect, test } from 'vitest';
import { worldOver } from '../../tests/conversations/spoken.ts';
import { shippedCatalogue } from '../../tests/conversations/world.ts';
import { readQuestion } from './questions.ts';
import type { World } from './world.ts';

const world = worldOver(await shippedCatalogue());

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
