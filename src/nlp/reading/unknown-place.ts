// "Near my hotel Foo", "close to Calle Inventada 45": somewhere to search that the city's names do not hold. The reply says so;
// else the list would be taken for one of there.

import type { Said } from '../../wishes/wish.ts';
import { isMark } from '../document.ts';
import { before, type Reading, saidOf } from './context.ts';

/** @param unread words that nothing has claimed */
export function unknownPlaceIn(reading: Reading, unread: readonly Said[]): Said | undefined {
  const { document } = reading;
  for (const said of unread) {
    const at = document.words.findIndex(({ start }) => start === said.start);
    const end = document.words.findIndex((word) => word.end === said.end);
    const stretch = at < 0 || end < at ? undefined : stretchAround(reading, at, end + 1);
    if (stretch && !isOwn(reading, stretch)) return saidOf(reading, ...stretch);
  }
  return undefined;
}

/** The words of the name: from "hotel" or "calle", where one stands before, to its last capital or number. */
function stretchAround(reading: Reading, at: number, end: number): readonly [from: number, to: number] | undefined {
  const { document, grammar, sentences } = reading;
  const { words } = document;
  const sentence = sentences.find(({ from, to }) => at >= from && at < to);
  if (!sentence) return undefined;
  const isNamed = (index: number) => sentence.chunks.some(({ name, from, to }) => name && index >= from && index < to);
  let from = at;
  while (from > sentence.from && grammar.wishes.addressed.has(words[from - 1]!.norm)) from--;
  const isNear = grammar.wishes.nearTo.test(before(reading, sentence.from, from));
  if (!isNear || isNamed(from)) return undefined;
  let to = end;
  while (to < sentence.to && !isMark(words[to]!) && !isNamed(to) && OF_NAME.test(words[to]!.surface)) to++;
  return [from, to];
}

const isOwn = ({ document, grammar }: Reading, [from, to]: readonly [from: number, to: number]): boolean =>
  to === from + 1 && grammar.wishes.ownPlaces.has(document.words[from]!.norm);

const OF_NAME = /^(?:\p{Lu}|\d)/u;
