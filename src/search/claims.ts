// What each stretch of a query claims: a street, a landmark, an area, a station, a concept, or a word that says how to search.
import type { Area } from '../geo/areas.ts';
import type { Point } from '../geo/point.ts';
import { claimArea } from './area-claims.ts';
import { type ConceptGroup, leftConceptAt, type NamedStretch } from './concept-groups.ts';
import type { PhraseBook } from './phrase-book.ts';
import type { Landmark, ReadingBooks } from './query-reading.ts';
import { meaningsOf, type QueryWords } from './query-words.ts';
import { isStreetType, streetAt, streetNamed } from './street-reading.ts';

export interface Claims {
  groups: ConceptGroup[];
  area?: Area;
  otherAreas: Area[];
  areaWords: readonly string[];
  namesakes: readonly Area[];
  street?: { readonly street: string; readonly number?: number; readonly type?: string };
  door?: Point;
  near?: Landmark;
  along?: string | undefined;
  isNearMe: boolean;
  isForSights: boolean;
  isBuying: boolean;
  /** "Tienda": shops of whatever kind. */
  isForShops: boolean;
  isNearStation: boolean;
  isNoPlace: boolean;
  rest: string[];
}

export const noClaims = (): Claims => ({
  groups: [],
  otherAreas: [],
  areaWords: [],
  namesakes: [],
  isNearMe: false,
  isForSights: false,
  isBuying: false,
  isForShops: false,
  isNearStation: false,
  isNoPlace: false,
  rest: [],
});

/** Where a stretch begins, and what is known of it already. */
interface Start {
  readonly at: number;
  readonly isAfterNear: boolean;
  /** What the frame wishes for here. */
  readonly wished: NamedStretch | undefined;
}

/** How many words from here belong together; what they mean goes to the claims. */
export function claimAt(
  words: readonly string[],
  { at, isAfterNear, wished }: Start,
  books: ReadingBooks,
  claims: Claims,
): number {
  const landmark = isAfterNear ? longest(words, at, books.landmarks) : undefined;
  // A museum with Goya has his works, and is in no quarter.
  const isHad = at > 0 && meaningsOf(words.slice(at - 1, at), books.words).includes('having');
  const station = isHad ? undefined : stationAt(words, at, books);
  const area = isHad ? undefined : longest(words, at, books.areas);
  const meaning = meaningAt(words, at, books.words);
  const named = wished ?? leftConceptAt(words, at, books.concepts);
  const concept = named && meaning?.values.includes('shop') && isHintAtMalls(named) ? undefined : named;
  if (meaning?.values.includes('buy')) claims.isBuying = true;
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
    // "Street art" is on no street.
    !(wished !== undefined && wished.length === street.length && wished.length > 1) &&
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
  const isFamous = (landmark?.values[0]?.prominence ?? 0) >= FAMOUS;
  if (landmark && landmark.length === most && (!area || isFamous))
    return take(landmark.length, () => {
      claims.near ??= landmark.values[0]!;
    });
  // "Opera tickets" are no quarter called Ópera; "near Ópera" is.
  const isWhat = wished !== undefined && wished.length === most && !isAfterNear;
  if (area && area.length === most && !isWhat) {
    return take(area.length, () => {
      // A station of that name, when the query says that it is near.
      if (isAfterNear && station && station.length === most) claims.near ??= station.values[0]!;
      else {
        if (area.values.some(({ shape }) => 'path' in shape))
          claims.along ??= streetNamed(words.slice(at, at + area.length), books);
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
  if (meaning?.values.includes('station') && isAfterNear && meaning.length === most)
    return take(meaning.length, () => {
      claims.isNearStation = true;
    });
  if (
    concept &&
    concept.length === most &&
    (concept.isWished || concept.length >= (meaning?.length ?? 0)) &&
    (concept.groups[0]!.role === 'name' ||
      !((meaning?.values.includes('stop') && !concept.isWished) || meaning?.values.includes('sights')))
  )
    return take(concept.length, () => claims.groups.push(...concept.groups));
  if (!meaning || meaning.values.every((each) => each === 'station')) return books.words.isStop(words[at]!) ? 1 : 0;
  if (meaning.values.includes('text')) return 0;
  for (const each of meaning.values) {
    if (each === 'near_me') claims.isNearMe = true;
    else if (each === 'sights') claims.isForSights = true;
    else if (each === 'shop') claims.isForShops = true;
    else if (each === 'no_place') claims.isNoPlace = true;
  }
  return meaning.length;
}

/** "Shop" alone hints at malls, and means shops of every kind. */
const isHintAtMalls = ({ groups }: NamedStretch): boolean =>
  groups.every(({ role, concepts }) => role === 'related' && concepts.every(({ id }) => id === 'malls'));

/** "Iglesia metro Serrano": the word between two names belongs to the second. */
function stationAt(words: readonly string[], at: number, { stations, words: book }: ReadingBooks) {
  const found = longest(words, at, stations);
  const last = at + (found?.length ?? 0) - 1;
  const isShared = last > at && meaningsOf(words.slice(last, last + 1), book).includes('station');
  return isShared && (longest(words, last, stations)?.length ?? 0) > 1 ? undefined : found;
}

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
