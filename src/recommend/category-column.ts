// Categories of places as columns of numbers, any number of categories: those of row `r` stand in `numbers` from
// `starts[r]` to `starts[r + 1]`, ascending. A place has one to three, so a loop over them costs what a bit mask does.
import type { Category } from '../domain/category.ts';
import type { Place } from '../domain/place.ts';
import { CATEGORIES } from '../vocabulary/categories.ts';

export interface CategoryColumn {
  readonly starts: Uint32Array;
  /** Numbers in CATEGORIES. */
  readonly numbers: Uint16Array;
}

/** 1 for each category of a set, by its number. */
export type CategorySet = Uint8Array;

export function categoryColumnOf(places: readonly Pick<Place, 'categories'>[]): CategoryColumn {
  const ofPlace = places.map(({ categories }) => [...new Set(categories.map(numberOf))].sort((a, b) => a - b));
  const starts = new Uint32Array(places.length + 1);
  for (let row = 0; row < ofPlace.length; row++) starts[row + 1] = starts[row]! + ofPlace[row]!.length;
  return { starts, numbers: Uint16Array.from(ofPlace.flat()) };
}

export function categorySetOf(categories: Iterable<Category>): CategorySet {
  const set = new Uint8Array(CATEGORIES.length);
  for (const category of categories) set[numberOf(category)] = 1;
  return set;
}

export function isAnyOf({ starts, numbers }: CategoryColumn, row: number, set: CategorySet): boolean {
  for (let at = starts[row]!; at < starts[row + 1]!; at++) if (set[numbers[at]!] === 1) return true;
  return false;
}

/** Both lists ascend, so one walk along them finds what they share. */
export function shareCategory({ starts, numbers }: CategoryColumn, a: number, b: number): boolean {
  let [atA, atB] = [starts[a]!, starts[b]!];
  const [endA, endB] = [starts[a + 1]!, starts[b + 1]!];
  while (atA < endA && atB < endB) {
    const difference = numbers[atA]! - numbers[atB]!;
    if (difference === 0) return true;
    if (difference < 0) atA++;
    else atB++;
  }
  return false;
}

const numbers: ReadonlyMap<Category, number> = new Map(CATEGORIES.map((category, at) => [category, at]));

function numberOf(category: Category): number {
  const number = numbers.get(category);
  if (number === undefined) throw new Error(`"${category}" is no category of the vocabulary`);
  return number;
}
