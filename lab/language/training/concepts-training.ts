// Trains which concept of the vocabulary a phrase asks for, on phrases written for it (`requests/phrases.<language>.tsv`: a
// concept and a phrase a line) and on the forms of the vocabulary itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../src/domain/language.ts';
import { createReader, createWriter } from '../../../src/nlp/learned/bytes.ts';
import { conceptFeatures, NO_CONCEPT } from '../../../src/nlp/learned/concepts.ts';
import { classProbabilities, type DenseNetwork, readNetwork, writeNetwork } from '../../../src/nlp/learned/network.ts';
import type { WordTable } from '../../../src/nlp/learned/word-table.ts';
import { tokenise } from '../../../src/nlp/tokenise.ts';
import { writtenWords } from '../../../src/nlp/words.ts';
import { PROJECT_ROOT } from '../../../src/system/paths.ts';
import { VOCABULARY } from '../../../src/vocabulary/bundled.ts';
import { type NetworkExample, type NetworkOptions, trainNetwork } from './network-training.ts';

interface ConceptOptions {
  readonly seed: number;
  readonly table: WordTable;
  /** Leaves every fifth phrase out, to measure on. */
  readonly heldOut: boolean;
  readonly onEpoch?: NetworkOptions['onEpoch'];
}

const BYTES_OF_CONCEPTS = 1_700_000;
const SETTINGS = {
  hidden: 64,
  epochs: 8,
  learningRate: 0.1,
  dropout: 0.3,
  hiddenDropout: 0.2,
  minCount: 5,
} as const;

export const isHeldOutPhrase = (at: number): boolean => at % 5 === 3;

/** @returns the artifact's bytes */
export function trainConcepts(language: Language, options: ConceptOptions): Uint8Array {
  const phrases = conceptPhrases(language);
  const classes = [...new Set(phrases.map(({ concept }) => concept))].sort();
  const example = ({ concept, text }: ConceptPhrase): NetworkExample => ({
    keys: conceptFeatures(wordsOfPhrase(text, language), options.table),
    classes: [classes.indexOf(concept)],
    kind: 'all',
    weight: 1,
  });
  const forms = VOCABULARY.formsOf(language)
    .map(({ form, concept: { type, id } }) => ({ concept: `${type}:${id}`, text: form }))
    .filter(({ concept }) => classes.includes(concept));
  const kept = [...phrases.filter((_, at) => !isHeldOutPhrase(at)), ...forms].map(example);
  const held = phrases.filter((_, at) => isHeldOutPhrase(at)).map(example);
  const { seed, onEpoch, heldOut } = options;
  const trained = (examples: readonly NetworkExample[]): DenseNetwork =>
    trainNetwork(examples, { ...SETTINGS, classes, seed, ...(onEpoch && { onEpoch }) });
  const measured = trained(kept);
  const temperature = likeliestTemperature(measured, held);
  const network = heldOut ? measured : trained([...kept, ...held]);
  const writer = createWriter();
  writeNetwork(writer, { ...network, temperatures: { main: temperature, each: 1 } }, BYTES_OF_CONCEPTS);
  return writer.bytes();
}

export const wordsOfPhrase = (text: string, language: Language): string[] =>
  writtenWords(tokenise(text, language))
    .map(({ folded }) => folded)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** The temperature at which phrases that were left out are likeliest. */
function likeliestTemperature(network: DenseNetwork, held: readonly NetworkExample[]): number {
  const writer = createWriter();
  writeNetwork(writer, network, BYTES_OF_CONCEPTS);
  const read = readNetwork(createReader(writer.bytes()));
  const surpriseAt = (main: number): number =>
    held.reduce(
      (sum, { keys, classes: [gold] }) =>
        sum -
        Math.log(Math.max(1e-12, classProbabilities({ ...read, temperatures: { main, each: 1 } }, keys).main[gold!]!)),
      0,
    );
  return TEMPERATURES.map((temperature) => ({ temperature, surprise: surpriseAt(temperature) })).reduce((least, one) =>
    one.surprise < least.surprise ? one : least,
  ).temperature;
}
const TEMPERATURES = [0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.3, 2.6, 3];

interface ConceptPhrase {
  /** `kind:bookshop`, or `none`. */
  readonly concept: string;
  readonly text: string;
}

/** Senses of the packs that are no concepts of the vocabulary. */
const OTHER_TYPES: ReadonlySet<string> = new Set([
  ...['occasion', 'price', 'fame', 'quality', 'open', 'distance', 'central', 'free'],
]);

/** @throws Error with the line number where a concept is unknown */
export function conceptPhrases(language: Language): ConceptPhrase[] {
  const path = join(PROJECT_ROOT, 'lab', 'language', 'training', 'requests', `phrases.${language}.tsv`);
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '' || line.startsWith('#')) return [];
      const [concept = '', text = ''] = line.split('\t');
      const [type = '', id = ''] = concept.split(':');
      const isKnown =
        concept === NO_CONCEPT || OTHER_TYPES.has(type) || VOCABULARY.concept(type as 'kind', id) !== undefined;
      if (!isKnown || text.trim() === '') throw new Error(`line ${at + 1} of the phrases: concept "${concept}"`);
      return [{ concept, text: text.trim() }];
    });
}
