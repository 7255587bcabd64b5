// What the signs of the rows do for the intent of a message beside its words, on messages of ours that were left out of
// training: node scripts/run.mjs lab/language/intent-ablation.ts en|es [CORPORA]
// Trains twice, with and without what the rows found, each without the held-out messages; takes some minutes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import type { FrameIntent } from '../../src/nlp/frame.ts';
import { type IntentReader, loadIntents } from '../../src/nlp/learned/intents.ts';
import { plainIntentOf } from '../../src/nlp/reading/intents.ts';
import { CORPORA_FOLDER } from './corpora.ts';
import { shippedWords } from './shipped-words.ts';
import { isHeldOutMessage, trainIntents } from './training/intents-training.ts';
import { messageReader, shippedParts } from './training/message-clues.ts';
import { ownMessages } from './training/own-messages.ts';

const [, , named, corpora = CORPORA_FOLDER] = process.argv;
const language = LANGUAGES.find((each) => each === named);
if (language) await printAblation(language);
else process.stderr.write('usage: node scripts/run.mjs lab/language/intent-ablation.ts en|es [CORPORA]\n');

async function printAblation(of: Language): Promise<void> {
  const table = shippedWords(of);
  const corpus = (file: string) => gunzipSync(readFileSync(join(corpora, file))).toString('utf8');
  const trained = async (withoutSigns: boolean): Promise<IntentReader> => {
    const reader = loadIntents(await trainIntents(of, { seed: 1, table, corpus, heldOut: true, withoutSigns }), table);
    return (clues) => reader(withoutSigns ? { ...clues, line: [], signs: [] } : clues);
  };
  const rows = [
    ['parts alone', undefined],
    ['reader alone', await trained(true)],
    ['both', await trained(false)],
  ] as const;
  for (const [name, reader] of rows) {
    const { right, all } = await measured(of, reader);
    process.stdout.write(`${of}  ${name.padEnd(14)} ${right} of ${all}  ${((100 * right) / all).toFixed(1)} %\n`);
  }
}

/** Held-out messages whose main intent is one that they have. */
async function measured(of: Language, reader: IntentReader | undefined) {
  const read = await messageReader(of, { ...shippedParts(of), intents: reader });
  const held = ownMessages(of).filter((_, at) => isHeldOutMessage(at));
  const right = held.filter(({ text, context, labels }) => {
    const [main] = read(text, context).intents;
    return main !== undefined && labels.map(plainIntentOf).includes(asSearch(main.intent));
  });
  return { right: right.length, all: held.length };
}

const asSearch = (intent: FrameIntent): FrameIntent => (intent === 'nearby' ? 'recommend' : intent);
