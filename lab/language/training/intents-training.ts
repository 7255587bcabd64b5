// Trains what a message is about.
import type { Language } from '../../../src/domain/language.ts';
import { INTENT_CLASSES, intentFeatures } from '../../../src/nlp/learned/intents.ts';
import type { WordTable } from '../../../src/nlp/learned/word-table.ts';
import { tokenise } from '../../../src/nlp/tokenise.ts';
import { writtenWords } from '../../../src/nlp/words.ts';
import { isHeldOut } from '../corpora.ts';
import { parseRows } from '../rows.ts';
import { type LearningOptions, learnedClassifier } from './classifier-training.ts';
import { composedMessages, INTENT_SOURCES, type IntentMessage, messagesOf } from './intent-messages.ts';

interface IntentOptions extends LearningOptions {
  readonly table: WordTable;
  /** The text of one set, unpacked; the dialogue sets lie beside the language sets. */
  corpus(file: string): string;
  /** Leaves every fifth block of each set out, to measure on. */
  readonly heldOut: boolean;
}

const BYTES_OF_INTENTS = 1_200_000;

/** @returns the artifact's bytes */
export function trainIntents(language: Language, options: IntentOptions): Uint8Array {
  const { table, heldOut } = options;
  const messages = intentMessages(language, options).filter(({ isHeld }) => !(heldOut && isHeld));
  const examples = messages.map(({ text, label }) => ({
    keys: intentFeatures(wordsOfMessage(text, language), table),
    gold: INTENT_CLASSES.indexOf(label),
  }));
  const usual = { epochs: 8, learningRate: 0.05, dropout: 0.3 };
  return learnedClassifier(examples, { tags: INTENT_CLASSES, usual, maxBytes: BYTES_OF_INTENTS }, options);
}

/** All messages, and which of them are held out. */
function intentMessages(
  language: Language,
  { seed, corpus }: Pick<IntentOptions, 'seed' | 'corpus'>,
): readonly (IntentMessage & { readonly isHeld: boolean })[] {
  const sets = INTENT_SOURCES[language].flatMap((source) =>
    messagesOf(source, parseRows(corpus(`../dialogue/${source.file}`)), seed).map((message, at) => ({
      ...message,
      isHeld: isHeldOut(at),
    })),
  );
  return [...sets, ...composedMessages(language, seed).map((message) => ({ ...message, isHeld: false }))];
}

/** As the reader hands words over: folded, without marks. */
const wordsOfMessage = (text: string, language: Language): string[] =>
  writtenWords(tokenise(text, language))
    .map(({ folded }) => folded)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
