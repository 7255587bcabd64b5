// Streets and house numbers in a query: "Calle de Fuencarral 78", "Huertas 50", "cava baja".
import { meaningsOf, type QueryWords } from './query-words.ts';
import type { StreetIndex } from './street-index.ts';

interface StreetBooks {
  readonly streets: StreetIndex;
  readonly words: QueryWords;
}

export const isStreetType = (words: readonly string[], at: number, book: QueryWords): boolean =>
  meaningsOf(words.slice(at, at + 1), book).includes('street');

/** The street that has exactly these words for a name, its kind left aside: "Gran Vía", "calle de Fuencarral". */
export function streetNamed(words: readonly string[], { streets, words: book }: StreetBooks): string | undefined {
  const own = words.filter((word) => !meaningsOf([word], book).includes('street'));
  const found = streets.streetAt(own, 0);
  return found?.length === own.length ? found.street : undefined;
}

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
  const type = hasType ? words[at]! : undefined;
  const numbered = { street: found.street, ...(number !== undefined && { number }) };
  return { length, isTyped, hasType, found: { ...numbered, ...(type !== undefined && { type }) } };
}
