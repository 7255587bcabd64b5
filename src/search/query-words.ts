// The words of queries that are no text to look for, from data/vocabulary/search-words.tsv.
import { stemOf, wordsOf } from './words.ts';

export type QueryMeaning =
  | 'stop'
  | 'text'
  | 'meal'
  | 'near_me'
  | 'near'
  | 'having'
  | 'join'
  | 'street'
  | 'sights'
  | 'buy'
  | 'shop'
  | 'station'
  | 'no_place';

/** Phrases of folded words with their meanings; a phrase of several words wins over its parts. */
export interface QueryWords {
  readonly meanings: ReadonlyMap<string, readonly QueryMeaning[]>;
  readonly longest: number;
  /** Whether a word says nothing of the place, in any gender and number. */
  isStop(word: string): boolean;
}

/** @param table tab-separated: a meaning, then comma-separated forms a language; lines that begin with `#` are remarks */
export function queryWordsOf(table: string): QueryWords {
  const meanings = new Map<string, QueryMeaning[]>();
  const rows = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  for (const line of rows.slice(1)) {
    const [meaning = '', ...columns] = line.split('\t');
    for (const form of columns.join(',').split(',')) {
      const key = wordsOf(form).join(' ');
      if (key !== '') meanings.set(key, [...(meanings.get(key) ?? []), meaning as QueryMeaning]);
    }
  }
  const stops = new Set([...meanings].flatMap(([key, values]) => (values.includes('stop') ? [stemOf(key)] : [])));
  return {
    meanings,
    longest: Math.max(...[...meanings.keys()].map((key) => key.split(' ').length)),
    isStop: (word) => stops.has(stemOf(word)) && !meanings.get(word)?.includes('text'),
  };
}

export const meaningsOf = (words: readonly string[], { meanings }: QueryWords): readonly QueryMeaning[] =>
  meanings.get(words.join(' ')) ?? [];
