// English names of things, as they stand inside a sentence.
import type { Category } from '../../../domain/category.ts';
import type { Filter } from '../../../domain/conversation.ts';
import type { Kinds } from '../../../domain/kind.ts';
import type { Bearing } from '../../../domain/walk.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import { kindsNamed } from '../unsaid.ts';

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const HEADINGS: Readonly<Record<Bearing, string>> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};

/** After a noun: "museums that are open now". */
export const FILTER_PHRASES: Readonly<Record<Exclude<Filter, 'open_on'>, string>> = {
  open_now: 'open right now',
  quieter: 'away from the crowds',
  vegetarian: 'with vegetarian food',
  terrace: 'with outdoor seating',
  free: 'with free entry',
  children: 'good for children',
  accessible: 'with wheelchair access',
};

const SMALL_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const inWords = (count: number): string => SMALL_NUMBERS[count] ?? String(count);

export const labelOf = (type: 'category' | 'kind', id: string, count: number): string => {
  const concept = VOCABULARY.concept(type, id);
  return concept ? VOCABULARY.labelOf(concept, 'en', count) : id;
};

/** A category by the narrower nouns that were asked for, where there were such. */
export const namesFor = (categories: readonly Category[], count: number, kinds: Kinds = {}): readonly string[] =>
  categories.flatMap(
    (category) =>
      kindsNamed(category, kinds)?.map((kind) => labelOf('kind', kind, count)) ?? labelOf('category', category, count),
  );

export function nounFor(categories: readonly Category[], count: number, word = 'and', kinds?: Kinds): string {
  const names = namesFor(categories, count, kinds);
  return names.length === 0 ? (count === 1 ? 'place' : 'places') : joined(names, word);
}

/** "a, b and c". */
export function joined(items: readonly string[], word = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Behind what must not be eaten. */
export const ASK_THERE = ' (please ask there)';
