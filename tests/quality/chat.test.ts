// A slice of the scripted conversations (bench/conversations.ts plays ten thousand): no reply may claim what is not in
// the rows, answer in the wrong language, recommend what is closed as open, or be empty.
import { expect, test } from 'vitest';
import { playScripts } from '../conversations/check/run.ts';
import { worldOver } from '../conversations/spoken.ts';
import { shippedCatalogue } from '../conversations/world.ts';

test('300 scripted conversations over the shipped catalogue: every claim of every reply is in the rows', async () => {
  const world = worldOver(await shippedCatalogue());
  const { turns, faults } = playScripts(world, 20_000, 20_300);
  expect(turns).toBeGreaterThan(900);
  expect(faults.map(({ fault, message, reply }) => `${fault}\n> ${message}\n${reply}`)).toEqual([]);
}, 240_000);
