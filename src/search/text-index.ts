// The words of all places in an inverted index: BM25+ over weighted fields, kept by MiniSearch.
import MiniSearch from 'minisearch';
import type { PlaceId } from '../domain/branded.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { withLatinSpellings } from '../domain/latin-letters.ts';
import type { Place } from '../domain/place.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { type KnownStems, stemOf, stemsOf, wordsOf } from './words.ts';

interface TextMatch {
  readonly row: number;
  readonly score: number;
  /** Stems of the query that the place has, spelt right or nearly so. */
  readonly matched: readonly string[];
}

export interface WordIndex {
  /** Of all words. */
  readonly stems: KnownStems;
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

/** Brings its index to a catalogue and looks through it from there; @yields how many places were read so far */
type WordIndexer = (catalogue: Catalogue) => Generator<number, WordIndex>;

/** Beyond this share of places that go or change, a new index is made sooner than the old one is brought up to date. */
const MOST_DROPPED = 0.2;

/**
 * One index that follows the catalogue: only places that came, went or changed are read. While it is brought to a newer
 * catalogue, and from then on, an older `WordIndex` of it finds what both have in common.
 */
export function wordIndexer(vocabulary: Vocabulary): WordIndexer {
  let texts = new IndexedTexts(vocabulary);
  let runs = 0;
  return function* indexed(catalogue) {
    const run = ++runs;
    let gone = texts.goneFrom(catalogue);
    if (gone.length > MOST_DROPPED * catalogue.places.length) {
      texts = new IndexedTexts(vocabulary);
      gone = [];
    }
    const own = texts;
    const changes = [
      ...gone.map((place) => () => own.drop(place)),
      ...own.newIn(catalogue).map((place) => () => own.take(place)),
    ];
    // A run for a newer catalogue has counted from what is held: this one leaves it at that.
    for (let from = 0; from < changes.length && run === runs; from += PLACES_A_STEP) {
      for (const change of changes.slice(from, from + PLACES_A_STEP)) change();
      yield from;
    }
    return wordIndexOf(own.index, own.stems, catalogue, vocabulary);
  };
}

/** The texts of the places that are held, in MiniSearch and as stems. */
class IndexedTexts {
  readonly stems = new CountedStems();
  readonly index: MiniSearch<Place>;
  readonly #held = new Map<PlaceId, Place>();

  readonly #vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.index = new MiniSearch<Place>({
      fields: [...FIELDS],
      tokenize: wordsOf,
      processTerm: (word) => this.stems.read(stemOf(word)),
      searchOptions: { processTerm: (word) => stemOf(word) },
      extractField: (place, field) => (field === 'id' ? place.id : fieldOf(place, field as TextField, vocabulary)),
    });
  }

  goneFrom({ places, rowOf }: Catalogue): readonly Place[] {
    return [...this.#held.values()].filter((place) => places[rowOf.get(place.id) ?? -1] !== place);
  }

  newIn({ places }: Catalogue): readonly Place[] {
    return places.filter((place) => this.#held.get(place.id) !== place && !this.#vocabulary.isConvenience(place));
  }

  drop(place: Place): void {
    this.index.remove(place);
    this.stems.countRead(-1);
    this.#held.delete(place.id);
  }

  take(place: Place): void {
    this.index.add(place);
    this.stems.countRead(1);
    this.#held.set(place.id, place);
  }
}

/** The stems of all texts, each with the number of places that have it. */
class CountedStems implements KnownStems {
  readonly #counts = new Map<string, number>();
  readonly #read = new Set<string>();

  /** Notes a stem of the place that is being read. */
  read(stem: string): string {
    this.#read.add(stem);
    return stem;
  }

  /** The place that was read came, or went. */
  countRead(change: 1 | -1): void {
    for (const stem of this.#read) {
      const left = (this.#counts.get(stem) ?? 0) + change;
      if (left > 0) this.#counts.set(stem, left);
      else this.#counts.delete(stem);
    }
    this.#read.clear();
  }

  has(stem: string): boolean {
    return this.#counts.has(stem);
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#counts.keys();
  }
}

function wordIndexOf(
  index: MiniSearch<Place>,
  stems: KnownStems,
  { places, rowOf }: Catalogue,
  vocabulary: Vocabulary,
): WordIndex {
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
  const rowsAmong = (found: readonly { readonly id: PlaceId }[]) => found.flatMap(({ id }) => rowOf.get(id) ?? []);
  const mentioning = (words: readonly string[]): ReadonlySet<number> =>
    new Set(rowsAmong(index.search(words.join(' '), exactly) as { id: PlaceId }[]));
  const matchesOf = (text: string, fields: readonly TextField[]): readonly TextMatch[] =>
    index
      .search(text, { ...options, fields: [...fields] })
      .flatMap(({ id, score, queryTerms, match }) => {
        const row = rowOf.get(id);
        const matched = [...new Set(queryTerms)].filter((term) => !isSlip(term) || isSlipOfName(match, queryTerms));
        return row === undefined || matched.length === 0 ? [] : [{ row, score, matched }];
      })
      .sort((a, b) => b.score - a.score || a.row - b.row)
      .slice(0, MOST_MATCHES);
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

/** A slip may be meant for a name, a kind or a street; what a description says is too much to be sure of. */
const isSlipOfName = (match: Readonly<Record<string, readonly string[]>>, queryTerms: readonly string[]): boolean =>
  Object.entries(match).some(
    ([term, fields]) => !queryTerms.includes(term) && fields.some((field) => field !== 'text'),
  );

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

export function labelsOf(
  { categories, cuisines }: Pick<Place, 'categories' | 'cuisines'>,
  vocabulary: Vocabulary,
): string[] {
  const concepts = [
    ...categories.map((id) => vocabulary.concept('category', id)),
    ...cuisines.map((id) => vocabulary.concept('cuisine', id)),
  ];
  return concepts.flatMap((concept) => Object.values(concept?.words ?? {}).flatMap(({ one, many }) => [one, many]));
}
