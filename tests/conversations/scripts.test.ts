// Conversations in plain words over the shipped catalogue: what the service decides to do in each turn.
import { beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_PROFILE } from '../../src/domain/profile.ts';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { faultsOf } from './check/checker.ts';
import { writtenScripts } from './scripts.ts';
import { spokenTalk, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Thursday, 14 May 2026, 13:20 in Madrid. */
const NOW = new Date('2026-05-14T11:20:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

describe.each(['en', 'es', 'both'] as const)('in %s', (name) => {
  test.each(writtenScripts(name))('$title', ({ title, turns }) => {
    const talk = spokenTalk(world, { id: title, now: NOW });
    const played = turns.map(({ message }) => {
      const { seen } = talk.frame();
      const turn = talk.say(message);
      const language = turn.heard.language;
      const faults = faultsOf(turn, { world, now: NOW, account: EMPTY_PROFILE, language, seen });
      return { line: `${message} => ${turn.act.kind}`, faults };
    });
    expect(played.map(({ line }) => line)).toEqual(turns.map(({ message, act }) => `${message} => ${act}`));
    expect(played.flatMap(({ faults }) => faults)).toEqual([]);
  });
});

test('there are at least 150 of them', () => {
  const all = (['en', 'es', 'both'] as const).flatMap(writtenScripts);
  expect(all.length).toBeGreaterThanOrEqual(150);
});
