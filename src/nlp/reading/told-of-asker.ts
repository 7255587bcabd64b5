// What tells who somebody is and looks for nothing: the town where people are from, and what somebody would not like to be
// taken for.
import { foldAccents } from '../../domain/text.ts';
import { isMark, type Word } from '../document.ts';
import type { Grammar } from '../languages/grammar.ts';
import { placeNames } from '../learned/place-names.ts';

/**
 * Word indices of the Soria in "jubilados de Soria", "my parents from Seville", of the Rosario in "soy de Rosario", and of the
 * odd beast in "donde no parezca un bicho raro".
 */
export function toldOfAsker(words: readonly Word[], { wishes }: Grammar): ReadonlySet<number> {
  const told = new Set<number>();
  words.forEach((word, at) => {
    if (isMark(word)) return;
    const lead = leadOf(words, at);
    const length = wishes.home.test(lead) ? homeAt(words, at) : wishes.notToSeem.test(lead) ? likenessAt(words, at) : 0;
    for (let each = at; each < at + length; each++) told.add(each);
  });
  return told;
}

/** The words before in their clause, with blanks at both ends. */
function leadOf(words: readonly Word[], at: number): string {
  const from = words.findLastIndex((word, each) => each < at && isMark(word)) + 1;
  const lead = words
    .slice(Math.max(from, at - LEAD), at)
    .map(({ surface }) => foldAccents(surface).replace(/['’]/gu, ''));
  return ` ${lead.join(' ')} `;
}
const LEAD = 6;

/** A town of the world however it is written, or any name with a capital. */
function homeAt(words: readonly Word[], at: number): number {
  const known = placeNames.lengthAt(
    words.map(({ folded }) => folded),
    at,
  );
  return known > 0 ? known : NAME.test(words[at]!.surface) ? 1 : 0;
}
const NAME = /^\p{Lu}\p{Ll}/u;

/** "A lost tourist": the noun and one word more, if its clause goes on. */
function likenessAt(words: readonly Word[], at: number): number {
  const end = words.findIndex((word, each) => each > at && isMark(word));
  return Math.min(2, (end < 0 ? words.length : end) - at);
}
