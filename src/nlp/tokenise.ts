// Stage 1, first half: from text to tokens as written, and from those to syntactic words (do + n't, de + el, ver + lo).
// One pass, every repetition bounded, so that hostile text costs no more than its length.

import type { Language } from '../domain/language.ts';
import type { Splitter } from './splitter.ts';
import { splitEnglish } from './tokenise-english.ts';
import { splitSpanish } from './tokenise-spanish.ts';
import type { Span } from './understanding.ts';

/** What the grammar counts as one word. The two words of "del" share its span; their text is `de` and `el`. */
interface SyntacticWord extends Span {
  readonly text: string;
}

/** What stands between blanks and marks. */
export interface SurfaceToken extends Span {
  readonly text: string;
  /** One or more, in order. */
  readonly words: readonly SyntacticWord[];
}

/** @param text the normalised message; offsets are UTF-16 indices into it */
export function tokenise(text: string, language: Language): readonly SurfaceToken[] {
  const { pattern, split } = RULES[language];
  return Array.from(text.matchAll(pattern), (match) => {
    const start = match.index;
    return { text: match[0], start, end: start + match[0].length, words: wordsIn(match[0], start, split) };
  });
}

/** All syntactic words of a tokenised text, in order. */
export const wordsOf = (tokens: readonly SurfaceToken[]): readonly SyntacticWord[] =>
  tokens.flatMap(({ words }) => words);

function wordsIn(token: string, start: number, split: Splitter): readonly SyntacticWord[] {
  const whole = { start, end: start + token.length };
  const parts = split(token) ?? [token];
  if (parts.join('').length !== token.length) return parts.map((text) => ({ text, ...whole }));
  let at = start;
  return parts.map((text) => {
    at += text.length;
    return { text, start: at - text.length, end: at };
  });
}

/** What both languages write alike, most particular first. */
const SHARED = [
  String.raw`(?:https?:\/\/|www\.)[^\s<>"]{1,300}[^\s<>".,;:!?)\]]`,
  String.raw`[\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}-]{1,64}(?:\.[\p{L}\p{N}-]{1,24}){1,4}`,
  String.raw`[@#][\p{L}\p{N}_]{1,64}`,
  String.raw`(?:[:;=][-'^]?[()DPp*|\/]{1,9}|<3|\^_?\^)(?![\p{L}\p{N}])`,
  String.raw`\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?(?:\u200D\p{Extended_Pictographic}\uFE0F?){0,6}`,
  String.raw`(?:\p{L}\.){2,8}`,
  String.raw`\p{N}{1,40}(?:[.,:/]\p{N}{1,20}){0,8}(?:st|nd|rd|th|[ºª])?(?![\p{L}])`,
];

const MARKS = [
  String.raw`[!?]{2,}|([^\s\p{L}\p{N}\p{M}])\1{1,400}`,
  String.raw`[^\s\p{L}\p{N}\p{M}]`,
  String.raw`[\p{N}\p{M}]+`,
];

const ENGLISH = [
  String.raw`(?:[Mm]rs?|[Mm]s|[Dd]r|[Ss]t|[Jj]r|[Pp]rof|[Ii]nc|[Cc]o|[Ll]td|[Cc]orp|vs|etc|approx|[Aa]ve|\b[A-Z])\.(?!\.)`,
  String.raw`[’']?[eE]-?mails?|[\p{L}\p{M}\p{N}_]+(?:['’](?![sS]['’])[\p{L}]+)*`,
  String.raw`['’](?:s|S|m|re|ve|ll|d|til|cause|em)(?![\p{L}])`,
];

const SPANISH = [
  String.raw`(?:[Ss]r(?:a|es|as|ta)?|[Dd]ra?|[Dd]ña|[Dd]|[Uu]ds?|[Vv]ds?|[Aa]vda|[Aa]v|[Cc]\/|[Pp]za|[Nn]úm|[Pp]ág|etc|aprox|[Tt]el|EE|UU|\b[A-Z])\.(?!\.)`,
  String.raw`[\p{L}\p{M}\p{N}_]+(?:['’-][\p{L}\p{M}\p{N}]+)*`,
];

const rules = (own: readonly string[]) => new RegExp([...SHARED, ...own, ...MARKS].join('|'), 'gu');

const RULES: Readonly<Record<Language, { readonly pattern: RegExp; readonly split: Splitter }>> = {
  en: { pattern: rules(ENGLISH), split: splitEnglish },
  es: { pattern: rules(SPANISH), split: splitSpanish },
};
