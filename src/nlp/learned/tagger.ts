// Universal part-of-speech tags for words in a row.
import type { UniversalTag } from '../understanding.ts';
import { createReader } from './bytes.ts';
import { decode, readChain } from './chain.ts';
import { readTagDictionary } from './tag-dictionary.ts';
import { type Convention, tagFeatures } from './tag-features.ts';
import { NO_WORDS, type WordTable } from './word-table.ts';

/** Gives each syntactic word its tag; the words belong to one sentence or one short message. */
export type Tagger = (words: readonly string[], convention?: Convention) => UniversalTag[];

/** Longer inputs are read in pieces, so that memory stays bounded whatever is sent. */
const PIECE = 256;

/**
 * @param bytes `data/language/<language>/tagger.bin`
 * @param table the words which it was trained with
 * @throws RangeError when the bytes are cut off
 */
export function loadTagger(bytes: Uint8Array, table: WordTable = NO_WORDS): Tagger {
  const reader = createReader(bytes);
  const dictionary = readTagDictionary(reader);
  const chain = readChain(reader);
  const tags = chain.tags as UniversalTag[];
  const tagPiece = (words: readonly string[], convention?: Convention) =>
    Array.from(decode(chain, tagFeatures(words, { dictionary, table }, convention)), (index) => tags[index]!);
  return (words, convention) => {
    if (words.length <= PIECE) return tagPiece(words, convention);
    const pieces = Array.from({ length: Math.ceil(words.length / PIECE) }, (_, at) =>
      tagPiece(words.slice(at * PIECE, (at + 1) * PIECE), convention),
    );
    return pieces.flat();
  };
}
