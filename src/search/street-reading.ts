// Streets and house numbers in a query: "Calle de Fuencarral 78", "Huertas 50", "cava baja".
import { meaningsOf, type QueryWords } from './query-words.ts';
import type { StreetIndex } from './street-index.ts';

interface StreetBooks {
  readonly streets: StreetIndex;
  readonly words: QueryWords;
}

export const isStreetType = (words: readonly string[], at: number, book: QueryWords): boolean =>
  meaningsOf(words.slice(at, at + 1), book).includes('street');

/** "Calle de Fuencarral 78", "Huertas 50", "cava baja": a street, where a kind of street or a number says so. */
export function streetAt(words: readonly string[], at: number, { streets, words: book }: StreetBooks) {
  const hasType = isStreetType(words, at, book);
  const found = streets.streetAt(words, hasType ? at + 1 : at);
  if (!found) return undefined;
  let length = found.length + (hasType ? 1 : 0);
  const isTypeBehind = meaningsOf(words.slice(at + length, at + length + 1), book).includes('street');
  if (isTypeBehind) length++;
  const isNumberWord = /^(?:n|no|num|numero|number)$/u.test(words[at + length] ?? '');
  const numberAt = at + length + (isNumberWord ? 1 : 0);
  const number = /^\d{1,4}$/u.test(words[numberAt] ?? '') ? Number(words[numberAt]) : undefined;
  if (number !== undefined) length = numberAt + 1 - at;
  if (!hasType && !isTypeBehind && number === undefined && found.length < 2) return undefined;
  const isTyped = hasType || isTypeBehind || number !== undefined;
  return { length, isTyped, hasType, found: { street: found.street, ...(number !== undefined && { number }) } };
}
