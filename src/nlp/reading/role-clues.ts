// What the learned reader of roles is told of each word: what the names, the clock, the amounts and the vocabulary say of it.
import type { Document } from '../document.ts';
import { isMark } from '../document.ts';
import type { RoleClues } from '../learned/role-features.ts';
import type { Chunk } from './chunks.ts';
import type { ReadContext } from './context.ts';
import { topicOf } from './evidence.ts';

/** @param candidates all that may mean something, overlaps included */
export function roleCluesOf({ words }: Document, candidates: readonly Chunk[], context: ReadContext): RoleClues {
  const senses = words.map(() => ({ name: '', rank: 0 }));
  for (const chunk of candidates) {
    const { name, rank } = senseOf(chunk);
    for (let at = chunk.from; at < chunk.to; at++) if (rank > senses[at]!.rank) senses[at] = { name, rank };
  }
  return {
    words: words.map((word, at) => ({
      surface: word.surface,
      norm: word.norm,
      tag: word.tag,
      sense: senses[at]!.name,
      isMark: isMark(word),
    })),
    context: topicOf(context),
  };
}

/** The surer sense of a word has the higher rank. */
function senseOf({ name, when, amount, concept, senses }: Chunk): { readonly name: string; readonly rank: number } {
  if (name) return { name: 'name', rank: 5 };
  if (when) return { name: when.fromMin !== undefined ? 'clock' : 'time', rank: 4 };
  if (amount) return { name: amount.kind, rank: 3 };
  if (concept) return { name: 'noun', rank: 2 };
  return { name: senses[0]?.type ?? '', rank: 1 };
}
