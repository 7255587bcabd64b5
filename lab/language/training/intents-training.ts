// Trains what a message asks for: on messages written for it, on people's requests to other systems, on composed requests.
import type { Language } from '../../../src/domain/language.ts';
import { seededRandom } from '../../../src/math/random.ts';
import { createReader, createWriter } from '../../../src/nlp/learned/bytes.ts';
import { intentFeatures, type TalkedAbout } from '../../../src/nlp/learned/intent-features.ts';
import { INTENT_LABELS, type IntentLabel } from '../../../src/nlp/learned/intent-labels.ts';
import { classProbabilities, type DenseNetwork, readNetwork, writeNetwork } from '../../../src/nlp/learned/network.ts';
import type { WordTable } from '../../../src/nlp/learned/word-table.ts';
import { parseRows } from '../rows.ts';
import { composedMessages, INTENT_SOURCES, messagesOf } from './intent-messages.ts';
import { coarseMessages } from './labelled-rows.ts';
import { clueReader } from './message-clues.ts';
import { type NetworkExample, type NetworkOptions, trainNetwork } from './network-training.ts';
import { ownMessages } from './own-messages.ts';

interface IntentOptions {
  readonly seed: number;
  readonly table: WordTable;
  /** The text of one set, unpacked; the dialogue sets lie beside the language sets. */
  corpus(file: string): string;
  /** Leaves every fifth block of our messages out, to measure on. */
  readonly heldOut: boolean;
  readonly onEpoch?: NetworkOptions['onEpoch'];
  /** Words only: what the rows found is kept from the reader, to measure what it adds. */
  readonly withoutSigns?: boolean;
}

/** A message of ours counts as much as so many of other systems. */
const WEIGHT_OF_OWN = 3;
const WEIGHT_OF_ROWS = 2;
/** Share of the messages of other systems that is read: all of them would take an hour and teach little more. */
const SHARE_OF_OTHERS = 0.25;

/** Rows of one label stand together in the file, so blocks are small: each label is in both parts. */
export const isHeldOutMessage = (at: number): boolean => Math.floor(at / 4) % 5 === 0;

const BYTES_OF_INTENTS = 1_500_000;

const SETTINGS = {
  classes: INTENT_LABELS,
  hidden: 64,
  epochs: 12,
  learningRate: 0.1,
  dropout: 0.3,
  hiddenDropout: 0.2,
  minCount: 3,
} as const;

/** @returns the artifact's bytes */
export async function trainIntents(language: Language, options: IntentOptions): Promise<Uint8Array> {
  const { own, others } = await intentExamples(language, options);
  const kept = own.filter(({ isHeld }) => !isHeld);
  const held = own.filter(({ isHeld }) => isHeld);
  const measured = networkOf([...kept, ...others], options);
  const temperatures = calibrated(measured, held);
  const network = options.heldOut ? measured : networkOf([...own, ...others], options);
  const writer = createWriter();
  writeNetwork(writer, { ...network, temperatures }, BYTES_OF_INTENTS);
  return writer.bytes();
}

const networkOf = (examples: readonly NetworkExample[], { seed, onEpoch }: IntentOptions): DenseNetwork =>
  trainNetwork(examples, { ...SETTINGS, seed, ...(onEpoch && { onEpoch }) });

/** The temperatures at which messages that were left out are likeliest. */
function calibrated(network: DenseNetwork, held: readonly NetworkExample[]): DenseNetwork['temperatures'] {
  const writer = createWriter();
  writeNetwork(writer, network, BYTES_OF_INTENTS);
  const read = readNetwork(createReader(writer.bytes()));
  const surpriseAt = (temperature: number, of: keyof DenseNetwork['temperatures']): number =>
    held.reduce((sum, { keys, classes }) => {
      const likely = classProbabilities({ ...read, temperatures: { main: temperature, each: temperature } }, keys);
      return sum - (of === 'main' ? logOf(likely.main[classes[0]!]!) : logOfAll(likely.each, classes));
    }, 0);
  const best = (of: keyof DenseNetwork['temperatures']): number =>
    TEMPERATURES.map((temperature) => ({ temperature, surprise: surpriseAt(temperature, of) })).reduce((least, one) =>
      one.surprise < least.surprise ? one : least,
    ).temperature;
  return { main: best('main'), each: best('each') };
}

const logOf = (chance: number): number => Math.log(Math.max(1e-12, chance));
const logOfAll = (chances: Float64Array, gold: readonly number[]): number =>
  chances.reduce((sum, chance, c) => sum + logOf(gold.includes(c) ? chance : 1 - chance), 0);
const TEMPERATURES = Array.from({ length: 31 }, (_, step) => Math.round((0.7 + step * 0.05) * 100) / 100);

async function intentExamples(language: Language, { table, seed, corpus, withoutSigns = false }: IntentOptions) {
  const cluesOf = await clueReader(language);
  const example = (
    { text, labels, context }: { text: string; labels: readonly IntentLabel[]; context?: TalkedAbout },
    kind: NetworkExample['kind'],
    weight: number,
  ): NetworkExample[] => {
    const told = cluesOf(text, context);
    const clues = told && withoutSigns ? { ...told, line: [], signs: [] } : told;
    const classes = labels.map((label) => INTENT_LABELS.indexOf(label));
    return clues ? [{ keys: intentFeatures(clues, table), classes, kind, weight }] : [];
  };
  const own = ownMessages(language).flatMap((message, at) =>
    example(message, 'all', WEIGHT_OF_OWN).map((each) => ({ ...each, isHeld: isHeldOutMessage(at) })),
  );
  const rows = coarseMessages(language).flatMap((message) => example(message, 'one of', WEIGHT_OF_ROWS));
  const random = seededRandom(seed);
  const sets = INTENT_SOURCES[language].flatMap((source) =>
    messagesOf(source, parseRows(corpus(`../dialogue/${source.file}`)), seed),
  );
  const sampled = [...sets, ...composedMessages(language, seed)].filter(() => random.next() < SHARE_OF_OTHERS);
  return { own, others: [...rows, ...sampled.flatMap((message) => example(message, 'one of', 1))] };
}
