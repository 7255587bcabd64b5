// What the chat answers to strangers, printed for a reader who judges it:
// `node scripts/run.mjs lab/visitors/strangers.ts en|es [ROUND]`, the last round where none is named.
// Beside each turn stands what a good answer does, written by somebody who had not read the code.
import { LANGUAGES } from '../../src/domain/language.ts';
import { readCatalogue, readRows } from '../relevance/facts.ts';
import { shippedChat } from './chat.ts';

interface Conversation {
  readonly id: string;
  readonly turns: readonly { readonly say: string; readonly good: string }[];
}

/** At Puerta del Sol, in the afternoon: what the conversations were written for. */
const FROM = { lat: 40.4169, lng: -3.7035 };

/** The day that the writer of a round was told. */
const DAYS: Readonly<Record<string, string>> = {
  1: '2026-11-25',
  2: '2026-11-25',
  3: '2026-11-25',
  4: '2026-11-27',
  5: '2026-11-27',
  6: '2026-11-27',
  7: '2026-11-27',
  8: '2026-11-27',
  9: '2026-11-27',
  10: '2026-11-27',
  11: '2026-11-27',
  12: '2026-11-27',
  13: '2026-11-27',
};

const language = LANGUAGES.find((each) => each === process.argv[2]);
if (!language) throw new Error(`Which language? One of ${LANGUAGES.join(', ')}.`);
const round = process.argv[3] ?? Object.keys(DAYS).at(-1)!;
const day = DAYS[round];
if (!day) throw new Error(`Which round? One of ${Object.keys(DAYS).join(', ')}.`);
const conversations = readRows<Conversation>(`lab/visitors/strangers/${round}.${language}.jsonl`);
const nameOf = new Map(readCatalogue().places.map(({ id, name, types }) => [id, `${name} (${types.join(', ')})`]));
const chat = await shippedChat('madrid');
for (const { id, turns } of conversations) {
  const talk = chat.begin(id, `${day}T17:00`, FROM);
  for (const [at, { say, good }] of turns.entries()) {
    const { text, listed } = talk.say(say);
    const list = listed.map((each) => nameOf.get(each) ?? each).join(' | ');
    process.stdout.write(`## ${id}, turn ${at + 1}\nSays: ${say}\nGood: ${good}\nReply: ${text}\nList: ${list}\n\n`);
  }
}
