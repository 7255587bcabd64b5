// Reads a query into what it constrains (concepts, areas, streets, what it is near to, price, time) and what is left as
// text. The longest phrase wins; a word that nothing knows may be a slip of the finger.
import type { StreetBook } from '../city/streets.ts';
import type { Area } from '../geo/areas.ts';
import type { Point } from '../geo/point.ts';
import { claimArea } from './area-claims.ts';
import type { Respell } from './by-ear.ts';
import { type AskedTime, timeIn } from './clock-words.ts';
import type { ConceptBook } from './concept-book.ts';
import { type ConceptGroup, conceptAt } from './concept-reading.ts';
import type { PhraseBook } from './phrases.ts';
import { meaningsOf, type QueryMeaning, type QueryWords } from './query-words.ts';
import type { StreetIndex } from './street-index.ts';
import { isStreetType, streetAt } from './street-reading.ts';
import { wordsOf } from './words.ts';

export interface QueryReading {
  readonly words: readonly string[];
  /** Each must be fulfilled; the concepts of one are alternatives. */
  readonly groups: readonly ConceptGroup[];
  readonly area?: Area;
  /** "Malasaña or Chueca": named beside it. */
  readonly otherAreas: readonly Area[];
  /** The words that named the area; beside other text they may be somebody's name, as in "Goya's tomb". */
  readonly areaWords: readonly string[];
  /** Other areas that have the very name, as a quarter and the district around it. */
  readonly namesakes: readonly Area[];
  readonly street?: { readonly street: string; readonly number?: number };
  /** Where the official door of the street is that the query names. */
  readonly door?: Point;
  /** A station, place or address that the query names as a landmark. */
  readonly near?: { readonly position: Point; readonly row?: number };
  /** The street that has the name of that station, where the query does not say "near". */
  readonly along?: string | undefined;
  readonly isNearMe: boolean;
  /** "What to see": whatever people come for. */
  readonly isForSights: boolean;
  /** Another city, or what stands there, is named as the place to go to. */
  readonly isElsewhere: boolean;
  readonly demands: readonly Demand[];
  readonly time?: AskedTime;
  /** Concepts that were read but say less than others that were: to be preferred where they hold. */
  readonly preferred: readonly ConceptGroup[];
  /** Words that mean something in a loose way only: what has them comes first. */
  readonly loose: readonly string[];
  /** Words that nothing above has claimed. */
  readonly rest: readonly string[];
}

/** What a query asks of price, hours and access. */
type Demand = (typeof DEMANDS)[number] | `day.${number}`;
const DEMANDS = ['free', 'cheap', 'expensive', 'open_now', 'late', 'wheelchair'] as const;

const isDemand = (meaning: QueryMeaning): meaning is Demand =>
  meaning.startsWith('day.') || DEMANDS.some((each) => each === meaning);

export interface Landmark {
  readonly position: Point;
  readonly row?: number;
  readonly isStation?: true;
  readonly prominence?: number;
}

export interface ReadingBooks {
  readonly words: QueryWords;
  readonly concepts: ConceptBook;
  readonly areas: PhraseBook<Area>;
  readonly stations: PhraseBook<Landmark>;
  /** Names of well-known places, for "near the Prado". */
  readonly landmarks: PhraseBook<Landmark>;
  readonly streets: StreetIndex;
  /** Official streets and doors; `streets` are those of the catalogue's addresses. */
  readonly addresses: StreetBook;
  isInside(areaId: string, point: Point): boolean;
  knows(word: string): boolean;
  readonly respell: Respell;
}

interface Claims {
  groups: ConceptGroup[];
  area?: Area;
  otherAreas: Area[];
  areaWords: readonly string[];
  namesakes: readonly Area[];
  street?: { readonly street: string; readonly number?: number };
  door?: Point;
  near?: Landmark;
  along?: string | undefined;
  isNearMe: boolean;
  isForSights: boolean;
  isElsewhere: boolean;
  demands: Demand[];
  rest: string[];
}

/** What nobody knows is read again as what it sounds like. */
export function readQuery(text: string, books: ReadingBooks): QueryReading {
  const words = wordsOf(text.slice(0, MOST_LETTERS))
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
  const reading = readWords(words, books);
  const heard = new Map(reading.rest.flatMap((word) => [[word, books.respell(word)] as const]));
  if (![...heard.values()].some(Boolean)) return reading;
  return readWords(
    words.flatMap((word) => heard.get(word) ?? [word]),
    books,
  );
}

function readWords(words: readonly string[], books: ReadingBooks): QueryReading {
  const claims: Claims = {
    groups: [],
    otherAreas: [],
    areaWords: [],
    namesakes: [],
    isNearMe: false,
    isForSights: false,
    isElsewhere: false,
    demands: [],
    rest: [],
  };
  const time = timeIn(words, books.words);
  let isAfterNear = false;
  let isAfterStreet = false;
  for (let at = 0; at < words.length; ) {
    if (time?.at.has(at)) {
      at++;
      continue;
    }
    const before = claims.near;
    const length = claimAt(words, at, isAfterNear, books, claims);
    // "Cuesta de Moyano" is a place that one may mean itself; what is near something is not that thing.
    if (isAfterStreet && claims.near && claims.near !== before) claims.near = { position: claims.near.position };
    if (length > 0) {
      const meanings = meaningsOf(words.slice(at, at + length), books.words);
      isAfterStreet = meanings.includes('street');
      isAfterNear = meanings.includes('near') || isAfterStreet || (isAfterNear && meanings.includes('stop'));
      at += length;
    } else {
      claims.rest.push(words[at]!);
      isAfterNear = false;
      at++;
    }
  }
  const groups = strongest(claims.groups).map((group, _, all) =>
    all.length === 1 && group.alone ? { ...group, concepts: group.alone } : group,
  );
  const isUsed = (group: ConceptGroup) => groups.some(({ words: used }) => used === group.words);
  const loose = claims.groups.filter((group) => group.role === 'related' || !isUsed(group));
  return {
    words,
    ...claims,
    ...(time && { time }),
    groups,
    preferred: claims.groups.filter((group) => !isUsed(group)),
    loose: [...claims.rest, ...loose.flatMap((group) => group.words)],
  };
}

/** "Comer churros": what is eaten says more than that it is eaten. */
function strongest(groups: readonly ConceptGroup[]): readonly ConceptGroup[] {
  const isNarrow = ({ concepts }: ConceptGroup) => concepts.some(({ type }) => type !== 'broad');
  const strong = groups.filter((group) => group.role !== 'related' && isNarrow(group));
  const related = groups.filter(isNarrow);
  // A feature is one of something: "movies in English" are movies, however loosely that was said.
  const areFeatures = strong.every(({ concepts }) => concepts.every(({ type }) => type === 'feature'));
  if (strong.length > 0) return areFeatures ? related : strong;
  return related.length > 0 ? related : groups.slice(0, 1);
}

/** Nobody needs more to say what they look for, and every word costs a look-up. */
const MOST_WORDS = 24;
const MOST_LETTERS = 1_000;
/** The longest name of one word; slips in a longer one cost more to look for with each letter. */
const LONGEST_WORD = 32;

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
  const isLandmark = landmark !== undefined && isAfterNear && street?.found.number === undefined;
  if (
    street &&
    !(isLandmark && landmark.length >= street.length) &&
    (street.length > most || (street.isTyped && street.length === most))
  ) {
    const door = street.found.number === undefined ? undefined : books.addresses.addressAt(words, at, street.hasType);
    if (door && isAfterNear) claims.near ??= { position: door.address.position };
    else claims.street ??= street.found;
    if (door && !isAfterNear) claims.door ??= door.address.position;
    return street.length;
  }
  // A street on which no place of the catalogue stands: what is near it.
  const address = isStreetType(words, at, books.words) ? books.addresses.addressAt(words, at, true) : undefined;
  if (address && address.length > most)
    return take(address.length, () => {
      claims.near ??= { position: address.address.position };
    });
  if (
    meaning?.values.includes('elsewhere') &&
    meaning.length === most &&
    isMeant(words, at, isAfterNear, station ?? area, books)
  )
    return take(meaning.length, () => {
      claims.isElsewhere = true;
    });
  const isFamous = (landmark?.values[0]?.prominence ?? 0) >= FAMOUS;
  if (landmark && landmark.length === most && (!area || isFamous))
    return take(landmark.length, () => {
      claims.near ??= landmark.values[0]!;
    });
  if (area && area.length === most) {
    return take(area.length, () => {
      // A station of that name, when the query says that it is near.
      if (isAfterNear && station && station.length === most) claims.near ??= station.values[0]!;
      else {
        claims.areaWords = [...claims.areaWords, ...words.slice(at, at + area.length)];
        claimArea(claims, area.values, books.isInside);
      }
    });
  }
  if (station && station.length === most && (isAfterNear || station.length > 1 || claims.groups.length > 0))
    return take(station.length, () => {
      claims.near ??= station.values[0]!;
      const along = isAfterNear ? undefined : books.streets.streetAt(words, at);
      if (along?.length === station.length) claims.along ??= along.street;
    });
  if (
    concept &&
    concept.length === most &&
    concept.length >= (meaning?.length ?? 0) &&
    !((meaning?.values.includes('stop') || meaning?.values.includes('sights')) && concept.group.role !== 'name')
  )
    return take(concept.length, () => claims.groups.push(concept.group));
  if (!meaning) return 0;
  for (const each of meaning.values) {
    if (each === 'near_me') claims.isNearMe = true;
    else if (each === 'sights') claims.isForSights = true;
    else if (isDemand(each)) claims.demands.push(each);
  }
  return meaning.length;
}

/** "Town hall of Seville" is another city's; "bares Sevilla" and "near Sevilla" are about the station of that name. */
const isMeant = (
  words: readonly string[],
  at: number,
  isAfterNear: boolean,
  namesake: unknown,
  { words: book }: ReadingBooks,
) => namesake === undefined || (!isAfterNear && at > 0 && meaningsOf(words.slice(at - 1, at), book).includes('stop'));

/** A landmark of such prominence is meant before the station or the district that is named after it. */
const FAMOUS = 4.5;

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

function meaningAt(words: readonly string[], at: number, { meanings, longest: most }: QueryWords) {
  for (let length = Math.min(words.length - at, most); length > 0; length--) {
    const values = meanings.get(words.slice(at, at + length).join(' '));
    if (values) return { length, values };
  }
  return undefined;
}
