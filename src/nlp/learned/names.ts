// Names of places, people and organisations in running text, also where people type no capitals.
import { createReader } from './bytes.ts';
import { decode, readChain } from './chain.ts';
import { nameFeatures } from './name-features.ts';
import { NO_WORDS, type WordTable } from './word-table.ts';

type NameType = 'LOC' | 'ORG' | 'PER' | 'MISC';

interface Name {
  readonly type: NameType;
  /** Index of its first word. */
  readonly first: number;
  /** Index after its last word. */
  readonly end: number;
}

/** Finds the names among the words of one sentence, in order. */
export type NameReader = (words: readonly string[]) => Name[];

/** Longer inputs are read in pieces, so that memory stays bounded whatever is sent. */
const PIECE = 256;

/**
 * @param bytes `data/language/<language>/names.bin`
 * @param table the English words, for both languages: names of places and people are much the same in both
 * @throws RangeError when the bytes are cut off
 */
export function loadNames(bytes: Uint8Array, table: WordTable = NO_WORDS): NameReader {
  const chain = readChain(createReader(bytes));
  return (words) => {
    const tags: string[] = [];
    for (let from = 0; from < words.length; from += PIECE) {
      const piece = words.slice(from, from + PIECE);
      for (const index of decode(chain, nameFeatures(piece, table))) tags.push(chain.tags[index]!);
    }
    return namesFrom(tags);
  };
}

/** From B-LOC I-LOC O ... to names; an I without its B begins a name, as the shared task counts it. */
export function namesFrom(tags: readonly string[]): Name[] {
  const names: Name[] = [];
  for (let at = 0; at < tags.length; at++) {
    if (tags[at] === 'O') continue;
    const type = tags[at]!.slice(2) as NameType;
    const first = at;
    while (tags[at + 1] === `I-${type}`) at++;
    names.push({ type, first, end: at + 1 });
  }
  return names;
}
