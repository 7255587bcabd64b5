// Trains the recognition of names and packs it. A sentence may leave open what a name is, or whether it is one.
import { type Random, seededRandom } from '../../../src/math/random.ts';
import { createWriter } from '../../../src/nlp/learned/bytes.ts';
import { writeChain } from '../../../src/nlp/learned/chain.ts';
import { ANY_TAG } from '../../../src/nlp/learned/lattice.ts';
import { nameFeatures } from '../../../src/nlp/learned/name-features.ts';
import type { WordTable } from '../../../src/nlp/learned/word-table.ts';
import { trainChain } from './chain-training.ts';
import { type NamedWords, templateSentences, withOtherPlaces } from './name-templates.ts';

const NAME_TAGS = ['O', 'B-LOC', 'I-LOC', 'B-ORG', 'I-ORG', 'B-PER', 'I-PER', 'B-MISC', 'I-MISC'] as const;

interface NamesOptions {
  readonly language: 'en' | 'es';
  readonly table: WordTable;
  readonly seed: number;
  readonly epochs?: number;
  readonly learningRate?: number;
  readonly dropout?: number;
  readonly minCount?: number;
  /** Share of the sentences that are learned once more in small letters. */
  readonly lowerCased?: number;
  /** How often each sentence of our own is filled in. */
  readonly perTemplate?: number;
  readonly maxBytes?: number;
  readonly onEpoch?: (epoch: number, logLikelihood: number) => void;
}

const BYTES_OF_NAMES = 900_000;

/** @returns the artifact's bytes */
export function trainNames(sentences: readonly NamedWords[], options: NamesOptions): Uint8Array {
  const random = seededRandom(options.seed);
  const { language } = options;
  const own = templateSentences({ language, sentences, perTemplate: options.perTemplate ?? 30, random });
  const all = [...sentences, ...own, ...withOtherPlaces(sentences, random)];
  const copies = lowerCasedCopies(all, options.lowerCased ?? 0.6, random);
  const examples = [...all, ...copies].map(({ words, names }) => ({
    features: nameFeatures(words, options.table),
    allowed: Int32Array.from(names, allowedTags),
  }));
  const chain = trainChain(examples, {
    tags: NAME_TAGS,
    epochs: options.epochs ?? 5,
    learningRate: options.learningRate ?? 0.1,
    dropout: options.dropout ?? 0.25,
    minCount: options.minCount ?? 2,
    seed: options.seed,
    ...(options.onEpoch && { onEpoch: options.onEpoch }),
  });
  const writer = createWriter();
  writeChain(writer, chain, options.maxBytes ?? BYTES_OF_NAMES);
  return writer.bytes();
}

function lowerCasedCopies(sentences: readonly NamedWords[], share: number, random: Random): NamedWords[] {
  return sentences
    .filter(() => random.next() < share)
    .map(({ words, names }) => ({ words: words.map((word) => word.toLowerCase()), names }));
}

/** As bits over NAME_TAGS. */
function allowedTags(name: string): number {
  const tags = NAME_TAGS.map((tag, index) =>
    tag === name || (name.endsWith('?') && tag[0] === name[0]) ? 1 << index : 0,
  );
  const allowed = tags.reduce((bits, bit) => bits | bit, 0);
  return allowed === 0 ? ANY_TAG : allowed;
}
