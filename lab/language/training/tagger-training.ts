// Trains the tagger and packs it.

import { seededRandom } from '../../../src/math/random.ts';
import { createWriter } from '../../../src/nlp/learned/bytes.ts';
import { type DenseChain, writeChain } from '../../../src/nlp/learned/chain.ts';
import { ANY_TAG } from '../../../src/nlp/learned/lattice.ts';
import { type Convention, tagFeatures } from '../../../src/nlp/learned/tag-features.ts';
import { NO_WORDS, type WordTable } from '../../../src/nlp/learned/word-table.ts';
import type { UniversalTag } from '../../../src/nlp/understanding.ts';
import { trainChain } from './chain-training.ts';
import { learnTagDictionary } from './tag-dictionary-training.ts';

export const TAGS: readonly UniversalTag[] = [
  'ADJ',
  'ADP',
  'ADV',
  'AUX',
  'CCONJ',
  'DET',
  'INTJ',
  'NOUN',
  'NUM',
  'PART',
  'PRON',
  'PROPN',
  'PUNCT',
  'SCONJ',
  'SYM',
  'VERB',
  'X',
];

export interface TaggedSentence {
  readonly words: readonly string[];
  /** null where the tag is unknown. */
  readonly tags: readonly (UniversalTag | null)[];
  readonly convention?: Convention;
}

interface TaggerOptions {
  readonly seed: number;
  readonly table?: WordTable;
  readonly epochs?: number;
  readonly learningRate?: number;
  readonly dropout?: number;
  readonly minCount?: number;
  /** Share of the sentences that are learned once more in small letters, as people type. */
  readonly lowerCased?: number;
  readonly maxBytes?: number;
  /** Chains learned in different orders whose weights are averaged: their products err less than each of them. */
  readonly committee?: number;
  readonly onEpoch?: (epoch: number, logLikelihood: number) => void;
}

const BYTES_OF_TAGGER = 1_000_000;

/** @returns the artifact's bytes */
export function trainTagger(sentences: readonly TaggedSentence[], options: TaggerOptions): Uint8Array {
  const random = seededRandom(options.seed);
  const texts = sentences.map(({ words, tags, convention }) => ({
    words,
    convention,
    gold: Int8Array.from(tags, indexOf),
  }));
  const dictionary = learnTagDictionary(texts);
  const copies = texts
    .filter(() => random.next() < (options.lowerCased ?? 0.35))
    .map((text) => ({ ...text, words: text.words.map((word) => word.toLowerCase()) }));
  const examples = [...texts, ...copies].map(({ words, gold, convention }) => ({
    allowed: Int32Array.from(gold, (tag) => (tag < 0 ? ANY_TAG : 1 << tag)),
    features: tagFeatures(words, { dictionary, table: options.table ?? NO_WORDS }, convention),
  }));
  const chains = Array.from({ length: options.committee ?? 1 }, (_, member) =>
    trainChain(examples, {
      tags: TAGS,
      epochs: options.epochs ?? 6,
      learningRate: options.learningRate ?? 0.15,
      dropout: options.dropout ?? 0.15,
      minCount: options.minCount ?? 1,
      seed: options.seed + member,
      ...(options.onEpoch && { onEpoch: options.onEpoch }),
    }),
  );
  const writer = createWriter();
  dictionary.write(writer);
  writeChain(writer, averageOf(chains), (options.maxBytes ?? BYTES_OF_TAGGER) - writer.bytes().length);
  return writer.bytes();
}

/** All were made from the same examples, so a feature stands in the same row of each. */
function averageOf(chains: readonly DenseChain[]): DenseChain {
  const [first] = chains as readonly [DenseChain, ...DenseChain[]];
  const mean = <T extends Float32Array | Float64Array>(arrays: readonly T[]): T =>
    arrays[0]!.map((_, at) => arrays.reduce((sum, each) => sum + each[at]!, 0) / arrays.length) as T;
  return {
    ...first,
    transitions: mean(chains.map(({ transitions }) => transitions)),
    weights: { ...first.weights, values: mean(chains.map(({ weights }) => weights.values)) },
  };
}

const indexOf = (tag: UniversalTag | null) => (tag === null ? -1 : TAGS.indexOf(tag));
