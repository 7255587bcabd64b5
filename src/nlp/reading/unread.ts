// The content words of a message that nothing has claimed. Nothing is dropped in silence: search takes them as text, and
// where it finds nothing the reply says so.
import { isMark, type Word } from '../document.ts';
import type { Unread } from '../frame.ts';
import type { Reading } from './context.ts';

/** @param claimed word indices that a chunk, a phrase or a reference has read */
export function unreadIn({ document: { words, text }, grammar }: Reading, claimed: ReadonlySet<number>): Unread[] {
  const unread: Unread[] = [];
  words.forEach((word, at) => {
    if (isMark(word) || claimed.has(at) || !isContent(word.folded, word.norm, grammar.light)) return;
    const last = unread.at(-1);
    const isNext = last && at > 0 && words[at - 1]!.end === last.end;
    if (isNext)
      unread[unread.length - 1] = {
        start: last.start,
        end: word.end,
        text: text.slice(last.start, word.end),
        ...thingness(word),
      };
    else unread.push({ start: word.start, end: word.end, text: text.slice(word.start, word.end), ...thingness(word) });
  });
  return unread;
}

const thingness = ({ tag }: Word): Pick<Unread, 'isThing'> =>
  tag === 'NOUN' || tag === 'PROPN' ? { isThing: true } : {};

const isContent = (folded: string, norm: string, light: ReadonlySet<string>): boolean =>
  folded.length >= 3 && !/^\d+$/.test(folded) && !light.has(folded) && !light.has(norm);
