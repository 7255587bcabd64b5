// A slice of the scripted conversations (`npm run check:conversations` plays ten times as many, bench/conversations.ts
// ten thousand): no reply may claim what is not in the rows, answer in the wrong language, recommend what is closed as
// open, or be empty.
import { expect, test } from 'vitest';
import { playScripts } from '../conversations/check/run.ts';
import { worldOver } from '../conversations/spoken.ts';
import { shippedCatalogue } from '../conversations/world.ts';

/** The last four once said of known prices that they are not: a price in euros beside a budget told as a level. */
const SCRIPTS = [...Array.from({ length: 26 }, (_, at) => 20_000 + at), 1_625, 3_675, 4_826, 6_706];

test('scripted conversations over the shipped catalogue: every claim of every reply is in the rows', async () => {
  const world = worldOver(await shippedCatalogue());
  const played = SCRIPTS.map((number) => playScripts(world, number, number + 1));
  expect(played.reduce((sum, { turns }) => sum + turns, 0)).toBeGreaterThan(100);
  const faults = played.flatMap((each) => each.faults);
  expect(faults.map(({ fault, message, reply }) => `${fault}\n> ${message}\n${reply}`)).toEqual([]);
}, 240_000);
