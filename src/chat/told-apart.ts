// What a message only tells on its way to what it asks: when the train goes, that the room is not ready, that the last reply
// was no answer. It asks nothing, and neither its times nor its names belong to what is asked.
import { LANGUAGES, type Language } from '../domain/language.ts';
import { foldAccents, foldedLine } from '../domain/text.ts';
import { grammarOf } from '../nlp/languages/grammars.ts';
import type { ToldWords } from '../nlp/languages/told-words.ts';
import { type Piece, piecesOf } from './message-pieces.ts';

interface ToldApart {
  /** What is left to be read; the whole message where nothing of it asks. */
  readonly asked: string;
  /** The piece that tells of a departure. */
  readonly journey?: string;
  /** What is left asks one thing at most: if that is a day to fill, the departure ends it. */
  readonly isOneAsk?: true;
}

export function toldApart(message: string): ToldApart {
  return LANGUAGES.reduce<ToldApart>(
    (told, language) => {
      const { asked, journey = told.journey, isOneAsk = told.isOneAsk } = toldIn(told.asked, language);
      return { asked, ...(journey !== undefined && { journey }), ...(isOneAsk && { isOneAsk }) };
    },
    { asked: message },
  );
}

/** Words of any language, for visitors mix them. */
export function hearsTold(
  words: Exclude<keyof ToldWords, 'means' | 'bound' | 'staying' | 'farther' | 'airport' | 'wayTo' | 'home'>,
  text: string,
): boolean {
  const folded = foldAccents(text);
  return LANGUAGES.some((language) => grammarOf(language).told[words].test(folded));
}

/** By what one leaves, as the words say. */
export function meansIn(text: string): keyof ToldWords['means'] | undefined {
  const folded = foldAccents(text);
  return MEANS.find((means) => LANGUAGES.some((language) => grammarOf(language).told.means[means].test(folded)));
}
const MEANS = ['air', 'rail', 'road'] as const;

interface Stretch {
  readonly piece: Piece;
  readonly start: number;
  readonly end: number;
}

function toldIn(message: string, language: Language): ToldApart {
  const { cues, told, plans, relative } = grammarOf(language);
  const text = message
    .replace(told.bound, (_, ...kept) => kept.find((each) => typeof each === 'string') ?? '')
    .replace(...told.staying)
    .replace(...(isOnlyFarther(message, told) ? told.staying : told.farther));
  const stretches = stretchesOf(text, piecesOf(text, cues));
  const isOf = (words: RegExp, { piece }: Stretch) => !asks(piece) && words.test(foldAccents(piece.text));
  const journey = stretches.find((each) => isOf(told.journey, each))?.piece.text.trim();
  // A plan ends where the train leaves.
  const isPlan = plans.ofPlan.test(foldedLine(text));
  const restated = stretches.findIndex(({ piece }) => told.restated.test(foldAccents(piece.text)));
  const isTold = (each: Stretch): boolean =>
    (!isPlan && (isOf(told.journey, each) || isOf(told.lodging, each))) ||
    isComplaint(each.piece, told) ||
    (stretches.indexOf(each) < restated && isOf(told.denies, each));
  const idle = stretches.filter((each, at) => isTold(each) || isOfLast(each, stretches[at - 1], isTold, relative));
  const others = stretches.filter((each) => !idle.includes(each));
  const isAsked = others.some(({ piece }) => asks(piece) || wordsIn(piece.text) >= FEWEST_WORDS);
  const asked = idle.length > 0 && isAsked ? joined(text, stretches, idle) : text;
  const isOneAsk = others.filter(({ piece }) => asks(piece)).length < 2;
  return { asked, ...(journey !== undefined && { journey }), ...(isOneAsk && idle.length > 0 && { isOneAsk }) };
}
/** By itself it says how far the places of before may be. */
const isOnlyFarther = (message: string, { farther: [words] }: ToldWords): boolean =>
  wordsIn(message.replace(words, '')) < 2;

/** "Please", "and thanks" ask nothing. */
const FEWEST_WORDS = 3;

const asks = ({ opens, text }: Piece): boolean => opens === 'ask' || opens === 'mark' || text.endsWith('?');

/** "That's not what I asked", "who said anything about bars?": a short piece that only complains. */
const isComplaint = ({ text }: Piece, { complaint }: ToldWords): boolean =>
  wordsIn(text) <= MOST_OF_COMPLAINT && complaint.test(foldAccents(text)) && !NAMING.test(text.trim());
const MOST_OF_COMPLAINT = 9;
/** "You didn't answer about the Prado" says of what: a word in capitals behind the first. */
const NAMING = /\s\p{Lu}\p{Ll}/u;

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Where the pieces stand; the mark behind a question is not part of its own words. */
function stretchesOf(text: string, pieces: readonly Piece[]): readonly Stretch[] {
  let from = 0;
  return pieces.map((piece) => {
    const words = piece.text.endsWith('?') ? piece.text.slice(0, -1) : piece.text;
    const start = Math.max(from, text.indexOf(words, from));
    from = start + words.length;
    return { piece, start, end: from };
  });
}

/** "Which leaves from the north station", behind the train. */
const isOfLast = (
  { piece }: Stretch,
  last: Stretch | undefined,
  isTold: (each: Stretch) => boolean,
  relative: ReadonlySet<string>,
): boolean =>
  last !== undefined &&
  isTold(last) &&
  !piece.isSentence &&
  !piece.text.endsWith('?') &&
  relative.has(foldAccents(piece.text).trim().split(' ')[0]!);

/** The message without what it only tells; marks that stood between stay, and its words of joining go with it. */
function joined(text: string, stretches: readonly Stretch[], idle: readonly Stretch[]): string {
  let left = '';
  let isCut = false;
  stretches.forEach((each, at) => {
    const { start, end } = each;
    if (idle.includes(each)) {
      isCut = true;
      return;
    }
    const between = text.slice(stretches[at - 1]?.end ?? 0, start);
    const marks = between.replace(/[\p{L}+&]/gu, '').trim();
    if (isCut && left !== '') left = `${left.trimEnd()}${marks.replace(/[¿¡\s]/gu, '') || ','} `;
    left += isCut
      ? marks.replace(/[^¿¡]/gu, '') + text.slice(start, end).trimStart()
      : between + text.slice(start, end);
    isCut = false;
  });
  const kept = stretches.findLastIndex((each) => !idle.includes(each));
  const tail = text.slice(stretches[kept]?.end ?? 0, stretches[kept + 1]?.start ?? text.length);
  return (left + (isCut ? (/^\s*[?!.]+/u.exec(tail)?.[0] ?? '') : tail)).trim();
}
