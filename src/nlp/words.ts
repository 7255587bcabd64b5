// Stage 1 as the rules see it: written words with hyphens opened, so that "kid-friendly" and "kid friendly" are the same.
import { foldAccents } from '../domain/text.ts';
import type { Word } from './document.ts';
import type { SurfaceToken } from './tokenise.ts';

export function writtenWords(tokens: readonly SurfaceToken[]): Word[] {
  return tokens
    .filter((token, at) => !joinsTwoWords(token, tokens[at - 1], tokens[at + 1]))
    .flatMap(({ text, start }) => parts(text).map((part) => wordOf(part.text, start + part.at)));
}

/** The hyphen of "so-so", where the tokeniser sets it apart. */
const joinsTwoWords = ({ text, start, end }: SurfaceToken, before?: SurfaceToken, after?: SurfaceToken): boolean =>
  text === '-' && before?.end === start && after?.start === end;

/** Case- and accent-free, without apostrophes: "Don't" → "dont"; "#2" → "2". */
export const foldWord = (surface: string): string => {
  const plain = /^[\x20-\x7e]*$/.test(surface) ? surface.toLowerCase() : foldAccents(surface);
  return /^['.]+$/.test(plain) ? plain : plain.replace(/['.](?=[a-z]|$)|^#(?=\d)/g, '');
};

/** The words of a phrase of ours, folded the same way. */
export const phraseWords = (phrase: string, fold: (surface: string) => string = foldWord): string[] =>
  phrase
    .split(/[\s-]+/)
    .map((surface) => fold(surface))
    .filter((word) => word.length > 0);

function wordOf(surface: string, start: number): Word {
  const folded = foldWord(surface);
  return { surface, start, end: start + surface.length, folded, norm: folded, tag: 'X' };
}

function parts(text: string): { readonly text: string; readonly at: number }[] {
  if (!/[\p{L}\p{N}]-[\p{L}\p{N}]/u.test(text)) return [{ text, at: 0 }];
  return Array.from(text.matchAll(/[^-]+/g), (match) => ({ text: match[0], at: match.index }));
}
