// Streets of the city in a text, by the streets and doors of its pack: "calle del pez 12", "c/ Fuencarral", "ave maria street".
import type { City } from '../city/city.ts';
import type { Address } from '../city/streets.ts';
import { foldAccents } from '../domain/text.ts';
import type { StreetNamed } from '../nlp/street-names.ts';

/** Words for a street behind its name, in English. */
const BEHIND: ReadonlySet<string> = new Set(['street', 'st', 'avenue', 'square', 'road']);
/** Kinds of street that hardly mean anything else, whatever letters follow. */
const SURE: ReadonlySet<string> = new Set(['calle', 'c', 'cl', 'plaza', 'avenida', 'glorieta', 'travesia', 'plazuela']);
const LONGEST_NAME = 4;
/** As the street book reads it. */
const SHORT = 3;
const NUMBER_WORDS: ReadonlySet<string> = new Set(['n', 'no', 'num', 'nr', 'o']);

interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

export function streetsNamed({ streets }: Pick<City, 'streets'>, text: string): readonly StreetNamed[] {
  const tokens: Token[] = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    word: foldAccents(match[0]).toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const words = tokens.map(({ word }) => word);
  const found: StreetNamed[] = [];
  const isTyped = (at: number): boolean => {
    const word = words[at]!;
    const next = tokens[at + 1];
    if (!next || (word === 'c' && text[tokens[at]!.end] !== '/')) return false;
    const isName = /^\p{Lu}|^\d/u.test(text.slice(next.start));
    return SURE.has(word) || (streets.types.has(word) && (isName || /^\p{Lu}/u.test(text.slice(tokens[at]!.start))));
  };
  for (let at = 0; at < words.length; at++) {
    const last = found.at(-1);
    if (last && tokens[at]!.start < last.end) continue;
    const read = isTyped(at) ? addressFrom(at) : undefined;
    const end = read && tokens[at + read.length - 1]?.end;
    if (read && end !== undefined) found.push({ start: tokens[at]!.start, end, ...placedAt(read.address) });
    else if (BEHIND.has(words[at]!)) found.push(...namedBefore(tokens, words, at));
  }
  return found;

  /** "Plaza Mayor for 5" has no door: between a street and its number stands at most a word for "number". */
  function addressFrom(at: number): ReturnType<typeof streets.addressAt> {
    const read = streets.addressAt(words, at, true);
    const between = read?.address.number === undefined ? undefined : words[at + read.length - 2];
    const isLoose = between !== undefined && between.length <= SHORT && !NUMBER_WORDS.has(between);
    const isOfName =
      read !== undefined && isLoose && foldAccents(read.address.street.name).toLowerCase().includes(` ${between}`);
    return isLoose && !isOfName ? streets.addressAt(words.slice(0, at + read!.length - 2), at, true) : read;
  }

  /** "Ave maria street": the longest name that ends there. */
  function namedBefore(all: readonly Token[], line: readonly string[], at: number): readonly StreetNamed[] {
    for (let length = Math.min(LONGEST_NAME, at); length > 0; length--) {
      const from = at - length;
      const read = streets.addressAt([line[at]!, ...line.slice(from, at)], 0, true);
      if (read && read.length === length + 1)
        return [{ start: all[from]!.start, end: all[at]!.end, ...placedAt(read.address) }];
    }
    return [];
  }
}

const placedAt = ({
  street: { name },
  number,
  position,
}: Address): Pick<StreetNamed, 'name' | 'isDoor' | 'position'> => ({
  name: number === undefined ? name : `${name}, ${number}`,
  isDoor: number !== undefined,
  position,
});
