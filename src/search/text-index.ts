// The words of all places in an inverted index: BM25+ over weighted fields, kept by MiniSearch.
import MiniSearch from 'minisearch';
import type { Catalogue } from '../domain/catalogue.ts';
import { withLatinSpellings } from '../domain/latin-letters.ts';
import type { Place } from '../domain/place.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { stemOf, stemsOf, wordsOf } from './words.ts';

interface TextMatch {
  readonly row: number;
  readonly score: number;
  /** Stems of the query that the place has, spelt right or nearly so. */
  readonly matched: readonly string[];
}

export interface WordIndex {
  /** Of all words. */
  readonly stems: ReadonlySet<string>;
  /** Places that have at least one of the words. @param most so many at the most, best first; @param fields all by default */
  search(words: readonly string[], most: number, fields?: readonly TextField[]): readonly TextMatch[];
  /** Places that have all of the words, spelt so. */
  mentioning(words: readonly string[]): ReadonlySet<number>;
  /** Whether some text of a place has these words, one right after the other. */
  isSaid(words: readonly string[]): boolean;
  /** Whether any place has the word, spelt so or nearly so. */
  knows(word: string): boolean;
}

const FIELDS = ['name', 'kind', 'where', 'text'] as const;
export type TextField = (typeof FIELDS)[number];
/** What a place is, whatever its street is called. */
export const WHAT_FIELDS: readonly TextField[] = ['name', 'kind', 'text'];
const BOOST = { name: 4, kind: 2.5, where: 1.5, text: 1 };
/** Letters of a stem from which on two slips are forgiven. */
const SECOND_SLIP_FROM = 9;
/** As many as any step of a search looks at. */
const MOST_MATCHES = 400;
/** Places that are added before others get their turn. */
const PLACES_A_STEP = 20;

/** @yields how many places the index holds so far */
export function* wordIndexInSteps({ places }: Catalogue, vocabulary: Vocabulary): Generator<number, WordIndex> {
  const stems = new Set<string>();
  const index = new MiniSearch<{ id: number }>({
    fields: [...FIELDS],
    tokenize: wordsOf,
    processTerm: (word) => {
      const stem = stemOf(word);
      stems.add(stem);
      return stem;
    },
    searchOptions: { processTerm: (word) => stemOf(word) },
    extractField: (document, field) =>
      field === 'id' ? String(document.id) : fieldOf(places[document.id]!, field as TextField, vocabulary),
  });
  for (let from = 0; from < places.length; from += PLACES_A_STEP) {
    index.addAll(places.slice(from, from + PLACES_A_STEP).map((_, at) => ({ id: from + at })));
    yield Math.min(places.length, from + PLACES_A_STEP);
  }
  // A word that some place has is no slip: only the others are compared with all that there are.
  const isSlip = (word: string) => word.length > 4 && !/\d/u.test(word) && !stems.has(word);
  const options = {
    boost: BOOST,
    fuzzy: (word: string) => (isSlip(word) ? (word.length < SECOND_SLIP_FROM ? 1 : 2) : false),
    prefix: isSlip,
    weights: { fuzzy: 0.35, prefix: 0.3 },
    combineWith: 'OR' as const,
  };
  const exactly = { fuzzy: false, prefix: false, combineWith: 'AND' as const };
  const mentioning = (words: readonly string[]): ReadonlySet<number> =>
    new Set(index.search(words.join(' '), exactly).map(({ id }) => Number(id)));
  const matchesOf = (text: string, fields: readonly TextField[]): readonly TextMatch[] =>
    index
      .search(text, { ...options, fields: [...fields] })
      .slice(0, MOST_MATCHES)
      .map(({ id, score, queryTerms }) => ({ row: Number(id), score, matched: [...new Set(queryTerms)] }));
  // The steps of one search ask for the same words again and again.
  let last: { readonly key: string; readonly matches: readonly TextMatch[] } = { key: '', matches: [] };
  return {
    stems,
    search(words, most, fields = FIELDS) {
      const text = words.join(' ');
      const key = `${text} ${fields.length}`;
      if (last.key !== key) last = { key, matches: matchesOf(text, fields) };
      return last.matches.slice(0, most);
    },
    mentioning,
    isSaid(words) {
      const phrase = ` ${words.map(stemOf).join(' ')} `;
      return [...mentioning(words)].some((row) => hasPhrase(places[row]!, phrase, vocabulary));
    },
    knows: (word) => stems.has(stemOf(word)) || index.search(word, options).length > 0,
  };
}

const hasPhrase = (place: Place, phrase: string, vocabulary: Vocabulary): boolean =>
  FIELDS.some((field) => ` ${stemsOf(fieldOf(place, field, vocabulary)).join(' ')} `.includes(phrase));

export function fieldOf(place: Place, field: TextField, vocabulary: Vocabulary): string {
  switch (field) {
    case 'name':
      return withLatinSpellings([place.name, ...place.aliases]).join(' ');
    case 'kind':
      return [...place.types, ...labelsOf(place, vocabulary)].join(' ').replaceAll('_', ' ');
    case 'where':
      return withLatinSpellings(
        [place.address, place.barrio, place.district].filter((each) => each !== undefined),
      ).join(' ');
    case 'text':
      return Object.values(place.description).join(' ');
  }
}

function labelsOf({ categories, cuisines }: Place, vocabulary: Vocabulary): string[] {
  const concepts = [
    ...categories.map((id) => vocabulary.concept('category', id)),
    ...cuisines.map((id) => vocabulary.concept('cuisine', id)),
  ];
  return concepts.flatMap((concept) => Object.values(concept?.words ?? {}).flatMap(({ one, many }) => [one, many]));
}
