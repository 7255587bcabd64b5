// What a place is, as the tables of features name it: its first category, a kind, a cuisine, or its price level.
import type { Place } from '../domain/place.ts';

export type SortName = `category:${string}` | `kind:${string}` | `cuisine:${string}` | `price:${1 | 2 | 3 | 4}`;

/** A name of a table, read once: they are asked of every place of a search. */
export interface Sort {
  readonly type: string;
  readonly name: string;
}

export function sortNamed(written: SortName): Sort {
  const [type = '', name = ''] = written.split(':');
  return { type, name };
}

/** The first category of a place counts, and any kind or cuisine. */
export function isOfSort(
  place: Place,
  { type, name }: Sort,
  isOf: (type: 'kind' | 'cuisine', name: string) => boolean,
): boolean {
  if (type === 'category') return place.categories[0] === name;
  return type === 'price' ? place.priceLevel === Number(name) : isOf(type as 'kind' | 'cuisine', name);
}
