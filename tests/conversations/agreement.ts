// Whether `paseo understand --jsonl` and the chat agree: what the one says was meant is what the other acts upon.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DialogueAct } from '../../src/chat/acts.ts';
import type { PlaceId } from '../../src/domain/branded.ts';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import type { HeardTurn } from '../../src/usecases/understanding.ts';
import type { WrittenScript } from './scripts.ts';

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

/** What the chat did with a message, and what stood there before. */
interface Acted {
  readonly act: DialogueAct;
  readonly shown: readonly PlaceId[];
  /** It answers a question of ours ("which place?"), and so takes up the intent before it. */
  readonly answers: boolean;
}

export function disagreementsOf(world: ConversationWorld, heard: HeardTurn, { act, shown, answers }: Acted): string[] {
  const found: string[] = [];
  if (!answers && act.kind !== 'ask' && !ACTS_OF[heard.intent]!.includes(act.kind))
    found.push(`${heard.intent} but ${act.kind}`);
  const numbered = heard.ordinal === undefined ? undefined : shown[heard.ordinal - 1];
  if (numbered && !placesOf(act).includes(numbered))
    found.push(`number ${heard.ordinal} is not what ${act.kind} is about`);
  const names = namesIn(world, act);
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
function namesIn(world: ConversationWorld, act: DialogueAct): readonly string[] {
  const { places, rowOf } = world.recommend.catalogue;
  const singled = act.kind === 'ask' ? [] : placesOf(act).flatMap((id) => places[rowOf.get(id) ?? -1]?.name ?? []);
  const searched = 'search' in act ? (act.search.anchor?.name ?? []) : [];
  const way = act.kind === 'direct' ? [act.from?.name ?? [], 'name' in act.to ? (act.to.name ?? []) : []].flat() : [];
  const from = act.kind !== 'direct' && 'from' in act ? (act.from?.name ?? []) : [];
  return [...singled, searched, ...way, from].flat();
}

type Told = ReadonlyMap<string, readonly (HeardTurn & { readonly turn: number })[]>;

/** One run of the command over all of them, as anybody else would run it, in a process of its own meanwhile. */
export async function toldByTheCommand(
  scripts: readonly (WrittenScript & { readonly id: string })[],
  now: Date,
): Promise<Told> {
  const folder = mkdtempSync(join(tmpdir(), 'paseo-told-'));
  const [asked, told] = [join(folder, 'asked.jsonl'), join(folder, 'told.jsonl')];
  const lines = scripts.map(({ id, turns }) =>
    JSON.stringify({ id, turns: turns.map(({ message }) => ({ user: message })) }),
  );
  writeFileSync(asked, lines.join('\n'));
  try {
    await understood(asked, told, now);
    return byConversation(readFileSync(told, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** From file to file: who plays conversations meanwhile reads no pipe. */
async function understood(asked: string, told: string, now: Date): Promise<void> {
  const files = [openSync(asked, 'r'), openSync(told, 'w')] as const;
  const command = ['dist/cli/main.js', 'understand', '--jsonl', '--now', now.toISOString()];
  const child = spawn(process.execPath, command, { stdio: [...files, 'inherit'] });
  for (const file of files) closeSync(file);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`paseo understand ended with ${code}`);
}

function byConversation(output: string): Told {
  const byId = new Map<string, (HeardTurn & { readonly turn: number })[]>();
  for (const line of output.trim().split('\n')) {
    const { id, ...turn } = JSON.parse(line) as HeardTurn & { readonly id: string; readonly turn: number };
    byId.set(id, [...(byId.get(id) ?? []), turn]);
  }
  return byId;
}
