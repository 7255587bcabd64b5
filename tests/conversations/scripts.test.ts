// Conversations in plain words over the shipped catalogue: what the service decides to do in each turn, and that the command
// `paseo understand --jsonl` says the same was meant. Each is played once for both.
import { beforeAll, describe, expect, test } from 'vitest';
import { onceEach } from '../../src/domain/once.ts';
import { EMPTY_PROFILE } from '../../src/domain/profile.ts';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { disagreementsOf, toldByTheCommand } from './agreement.ts';
import { faultsOf } from './check/checker.ts';
import { writtenScripts } from './scripts.ts';
import { spokenTalk, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Thursday, 14 May 2026, 13:20 in Madrid. */
const NOW = new Date('2026-05-14T11:20:00Z');
const NAMES = ['en', 'es', 'both'] as const;
const scriptsOf = (name: (typeof NAMES)[number]) =>
  writtenScripts(name).map((script) => ({ ...script, id: `${name}: ${script.title}` }));
const SCRIPTS = NAMES.flatMap(scriptsOf);
type Script = (typeof SCRIPTS)[number];

/** The command holds hundreds of conversations in a process of its own, perhaps beside much other work. */
const MOST_MS = 420_000;

let world: ConversationWorld;
let told: ReturnType<typeof toldByTheCommand>;

beforeAll(async () => {
  told = toldByTheCommand(SCRIPTS, NOW);
  // Who fails is told by the tests that wait for it.
  told.catch(() => {});
  world = worldOver(await shippedCatalogue());
});

const played = onceEach(({ title, turns }: Script) => {
  const talk = spokenTalk(world, { id: title, now: NOW });
  return turns.map(({ message }) => {
    const { seen, shown, pendingQuestion } = talk.frame();
    const turn = talk.say(message);
    const language = turn.heard.language;
    const faults = faultsOf(turn, { world, now: NOW, account: EMPTY_PROFILE, language, seen });
    return { message, act: turn.act, shown, answers: pendingQuestion !== undefined, faults };
  });
});

describe.each(NAMES)('in %s', (name) => {
  test.each(SCRIPTS.filter(({ id }) => id.startsWith(`${name}: `)))('$title', (script) => {
    const turns = played(script);
    expect(turns.map(({ message, act }) => `${message} => ${act.kind}`)).toEqual(
      script.turns.map(({ message, act }) => `${message} => ${act}`),
    );
    expect(turns.flatMap(({ faults }) => faults)).toEqual([]);
  });
});

describe.each(SCRIPTS)('$id', (script) => {
  test(
    'intent, anchor and ordinal are what the chat acts upon',
    async () => {
      const heard = (await told).get(script.id)!;
      const disagreements = played(script).flatMap((turn, at) =>
        disagreementsOf(world, heard[at]!, turn).map((what) => `${turn.message}: ${what}`),
      );
      expect(disagreements).toEqual([]);
    },
    MOST_MS,
  );
});

test('there are at least 150 of them', () => {
  expect(SCRIPTS.length).toBeGreaterThanOrEqual(150);
});
