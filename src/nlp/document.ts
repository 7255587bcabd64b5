// The document that grows from stage to stage, and the *line*: the message as a string of signs, so that rules can be
// written as readable patterns. In a line `@p` stands for a named place and `@c` for a concept.
import type { Language } from '../domain/language.ts';
import type { ConceptMention, PlaceMention, Span, Token, UniversalTag } from './understanding.ts';

/** A word or punctuation mark as written. "don't" is one word here: rules read `dont`, with or without apostrophe. */
export interface Word extends Span {
  readonly surface: string;
  /** Without case, accents and apostrophes. */
  readonly folded: string;
  /** `folded` with an obvious misspelling put right; what the rules read. */
  readonly norm: string;
  readonly tag: UniversalTag;
}

/** What the stages hand on. */
export interface Document {
  readonly text: string;
  readonly language: Language;
  readonly tokens: readonly Token[];
  readonly words: readonly Word[];
  readonly places: readonly PlaceMention[];
  /** Names that are plain words as well: "the zoo". */
  readonly homonyms: readonly PlaceMention[];
  readonly concepts: readonly ConceptMention[];
  /** Indices of words that tell who the asker is, and look for nothing. */
  readonly toldOfAsker: ReadonlySet<number>;
}

/** One element of a line: a word, or a whole mention. */
export interface Sign {
  readonly text: string;
  readonly start: number;
  readonly tag?: UniversalTag;
  readonly place?: PlaceMention;
  readonly concept?: ConceptMention;
}

export interface Line {
  readonly signs: readonly Sign[];
  /** ` sign sign sign ` */
  readonly text: string;
  /** Index of the sign at a character of `text`. */
  signAt(index: number): number;
  startOf(sign: number): number;
}

export const isMark = ({ surface }: { readonly surface: string }): boolean => !/[\p{L}\p{N}]/u.test(surface);

export function signsOf({ words, places, concepts }: Pick<Document, 'words' | 'places' | 'concepts'>): Sign[] {
  const mentions = [
    ...places.map((place) => ({ start: place.start, end: place.end, text: '@p', place })),
    ...concepts.map((concept) => ({ start: concept.start, end: concept.end, text: '@c', concept })),
  ].sort((a, b) => a.start - b.start);
  const signs: Sign[] = [];
  let next = 0;
  for (const word of words) {
    while (next < mentions.length && mentions[next]!.end <= word.start) next++;
    const mention = mentions[next];
    const isCovered = mention !== undefined && word.start >= mention.start && word.end <= mention.end;
    if (!isCovered) signs.push({ text: word.norm, start: word.start, tag: word.tag });
    else if (word.start === mention.start) signs.push(mention);
  }
  return signs;
}

export function lineOf(signs: readonly Sign[]): Line {
  const starts: number[] = [];
  let text = ' ';
  for (const sign of signs) {
    starts.push(text.length);
    text += `${sign.text} `;
  }
  return { signs, text, signAt: (index) => lastAtMost(starts, index), startOf: (sign) => starts[sign] ?? text.length };
}

function lastAtMost(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (sorted[middle]! <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
