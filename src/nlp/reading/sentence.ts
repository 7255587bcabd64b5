// A message cut into sentences, each a line of signs in which names, times and prices are placeholders, with what its
// phrases say.

import type { Language } from '../../domain/language.ts';
import { type Document, isMark, type Word } from '../document.ts';
import type { Grammar } from '../languages/grammar.ts';
import type { Chunk } from './chunks.ts';
import { type PhraseHit, phrasesIn } from './phrase-rows.ts';

export interface Sentence {
  /** Word indices of the message; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly line: string;
  readonly chunks: readonly Chunk[];
  readonly phrases: readonly Phrase[];
  readonly isQuestion: boolean;
}

/** A hit of a row of phrases, in word indices of the message. */
export interface Phrase {
  readonly family: string;
  readonly meaning: string;
  readonly from: number;
  readonly to: number;
  /** Words of the message that the row itself spells. */
  readonly claimed: readonly number[];
}

interface Sign {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export function sentencesOf(
  words: readonly Word[],
  chunks: readonly Chunk[],
  language: Language,
  grammar: Grammar,
): Sentence[] {
  const cuts: [number, number][] = [];
  let from = 0;
  words.forEach((word, at) => {
    if (!ENDS.test(word.surface)) return;
    if (at > from) cuts.push([from, at + 1]);
    from = at + 1;
  });
  if (from < words.length) cuts.push([from, words.length]);
  return cuts.map(([start, end]) => sentenceOf(words, chunks, start, end, language, grammar));
}

const ENDS = /^[.?!;…]+$/;

/** A stretch of a sentence as a sentence of its own: "put lunch at two", of "put lunch at two and finish by seven". */
export const clauseOf = (
  { chunks }: Sentence,
  { document, grammar }: { readonly document: Document; readonly grammar: Grammar },
  from: number,
  to: number,
): Sentence => sentenceOf(document.words, chunks, from, to, document.language, grammar);

function sentenceOf(
  words: readonly Word[],
  chunks: readonly Chunk[],
  from: number,
  to: number,
  language: Language,
  grammar: Grammar,
): Sentence {
  const own = chunks.filter((chunk) => chunk.from >= from && chunk.to <= to);
  const signs = signsOf(words, own, from, to);
  const line = lineOf(signs);
  const hits = [
    ...inWords(phrasesIn(line, language), signs),
    ...partsOf(signs, words).flatMap((part) => inWords(phrasesIn(lineOf(part), language, true), part)),
  ];
  const asks = words.slice(from, to).some(({ surface }) => /[?¿]/.test(surface)) || grammar.question.test(line);
  return { from, to, line, chunks: own, phrases: longest(hits), isQuestion: asks };
}

function signsOf(words: readonly Word[], chunks: readonly Chunk[], from: number, to: number): Sign[] {
  const signs: Sign[] = [];
  for (let at = from; at < to; ) {
    const chunk = chunks.find((each) => each.from === at);
    const mark = chunk?.name ? '@p' : chunk?.when ? '@t' : chunk?.amount?.kind === 'money' ? '@m' : undefined;
    if (chunk && mark) {
      signs.push({ text: mark, from: at, to: chunk.to });
      at = chunk.to;
    } else {
      if (!isMark(words[at]!)) signs.push({ text: words[at]!.norm, from: at, to: at + 1 });
      at++;
    }
  }
  return signs;
}

const lineOf = (signs: readonly Sign[]): string => ` ${signs.map(({ text }) => text).join(' ')} `;

/** What stands between commas, where there are any. */
function partsOf(signs: readonly Sign[], words: readonly Word[]): Sign[][] {
  const parts: Sign[][] = [[]];
  signs.forEach((sign, at) => {
    const before = signs[at - 1];
    const isCut = before && words.slice(before.to, sign.from).some(isMark);
    if (isCut) parts.push([]);
    parts.at(-1)!.push(sign);
  });
  return parts.length > 1 ? parts : [];
}

const inWords = (hits: readonly PhraseHit[], signs: readonly Sign[]): Phrase[] =>
  hits.map(({ row, from, to }) => {
    const covered = signs.slice(from, to);
    const claimed = covered
      .filter(
        ({ text }) =>
          row.literals.has(text) || row.stems.some((stem) => text.startsWith(stem)) || isInflected(text, row.literals),
      )
      .filter(({ text }) => !text.startsWith('@'))
      .map((sign) => sign.from);
    return {
      family: row.family,
      meaning: row.meaning,
      from: covered[0]!.from,
      to: covered.at(-1)!.to,
      claimed,
    };
  });

/** "Rains" of a row that spells "rain": at most three letters more. */
const isInflected = (word: string, literals: ReadonlySet<string>): boolean =>
  [1, 2, 3].some((more) => word.length - more >= 4 && literals.has(word.slice(0, -more)));

/** Of hits of one family that overlap, the longest; of equals the first. */
function longest(hits: readonly Phrase[]): Phrase[] {
  const kept: Phrase[] = [];
  const length = ({ from, to, meaning }: Phrase) => (meaning === 'description' ? 0 : to - from);
  for (const hit of [...hits].sort((a, b) => length(b) - length(a) || b.to - b.from - (a.to - a.from))) {
    const rival = kept.find((each) => each.family === hit.family && each.from < hit.to && hit.from < each.to);
    if (!rival || (MAY_OVERLAP.has(hit.family) && rival.meaning !== hit.meaning)) kept.push(hit);
  }
  return kept.sort((a, b) => a.from - b.from);
}

const MAY_OVERLAP: ReadonlySet<string> = new Set(['party', 'search', 'occasion']);

export const overlaps = (a: { from: number; to: number }, b: { from: number; to: number }): boolean =>
  a.from < b.to && b.from < a.to;
