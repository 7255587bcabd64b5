// "Museums, sorry, parks", «un bar, digo, un café»: what somebody takes back in the same breath was not said.
import { foldAccents } from '../domain/text.ts';
import type { Word } from './document.ts';
import type { Span } from './understanding.ts';

const TAKEN_BACK =
  /^(?:[\s,.;:…-]|no|ay|uy|oops|bueno|well|oh)*(?:mejor dicho|perdon|perdona|quiero decir|queria decir|quise decir|digo|corrijo|rectifico|no espera|espera no|me he equivocado|no wait|wait no|wait|scratch that|i mean|i meant|sorry|make that|or rather|correction|actually no|no actually|oops)(?:[\s,.;:…-]|no|quiero|queria|quise|decir|i meant|i mean|wait|actually|mejor|mejor dicho|make that|the|an?|some|el|la|los|las|un|una|unos|unas|de|near|in|cerca|en)*$/u;

/** What is left of a message once everything that was taken back is gone, together with the words that took it back. */
export function withoutRepaired<Thing extends Span>(
  text: string,
  words: readonly Word[],
  things: readonly Thing[],
): { readonly words: readonly Word[]; readonly isMeant: (thing: Thing) => boolean } {
  const gone = things.flatMap((thing, at): Span[] => {
    const next = things[at + 1];
    const between = next && foldAccents(text.slice(thing.end, next.start));
    return next && TAKEN_BACK.test(between!) ? [{ start: thing.start, end: next.start }] : [];
  });
  if (gone.length === 0) return { words, isMeant: () => true };
  const isGone = ({ start }: Span) => gone.some((each) => start >= each.start && start < each.end);
  return { words: words.filter((word) => !isGone(word)), isMeant: (thing) => !isGone(thing) };
}
