// The methods that were learned beforehand and come with the program: `transfer` and the word space of `embeddings`.
import { readFileSync } from 'node:fs';
import type { Catalogue, Ratings } from '../domain/catalogue.ts';
import { once } from '../domain/once.ts';
import { embeddings } from '../models/embeddings/embeddings.ts';
import { loadWordVectors, type WordSpace, wordSpace } from '../models/embeddings/space.ts';
import { type TextIndex, textIndexOf } from '../models/embeddings/text-index.ts';
import type { Recommender } from '../models/recommender.ts';
import { parseTransfer, type TransferArtifact } from '../models/transfer/artifact.ts';
import { transfer } from '../models/transfer/transfer.ts';
import { shippedFile } from '../system/paths.ts';
import { sha256OfBytes } from '../system/random.ts';

/** The bilingual word space of `embeddings` and of search. */
export const WORD_SPACE_FILE = shippedFile('models', 'words.bin');

export const shippedTransfer = (): TransferArtifact =>
  parseTransfer(readFileSync(shippedFile('models', 'transfer.json'), 'utf8'));

export const shippedWordSpace = (): WordSpace =>
  wordSpace(loadWordVectors(readFileSync(WORD_SPACE_FILE), sha256OfBytes));

type BindShipped = (catalogue: Catalogue, ratings: Ratings, text?: () => TextIndex) => readonly Recommender[];

/** Reads the files once; then binds their methods to any catalogue. */
export function shippedModels(words: WordSpace = shippedWordSpace()): BindShipped {
  const artifact = shippedTransfer();
  return (catalogue, ratings, text = once(() => textIndexOf(catalogue, words))) => [
    transfer(artifact, catalogue, ratings),
    embeddings(text, catalogue),
  ];
}
