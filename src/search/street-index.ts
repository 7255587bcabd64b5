// Streets and house numbers of the catalogue's addresses.
import type { Catalogue } from '../domain/catalogue.ts';
import { oncePerObject } from '../domain/once.ts';
import type { Place } from '../domain/place.ts';
import type { Point } from '../geo/point.ts';
import { stemOf, wordsOf } from './words.ts';

export interface StreetIndex {
  /** The longest street name that begins at a word, and how many words it takes. */
  streetAt(words: readonly string[], at: number): { readonly street: string; readonly length: number } | undefined;
  /** Rows of a street, with its kind ("calle") and the house number where the address has them. */
  rowsOn(street: string): readonly StreetRow[];
  /** Every street, as an address writes it, with a point on it and how many places it has. */
  all(): readonly StreetEntry[];
}

interface StreetRow {
  readonly row: number;
  readonly number?: number;
  readonly type?: string;
}

export interface StreetEntry {
  readonly street: string;
  readonly name: string;
  readonly position: Point;
  readonly places: number;
}

/** Words of addresses: articles and prepositions, and kinds of street. */
interface StreetWords {
  readonly isFiller: (word: string) => boolean;
  readonly isType: (word: string) => boolean;
}

interface ReadAddress extends Omit<StreetRow, 'row'> {
  readonly name: string;
  readonly stems: readonly string[];
}

type AddressReader = (place: Place) => ReadAddress | undefined;

/** The street and the number of a place's address; each place is read once. */
export const addressReader = ({ isFiller, isType }: StreetWords): AddressReader =>
  oncePerObject(({ address }: Place) => {
    if (address === undefined) return undefined;
    const [name = '', ...rest] = address.split(',');
    const words = wordsOf(name);
    const type = words.find(isType);
    const stems = words.filter((word) => !isFiller(word) && !isType(word)).map(stemOf);
    if (stems.length === 0) return undefined;
    const number = Number.parseInt(/\d+/u.exec(rest.join(' '))?.[0] ?? '', 10);
    const known = { ...(Number.isFinite(number) && { number }), ...(type !== undefined && { type }) };
    return { name: name.trim(), stems, ...known };
  });

export function streetIndexOf(
  { places }: Catalogue,
  addressOf: AddressReader,
  { isFiller, isType }: StreetWords,
): StreetIndex {
  const streets = new Map<string, StreetRow[]>();
  const written = new Map<string, string>();
  let longest = 1;
  places.forEach((place, row) => {
    const address = addressOf(place);
    if (!address) return;
    const { name, stems, ...door } = address;
    longest = Math.max(longest, stems.length);
    const key = stems.join(' ');
    if (!written.has(key)) written.set(key, name);
    const known = streets.get(key);
    if (known) known.push({ row, ...door });
    else streets.set(key, [{ row, ...door }]);
  });
  return {
    streetAt(words, at) {
      if (isFiller(words[at] ?? '') && !isType(words[at - 1] ?? '')) return undefined;
      for (let length = Math.min(words.length - at, longest + 3); length > 0; length--) {
        const stems = words
          .slice(at, at + length)
          .filter((word) => !isFiller(word) && !isType(word))
          .map(stemOf);
        const street = stems.join(' ');
        if (stems.length > 0 && !isFiller(words[at + length - 1]!) && streets.has(street)) return { street, length };
      }
      return undefined;
    },
    rowsOn: (street) => streets.get(street) ?? [],
    all: () =>
      [...streets].map(([street, rows]) => ({
        street,
        name: written.get(street)!,
        position: places[rows[0]!.row]!.position,
        places: rows.length,
      })),
  };
}
