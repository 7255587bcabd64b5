// Reads a query into what it constrains (concepts, areas, streets, what it is near to, price, time) and what is left as
// text. The longest phrase wins; a word that nothing knows may be a slip of the finger.
import type { Area } from '../geo/areas.ts';
import type { Point } from '../geo/point.ts';
import type { Concept, FormRole } from '../vocabulary/concept.ts';
import type { ConceptBook } from './concept-book.ts';
import type { PhraseBook } from './phrases.ts';
import type { QueryMeaning, QueryWords } from './query-words.ts';
import type { StreetIndex } from './street-index.ts';
import { stemOf, wordsOf } from './words.ts';

export interface QueryReading {
  readonly words: readonly string[];
  /** Each must be fulfilled; the concepts of one are alternatives. */
  readonly groups: readonly ConceptGroup[];
  readonly area?: Area;
  readonly street?: { readonly street: string; readonly number?: number };
  /** A station or place that the query names as a landmark. */
  readonly near?: { readonly position: Point; readonly row?: number };
  readonly isNearMe: boolean;
  /** "What to see": whatever people come for. */
  readonly isForSights: boolean;
  readonly demands: readonly Exclude<QueryMeaning, 'stop' | 'near' | 'near_me' | 'street' | 'sights'>[];
  /** Words that nothing above has claimed. */
  readonly rest: readonly string[];
}

export interface ConceptGroup {
  readonly concepts: readonly Concept[];
  /** The words that named it, for places whose text says so where their facts do not. */
  readonly words: readonly string[];
  readonly role: FormRole;
}

export interface Landmark {
  readonly position: Point;
  readonly row?: number;
  readonly isStation?: true;
}

export interface ReadingBooks {
  readonly words: QueryWords;
  readonly concepts: ConceptBook;
  readonly areas: PhraseBook<Area>;
  readonly stations: PhraseBook<Landmark>;
  /** Names of well-known places, for "near the Prado". */
  readonly landmarks: PhraseBook<Landmark>;
  readonly streets: StreetIndex;
  knows(word: string): boolean;
}

interface Claims {
  groups: ConceptGroup[];
  area?: Area;
  street?: { readonly street: string; readonly number?: number };
  near?: Landmark;
  isNearMe: boolean;
  isForSights: boolean;
  demands: QueryReading['demands'][number][];
  rest: string[];
}

export function readQuery(text: string, books: ReadingBooks): QueryReading {
  const words = wordsOf(text).slice(0, MOST_WORDS);
  const claims: Claims = { groups: [], isNearMe: false, isForSights: false, demands: [], rest: [] };
  let isAfterNear = false;
  for (let at = 0; at < words.length; ) {
    const length = claimAt(words, at, isAfterNear, books, claims);
    if (length > 0) {
      const meanings = meaningsOf(words.slice(at, at + length), books.words);
      isAfterNear =
        meanings.includes('near') || meanings.includes('street') || (isAfterNear && meanings.includes('stop'));
      at += length;
    } else {
      claims.rest.push(words[at]!);
      isAfterNear = false;
      at++;
    }
  }
  return { words, ...claims, groups: withoutWeak(claims.groups) };
}

/** "Comer churros": what is eaten says more than that it is eaten. */
function withoutWeak(groups: readonly ConceptGroup[]): readonly ConceptGroup[] {
  const strong = groups.filter(
    ({ role, concepts }) => role !== 'related' && concepts.some(({ type }) => type !== 'broad'),
  );
  return strong.length > 0 ? strong : groups.slice(0, 1);
}

/** Nobody needs more to say what they look for, and every word costs a look-up. */
const MOST_WORDS = 24;

/** How many words from here belong together; what they mean goes to the claims. */
function claimAt(
  words: readonly string[],
  at: number,
  isAfterNear: boolean,
  books: ReadingBooks,
  claims: Claims,
): number {
  const landmark = isAfterNear ? longest(words, at, books.landmarks) : undefined;
  const station = longest(words, at, books.stations);
  const area = longest(words, at, books.areas);
  const concept = conceptAt(words, at, books);
  const meaning = meaningAt(words, at, books.words);
  const street = streetAt(words, at, books);
  const most = Math.max(
    landmark?.length ?? 0,
    station?.length ?? 0,
    area?.length ?? 0,
    concept?.length ?? 0,
    meaning?.length ?? 0,
  );
  if (street && (street.length > most || (street.isTyped && street.length === most))) {
    claims.street ??= street.found;
    return street.length;
  }
  if (landmark && landmark.length === most && !area)
    return take(landmark.length, () => {
      claims.near ??= landmark.values[0]!;
    });
  if (area && area.length === most) {
    return take(area.length, () => {
      // A station of that name, when the query says that it is near.
      if (isAfterNear && station && station.length === most) claims.near ??= station.values[0]!;
      else claims.area ??= best(area.values);
    });
  }
  if (station && station.length === most && (isAfterNear || station.length > 1 || claims.groups.length > 0))
    return take(station.length, () => {
      claims.near ??= station.values[0]!;
    });
  if (
    concept &&
    concept.length === most &&
    concept.length >= (meaning?.length ?? 0) &&
    !(meaning?.values.includes('stop') && concept.group.role !== 'name')
  )
    return take(concept.length, () => claims.groups.push(concept.group));
  if (!meaning) return 0;
  for (const each of meaning.values) {
    if (each === 'near_me') claims.isNearMe = true;
    else if (each === 'sights') claims.isForSights = true;
    else if (each !== 'stop' && each !== 'near' && each !== 'street') claims.demands.push(each);
  }
  return meaning.length;
}

function take(length: number, claim: () => void): number {
  claim();
  return length;
}

function longest<Value>(words: readonly string[], at: number, book: PhraseBook<Value>) {
  for (let length = Math.min(words.length - at, book.longest); length > 0; length--) {
    const values = book.find(words.slice(at, at + length));
    if (values.length > 0) return { length, values };
  }
  return undefined;
}

/** Where facts that narrow are named, the broader words for the same thing say nothing more. */
function conceptAt(words: readonly string[], at: number, books: ReadingBooks) {
  for (let length = Math.min(words.length - at, books.concepts.longest); length > 0; length--) {
    const said = words.slice(at, at + length);
    const stems = said.map(stemOf);
    const found = books.concepts.findNormal(stems);
    const values =
      found.length > 0
        ? found
        : books.concepts.findNormal(stems.map((stem, i) => correctedStem(stem, said[i]!, books)));
    if (values.length === 0) continue;
    const named = values.filter(({ role }) => role === 'name');
    const told = named.length > 0 ? named : values;
    const narrow = told.filter(({ concept }) => NARROW.has(concept.type));
    const concepts = [...new Set((narrow.length > 0 ? narrow : told).map(({ concept }) => concept))];
    return { length, group: { concepts, words: said, role: told[0]!.role } };
  }
  return undefined;
}

const NARROW: ReadonlySet<Concept['type']> = new Set(['kind', 'dish', 'cuisine', 'diet', 'feature']);

const correctedStem = (stem: string, word: string, { concepts, knows }: ReadingBooks): string =>
  stem.length > 4 && !knows(word) ? (concepts.correct(stem) ?? stem) : stem;

function meaningAt(words: readonly string[], at: number, { meanings, longest: most }: QueryWords) {
  for (let length = Math.min(words.length - at, most); length > 0; length--) {
    const values = meanings.get(words.slice(at, at + length).join(' '));
    if (values) return { length, values };
  }
  return undefined;
}

const meaningsOf = (words: readonly string[], { meanings }: QueryWords): readonly QueryMeaning[] =>
  meanings.get(words.join(' ')) ?? [];

/** "Calle de Fuencarral 78", "Huertas 50", "cava baja": a street, where a kind of street or a number says so. */
function streetAt(words: readonly string[], at: number, { streets, words: book }: ReadingBooks) {
  const hasType = meaningsOf(words.slice(at, at + 1), book).includes('street');
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
  return { length, isTyped, found: { street: found.street, ...(number !== undefined && { number }) } };
}

/** Of several areas of one name, the one that people mean. */
const best = (areas: readonly Area[]): Area => [...areas].sort((a, b) => b.prominence - a.prominence)[0]!;
