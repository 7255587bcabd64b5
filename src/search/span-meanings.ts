// What the words of a query from one word on could mean: each name and phrase that begins there, the longest of its sort.
// Which of them counts is decided in claimers.ts.
import type { Area } from '../geo/areas.ts';
import { leftConceptAt, type NamedStretch } from './concept-groups.ts';
import type { PhraseBook } from './phrase-book.ts';
import type { Landmark, ReadingBooks } from './query-reading.ts';
import { meaningsOf, type QueryMeaning, type QueryWords } from './query-words.ts';
import { streetAt } from './street-reading.ts';

/** Where a span begins, and what is known of it before it is read. */
export interface SpanStart {
  readonly at: number;
  /** The word before says "near", or is a kind of street. */
  readonly isAfterNear: boolean;
  readonly isAfterStreet: boolean;
  /** Concepts were claimed by earlier words. */
  readonly isBesideConcept: boolean;
  /** What the frame wishes for here. */
  readonly wished: NamedStretch | undefined;
}

interface Found<Value> {
  /** In words. */
  readonly length: number;
  readonly values: readonly Value[];
}

export interface SpanMeanings extends SpanStart {
  readonly words: readonly string[];
  readonly landmark: Found<Landmark> | undefined;
  readonly station: Found<Landmark> | undefined;
  readonly area: Found<Area> | undefined;
  readonly concept: NamedStretch | undefined;
  /** How to search, or that the words say nothing. */
  readonly meaning: Found<QueryMeaning> | undefined;
  readonly street: ReturnType<typeof streetAt>;
  /** Words in the longest of the above, streets apart. */
  readonly longest: number;
}

export function meaningsAt(words: readonly string[], start: SpanStart, books: ReadingBooks): SpanMeanings {
  const { at, isAfterNear, wished } = start;
  // "A museum with Goya" has his works, and is in no quarter that is called after him.
  const isAfterHaving = at > 0 && meaningsOf(words.slice(at - 1, at), books.words).includes('having');
  const station = isAfterHaving ? undefined : stationAt(words, at, books);
  const area = isAfterHaving ? undefined : longestIn(words, at, books.areas);
  const meaning = meaningAt(words, at, books.words);
  const said = wished ?? leftConceptAt(words, at, books.concepts);
  const concept = said && meaning?.values.includes('shop') && isHintAtMalls(said) ? undefined : said;
  const street = streetAt(words, at, books);
  const known = isAfterNear || start.isBesideConcept ? longestIn(words, at, books.landmarks) : undefined;
  // Beside what is looked for, a well-known place says where if no other name is as long: "statues in the palace gardens".
  const isWhere = start.isBesideConcept && (known?.length ?? 0) > Math.max(1, ...[station, area, street].map(lengthOf));
  const landmark = isAfterNear || isWhere ? known : undefined;
  return {
    ...start,
    words,
    landmark,
    station,
    area,
    concept,
    meaning,
    street,
    longest: Math.max(...[landmark, station, area, concept, meaning].map(lengthOf)),
  };
}

const lengthOf = (found: { readonly length: number } | undefined): number => found?.length ?? 0;

/** "Shop" alone hints at malls, and means shops of every kind. */
const isHintAtMalls = ({ groups }: NamedStretch): boolean =>
  groups.every(({ role, concepts }) => role === 'related' && concepts.every(({ id }) => id === 'malls'));

/** "Iglesia metro Serrano": the word between two names of stations belongs to the second one. */
function stationAt(words: readonly string[], at: number, { stations, words: book }: ReadingBooks) {
  const found = longestIn(words, at, stations);
  const last = at + (found?.length ?? 0) - 1;
  const isShared = last > at && meaningsOf(words.slice(last, last + 1), book).includes('station');
  return isShared && (longestIn(words, last, stations)?.length ?? 0) > 1 ? undefined : found;
}

function longestIn<Value>(words: readonly string[], at: number, book: PhraseBook<Value>): Found<Value> | undefined {
  return longestWith(words, at, book.longest, (span) => book.find(span));
}

/** The longest phrase from a word on that says how to search. */
export const meaningAt = (words: readonly string[], at: number, book: QueryWords): Found<QueryMeaning> | undefined =>
  longestWith(words, at, book.longest, (span) => meaningsOf(span, book));

function longestWith<Value>(
  words: readonly string[],
  at: number,
  most: number,
  find: (span: readonly string[]) => readonly Value[],
): Found<Value> | undefined {
  for (let length = Math.min(words.length - at, most); length > 0; length--) {
    const values = find(words.slice(at, at + length));
    if (values.length > 0) return { length, values };
  }
  return undefined;
}
