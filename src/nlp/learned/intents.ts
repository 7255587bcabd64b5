// What a message asks for, by a small neural network over its words and over what the rows found in it. Trained in
// `lab/language` on messages written for it and on people's requests to other systems.
import { createReader } from './bytes.ts';
import { type IntentClues, intentFeatures } from './intent-features.ts';
import type { IntentLabel } from './intent-labels.ts';
import { classProbabilities, readNetwork } from './network.ts';
import { NO_WORDS, type WordTable } from './word-table.ts';

/** How likely a label is, as calibrated on held-out messages. */
export interface Likelihood {
  /** That it is the main one; over all labels these sum to 1. */
  readonly share: number;
  /** That it holds at all: a message may have several. */
  readonly holds: number;
}

export type IntentReader = (clues: IntentClues) => ReadonlyMap<IntentLabel, Likelihood>;

/**
 * @param bytes `data/language/<language>/intents.bin`
 * @param table the words which it was trained with
 */
export function loadIntents(bytes: Uint8Array, table: WordTable = NO_WORDS): IntentReader {
  const network = readNetwork(createReader(bytes));
  const labels = network.classes as readonly IntentLabel[];
  return (clues) => {
    const { main, each } = classProbabilities(network, intentFeatures(clues, table));
    return new Map(labels.map((label, at) => [label, { share: main[at] ?? 0, holds: each[at] ?? 0 }]));
  };
}
