// What a message itself takes back: a question before it asks another, the plan before it goes on without one.
import { LANGUAGES } from '../../domain/language.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { foldedAlike } from '../../nlp/temporal/find-whens.ts';
import type { Said } from '../../wishes/wish.ts';

/** "Is there one on Castellana? Never mind. Where can I eat?": only what comes after it is asked. */
export function withoutTakenBack(message: string): string {
  const folded = foldedAlike(message);
  const ends = LANGUAGES.flatMap((language) =>
    [...folded.matchAll(grammarOf(language).corrections.takenBack)].map((match) => match.index + match[0].length),
  );
  const rest = message.slice(Math.max(0, ...ends));
  return rest.trim().split(/\s+/u).length >= FEWEST_WORDS ? rest : message;
}
const FEWEST_WORDS = 3;

/**
 * What a message says besides the words that end the plan: what comes after them, with the beginning of their own sentence; all
 * that it says where little or nothing comes after them.
 */
export function besideEnd(text: string, { start, end }: Said): string {
  const before = text.slice(0, start);
  const after = text.slice(end).replace(/^[\s.,;:!?…)-]+/u, '');
  const wordsOf = (part: string) => part.match(/[\p{L}\d]+/gu)?.length ?? 0;
  const own = before.slice(Math.max(...['.', '!', '?', '\n', ';', '…'].map((mark) => before.lastIndexOf(mark))) + 1);
  const kept = wordsOf(after) < FEWEST_WORDS ? before : wordsOf(own) < FEWEST_WORDS ? '' : own;
  const rest = `${kept.trim()} ${after}`.trim();
  return wordsOf(rest) > 0 ? rest : text;
}
