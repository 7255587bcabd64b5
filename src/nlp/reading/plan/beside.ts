// Whether two wishes of a message speak of one place, because they stand beside each other.
import type { Wish } from '../../../wishes/wish.ts';
import type { Reading } from '../context.ts';

export const isSame = (a: Wish, b: Wish): boolean => a.attribute === b.attribute && a.value === b.value;

/** A few small words between the two, and none that makes a list. */
export function isBeside({ document: { words, text }, grammar }: Reading, a: Wish, b: Wish): boolean {
  if (!a.said || !b.said) return false;
  const [from, to] = a.said.start < b.said.start ? [a.said.end, b.said.start] : [b.said.end, a.said.start];
  const between = words.filter((word) => word.start >= from && word.end <= to);
  // "A tablao, with flamenco": what is said behind "with" is of the same place.
  const isOfSame = isSame(a, b) && between.some(({ norm }) => grammar.plans.served.has(norm));
  const isListed = !isOfSame && between.some(({ norm }) => grammar.adding.has(norm) && !grammar.inside.has(norm));
  const isClose = between.length <= (isSame(a, b) ? MOST_BETWEEN_SAME : MOST_BETWEEN) && !isListed;
  return isClose && (isSame(a, b) || !/[,;+]/.test(text.slice(from, to)));
}
const MOST_BETWEEN = 3;
const MOST_BETWEEN_SAME = 8;
