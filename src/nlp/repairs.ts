// "Museums, sorry, parks", «un bar, digo, un café»: what somebody takes back in the same breath was not said.
import { foldAccents } from '../domain/text.ts';
import type { Word } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import type { Span } from './understanding.ts';

/** What is left of a message once everything that was taken back is gone, together with the words that took it back. */
export function withoutRepaired<Thing extends Span>(
  text: string,
  words: readonly Word[],
  things: readonly Thing[],
  { pack }: Compiled,
): { readonly words: readonly Word[]; readonly isMeant: (thing: Thing) => boolean } {
  const gone = things.flatMap((thing, at): Span[] => {
    const next = things[at + 1];
    const between = next && foldAccents(text.slice(thing.end, next.start));
    return next && pack.opinionForms.takenBack.test(between!) ? [{ start: thing.start, end: next.start }] : [];
  });
  if (gone.length === 0) return { words, isMeant: () => true };
  const isGone = ({ start }: Span) => gone.some((each) => start >= each.start && start < each.end);
  return { words: words.filter((word) => !isGone(word)), isMeant: (thing) => !isGone(thing) };
}
