// Runs the rounds of fresh messages against the reading of today, and counts what is misread at first reading.
import { join } from 'node:path';
import { fold, readRows } from '../relevance/facts.ts';
import type { Chat } from './chat.ts';
import { folderOf, type GoalSet, type VisitorLanguage } from './goals.ts';
import { type Meant, misreadings } from './meaning.ts';
import type { Facts } from './scoring/turn.ts';

const ROUNDS: Readonly<Record<GoalSet, readonly number[]>> = { open: [1, 2, 3], blind: [4, 5] };
/** What the messages of the rounds count from. */
const CIRCUMSTANCES = { now: '2026-11-24T11:00', from: { lat: 40.4168, lng: -3.7038 } };

interface Said {
  readonly text: string;
  readonly expect: Meant;
}

interface Misread {
  readonly text: string;
  readonly faults: readonly string[];
}

type RowsOfKind = <Row>(kind: 'messages' | 'conversations') => Row[];

export interface RoundTally {
  readonly round: number;
  readonly lang: VisitorLanguage;
  readonly messages: number;
  /** Messages of which something that is stated was misread. */
  readonly messagesMisread: number;
  /** Turns of the short conversations, each read knowing only that a list or a plan stands. */
  readonly turns: number;
  readonly turnsMisread: number;
  readonly misread: readonly Misread[];
}

export function playRounds(
  chat: Chat,
  facts: Facts,
  languages: readonly VisitorLanguage[],
  set: GoalSet,
): readonly RoundTally[] {
  const forms = formsByName(facts);
  const formsOfPlace = (name: string) => forms.get(fold(name)) ?? [fold(name)];
  return ROUNDS[set].flatMap((round) =>
    languages.map((lang) => {
      const rows: RowsOfKind = (kind) => readRows(join(folderOf(set), 'rounds', `${round}.${kind}.${lang}.jsonl`));
      return playRound(chat, formsOfPlace, rows, { round, lang });
    }),
  );
}

function playRound(
  chat: Chat,
  formsOfPlace: (name: string) => readonly string[],
  rows: RowsOfKind,
  { round, lang }: Pick<RoundTally, 'round' | 'lang'>,
): RoundTally {
  const read = ({ text, expect }: Said, context = {}): Misread => ({
    text,
    faults: misreadings(chat.read(text, { ...CIRCUMSTANCES, ...context }), expect, formsOfPlace),
  });
  const messages = rows<Said>('messages').map((said) => read(said));
  const turns = rows<{ readonly turns: readonly Said[] }>('conversations').flatMap((conversation) =>
    conversation.turns.map((said, at) => read(at === 0 ? said : ofThisTurn(said), standing(conversation.turns, at))),
  );
  const misread = [...messages, ...turns].filter(isMisread);
  return {
    ...{ round, lang, messages: messages.length, messagesMisread: messages.filter(isMisread).length },
    ...{ turns: turns.length, turnsMisread: turns.filter(isMisread).length, misread },
  };
}

const isMisread = ({ faults }: Misread): boolean => faults.length > 0;

/** Later turns state what holds after them; which wishes are in force is the conversation's affair, not the reading's. */
function ofThisTurn({ text, expect: { wishes: _, places: __, ...meant } }: Said): Said {
  return { text, expect: meant };
}

/** A message of the rounds with what it means and what the conversation was about before it. */
export interface RoundMessage extends Said {
  readonly about: 'start' | 'list' | 'place' | 'plan';
}

/** The messages of the rounds and all turns of their conversations, for training; `blind` is never asked for there. */
export function roundMessages(language: VisitorLanguage, set: 'open'): RoundMessage[] {
  return ROUNDS[set].flatMap((round) => {
    const file = (kind: string) => join(folderOf(set), 'rounds', `${round}.${kind}.${language}.jsonl`);
    const fresh = readRows<Said>(file('messages')).map((said) => ({ ...said, about: 'start' as const }));
    const talks = readRows<{ readonly turns: readonly Said[] }>(file('conversations'));
    return [
      ...fresh,
      ...talks.flatMap(({ turns }) =>
        turns.map((said, at) => ({ ...said, about: standing(turns, at).topic ?? ('start' as const) })),
      ),
    ];
  });
}

/** What the last turn left to talk about. */
const TOPIC_OF: Readonly<Record<string, 'list' | 'place' | 'plan'>> = {
  recommend: 'list',
  plan: 'plan',
  fact: 'place',
  direct: 'place',
  compare: 'place',
};

/** A list or a plan stands when an earlier turn asked for one. */
function standing(turns: readonly Said[], at: number) {
  const before = turns.slice(0, at).flatMap(({ expect }) => expect.class);
  const last = before.findLast((name) => name !== 'smalltalk' && name !== 'tell');
  const topic = TOPIC_OF[last ?? ''];
  return { hasShown: last !== undefined, hasPlan: before.includes('plan'), ...(topic && { topic }) };
}

/** Folded name or alias of a place to all that such places are called. */
function formsByName({ catalogue }: Facts): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, readonly string[]>();
  for (const { name, aliases = [] } of catalogue.places) {
    const own = [name, ...aliases].map(fold);
    for (const form of own) forms.set(form, [...(forms.get(form) ?? []), ...own]);
  }
  return forms;
}
