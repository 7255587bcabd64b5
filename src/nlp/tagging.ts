// Stage 1, second half: parts of speech. Without a trained tagger every tag is X, and the rules do with words alone.
import type { Word } from './document.ts';
import type { Tagger } from './learned/tagger.ts';
import { type SurfaceToken, wordsOf } from './tokenise.ts';
import type { Token } from './understanding.ts';
import { foldWord } from './words.ts';

export function taggedTokens(surface: readonly SurfaceToken[], tag: Tagger | undefined): Token[] {
  const words = wordsOf(surface);
  const tags = tag?.(words.map(({ text }) => text));
  return words.map((word, at) => ({ ...word, folded: foldWord(word.text), tag: tags?.[at] ?? 'X' }));
}

/** A written word has the tag of the first syntactic word in it. */
export function withTags(words: readonly Word[], tokens: readonly Token[]): Word[] {
  let at = 0;
  return words.map((word) => {
    while (at < tokens.length && tokens[at]!.end <= word.start) at++;
    return { ...word, tag: tokens[at]?.tag ?? 'X' };
  });
}
