// Plays scripted conversations and gathers the faults of every reply.
import type { ConversationWorld } from '../../../src/usecases/conversation/world.ts';
import { spokenTalk } from '../spoken.ts';
import { faultsOf } from './checker.ts';
import { type Script, scriptNumber } from './grammar.ts';

export interface Fault {
  readonly script: string;
  readonly message: string;
  readonly reply: string;
  readonly fault: string;
}

export interface Outcome {
  readonly turns: number;
  readonly faults: readonly Fault[];
  readonly acts: ReadonlyMap<string, number>;
}

export function playScripts(
  world: ConversationWorld,
  from: number,
  to: number,
  onEach?: (number: number) => void,
): Outcome {
  const { places } = world.recommend.catalogue;
  const faults: Fault[] = [];
  const acts = new Map<string, number>();
  let turns = 0;
  for (let number = from; number < to; number++) {
    const script = scriptNumber(number, places);
    for (const { act, found } of play(world, script, faults)) {
      turns++;
      const kind = found.kind === 'nothing' ? 'nothing found' : act.kind;
      acts.set(kind, (acts.get(kind) ?? 0) + 1);
    }
    onEach?.(number);
  }
  return { turns, faults, acts };
}

function play(world: ConversationWorld, script: Script, faults: Fault[]) {
  const { now, account, language } = script;
  const talk = spokenTalk(world, script);
  return script.messages.map((message) => {
    const { seen } = talk.frame();
    const turn = talk.say(message);
    for (const fault of faultsOf(turn, { world, now, account, language, seen })) {
      faults.push({ script: script.id, message, reply: turn.answer.responseText, fault });
    }
    return turn;
  });
}
