// The content words of a message that nothing has claimed, without those of a story beside a request. Search takes them as
// text, and where it finds nothing the reply says so.
import { isMark, type Word } from '../document.ts';
import type { Unread } from '../frame.ts';
import type { Reading } from './context.ts';

/** @param claimed word indices that a chunk, a phrase or a reference has read */
export function unreadIn({ document, grammar, story }: Reading, claimed: ReadonlySet<number>): Unread[] {
  const { words, text, toldOfAsker } = document;
  const unread: Unread[] = [];
  words.forEach((word, at) => {
    if (isMark(word) || claimed.has(at) || toldOfAsker.has(at) || !isContent(word.folded, word.norm, grammar.light))
      return;
    // A name may be where to look.
    if (!NAME.test(word.surface) && story.isTold({ from: at, to: at + 1 })) return;
    const last = unread.at(-1);
    const isNext = last && at > 0 && words[at - 1]!.end === last.end;
    const start = isNext ? last.start : word.start;
    const told = {
      start,
      end: word.end,
      text: text.slice(start, word.end),
      ...(isThing(word, words[at - 1], grammar.indefinite) && { isThing: true as const }),
    };
    if (isNext)
      unread[unread.length - 1] = {
        ...told,
        ...(last.isPhrase && { isPhrase: true }),
        ...(last.isDeed && { isDeed: true }),
      };
    else
      unread.push({
        ...told,
        ...(isPhrase(words, at, grammar.if) && { isPhrase: true }),
        ...(word.tag === 'VERB' && { isDeed: true }),
      });
  });
  return unread;
}

const NAME = /^\p{Lu}/u;

/** Dishes of another language are taken for verbs: "unas gildas" names something whatever its tag. */
const isThing = ({ tag }: Word, before: Word | undefined, indefinite: ReadonlySet<string>): boolean =>
  tag === 'NOUN' || tag === 'PROPN' || (tag !== 'ADJ' && indefinite.has(before?.norm ?? ''));

/** No word of its clause is a verb: "a segway tour, tomorrow?" */
function isPhrase(words: readonly Word[], at: number, conditional: string): boolean {
  const from = words.findLastIndex((word, index) => index < at && isMark(word)) + 1;
  // "A female dorm if they have one"
  const end = words.findIndex((word, index) => index > at && (isMark(word) || word.norm === conditional));
  return words.slice(from, end < 0 ? undefined : end).every(({ tag }) => tag !== 'VERB' && tag !== 'AUX');
}

const isContent = (folded: string, norm: string, light: ReadonlySet<string>): boolean =>
  folded.length >= 3 && !/^\d+$/.test(folded) && !light.has(folded) && !light.has(norm);
