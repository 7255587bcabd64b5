// Which role each word of a message plays: looked for, refused, asked, told as a story. Trained in `lab/language` on
// messages written for it, with their roles in brackets.
import { createReader } from './bytes.ts';
import { readChain, tagChances } from './chain.ts';
import { type RoleClues, roleFeatures } from './role-features.ts';
import { NO_WORDS, type WordTable } from './word-table.ts';

export const ROLES = [
  /** What is to be found, eaten, done, bought. */
  'seek',
  /** What it should be like or have. */
  'trait',
  'avoid',
  'where',
  'when',
  'who',
  'pay',
  /** A place, or a stop of the plan, that is spoken about. */
  'of',
  'ask',
  /** Words that change a list or a plan. */
  'change',
  /** A liking in general. */
  'taste',
  /** Story, circumstance, reason: nothing in it is looked for. */
  'told',
  'talk',
  /** Words between them. */
  'filler',
] as const;
export type Role = (typeof ROLES)[number];

export interface WordRoles {
  /** How likely the words of a stretch play one of the roles, 0 to 1, on average. */
  chance(from: number, to: number, ...roles: readonly Role[]): number;
}

export type RoleReader = (clues: RoleClues) => WordRoles;

/** Longer messages are read in pieces, so that memory stays bounded whatever is sent. */
const PIECE = 256;

/**
 * @param bytes `data/language/<language>/roles.bin`
 * @param table the words which it was trained with
 */
export function loadRoles(bytes: Uint8Array, table: WordTable = NO_WORDS): RoleReader {
  const chain = readChain(createReader(bytes));
  const size = chain.tags.length;
  const indexOf = new Map(chain.tags.map((tag, index) => [tag, index]));
  return ({ words, context }) => {
    const chances = new Float64Array(words.length * size);
    for (let from = 0; from < words.length; from += PIECE)
      chances.set(
        tagChances(chain, roleFeatures({ words: words.slice(from, from + PIECE), context }, table)),
        from * size,
      );
    return {
      chance(from, to, ...roles) {
        let sum = 0;
        for (let word = from; word < to; word++)
          for (const role of roles) sum += chances[word * size + (indexOf.get(role) ?? 0)]!;
        return sum / Math.max(1, to - from);
      },
    };
  };
}
