// `paseo understand --jsonl` and the chat agree: what the one says was meant is what the other acts upon.
import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DialogueAct } from '../../src/chat/acts.ts';
import type { PlaceId } from '../../src/domain/branded.ts';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import type { HeardTurn } from '../../src/usecases/understanding.ts';
import { type WrittenScript, writtenScripts } from './scripts.ts';
import { spokenTalk, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

const SCRIPTS = (['en', 'es', 'both'] as const).flatMap((name) =>
  writtenScripts(name).map((script) => ({ ...script, id: `${name}: ${script.title}` })),
);

/** What the chat may do about an intent: its own acts, honest questions, and what it does when there is no list yet. */
const ACTS_OF: Readonly<Record<string, readonly DialogueAct['kind'][]>> = {
  recommend: [
    'tell_topics',
    'note',
    'tell_facts',
    'compare_by',
    'tell_each',
    'recommend',
    'sort',
    'plan',
    'edit_plan',
    'refine',
    'taste',
    'describe',
    'tell_hours',
    'tell_prices',
    'direct',
  ],
  preferences: ['taste', 'recommend', 'refine', 'note', 'edit_plan'],
  nearby: ['tell_facts', 'nearby', 'recommend', 'refine'],
  refine: [
    'compare_by',
    'tell_facts',
    'tell_each',
    'refine',
    'recommend',
    'more',
    'tell_features',
    'tell_hours',
    'compare',
  ],
  sort: ['compare_by', 'compare', 'sort', 'recommend', 'refine'],
  more: ['more', 'recommend', 'refine'],
  opening_hours: ['tell_facts', 'tell_each', 'compare_by', 'tell_hours', 'refine', 'nearby', 'recommend'],
  prices: ['tell_facts', 'tell_each', 'tell_prices', 'tell_features', 'refine', 'nearby', 'recommend'],
  place_details: [
    'tell_facts',
    'tell_each',
    'compare_by',
    'describe',
    'tell_features',
    'explain',
    'compare',
    'direct',
    'nearby',
    'recommend',
    'refine',
  ],
  greet: ['greet', 'recommend'],
  smalltalk: ['tell_topics', 'manners', 'tell_memory', 'small_talk', 'help', 'forget', 'taste', 'recommend'],
  out_of_scope: ['out_of_scope', 'tell_topics', 'manners', 'edit_plan'],
};

/** The command holds hundreds of conversations in a process of its own, perhaps beside much other work. */
const MOST_MS = 420_000;

let world: ConversationWorld;
let told: ReadonlyMap<string, readonly (HeardTurn & { readonly turn: number })[]>;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
  told = toldByTheCommand(SCRIPTS);
}, MOST_MS);

describe.each(SCRIPTS)('$id', ({ id, turns }) => {
  test('intent, anchor and ordinal are what the chat acts upon', () => {
    const talk = spokenTalk(world, { id: 'heard', now: new Date() });
    const disagreements = turns.flatMap(({ message }, at) => {
      const { shown, pendingQuestion } = talk.frame();
      const { act } = talk.say(message);
      const heard = told.get(id)![at]!;
      return disagreementsOf(heard, act, shown, pendingQuestion !== undefined).map((what) => `${message}: ${what}`);
    });
    expect(disagreements).toEqual([]);
  });
});

/** @param answers the message answers a question of ours ("which place?"), and so takes up the intent before it */
function disagreementsOf(heard: HeardTurn, act: DialogueAct, shown: readonly PlaceId[], answers: boolean): string[] {
  const found: string[] = [];
  if (!answers && act.kind !== 'ask' && !ACTS_OF[heard.intent]!.includes(act.kind))
    found.push(`${heard.intent} but ${act.kind}`);
  const numbered = heard.ordinal === undefined ? undefined : shown[heard.ordinal - 1];
  if (numbered && !placesOf(act).includes(numbered))
    found.push(`number ${heard.ordinal} is not what ${act.kind} is about`);
  const names = namesIn(act);
  if (heard.anchorPlace !== undefined && names.length > 0 && !names.includes(heard.anchorPlace)) {
    found.push(`${heard.anchorPlace} but ${names.join(', ')}`);
  }
  return found;
}

/** The places an act singles out. */
function placesOf(act: DialogueAct): readonly PlaceId[] {
  if (act.kind === 'compare') return act.placeIds;
  if (act.kind === 'direct') return 'placeId' in act.to && act.to.placeId ? [act.to.placeId] : [];
  if (act.kind === 'ask') return 'options' in act.question ? act.question.options : [];
  if (act.kind === 'nearby') return act.search.anchor?.placeId ? [act.search.anchor.placeId] : [];
  return 'placeId' in act ? [act.placeId] : [];
}

/** The names an act goes by: where it searches, or what it tells about. */
function namesIn(act: DialogueAct): readonly string[] {
  const { places, rowOf } = world.recommend.catalogue;
  const singled = act.kind === 'ask' ? [] : placesOf(act).flatMap((id) => places[rowOf.get(id) ?? -1]?.name ?? []);
  const searched = 'search' in act ? (act.search.anchor?.name ?? []) : [];
  const way = act.kind === 'direct' ? [act.from?.name ?? [], 'name' in act.to ? (act.to.name ?? []) : []].flat() : [];
  const from = act.kind !== 'direct' && 'from' in act ? (act.from?.name ?? []) : [];
  return [...singled, searched, ...way, from].flat();
}

/** One run of the command over all of them, as anybody else would run it. */
function toldByTheCommand(scripts: readonly (WrittenScript & { readonly id: string })[]) {
  const input = scripts.map(({ id, turns }) =>
    JSON.stringify({ id, turns: turns.map(({ message }) => ({ user: message })) }),
  );
  const output = execFileSync('node', ['dist/cli/main.js', 'understand', '--jsonl'], {
    input: input.join('\n'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const byId = new Map<string, (HeardTurn & { readonly turn: number })[]>();
  for (const line of output.trim().split('\n')) {
    const { id, ...turn } = JSON.parse(line) as HeardTurn & { readonly id: string; readonly turn: number };
    byId.set(id, [...(byId.get(id) ?? []), turn]);
  }
  return byId;
}
